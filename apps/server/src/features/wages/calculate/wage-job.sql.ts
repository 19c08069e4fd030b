import { type Sql, sql, type Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import { clockText } from '../../../records/clock-text.ts';
import type { CalculatedPeriod } from './calculate-people.ts';
import { peopleOfPeriod } from './people.sql.ts';

/** A calculation that has not ended, locked for the one who works on it. */
export interface WageJob extends CalculatedPeriod {
  readonly logId: string;
  readonly isPrepared: boolean;
}

/**
 * Writes the line of a calculation into the log of jobs, and a line for each of its people.
 *
 * @param people `id`, `employee_no`, `employee_name` of those to be computed
 * @returns its id
 */
export async function openWageJob(
  tx: Tx,
  { companyId, now, scope, employee }: Pick<Actor, 'companyId' | 'now' | 'scope' | 'employee'>,
  periodId: string,
  people: Sql,
): Promise<string> {
  const log = await tx.one<{ id: string }>(sql`
    insert into mes2.batch_day_log (company_id, job_code, work_date, start_date, payload, by_employee_id)
    values (${companyId}, 'wage', ${clockText(now, scope.timeZone).slice(0, 10)}::date, ${now},
      ${JSON.stringify({ periodId })}::jsonb, ${employee?.id ?? null})
    returning id`);
  if (!log) throw new Error('no log was written');
  await tx.run(sql`
    insert into mes2.batch_day_log_item (company_id, log_id, seq_no, label, is_ok, record_id)
    select ${companyId}, ${log.id}, row_number() over (order by p.employee_no, p.id),
      p.employee_no || ' ' || p.employee_name, false, p.id
    from (${people}) p`);
  await tx.run(sql`
    update mes2.batch_day_log l set total = (
      select count(*) from mes2.batch_day_log_item i where i.company_id = l.company_id and i.log_id = l.id)
    where l.company_id = ${companyId} and l.id = ${log.id}`);
  return log.id;
}

export const openWageJobFor = (
  tx: Tx,
  actor: Pick<Actor, 'companyId' | 'now' | 'scope' | 'employee'>,
  period: CalculatedPeriod,
  deptIds: readonly string[] | null | undefined,
): Promise<string> =>
  openWageJob(tx, actor, period.id, peopleOfPeriod(actor.companyId, period, deptIds));

/** Takes the row of a calculation, so that one server at a time works on it; undefined when it has ended. */
export const claimWageJob = (
  tx: Tx,
  companyId: string,
  logId: string,
): Promise<WageJob | undefined> =>
  tx.one<WageJob>(sql`
    select l.id as log_id, coalesce((l.payload ->> 'isPrepared')::boolean, false) as is_prepared,
      p.id, p.period_no, p.from_date, p.to_date
    from mes2.batch_day_log l
    join mes2.wage_period p on p.company_id = l.company_id and p.id = (l.payload ->> 'periodId')::bigint
    where l.company_id = ${companyId} and l.id = ${logId} and l.job_code = 'wage' and l.end_date is null
    for no key update of l`);

export const markPrepared = (tx: Tx, companyId: string, logId: string): Promise<number> =>
  tx.run(sql`
    update mes2.batch_day_log set payload = payload || '{"isPrepared": true}', update_date = app_now()
    where company_id = ${companyId} and id = ${logId}`);

/** The next people of a calculation. */
export async function nextPeople(
  tx: Tx,
  companyId: string,
  logId: string,
  most: number,
): Promise<string[]> {
  const rows = await tx.all<{ employeeId: string }>(sql`
    select record_id as employee_id from mes2.batch_day_log_item
    where company_id = ${companyId} and log_id = ${logId} and not is_ok and text is null
    order by seq_no limit ${most}`);
  return rows.map(({ employeeId }) => employeeId);
}

/** Notes what became of some people. @param failure why they failed; undefined when they are done */
export async function notePeople(
  tx: Tx,
  companyId: string,
  logId: string,
  employeeIds: readonly string[],
  failure?: string,
): Promise<void> {
  await tx.run(sql`
    update mes2.batch_day_log_item set is_ok = ${failure === undefined}, text = left(${failure ?? null}::text, 500)
    where company_id = ${companyId} and log_id = ${logId} and record_id = any(${employeeIds}::bigint[])`);
  const counted = failure === undefined ? sql`ok_num = ok_num +` : sql`fail_num = fail_num +`;
  await tx.run(sql`
    update mes2.batch_day_log set ${counted} ${employeeIds.length}, update_date = app_now()
    where company_id = ${companyId} and id = ${logId}`);
}

/** Ends a calculation, and its period is open again. */
export async function endWageJob(tx: Tx, companyId: string, { logId, id }: WageJob): Promise<void> {
  await tx.run(sql`
    update mes2.batch_day_log set end_date = greatest(app_now(), start_date)
    where company_id = ${companyId} and id = ${logId}`);
  await tx.run(sql`
    update mes2.wage_period set status = 0, version = version + 1, update_date = app_now()
    where company_id = ${companyId} and id = ${id} and status = 1`);
}
