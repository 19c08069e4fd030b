import { DomainError } from '@garment-mes/domain/refusals';
import { CuttingScheduleStatus, cuttingScheduleMoves, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import {
  CUTTING_SCHEDULE,
  type CuttingScheduleRecord,
  cuttingScheduleOf,
} from './cutting-schedule.sql.ts';
import { record } from './save-cutting-schedule.ts';
import { lockTable, requireTime } from './table-time.ts';

const SUSPENDED = 5;

/** 0 → 1: the table has the time, nothing overlaps, and the fabric is there or known to be short. */
export async function submitOne(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
  fabricShort: boolean,
): Promise<void> {
  const { companyId, user, now } = actor;
  const seen = await cuttingScheduleOf(tx, companyId, id);
  const order = await tx.one<{ orderNo: string; status: number }>(sql`
    select order_no, status from mes2.production_order
    where company_id = ${companyId} and id = ${seen.orderId} for share`);
  const table = await lockTable(tx, companyId, seen.tableId);
  const schedule = await cuttingScheduleOf(tx, companyId, id);
  if (schedule.status === CuttingScheduleStatus.submitted) return;
  const to = moved(cuttingScheduleMoves, 'submit', {
    no: schedule.scheduleNo,
    status: schedule.status,
  });
  if (order?.status === SUSPENDED)
    throw new DomainError('schedule-order-suspended', { orderNo: order.orderNo });
  await requireTime(tx, companyId, schedule, table);
  if (!schedule.fabricReady && !fabricShort) throw new DomainError('fabric-not-released', {});
  await claimRecord(tx, actor, CUTTING_SCHEDULE, schedule);
  await tx.run(sql`
    update mes2.cutting_schedule set status = ${to}, submit_by = ${user.id}, submit_date = ${now},
      fabric_short = ${schedule.fabricReady ? 0 : 1}
    where company_id = ${companyId} and id = ${id}`);
  await record(services, tx, id, schedule.tableId, 'submit', { from: schedule.status, to });
}

/** 1 → 0 while none of its beds has started. */
export async function withdrawOne(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: BodyOf<'withdrawCuttingSchedule'>,
): Promise<void> {
  const schedule = await held(tx, actor, claim);
  if (schedule.startedBeds > 0) throw new DomainError('table-lays-running', {});
  await step(services, tx, actor, schedule, 'withdraw');
}

/** 2 → 3 when every bed is submitted, or with a reason. */
export async function endOne(
  services: Services,
  tx: Tx,
  actor: Actor,
  { endReason, ...claim }: BodyOf<'endCuttingSchedule'>,
): Promise<void> {
  const schedule = await held(tx, actor, claim);
  const reason = endReason?.trim();
  if (schedule.openBeds > 0 && !reason)
    throw new DomainError('table-beds-open', { count: schedule.openBeds });
  await step(services, tx, actor, schedule, 'end', reason);
}

/** 0, 1 → 9: its lays may be planned again. */
export async function cancelOne(
  services: Services,
  tx: Tx,
  actor: Actor,
  { reason, ...claim }: BodyOf<'cancelCuttingSchedule'>,
): Promise<void> {
  const schedule = await held(tx, actor, claim);
  if (schedule.startedBeds > 0) throw new DomainError('table-lays-running', {});
  await step(services, tx, actor, schedule, 'cancel', reason);
}

async function held(
  tx: Tx,
  actor: Actor,
  claim: { readonly id: string; readonly version: number },
): Promise<CuttingScheduleRecord> {
  const seen = await cuttingScheduleOf(tx, actor.companyId, claim.id);
  await lockTable(tx, actor.companyId, seen.tableId);
  await claimRecord(tx, actor, CUTTING_SCHEDULE, claim);
  return cuttingScheduleOf(tx, actor.companyId, claim.id);
}

async function step(
  services: Services,
  tx: Tx,
  { companyId }: Actor,
  schedule: CuttingScheduleRecord,
  name: 'withdraw' | 'end' | 'cancel',
  reason?: string,
): Promise<void> {
  const { id, scheduleNo, status, tableId } = schedule;
  const to = moved(cuttingScheduleMoves, name, { no: scheduleNo, status });
  await tx.run(sql`
    update mes2.cutting_schedule set status = ${to}, end_reason = coalesce(${reason ?? null}, end_reason)
    where company_id = ${companyId} and id = ${id}`);
  await record(services, tx, id, tableId, name, {
    from: status,
    to,
    ...(reason ? { reason } : {}),
  });
}
