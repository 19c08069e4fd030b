import { sql } from '../../../database/engine.ts';
import { given, liveRows } from '../../../resources/expressions.ts';
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
  keys: [
    {
      index: 'dict_item_company_id_type_code_item_code_idx',
      refusal: ['already-used', { field: { zh: '编码', en: 'Code' } }],
    },
  ],
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
