import { shipLimit } from '@garment-mes/domain/cutting-bed';
import { OrderStatus, requireOrderRunning, sectionName } from '@garment-mes/domain/orders';
import { DomainError } from '@garment-mes/domain/refusals';
import { AssignmentStatus, assignmentMoves, moved, orderMoves } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type Claim, claimAnyVersion, claimRecord } from '../../records/claim-record.sql.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { lockOrder, type OrderHead, recordOrder } from '../orders/public.ts';
import {
  actsFor,
  type DispatchHead,
  dispatchedNum,
  dispatchRecord,
} from './dispatch-record.sql.ts';
import { recordDispatch, requireTarget } from './save-dispatch.ts';

const TABLE = dispatchRecord.table;

/** Most garments of a section that may be handed out: ⌊ordered × (100 + tolerance) ÷ 100⌋. */
export const dispatchLimit = ({ orderNum, cutTolUpPct }: OrderHead): number =>
  shipLimit(orderNum, cutTolUpPct);

/**
 * Hands a draft out. The order is locked while its sections are summed, so of two planners the second sees what
 * the first took.
 *
 * @throws {DomainError} `assignment-over` naming what is left; `assignment-group-section` of a group that changed since
 */
export async function issueDispatch(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<void> {
  const order = await lockOrder(tx, actor, await orderOf(tx, actor, id));
  const head = await claimAnyVersion<DispatchHead>(tx, actor, dispatchRecord, id);
  const { assignNo, section, num } = head;
  const status = moved(assignmentMoves, 'issue', { no: assignNo, status: head.status });
  requireRunning(order);
  await requireTarget(tx, actor, head);
  const left = dispatchLimit(order) - (await dispatchedNum(tx, actor, order.id, section));
  if (num > left)
    throw new DomainError('assignment-over', {
      section: sectionName[section],
      left: Math.max(0, left),
      num,
    });
  await updateRow(tx, actor, TABLE, id, { status });
  await recordDispatch(services, tx, id, { action: 'issue', from: head.status, to: status });
  await services.publish(tx, { topic: 'order', keys: [order.id] });
}

/** The receiving side takes the dispatch on; the first one puts the order into production. */
export async function acceptDispatch(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<void> {
  const order = await lockOrder(tx, actor, await orderOf(tx, actor, claim.id));
  const head = await claimRecord<DispatchHead>(tx, actor, dispatchRecord, claim);
  const { assignNo, targetType, targetId } = head;
  const status = moved(assignmentMoves, 'accept', { no: assignNo, status: head.status });
  requireRunning(order);
  const isInside = targetType === 1 || targetType === 2;
  if (isInside && !(await actsFor(tx, actor, targetId)))
    throw new DomainError('assignment-not-mine', { assignNo });
  await updateRow(tx, actor, TABLE, head.id, {
    status,
    acceptBy: actor.user.id,
    acceptDate: actor.now,
  });
  await recordDispatch(services, tx, head.id, { action: 'accept', from: head.status, to: status });
  if (order.status !== OrderStatus.confirmed) return;
  const to = moved(orderMoves, 'produce', { no: order.orderNo, status: order.status });
  await tx.run(sql`
    update mes2.production_order set status = ${to}::int, version = version + 1
    where company_id = ${actor.companyId} and id = ${order.id}`);
  await recordOrder(services, tx, order.id, { action: 'startProduction', from: order.status, to });
}

/** @throws {DomainError} `assignment-short` below its quantity without a reason */
export async function finishDispatch(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, doneNum, reason }: BodyOf<'finishDispatchOrder'>,
): Promise<void> {
  const head = await claimRecord<DispatchHead>(tx, actor, dispatchRecord, { id, version });
  const { assignNo, num } = head;
  const status = moved(assignmentMoves, 'finish', { no: assignNo, status: head.status });
  if (doneNum < num && !reason?.trim())
    throw new DomainError('assignment-short', { assignNo, done: doneNum, num });
  await updateRow(tx, actor, TABLE, id, { status, doneNum, endReason: reason ?? null });
  await recordDispatch(services, tx, id, {
    action: 'finish',
    from: head.status,
    to: status,
    reason,
  });
}

/** @throws {DomainError} `assignment-done` once pieces of it are done */
export async function cancelDispatch(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, reason }: BodyOf<'cancelDispatchOrder'>,
): Promise<void> {
  const head = await claimRecord<DispatchHead>(tx, actor, dispatchRecord, { id, version });
  const isAccepted = head.status === AssignmentStatus.accepted;
  const move = isAccepted ? 'cancelAccepted' : 'cancel';
  const status = moved(assignmentMoves, move, { no: head.assignNo, status: head.status });
  if (isAccepted && head.doneNum > 0)
    throw new DomainError('assignment-done', { num: head.doneNum });
  await updateRow(tx, actor, TABLE, id, { status, endReason: reason });
  await recordDispatch(services, tx, id, {
    action: 'cancel',
    from: head.status,
    to: status,
    reason,
  });
}

function requireRunning(order: OrderHead): void {
  if (order.status === OrderStatus.suspended) throw new DomainError('dispatch-of-suspended', {});
  requireOrderRunning(order, { zh: '派工', en: 'dispatch it' });
}

async function orderOf(tx: Tx, { companyId }: Actor, id: string): Promise<string> {
  const found = await tx.one<{ orderId: string }>(sql`
    select order_id from mes2.dispatch_order where company_id = ${companyId} and id = ${id} and del_flag = '0'`);
  if (!found) throw new DomainError('record-missing', { what: dispatchRecord.what });
  return found.orderId;
}
