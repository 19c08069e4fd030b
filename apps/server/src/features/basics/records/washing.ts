import { sql } from '../../../database/engine.ts';
import { liveRows, onOff } from '../../../resources/expressions.ts';
import { codeKey } from '../../../resources/keys.ts';
import { resource } from '../../../resources/resource.ts';

export const washing = resource({
  operations: {
    list: 'listWashings',
    create: 'createWashing',
    update: 'updateWashing',
    remove: 'deleteWashing',
    changeStatus: 'changeWashingStatus',
  },
  what: { zh: '水洗', en: 'Washing' },
  table: 'ccm.washing',
  label: 'name',
  topic: 'dict',
  keys: [codeKey('washing')],
  pinyin: { name: sql`r.pinyin` },
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    minutes: sql`r.minutes`,
    price: sql`r.price`,
    shrinkWarpPct: sql`r.shrink_warp_pct`,
    shrinkWeftPct: sql`r.shrink_weft_pct`,
    status: onOff,
    version: sql`r.version`,
  },
  rows: (companyId) => sql`from ccm.washing r where ${liveRows(companyId)}`,
  order: sql`r.code`,
});
