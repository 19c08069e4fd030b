import { DomainError } from '@garment-mes/domain/refusals';
import { ScheduleStatus } from '@garment-mes/domain/states';
import type { Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { lockLines } from '../lines/public.ts';
import { scheduleOf } from './schedule.sql.ts';
import { lockScheduleOrder } from './schedule-order.sql.ts';
import { startOne, stopOne } from './schedule-steps.ts';

/**
 * Stops what a line sews and starts its next schedule, both or neither. The orders are locked before the line,
 * lower ids first, as every planner takes them. What somebody stopped meanwhile stays stopped.
 *
 * @throws {DomainError} `changeover-other-line` when the next schedule was moved away, or what starting refuses
 */
export async function changeOver(
  services: Services,
  tx: Tx,
  actor: Actor,
  { lineDeptId, runningId, nextId, stopReason }: BodyOf<'changeOverLine'>,
): Promise<DataOf<'changeOverLine'>> {
  const { companyId } = actor;
  const ids = runningId ? [runningId, nextId] : [nextId];
  const orders = new Set<string>();
  for (const id of ids) orders.add((await scheduleOf(tx, companyId, id)).orderId);
  for (const id of [...orders].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1)))
    await lockScheduleOrder(tx, companyId, id);
  await lockLines(tx, companyId, [lineDeptId]);

  const next = await scheduleOf(tx, companyId, nextId);
  if (next.lineDeptId !== lineDeptId)
    throw new DomainError('changeover-other-line', { scheduleNo: next.scheduleNo });
  const running = runningId ? await scheduleOf(tx, companyId, runningId) : undefined;
  const stops =
    running !== undefined &&
    running.id !== next.id &&
    running.lineDeptId === lineDeptId &&
    running.status === ScheduleStatus.started;
  if (stops) await stopOne(services, tx, actor, running.id, stopReason);
  await startOne(services, tx, actor, nextId);
  return {
    stoppedNo: stops ? running.scheduleNo : null,
    startedNo: next.scheduleNo,
    changeoverMin: next.changeoverMin,
  };
}
