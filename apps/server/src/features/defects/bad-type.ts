import { sql } from '../../database/engine.ts';
import { given, liveRows } from '../../resources/expressions.ts';
import { codeKey } from '../../resources/keys.ts';
import { resource } from '../../resources/resource.ts';

/** A type of defect, under its category. */
export const badType = resource({
  operations: {
    list: 'listBadTypes',
    create: 'createBadType',
    update: 'updateBadType',
    remove: 'deleteBadType',
  },
  what: { zh: '不良类型', en: 'Defect type' },
  table: 'mes2.bad_type',
  label: 'name',
  pinyin: { name: sql`r.pinyin` },
  topic: 'dict',
  keys: [codeKey('bad_type')],
  references: {
    defectCategoryId: {
      table: 'mes2.defect_category',
      what: { zh: '疵点大类', en: 'Defect category' },
    },
  },
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    defectCategoryName: sql`c.name`,
    section: sql`c.section`,
    sort: sql`r.sort`,
    badItemCount: sql`(
      select count(*)::int from mes2.bad_item i
      where i.company_id = r.company_id and i.bad_type_id = r.id and i.del_flag <> '2')`,
    delFlag: sql`r.del_flag`,
    defectCategoryId: sql`r.defect_category_id`,
    version: sql`r.version`,
  },
  rows: (companyId, { defectCategoryId }) => sql`
    from mes2.bad_type r
    join mes2.defect_category c on c.company_id = r.company_id and c.id = r.defect_category_id
    where ${liveRows(companyId)}
    ${given(defectCategoryId, (id) => sql`r.defect_category_id = ${id}`)}`,
  order: sql`c.sort, c.code, r.sort, r.code`,
});
