import { sql } from '../../database/engine.ts';
import { liveRows } from '../../resources/expressions.ts';
import { codeKey } from '../../resources/keys.ts';
import { resource } from '../../resources/resource.ts';
import { shareOfCategory } from './recent-defects.sql.ts';

/** One of the few headings by which all figures of quality are cut. */
export const defectCategory = resource({
  operations: {
    list: 'listDefectCategories',
    create: 'createDefectCategory',
    update: 'updateDefectCategory',
    remove: 'deleteDefectCategory',
  },
  what: { zh: '疵点大类', en: 'Defect category' },
  table: 'mes2.defect_category',
  label: 'name',
  pinyin: { name: sql`r.pinyin` },
  topic: 'dict',
  keys: [codeKey('defect_category')],
  columns: {
    id: sql`r.id`,
    code: sql`r.code`,
    name: sql`r.name`,
    section: sql`r.section`,
    badTypeCount: sql`(
      select count(*)::int from mes2.bad_type t
      where t.company_id = r.company_id and t.defect_category_id = r.id and t.del_flag <> '2')`,
    badItemCount: sql`(
      select count(*)::int from mes2.bad_item i
      join mes2.bad_type t on t.company_id = i.company_id and t.id = i.bad_type_id
      where i.company_id = r.company_id and t.defect_category_id = r.id and i.del_flag <> '2')`,
    share30d: shareOfCategory,
    delFlag: sql`r.del_flag`,
    updateDate: sql`r.update_date`,
    sort: sql`r.sort`,
    version: sql`r.version`,
  },
  rows: (companyId) => sql`from mes2.defect_category r where ${liveRows(companyId)}`,
  order: sql`r.sort, r.code`,
  // A new one comes after those that were put in order.
  write: async (tx, id, _body, before) => {
    if (before) return;
    await tx.run(sql`
      update mes2.defect_category r set sort = (
        select coalesce(max(c.sort), 0) + 1 from mes2.defect_category c
        where c.company_id = r.company_id and c.id <> r.id and c.del_flag <> '2')
      where r.id = ${id}`);
  },
});
