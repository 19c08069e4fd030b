import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

/** A line on a day. */
export interface LineOnDay {
  readonly lineDeptId: string;
  readonly workDate: string;
}

export interface RunningOrder {
  readonly orderId: string;
  readonly orderNo: string;
  readonly styleNo: string;
}

/**
 * What a line sews: the order of the schedule that runs, of several the one reported last; else the order of
 * its last report, else the one a takt was set for. On a day gone by schedules say nothing.
 */
export const runningOrder = (
  tx: Tx,
  { companyId }: Actor,
  { lineDeptId, workDate }: LineOnDay,
  isToday: boolean,
) =>
  tx.one<RunningOrder>(sql`
    with reported as (
      select order_id, max(coalesce(device_date, scan_date)) as at from mes2.scan
      where company_id = ${companyId} and line_dept_id = ${lineDeptId} and work_date = ${workDate}::date
        and type <> 3 and status = 0
      group by 1)
    select o.id as order_id, o.order_no, o.style_no from (
      (select 1 as rank, s.order_id from mes2.schedule s
        left join reported r on r.order_id = s.order_id
        where ${isToday}::boolean and s.company_id = ${companyId} and s.line_dept_id = ${lineDeptId} and s.status = 1
          and s.del_flag = '0' order by r.at desc nulls last, s.start_date, s.id limit 1)
      union all
      (select 2, order_id from reported order by at desc, order_id desc limit 1)
      union all
      (select 3, order_id from mes2.takt_target
        where company_id = ${companyId} and dept_id = ${lineDeptId} and work_date = ${workDate}::date
          and order_id is not null and del_flag = '0' order by update_date desc, id desc limit 1)) w
    join mes2.production_order o on o.company_id = ${companyId} and o.id = w.order_id
    order by w.rank limit 1`);
