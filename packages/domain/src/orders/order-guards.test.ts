import { expect, test } from 'vitest';
import * as guards from './order-guards.ts';
import { OrderStatus } from './order-status.ts';

const order = {
  orderNo: 'SO2403017',
  status: OrderStatus.producing,
  orderNum: 2100,
  shipTolDownPct: '3',
  inNum: 2037,
  openBundles: 0,
};

test('finishes when the least that may be shipped is in the warehouse', () => {
  expect(guards.canFinish(order)).toBe(true);
  expect(guards.finishOrder(order)).toBe(OrderStatus.finished);
  expect(() => guards.finishOrder({ ...order, inNum: 2036 })).toThrow('"received":2036,"min":2037');
  expect(() => guards.finishOrder({ ...order, openBundles: 1 })).toThrow('order-bundles-open');
  expect(guards.finishOrder({ ...order, inNum: 0, openBundles: 9 }, '客户取消余数')).toBe(3);
  expect(() => guards.finishOrder({ ...order, inNum: 0 }, '  ')).toThrow('order-short');
  expect(() => guards.finishOrder({ ...order, status: 3 }, 'x')).toThrow('wrong-state');
});

test('cancels a confirmed order only before the first cut', () => {
  const at = (status: OrderStatus, cutNum: number) => ({ orderNo: 'X', status, cutNum });
  expect(guards.cancelOrder(at(1, 0))).toBe(OrderStatus.cancelled);
  expect(guards.canCancel(at(1, 1))).toBe(false);
  expect(() => guards.cancelOrder(at(1, 1))).toThrow('order-has-work');
  expect(() => guards.cancelOrder(at(2, 0))).toThrow('wrong-state');
});

test.each([{ beds: 1 }, { startedSchedules: 1 }, { requisitions: 1 }, { versionNo: 2 }])(
  'does not withdraw an order with %j',
  (work) => {
    const none = { beds: 0, startedSchedules: 0, requisitions: 0, versionNo: 1 };
    const confirmed = { orderNo: 'X', status: OrderStatus.confirmed };
    expect(guards.withdrawOrder(confirmed, none)).toBe(OrderStatus.draft);
    expect(() => guards.withdrawOrder(confirmed, { ...none, ...work })).toThrow('order-has-work');
  },
);

test('deletes drafts and cancelled orders, works on confirmed and producing ones', () => {
  const where = (may: (order: { status: OrderStatus }) => boolean) =>
    Object.values(OrderStatus).filter((status) => may({ status }));
  expect(where(guards.canDeleteOrder)).toEqual([0, 9]);
  expect(where(guards.isOrderRunning)).toEqual([1, 2]);
  expect(() => guards.requireOrderDeletable({ status: 1 })).toThrow('order-not-deletable');
  expect(() => guards.requireOrderRunning({ orderNo: 'X', status: 5 }, '派工')).toThrow(
    'order-state',
  );
});
