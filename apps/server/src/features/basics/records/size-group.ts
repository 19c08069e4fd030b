import { sql } from '../../../database/engine.ts';
import { liveRows, onOff } from '../../../resources/expressions.ts';
import { codeKey } from '../../../resources/keys.ts';
import { resource } from '../../../resources/resource.ts';

export const sizeGroup = resource({
  operations: {
    list: 'listSizeGroups',
    create: 'createSizeGroup',
    update: 'updateSizeGroup',
    remove: 'deleteSizeGroup',
    changeStatus: 'changeSizeGroupStatus',
  },
  what: { zh: '尺码组', en: 'Size group' },
  table: 'ccm.size_group',
  label: 'name',
  topic: 'dict',
  keys: [codeKey('size_group')],
  pinyin: { name: sql`r.pinyin` },
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    sizeNames: sql`array(
      select z.name::text from ccm.size z
      where z.company_id = r.company_id and z.size_group_id = r.id and z.del_flag = '0'
      order by z.sort, z.id)`,
    status: onOff,
    version: sql`r.version`,
  },
  rows: (companyId) => sql`from ccm.size_group r where ${liveRows(companyId)}`,
  order: sql`r.code`,
});
