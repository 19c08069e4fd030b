import { DomainError } from '@garment-mes/domain/refusals';
import {
  moved,
  WagePeriodStatus,
  wagePeriodMoves,
  wageRecordMoves,
} from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import { message } from '../../messages/message-texts.ts';
import type { Call, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimAnyVersion } from '../../records/claim-record.sql.ts';
import { type BatchOutcome, eachAlone, MOST_IDS } from '../../records/each-alone.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { asksFirst } from '../approvals/public.ts';
import { type LockedPeriod, lockPeriodForWages, ownSlip } from '../wages/public.ts';
import { accountOf, periodOfWage, recordWage, WAGE, type WageRow } from './wage-record.sql.ts';

const LOCKED = { zh: '锁定', en: 'locked' };
const CALCULATED = { zh: '计算', en: 'calculated' };

/**
 * Unlocks wages: each by itself, or where the company has a flow for it, those of a period together once it is agreed to.
 * What waits for the flow is answered as handled and stays locked.
 */
export async function unlockWages(
  services: Services,
  call: Call<'unlockWageRecords'>,
): Promise<BatchOutcome> {
  const { ids, reason } = call.body;
  if (ids.length > MOST_IDS) throw new DomainError('too-many-ids', { max: MOST_IDS });
  const waiting = await services.engine.tenant(call.scope, (tx) =>
    askToUnlock(services, tx, call, [...new Set(ids)], reason),
  );
  const others = ids.filter((id) => !waiting.includes(id));
  const { okIds, fails } = await eachAlone(services, call, others, (tx, id) =>
    unlockWage(services, tx, call, { id, reason }),
  );
  return { okIds: [...waiting, ...okIds], fails };
}

/** @returns wages that wait for the flow of the company */
async function askToUnlock(
  services: Services,
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  reason: string,
): Promise<string[]> {
  const wages = await tx.all<{ id: string; periodId: string }>(sql`
    select id, period_id from mes2.wage_record
    where company_id = ${actor.companyId} and id = any(${ids}::bigint[]) and del_flag = '0' order by id`);
  const waiting: string[] = [];
  for (const [periodId, own] of Map.groupBy(wages, (wage) => wage.periodId)) {
    const asked = own.map(({ id }) => id);
    const biz = { bizType: 'wageUnlock', bizId: periodId } as const;
    const waits = await asksFirst(services, tx, actor, biz, async () => {
      const period = await lockPeriodForWages(tx, actor, periodId);
      if (!period) throw new DomainError('record-missing', { what: WAGE.what });
      for (const id of asked) {
        await requireUnlockable(tx, actor, period, await claimAnyVersion(tx, actor, WAGE, id));
        await recordWage(services, tx, id, { action: 'askWageUnlock', reason });
      }
      return {
        matter: message('wageRecordUnlock', {
          ...{ periodNo: period.periodNo, num: asked.length, reason },
        }),
        link: `/mes/basic/wagesRecords?periodNo=${period.periodNo}`,
        request: { ids: asked, reason },
      };
    });
    if (waits) waiting.push(...asked);
  }
  return waiting;
}

/**
 * 2 → 0: for a reason, by somebody who neither calculated nor locked it. Its period is open again, and its owner confirms
 * the wage once more.
 */
export async function unlockWage(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> {
  const period = await lockPeriodForWages(tx, actor, await periodOfWage(tx, actor, id));
  if (!period) throw new DomainError('record-missing', { what: WAGE.what });
  const wage = await claimAnyVersion<WageRow>(tx, actor, WAGE, id);
  await requireUnlockable(tx, actor, period, wage);
  const status = moved(wageRecordMoves, 'unlock', { no: wage.employeeName, status: wage.status });
  const unlocked = { lockBy: null, lockDate: null };
  await updateRow(tx, actor, WAGE.table, id, {
    ...{ status, ...unlocked, unlockReason: reason.trim() },
    ...{ confirmDate: null, confirmBy: null, confirmReason: null },
  });
  await openPeriod(tx, actor, period);
  await recordWage(services, tx, id, {
    ...{ action: 'unlockWages', from: wage.status, to: status, reason: reason.trim() },
  });
  await services.notify(tx, {
    userIds: await accountOf(tx, actor, wage.employeeId),
    title: message('wageUnlocked', {}),
    ...{ address: ownSlip(id), messageType: 'Notice,Message', content: reason.trim() },
    ...{ bizType: 'wage', bizId: id },
  });
}

/** A period with an open wage is open. */
async function openPeriod(tx: Tx, actor: Actor, { id, periodNo, status }: LockedPeriod) {
  if (status !== WagePeriodStatus.locked) return;
  await tx.run(sql`
    update mes2.wage_period set version = version + 1, update_by = ${actor.user.id}, update_date = ${actor.now},
      status = ${moved(wagePeriodMoves, 'unlock', { no: periodNo, status })}::int, lock_by = null, lock_date = null
    where company_id = ${actor.companyId} and id = ${id}`);
}

/** @throws {DomainError} `wrong-state`, or `unlock-own-work` for who locked or calculated the wage */
async function requireUnlockable(
  tx: Tx,
  { companyId, user, employee }: Actor,
  { periodNo, fromDate }: LockedPeriod,
  { employeeName, status, lockBy, lockDate }: WageRow,
): Promise<void> {
  moved(wageRecordMoves, 'unlock', { no: `${employeeName} ${periodNo} `, status });
  if (lockBy === user.id) throw new DomainError('unlock-own-work', { action: LOCKED });
  const calculated = await tx.one(sql`
    select 1 from mes2.batch_day_log
    where company_id = ${companyId} and job_code = 'wage' and by_employee_id = ${employee?.id ?? null}::bigint
      and start_date >= ${fromDate}::date and start_date <= ${lockDate}::timestamptz limit 1`);
  if (calculated) throw new DomainError('unlock-own-work', { action: CALCULATED });
}

/** What a flow agreed to: all wages that were asked for, or none. */
export async function unlockAgreed(
  services: Services,
  tx: Tx,
  actor: Actor,
  { ids, reason }: BodyOf<'unlockWageRecords'>,
): Promise<void> {
  for (const id of ids) await unlockWage(services, tx, actor, { id, reason });
}
