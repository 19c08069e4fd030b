import { DomainError } from '../domain-error.ts';
import { OrderStatus, orderStatusName } from './order-status.ts';

/**
 * The status a suspended order goes back to: the one it was suspended from.
 *
 * @throws {DomainError} `order-state` when the order is not suspended
 */
export function resumedStatus(order: {
  readonly orderNo: string;
  readonly status: OrderStatus;
  readonly suspendFrom?: OrderStatus | null | undefined;
}): OrderStatus {
  const { orderNo, status, suspendFrom } = order;
  if (status !== OrderStatus.suspended) {
    const action = { zh: '恢复', en: 'resume it' };
    throw new DomainError('order-state', { orderNo, status: orderStatusName[status], action });
  }
  return suspendFrom === OrderStatus.producing ? OrderStatus.producing : OrderStatus.confirmed;
}
