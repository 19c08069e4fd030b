import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

/** Garments that came off the sewing of a line, by the second of the factory day. */
export interface Output {
  /** Seconds from the midnight the day begins behind; a night shift continues beyond 86 400. */
  readonly second: number;
  readonly num: number;
}

/** A line on a day. */
export interface LineDate {
  readonly deptId: string;
  readonly workDate: string;
}

/** Output of one order. */
interface OrderOutput extends Output {
  readonly orderId: string;
}

/** What came off a line on a day, in time; what was taken back is not in it, repairs are none. */
export const lineOutput = (
  tx: Tx,
  actor: Pick<Actor, 'companyId'>,
  deptId: string,
  workDate: string,
): Promise<OrderOutput[]> => outputOfLines(tx, actor, [{ deptId, workDate }]);

/** What came off several lines on their days, in time. */
export const outputOfLines = (
  tx: Tx,
  { companyId }: Pick<Actor, 'companyId'>,
  days: readonly LineDate[],
): Promise<(OrderOutput & LineDate)[]> =>
  tx.all(sql`
    select s.line_dept_id as dept_id, s.work_date, s.order_id,
      extract(epoch from coalesce(s.device_date, s.scan_date)::timestamp - s.work_date)::int as second,
      sum(s.num)::int as num
    from (select distinct dept_id, work_date
      from unnest(${days.map(({ deptId }) => deptId)}::bigint[], ${days.map(({ workDate }) => workDate)}::date[])
        as k (dept_id, work_date)) d
    join mes2.scan s on s.company_id = ${companyId} and s.line_dept_id = d.dept_id and s.work_date = d.work_date
      and s.type in (1, 4, 5) and s.status = 0
    join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id and p.section = 3
      and p.is_output = 1
    group by 1, 2, 3, 4 order by 4`);
