import { shipMinimum } from '../cutting-bed/cut-limit.ts';
import type { DecimalInput } from '../decimal.ts';
import { DomainError } from '../domain-error.ts';
import { orderMoves } from '../states/order-moves.ts';
import { canMove, moved } from '../states/state-table.ts';
import { OrderStatus, orderStatusName } from './order-status.ts';

interface Named {
  readonly orderNo: string;
  readonly status: OrderStatus;
}

export interface FinishingOrder extends Named {
  readonly orderNum: number;
  /** Garments received into the warehouse. */
  readonly inNum: number;
  readonly shipTolDownPct: DecimalInput;
  /** Bundles that are still somewhere between delivery and sewing, or on hold. */
  readonly openBundles: number;
}

/** 2 → 3 by itself: enough is in the warehouse and nothing is in work. */
export const canFinish = (order: FinishingOrder): boolean =>
  canMove(orderMoves, 'finish', order.status) &&
  order.openBundles === 0 &&
  order.inNum >= shipMinimum(order.orderNum, order.shipTolDownPct);

/**
 * Finishes an order. With a reason it may be short; what is still waiting is then skipped.
 *
 * @throws {DomainError} `wrong-state`, `order-bundles-open` or `order-short`
 */
export function finishOrder(order: FinishingOrder, reason?: string): OrderStatus {
  const { orderNo, status, openBundles, orderNum, inNum, shipTolDownPct } = order;
  const next = moved(orderMoves, 'finish', { no: orderNo, status });
  if (canFinish(order) || reason?.trim()) return next;
  if (openBundles > 0) throw new DomainError('order-bundles-open', { orderNo, count: openBundles });
  const min = shipMinimum(orderNum, shipTolDownPct);
  throw new DomainError('order-short', { orderNo, received: inNum, min });
}

/** A confirmed order is cancelled only before its first garment is cut. */
export const canCancel = ({ status, cutNum }: Named & { readonly cutNum: number }): boolean =>
  canMove(orderMoves, 'cancel', status) && (status === OrderStatus.draft || cutNum === 0);

/** @throws {DomainError} `wrong-state` or `order-has-work` */
export function cancelOrder(order: Named & { readonly cutNum: number }): OrderStatus {
  const { orderNo, status } = order;
  const next = moved(orderMoves, 'cancel', { no: orderNo, status });
  if (canCancel(order)) return next;
  const what = { zh: '裁剪', en: 'garments cut' };
  const action = { zh: '取消', en: 'cancel it' };
  throw new DomainError('order-has-work', { orderNo, what, action });
}

/** What already hangs on a confirmed order. */
export interface OrderWork {
  readonly beds: number;
  readonly startedSchedules: number;
  readonly requisitions: number;
  readonly versionNo: number;
}

/** @throws {DomainError} `wrong-state` or `order-has-work` when anything hangs on the order */
export function withdrawOrder(order: Named, work: OrderWork): OrderStatus {
  const { orderNo, status } = order;
  const next = moved(orderMoves, 'withdraw', { no: orderNo, status });
  const found = [
    { count: work.beds, what: { zh: '床次', en: 'beds' } },
    { count: work.startedSchedules, what: { zh: '已开始的排程', en: 'running schedules' } },
    { count: work.requisitions, what: { zh: '领料单', en: 'requisitions' } },
    { count: work.versionNo - 1, what: { zh: '变更版本', en: 'a later version' } },
  ].find(({ count }) => count > 0);
  if (!found) return next;
  const action = { zh: '撤回确认', en: 'withdraw it' };
  throw new DomainError('order-has-work', { orderNo, what: found.what, action });
}

/** Only drafts and cancelled orders are deleted. */
export const canDeleteOrder = ({ status }: Pick<Named, 'status'>): boolean =>
  status === OrderStatus.draft || status === OrderStatus.cancelled;

/** @throws {DomainError} `order-not-deletable` */
export function requireOrderDeletable(order: Pick<Named, 'status'>): void {
  if (!canDeleteOrder(order)) throw new DomainError('order-not-deletable', {});
}

const RUNNING: readonly OrderStatus[] = [OrderStatus.confirmed, OrderStatus.producing];

/** Versions, dispatch and schedules are made while an order runs. */
export const isOrderRunning = ({ status }: Pick<Named, 'status'>): boolean =>
  RUNNING.includes(status);

/** @throws {DomainError} `order-state` naming what was wanted */
export function requireOrderRunning(
  order: Named,
  action: string | { zh: string; en: string },
): void {
  if (isOrderRunning(order)) return;
  const { orderNo, status } = order;
  throw new DomainError('order-state', { orderNo, status: orderStatusName[status], action });
}
