import { DomainError } from '@garment-mes/domain/refusals';
import { endSchedule, reopenSchedule, stopSchedule } from '@garment-mes/domain/schedule';
import { moved, ScheduleStatus, scheduleMoves } from '@garment-mes/domain/states';
import type { Tx } from '../../database/engine.ts';
import { message } from '../../messages/message-texts.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { clockText } from '../../records/clock-text.ts';
import { asksFirst } from '../approvals/public.ts';
import { lockLines } from '../lines/public.ts';
import { replanLine } from './line/replan.ts';
import { requireRunning } from './place/place-schedule.ts';
import {
  occupyLine,
  releaseLine,
  removeSchedule,
  runningOn,
  SCHEDULE,
  type ScheduleRecord,
  scheduleOf,
  writeStatus,
} from './schedule.sql.ts';
import { beginProduction, lockScheduleOrder } from './schedule-order.sql.ts';

interface Claim {
  readonly id: string;
  readonly version: number;
}

/** 0 → 1: the order runs and nothing else runs on the line, unless the company allows it. */
export async function startOne(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<void> {
  const { schedule, order, line } = await hold(tx, actor, id);
  if (schedule.status === ScheduleStatus.started) return;
  if (schedule.status === ScheduleStatus.ended) throw new DomainError('schedule-has-ended', {});
  requireRunning(order);
  if (!(await mayRunBeside(services, tx))) {
    const busy = await runningOn(tx, actor.companyId, schedule.lineDeptId, id);
    if (busy) throw new DomainError('schedule-line-busy', busy);
  }
  await claimRecord(tx, actor, SCHEDULE, schedule);
  await writeStatus(tx, actor.companyId, id, {
    status: moved(scheduleMoves, 'start', { no: schedule.scheduleNo, status: schedule.status }),
    actualStartDate: actor.now,
  });
  await occupyLine(tx, actor.companyId, schedule);
  await beginProduction(tx, actor.companyId, schedule.orderId);
  await replanLine(services, tx, actor, line);
  await record(services, tx, schedule, 'start', ScheduleStatus.started);
}

/** 1 → 0 with a reason; the bars behind it move up or back. */
export async function stopOne(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
  reason: string | undefined,
): Promise<void> {
  const { schedule, line } = await hold(tx, actor, id);
  if (schedule.status === ScheduleStatus.stopped) return;
  if (schedule.status === ScheduleStatus.ended) throw new DomainError('schedule-has-ended', {});
  const status = stopSchedule(schedule, reason);
  await claimRecord(tx, actor, SCHEDULE, schedule);
  await writeStatus(tx, actor.companyId, id, { status, stopReason: reason?.trim() ?? null });
  await releaseLine(tx, actor.companyId, id);
  await replanLine(services, tx, actor, line);
  await record(services, tx, schedule, 'stop', status, reason);
}

/** Whether ending a schedule short of its quantity waits for somebody's consent. */
export async function endWaits(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
  reason: string | undefined,
): Promise<boolean> {
  const { doneNum, num } = await scheduleOf(tx, actor.companyId, claim.id);
  if (doneNum >= num) return false;
  const biz = { bizType: 'scheduleEnd', bizId: claim.id } as const;
  return asksFirst(services, tx, actor, biz, async () => {
    const { schedule } = await hold(tx, actor, claim.id);
    await claimRecord(tx, actor, SCHEDULE, claim);
    endSchedule(schedule, reason);
    await record(services, tx, schedule, 'askApproval', schedule.status, reason);
    return {
      matter: message('scheduleEnd', { scheduleNo: schedule.scheduleNo, reason }),
      link: `/schedule/schedule/schedule?orderId=${schedule.orderId}`,
      request: { reason: reason ?? null },
    };
  });
}

/** 0, 1 → 2: what was not sewn goes back to the order. */
export async function endOne(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
  reason: string | undefined,
): Promise<void> {
  const { schedule, line } = await hold(tx, actor, claim.id);
  await claimRecord(tx, actor, SCHEDULE, claim);
  const status = endSchedule(schedule, reason);
  await writeStatus(tx, actor.companyId, claim.id, {
    status,
    doneNum: schedule.doneNum,
    actualEndDate: actor.now,
    endReason: reason?.trim() || null,
  });
  await releaseLine(tx, actor.companyId, claim.id);
  await replanLine(services, tx, actor, line);
  await record(services, tx, schedule, 'end', status, reason);
}

/** 2 → 0 within a week, while the order is open and its quantity still fits. */
export async function reopenOne(
  services: Services,
  tx: Tx,
  actor: Actor,
  { reason, ...claim }: Claim & { readonly reason: string },
): Promise<void> {
  const { schedule, order, line } = await hold(tx, actor, claim.id);
  await claimRecord(tx, actor, SCHEDULE, claim);
  const { timeZone } = actor.scope;
  const today = clockText(actor.now, timeZone).slice(0, 10);
  const status = reopenSchedule(schedule, (schedule.actualEndDate ?? today).slice(0, 10), today);
  if (order.status === 3 || order.status === 4)
    throw new DomainError('schedule-order-finished', { orderNo: order.orderNo });
  requireRunning(order);
  const num = order.scheduledNum - schedule.doneNum + schedule.num;
  if (num > order.planNum)
    throw new DomainError('schedule-reopen-over', { num, plan: order.planNum });
  await writeStatus(tx, actor.companyId, claim.id, { status });
  await replanLine(services, tx, actor, line, { changedId: claim.id });
  await record(services, tx, schedule, 'reopen', status, reason);
}

/** A schedule that never started goes back to the pool. */
export async function deleteOne(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<void> {
  const { schedule, line } = await hold(tx, actor, claim.id);
  await claimRecord(tx, actor, SCHEDULE, claim);
  if (schedule.status !== ScheduleStatus.stopped)
    throw new DomainError('schedule-delete-state', {
      scheduleNo: schedule.scheduleNo,
      state: scheduleMoves.names[schedule.status],
    });
  await removeSchedule(tx, actor.companyId, claim.id);
  await replanLine(services, tx, actor, line);
  await record(services, tx, schedule, 'delete', schedule.status);
}

/** Order, then line, then the schedule: the order in which every planner takes them. */
async function hold(tx: Tx, actor: Actor, id: string) {
  const seen = await scheduleOf(tx, actor.companyId, id);
  const order = await lockScheduleOrder(tx, actor.companyId, seen.orderId);
  const [line] = await lockLines(tx, actor.companyId, [seen.lineDeptId]);
  if (!line) throw new DomainError('record-missing', { what: { zh: '产线', en: 'Line' } });
  return { order, line, schedule: await scheduleOf(tx, actor.companyId, id) };
}

async function mayRunBeside({ settings }: Services, tx: Tx): Promise<boolean> {
  const value = await settings(tx, 'allowParallel');
  return value === 1 || value === '1' || value === true;
}

async function record(
  { audit, publish }: Services,
  tx: Tx,
  schedule: ScheduleRecord,
  action: string,
  to: ScheduleStatus,
  reason?: string,
): Promise<void> {
  await audit(tx, {
    bizType: 'schedule',
    bizId: schedule.id,
    action,
    from: schedule.status,
    to,
    ...(reason ? { reason } : {}),
  });
  await publish(tx, { topic: 'schedule', keys: [schedule.id, schedule.lineDeptId] });
  await publish(tx, { topic: 'order', keys: [schedule.orderId] });
}
