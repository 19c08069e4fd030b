import { shipMinimum } from '@garment-mes/domain/cutting-bed';
import {
  cancelOrder as cancelled,
  finishOrder as finished,
  type OrderStatus,
  resumedStatus,
  withdrawOrder as withdrawn,
} from '@garment-mes/domain/orders';
import { DomainError } from '@garment-mes/domain/refusals';
import { moved, orderMoves } from '@garment-mes/domain/states';
import type { Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import type { Claim } from '../../../records/claim-record.sql.ts';
import { updateRow } from '../../../records/write-row.sql.ts';
import { floorSettings, today } from '../../settings/public.ts';
import { dropCopies } from '../confirm/copy-style.sql.ts';
import { claimOrder, type OrderHead, recordOrder, requireOrder } from '../order-record.ts';
import * as work from '../progress/order-work.sql.ts';

export interface Reasoned extends Claim {
  readonly reason?: string | null | undefined;
}

/**
 * What an order that stops ends elsewhere, in the transaction that stops it; the order is locked.
 *
 * @returns how many schedules stopped
 */
export type OnOrderStopped = (
  services: Services,
  tx: Tx,
  actor: Actor,
  orderId: string,
  reason: string,
) => Promise<number>;

const TABLE = 'mes2.production_order';

/** Back to a draft while nothing hangs on the order; what the confirmation copied goes. */
export async function withdrawOrder(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Reasoned,
): Promise<void> {
  const order = await claimOrder(tx, actor, claim);
  const { versionNo } = order;
  const status = withdrawn(order, { ...(await work.orderWork(tx, actor, order.id)), versionNo });
  await dropCopies(tx, actor, order.id);
  await updateRow(tx, actor, TABLE, order.id, { status, styleVersion: null });
  await done(services, tx, order, 'withdraw', status, claim.reason);
}

/** Stops the schedules; new beds, deliveries and scans of fresh bundles are refused from here on. */
export async function suspendOrder(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Reasoned,
  onOrderStopped: OnOrderStopped,
): Promise<void> {
  const order = await claimOrder(tx, actor, claim);
  const status = moved(orderMoves, 'suspend', { no: order.orderNo, status: order.status });
  const stopped = await onOrderStopped(services, tx, actor, order.id, claim.reason ?? '');
  await updateRow(tx, actor, TABLE, order.id, { status, suspendFrom: order.status });
  if (stopped > 0) await services.publish(tx, { topic: 'schedule', keys: [order.id] });
  await done(services, tx, order, 'suspend', status, claim.reason);
}

export async function resumeOrder(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Claim,
): Promise<void> {
  const order = await claimOrder(tx, actor, claim);
  const status = resumedStatus(order);
  await updateRow(tx, actor, TABLE, order.id, { status, suspendFrom: null });
  await done(services, tx, order, 'resume', status);
}

/** With a reason an order may end short; what still waits on its bundles is then skipped. */
export async function finishOrder(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Reasoned,
): Promise<void> {
  const order = await claimOrder(tx, actor, claim);
  const progress = await work.orderProgress(tx, actor, order.id);
  const reason = claim.reason ?? undefined;
  const status = finished({ ...order, ...progress }, reason);
  if (reason) await work.skipWaiting(tx, actor, order.id);
  const finishDate = today(actor, await floorSettings(tx, actor));
  await updateRow(tx, actor, TABLE, order.id, { status, finishDate });
  await done(services, tx, order, 'finish', status, reason);
}

/** What finishing an order now would leave undone; nothing is written. */
export async function finishCheck(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<DataOf<'getOrderFinishCheck'>> {
  const order = await requireOrder(tx, actor, id);
  const { inNum, openBundles } = await work.orderProgress(tx, actor, id);
  const minNum = shipMinimum(order.orderNum, order.shipTolDownPct);
  return {
    inNum,
    minNum,
    openBundleNum: openBundles,
    waitingNum: await work.waitingOperations(tx, actor, id),
    needsReason: openBundles > 0 || inNum < minNum,
  };
}

export async function reopenOrder(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Reasoned,
): Promise<void> {
  const order = await claimOrder(tx, actor, claim);
  const status = moved(orderMoves, 'reopen', { no: order.orderNo, status: order.status });
  await updateRow(tx, actor, TABLE, order.id, { status, finishDate: null });
  await done(services, tx, order, 'reopen', status, claim.reason);
}

export async function cancelOrder(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Reasoned,
): Promise<void> {
  const order = await claimOrder(tx, actor, claim);
  const { cutNum } = await work.orderProgress(tx, actor, order.id);
  const status = cancelled({ ...order, cutNum });
  await work.releaseHoldings(tx, actor, order.id);
  await updateRow(tx, actor, TABLE, order.id, { status });
  await done(services, tx, order, 'cancel', status, claim.reason);
}

/** A closed order opens again while nobody was paid for it. */
export async function uncloseOrder(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: Reasoned,
): Promise<void> {
  await work.lockWagesOfOrder(tx, actor, claim.id);
  const order = await claimOrder(tx, actor, claim);
  const { orderNo } = order;
  const status = moved(orderMoves, 'unclose', { no: orderNo, status: order.status });
  if (await work.hasPaidWages(tx, actor, order.id))
    throw new DomainError('order-wages-paid', { orderNo });
  const unlocked = { wageLocked: 0, wageLockDate: null, wageLockBy: null };
  await updateRow(tx, actor, TABLE, order.id, { status, ...unlocked });
  await done(services, tx, order, 'unclose', status, claim.reason);
}

const done = (
  services: Services,
  tx: Tx,
  order: OrderHead,
  action: string,
  to: OrderStatus,
  reason?: string | null,
): Promise<void> => recordOrder(services, tx, order.id, { action, from: order.status, to, reason });
