import { sql } from '../../../database/engine.ts';
import { given, liveRows } from '../../../resources/expressions.ts';
import { codeKey } from '../../../resources/keys.ts';
import { resource } from '../../../resources/resource.ts';

/** An entry of a dictionary; its code is unique there. */
export const dictItem = resource({
  operations: {
    list: 'listDictItems',
    create: 'createDictItem',
    update: 'updateDictItem',
    remove: 'deleteDictItem',
    changeStatus: 'changeDictItemStatus',
  },
  what: { zh: '字典项', en: 'Dictionary entry' },
  table: 'ccm.dict_item',
  label: 'name',
  topic: 'dict',
  state: 'status',
  keys: [codeKey('dict_item', { column: 'item_code', within: ['type_code'] })],
  references: {
    typeCode: { table: 'ccm.dict_type', by: 'code', what: { zh: '字典', en: 'Dictionary' } },
  },
  columns: {
    id: sql`r.id`,
    typeCode: sql`r.type_code`,
    itemCode: sql`r.item_code`,
    name: sql`r.name`,
    nameEn: sql`r.name_en`,
    sort: sql`r.sort`,
    status: sql`r.status`,
    version: sql`r.version`,
  },
  rows: (companyId, { typeCode }) => sql`
    from ccm.dict_item r where ${liveRows(companyId)}
    ${given(typeCode, (code) => sql`r.type_code = ${code}`)}`,
  order: sql`r.type_code, r.sort, r.item_code`,
});
