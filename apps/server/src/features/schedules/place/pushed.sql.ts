import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';

type Pushed = NonNullable<BodyOf<'updateSchedule'>['pushed']>;

/**
 * Lets bars of some lines begin where they began before a change pushed them. Those that run, are locked or were
 * changed since stay where they are. The caller has locked the lines and plans them afterwards.
 *
 * @returns how many were put back
 */
export const putPushedBack = (
  tx: Tx,
  companyId: string,
  lineDeptIds: readonly string[],
  pushed: Pushed,
): Promise<number> =>
  tx.run(sql`
    update mes2.schedule s set start_date = r."startDate", end_date = r."startDate" + (s.end_date - s.start_date)
    from jsonb_to_recordset(${JSON.stringify(pushed)}::jsonb)
      as r ("scheduleId" bigint, version int, "startDate" timestamptz)
    where s.company_id = ${companyId} and s.id = r."scheduleId" and s.version = r.version and s.status = 0
      and s.is_fixed = 0 and s.del_flag = '0' and s.line_dept_id = any(${lineDeptIds}::bigint[])`);
