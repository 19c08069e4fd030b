import type { BundleStatus } from '@garment-mes/domain';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../actor.ts';

/**
 * Counts garments onto an operation, and never beyond its number: the condition is judged on the row
 * as it stands when this statement holds it, not on what was read before (H1, H2).
 *
 * @returns the new count; undefined when there was no room or the operation takes no reports
 */
export const countDone = (
  tx: Tx,
  { companyId, now }: Actor,
  bundleProcessId: string,
  num: number,
  employeeId: string,
) =>
  tx.one<{ doneNum: number; num: number; status: 0 | 1 | 2 }>(sql`
    update mes2.bundle_process set
      done_num = done_num + ${num}::int,
      status = case when done_num + ${num}::int >= num then 2 else 1 end,
      first_scan_date = coalesce(first_scan_date, ${now}::timestamptz), last_scan_date = ${now},
      last_employee_id = ${employeeId}, version = version + 1
    where company_id = ${companyId} and id = ${bundleProcessId}
      and done_num + ${num}::int <= num and status not in (3, 4)
    returning done_num, num, status`);

export const uncountDone = (tx: Tx, { companyId }: Actor, bundleProcessId: string, num: number) =>
  tx.one<{ doneNum: number; num: number; status: 0 | 1 | 2 }>(sql`
    update mes2.bundle_process set
      done_num = done_num - ${num}::int,
      status = case when done_num - ${num}::int <= 0 then 0 when done_num - ${num}::int >= num then 2 else 1 end,
      version = version + 1
    where company_id = ${companyId} and id = ${bundleProcessId} and done_num >= ${num}::int
    returning done_num, num, status`);

export const countRework = (tx: Tx, { companyId }: Actor, bundleProcessId: string, num: number) =>
  tx.one<{ doneNum: number; num: number; status: 0 | 1 | 2 }>(sql`
    update mes2.bundle_process set rework_num = rework_num + ${num}::int, version = version + 1
    where company_id = ${companyId} and id = ${bundleProcessId}
    returning done_num, num, status`);

/**
 * Where the bundle stands after a scan: the first sewing scan starts it, the last sewing operation ends
 * it, the output point of finishing passes it.
 */
export const moveBundle = (tx: Tx, { companyId, now }: Actor, bundleId: string, seqNo: number) =>
  tx.one<{ status: BundleStatus; doneCount: number }>(sql`
    update mes2.bundle b set
      done_count = s.done, current_seq_no = ${seqNo}::int, last_scan_date = ${now}, version = version + 1,
      status = case
        when b.status > 5 then b.status
        when s.passed then 5
        when s.sewing_rows > 0 and s.sewing_open = 0 then 4
        when s.sewing_begun then 3
        when b.status in (3, 4, 5)
          then case when b.line_dept_id is not null then 2 when b.print_count > 0 then 1 else 0 end
        else b.status end
    from (
      select count(*) filter (where status = 2)::int as done,
        count(*) filter (where section = 3)::int as sewing_rows,
        count(*) filter (where section = 3 and status not in (2, 3))::int as sewing_open,
        coalesce(bool_or(section = 3 and done_num > 0), false) as sewing_begun,
        coalesce(bool_or(section = 4 and is_output = 1 and status = 2), false) as passed
      from mes2.bundle_process where company_id = ${companyId} and bundle_id = ${bundleId}) s
    where b.company_id = ${companyId} and b.id = ${bundleId}
    returning b.status, b.done_count`);
