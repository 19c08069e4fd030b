import { DomainError } from '@garment-mes/domain/refusals';
import { WagePeriodStatus, WageRecordStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { claimRecord } from '../../../records/claim-record.sql.ts';
import { inDepartments } from '../calculate/people.sql.ts';
import { refuseRunning } from '../calculate/start-calculation.ts';
import { PERIOD, requirePeriod, requireWholeCompany } from '../periods/require-period.ts';
import { testLock } from './lock-check.ts';

/**
 * Locks the records of a period or of departments. Every rule is tested again under the exclusive lock: a report that
 * slipped in after the last calculation refuses it (I37, H10). The period is locked when all of its records are.
 *
 * @throws {DomainError} what the first rule that is not kept says
 */
export async function lockWages(
  services: Services,
  tx: Tx,
  actor: Actor,
  { periodId, version, deptIds }: BodyOf<'lockWages'>,
): Promise<void> {
  requireWholeCompany(tx);
  const { companyId, user, now } = actor;
  const period = await requirePeriod(tx, actor, periodId);
  const { periodNo, status } = period;
  if (status === WagePeriodStatus.calculating) await refuseRunning(tx, companyId, periodId);
  await claimRecord(tx, actor, PERIOD, { id: periodId, version });
  if (status === WagePeriodStatus.locked) throw new DomainError('wage-locked', { periodNo });
  if (status === WagePeriodStatus.paid) throw new DomainError('wage-paid', { periodNo });
  const scope = { companyId, period, deptIds };
  const { rules } = await testLock(tx, scope);
  for (const { refusal } of rules) if (refusal) throw refusal;
  await tx.run(sql`
    update mes2.wage_record r set status = ${WageRecordStatus.locked}::int, lock_by = ${user.id}, lock_date = ${now},
      version = r.version + 1, update_by = ${user.id}, update_date = ${now}
    where r.company_id = ${companyId} and r.period_id = ${periodId} and r.status < 2
      and ${inDepartments(companyId, sql`r.dept_id`, deptIds)}`);
  const isWhole = !deptIds || (await isRestLocked(tx, companyId, scope));
  if (isWhole)
    await tx.run(sql`
      update mes2.wage_period set status = ${WagePeriodStatus.locked}::int, lock_by = ${user.id}, lock_date = ${now}
      where company_id = ${companyId} and id = ${periodId}`);
  await services.audit(tx, {
    bizType: 'wagePeriod',
    bizId: periodId,
    action: 'lockWages',
    from: status,
    to: isWhole ? WagePeriodStatus.locked : status,
    ...(deptIds ? { diff: { deptIds: [...deptIds] } } : {}),
  });
  await services.publish(tx, { topic: 'wage', keys: [periodId] });
}

/** Whether nothing of the period is left open: no record, and nothing reported that no record pays. */
async function isRestLocked(
  tx: Tx,
  companyId: string,
  scope: Parameters<typeof testLock>[1],
): Promise<boolean> {
  const open = await tx.one(sql`
    select 1 from mes2.wage_record
    where company_id = ${companyId} and period_id = ${scope.period.id} and status < 2 limit 1`);
  if (open) return false;
  const { rules } = await testLock(tx, { ...scope, deptIds: null });
  return rules.every(({ refusal }) => refusal === undefined);
}
