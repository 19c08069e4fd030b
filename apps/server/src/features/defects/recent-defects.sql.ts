import { type Sql, sql } from '../../database/engine.ts';
import { factoryToday } from '../settings/public.ts';

const days = sql`${factoryToday(sql`current_company()`)} - 29`;

/** Defects of the last thirty days that are of a kind, as a percentage of all of them. */
export const shareOfDefects = (isOfKind: Sql): Sql => sql`(
  select round(100 * sum(d.num) filter (where ${isOfKind})::numeric / nullif(sum(d.num), 0), 2)
  from mes2.defect_day d
  join mes2.bad_item i on i.company_id = d.company_id and i.id = d.bad_item_id
  join mes2.bad_type t on t.company_id = i.company_id and t.id = i.bad_type_id
  where d.company_id = r.company_id and d.work_date >= ${days})`;

/** Defects of the record's item in the last thirty days. */
export const recentDefects: Sql = sql`coalesce((
  select sum(d.num)::int from mes2.defect_day d
  where d.company_id = r.company_id and d.bad_item_id = r.id and d.work_date >= ${days}), 0)`;
