import { type Sql, sql } from '../../database/engine.ts';
import { factoryToday } from '../settings/public.ts';

// Asks nothing of the row at hand: PostgreSQL reads it once a statement, however many rows it shows.
const recent = sql`
  from mes2.defect_day d
  where d.company_id = current_company() and d.work_date >= ${factoryToday(sql`current_company()`)} - 29`;

/** Defects of each item in the last thirty days. */
const byItem = sql`(select jsonb_object_agg(s.id, s.num)
  from (select d.bad_item_id as id, sum(d.num) as num ${recent} group by 1) s)`;

/** Of all defects of the last thirty days, the percentage that each item has. */
const shareByItem = sql`(select jsonb_object_agg(s.id, s.share) from (
  select d.bad_item_id as id, round(100 * sum(d.num)::numeric / nullif(sum(sum(d.num)) over (), 0), 2) as share
  ${recent} group by 1) s)`;

/** The same of each category. */
const shareByCategory = sql`(select jsonb_object_agg(s.id, s.share) from (
  select t.defect_category_id as id, round(100 * sum(n.num) / nullif(sum(sum(n.num)) over (), 0), 2) as share
  from (select d.bad_item_id as id, sum(d.num)::numeric as num ${recent} group by 1) n
  join mes2.bad_item i on i.company_id = current_company() and i.id = n.id
  join mes2.bad_type t on t.company_id = current_company() and t.id = i.bad_type_id
  group by 1) s)`;

/** Defects of the item `r` in the last thirty days. */
export const recentDefects: Sql = sql`coalesce((${byItem} ->> r.id::text)::int, 0)`;

/** Defects of the item `r` in the last thirty days, as a percentage of all of them. */
export const shareOfItem: Sql = sql`(${shareByItem} ->> r.id::text)::numeric`;

/** Defects of the category `r` in the last thirty days, as a percentage of all of them. */
export const shareOfCategory: Sql = sql`(${shareByCategory} ->> r.id::text)::numeric`;
