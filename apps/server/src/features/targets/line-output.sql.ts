import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../actor.ts';

/** Garments that came off the sewing of a line, by the second of the factory day. */
export interface Output {
  /** Seconds from the midnight the day begins behind; a night shift goes on beyond 86 400. */
  readonly second: number;
  readonly num: number;
}

/** What came off a line on a day, in time; what was taken back is not in it, repairs are none. */
export const lineOutput = (
  tx: Tx,
  { companyId }: Actor,
  deptId: string,
  workDate: string,
): Promise<Output[]> =>
  tx.all<Output>(sql`
    select extract(epoch from coalesce(s.device_date, s.scan_date)::timestamp - ${workDate}::date)::int as second,
      sum(s.num)::int as num
    from mes2.scan s
    join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id and p.section = 3
      and p.is_output = 1
    where s.company_id = ${companyId} and s.line_dept_id = ${deptId} and s.work_date = ${workDate}::date
      and s.type in (1, 4, 5) and s.status = 0
    group by 1 order by 1`);
