import { DomainError } from '@garment-mes/domain/refusals';
import { WagePeriodStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { requirePeriod, requireWholeCompany } from '../periods/require-period.ts';
import type { LockedPeriod } from '../wage-locks.sql.ts';
import { inDepartments, peopleOfPeriod } from './people.sql.ts';
import { openWageJob, openWageJobFor } from './wage-job.sql.ts';

/**
 * Begins to compute the wages of a period; {@link continueCalculation} does the work.
 *
 * @returns id of the line in the log of jobs
 * @throws {DomainError} `wages-of-all`, `record-missing`, `job-running`, `wage-locked` or `wage-paid`
 */
export async function startCalculation(
  services: Services,
  tx: Tx,
  actor: Actor,
  { periodId, deptIds }: BodyOf<'calculateWages'>,
): Promise<string> {
  const { companyId } = actor;
  const period = await requireOpen(tx, actor, periodId);
  if (deptIds && (await isAnyLocked(tx, companyId, periodId, deptIds)))
    throw new DomainError('wage-locked', { periodNo: period.periodNo });
  await begin(services, tx, actor, period);
  return openWageJobFor(tx, actor, period, deptIds);
}

/**
 * Begins to compute some people of a period again.
 *
 * @returns id of the line in the log of jobs
 * @throws {DomainError} as {@link startCalculation}
 */
export async function repeatCalculation(
  services: Services,
  tx: Tx,
  actor: Actor,
  periodId: string,
  employeeIds: readonly string[],
): Promise<string> {
  const { companyId } = actor;
  const period = await requireOpen(tx, actor, periodId);
  await begin(services, tx, actor, period);
  const people = sql`select p.* from (${peopleOfPeriod(companyId, period)}) p where p.id = any(${employeeIds}::bigint[])`;
  return openWageJob(tx, actor, periodId, people);
}

/** A period that nobody computes, locked or paid. */
async function requireOpen(tx: Tx, actor: Actor, periodId: string): Promise<LockedPeriod> {
  requireWholeCompany(tx);
  const period = await requirePeriod(tx, actor, periodId);
  const { periodNo, status } = period;
  if (status === WagePeriodStatus.calculating) await refuseRunning(tx, actor.companyId, periodId);
  if (status === WagePeriodStatus.locked) throw new DomainError('wage-locked', { periodNo });
  if (status === WagePeriodStatus.paid) throw new DomainError('wage-paid', { periodNo });
  return period;
}

async function begin(
  services: Services,
  tx: Tx,
  { companyId, user, now }: Actor,
  { id: periodId }: LockedPeriod,
): Promise<void> {
  await tx.run(sql`
    update mes2.wage_period set status = ${WagePeriodStatus.calculating}::int, version = version + 1,
      update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and id = ${periodId}`);
  await services.audit(tx, {
    bizType: 'wagePeriod',
    bizId: periodId,
    action: 'calculate',
    from: WagePeriodStatus.open,
    to: WagePeriodStatus.calculating,
  });
  await services.publish(tx, { topic: 'wage', keys: [periodId] });
}

const isAnyLocked = async (
  tx: Tx,
  companyId: string,
  periodId: string,
  deptIds: readonly string[],
): Promise<boolean> =>
  (await tx.one(sql`
    select 1 from mes2.wage_record r
    where r.company_id = ${companyId} and r.period_id = ${periodId} and r.status >= 2
      and ${inDepartments(companyId, sql`r.dept_id`, deptIds)} limit 1`)) !== undefined;

/** @throws {DomainError} `job-running` */
export async function refuseRunning(tx: Tx, companyId: string, periodId: string): Promise<never> {
  const running = await tx.one<{ day: string; pct: number }>(sql`
    select work_date::text as day, case when total = 0 then 0 else (ok_num + fail_num) * 100 / total end as pct
    from mes2.batch_day_log
    where company_id = ${companyId} and job_code = 'wage' and end_date is null and payload ->> 'periodId' = ${periodId}`);
  throw new DomainError('job-running', {
    job: { zh: '工资', en: 'Wages' },
    date: running?.day ?? '',
    pct: running?.pct ?? 0,
  });
}
