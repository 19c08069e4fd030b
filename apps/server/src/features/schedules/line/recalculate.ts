import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { clockText } from '../../../records/clock-text.ts';
import { availableHeads } from '../../calendar/public.ts';
import { lockLines, readLines } from '../../lines/public.ts';
import { replanLine } from './replan.ts';

/**
 * Computes the schedules of lines again from calendars and, if wanted, from the people planned for each day. Without
 * `lineDeptIds` every sewing line is computed, with an empty list none.
 *
 * @returns id of the entry in the batch log
 */
export async function recalculate(
  services: Services,
  tx: Tx,
  actor: Actor,
  { lineDeptIds, from, byManpower }: BodyOf<'recalculateSchedules'>,
): Promise<string> {
  const { companyId, now, scope, employee } = actor;
  const today = clockText(now, scope.timeZone).slice(0, 10);
  const wanted = lineDeptIds ?? (await readLines(tx, companyId, {})).map(({ deptId }) => deptId);
  const lines = await lockLines(tx, companyId, wanted);
  if (byManpower) await takePlannedHeads(tx, companyId, wanted, from ?? today, today);
  let total = 0;
  for (const line of lines) {
    const draft = await replanLine(services, tx, actor, line);
    total += draft.bars.length;
  }
  const log = await tx.one<{ id: string }>(sql`
    insert into mes2.batch_day_log (company_id, job_code, work_date, start_date, end_date, total, ok_num, fail_num,
      by_employee_id)
    values (${companyId}, 'dayPlan', ${today}::date, ${now}, greatest(app_now(), ${now}::timestamptz), ${total}, ${total}, 0, ${employee?.id ?? null})
    returning id`);
  if (!log) throw new Error('no log entry was written');
  return log.id;
}

/** Days from tomorrow on take the heads that the manpower plan leaves the line. */
const takePlannedHeads = (
  tx: Tx,
  companyId: string,
  lineDeptIds: readonly string[],
  from: string,
  today: string,
): Promise<number> =>
  tx.run(sql`
    update mes2.schedule_day d set headcount = ${availableHeads(sql`m`)}
    from mes2.schedule s, mes2.manpower_plan m
    where d.company_id = ${companyId} and s.company_id = d.company_id and s.id = d.schedule_id
      and s.line_dept_id = any(${lineDeptIds}::bigint[]) and s.status in (0, 1) and s.del_flag = '0'
      and m.company_id = d.company_id and m.dept_id = s.line_dept_id and m.work_date = d.work_date
      and d.work_date > ${today}::date and d.work_date >= ${from}::date`);
