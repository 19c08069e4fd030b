import { sql } from '../../../database/engine.ts';
import { liveRows, onOff } from '../../../resources/expressions.ts';
import { codeKey } from '../../../resources/keys.ts';
import { resource } from '../../../resources/resource.ts';

export const color = resource({
  operations: {
    list: 'listColors',
    create: 'createColor',
    update: 'updateColor',
    remove: 'deleteColor',
    changeStatus: 'changeColorStatus',
  },
  what: { zh: '颜色', en: 'Colour' },
  table: 'ccm.color',
  label: 'name',
  topic: 'dict',
  keys: [codeKey('color')],
  pinyin: { name: sql`r.pinyin` },
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    nameEn: sql`r.name_en`,
    hex: sql`r.hex`,
    pantone: sql`r.pantone`,
    family: sql`r.family`,
    status: onOff,
    version: sql`r.version`,
  },
  rows: (companyId) => sql`from ccm.color r where ${liveRows(companyId)}`,
  order: sql`r.code`,
});
