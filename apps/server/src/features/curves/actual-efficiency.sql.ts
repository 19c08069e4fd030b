import { type Sql, sql } from '../../database/engine.ts';
import { factoryToday } from '../settings/public.ts';

/** Days in front of the factory day that is running and is not over. */
const DAYS = 90;
const SEWING = 3;

/**
 * What lines really reached with the orders of each customer, as rows of customer, category (0 for all of them) and
 * unrounded percent: standard minutes earned in a hundred minutes of the people put down. A line that sewed several orders on
 * a day gives each of them minutes by what it earned with it; days for which nobody was put down do not count.
 *
 * @see docs/formulas.md#line-efficiency
 */
export const actualEfficiency = (companyId: string): Sql => sql`(
  with span as (select d.day - ${DAYS}::int as first, d.day - 1 as last from (select ${factoryToday(sql`${companyId}`)} as day) d),
  made as (
    select h.line_dept_id, h.work_date, h.order_id, sum(h.earned_min) as earned
    from mes2.line_hour_output h
    join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id and p.section = ${SEWING}::int
    where h.company_id = ${companyId} and h.work_date between (select first from span) and (select last from span)
    group by 1, 2, 3),
  day as (select line_dept_id, work_date, sum(earned) as earned from made group by 1, 2),
  put as (
    select dept_id, work_date, sum(attend_min + ot_min + (lent_in_num - lent_out_num) * shift_net_min) as avail
    from mes2.manpower_input
    where company_id = ${companyId} and del_flag = '0'
      and work_date between (select first from span) and (select last from span)
    group by 1, 2)
  select o.customer_id, case when grouping(y.category_id) = 1 then 0 else coalesce(y.category_id, -1) end as category_id,
    100 * sum(m.earned) / sum(u.avail * m.earned / d.earned) as pct
  from made m
  join day d on d.line_dept_id = m.line_dept_id and d.work_date = m.work_date and d.earned > 0
  join put u on u.dept_id = m.line_dept_id and u.work_date = m.work_date and u.avail > 0
  join mes2.production_order o on o.company_id = ${companyId} and o.id = m.order_id
  left join mes2.style y on y.company_id = o.company_id and y.id = o.style_id
  where m.earned > 0
  group by grouping sets ((o.customer_id), (o.customer_id, y.category_id)))`;
