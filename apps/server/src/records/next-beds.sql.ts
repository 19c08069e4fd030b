import { type Sql, sql } from '../database/engine.ts';
import { bedLabel } from './bed-kinds.sql.ts';

/** Whether schedule `s` is the one of bed `n`: it names the bed, or the lay of the plan that the bed is cut of. */
const ofSchedule = sql`(s.cutting_bed_id = n.id or (s.cut_plan_id = n.cut_plan_id and n.lay_no = any(s.lay_nos)))`;

/** The place of bed `n` in the queue of its table: that of its schedule, and behind it what has none. */
export const queuePlace = sql`
  left join lateral (
    select s.plan_date, s.seq_no, s.plan_start_date from mes2.cutting_schedule s
    where s.company_id = n.company_id and s.status in (0, 1, 2) and s.del_flag = '0' and ${ofSchedule}
    order by s.plan_date, s.seq_no, s.plan_start_date limit 1) q on true`;

/**
 * What a cutting table takes next, for its board and for the people at it: beds nobody began, and lays that are
 * scheduled and have no bed yet, by their places in the queue. Rows of `order_no`, `label`, `place` and what they are
 * sorted by.
 *
 * @param tables condition on the table, `table_id` of `x`
 */
export const waitingWork = (companyId: Sql, tables: Sql): Sql => sql`
  select x.order_no, x.label, row_number() over (
      order by x.plan_date, x.seq_no, x.plan_start_date, x.create_date, x.bed_no, x.label) as place
  from (
    select n.company_id, n.table_id, n.order_no, ${bedLabel(sql`n`)} as label,
      coalesce(q.plan_date, n.plan_date) as plan_date, q.seq_no, q.plan_start_date, n.create_date, n.bed_no
    from mes2.cutting_bed n ${queuePlace}
    where n.company_id = ${companyId} and n.status = 0 and n.del_flag = '0'
    union all
    select s.company_id, s.table_id, o.order_no, s.schedule_no, s.plan_date, s.seq_no, s.plan_start_date, s.create_date,
      null::int
    from mes2.cutting_schedule s
    join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
    where s.company_id = ${companyId} and s.status in (0, 1) and s.del_flag = '0'
      and not exists (select 1 from mes2.cutting_bed n
        where n.company_id = s.company_id and n.status <> 9 and n.del_flag = '0' and ${ofSchedule})) x
  where ${tables}`;
