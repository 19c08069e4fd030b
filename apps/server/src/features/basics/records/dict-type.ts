import { sql } from '../../../database/engine.ts';
import { liveRows, onOff } from '../../../resources/expressions.ts';
import { codeKey } from '../../../resources/keys.ts';
import { resource } from '../../../resources/resource.ts';

export const dictType = resource({
  operations: {
    list: 'listDictTypes',
    create: 'createDictType',
    update: 'updateDictType',
    remove: 'deleteDictType',
    changeStatus: 'changeDictTypeStatus',
  },
  what: { zh: '字典', en: 'Dictionary' },
  table: 'ccm.dict_type',
  label: 'name',
  topic: 'dict',
  keys: [codeKey('dict_type')],
  usedBy: [{ table: 'ccm.dict_item', column: 'type_code', holds: 'code' }],
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    isTree: sql`r.is_tree`,
    status: onOff,
    version: sql`r.version`,
  },
  rows: (companyId) => sql`from ccm.dict_type r where ${liveRows(companyId)}`,
  order: sql`r.code`,
});
