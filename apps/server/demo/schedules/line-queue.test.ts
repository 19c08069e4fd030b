import type { ShiftSegment } from '@garment-mes/domain/schedule';
import { expect, test } from 'vitest';
import { queueOrders, type WaitingOrder } from './line-queue.ts';

const DAY: readonly ShiftSegment[] = [{ start: '08:00', end: '16:00', type: 'work' }];
const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0;
/** Ten people, eight hours, at the standard: 480 garments of ten minutes a day. */
const rules = {
  lines: 2,
  headcount: 10,
  changeoverMin: 0,
  startAt: '2024-03-18 08:00:00',
  shiftOf: (date: string) => (isSunday(date) ? [] : DAY),
};
const order = (id: string, num: number, latestSewing: string | undefined): WaitingOrder => ({
  id,
  num,
  sam: '10',
  curve: [{ day: 1, pct: 100 }],
  materialDate: '2024-03-01',
  latestSewing,
});
const first = [order('a', 960, '2024-03-30'), order('b', 480, '2024-03-30')];
const placed = (rest: readonly WaitingOrder[]) =>
  queueOrders(first, rest, rules).map(({ order: { id }, line, num, startAt }) => [
    id,
    line,
    num,
    startAt.slice(0, 10),
  ]);

test('the most urgent order goes on the line that is free first', () => {
  expect(placed([order('d', 480, '2024-04-10'), order('c', 480, '2024-04-02')])).toEqual([
    ['a', 0, 960, '2024-03-18'],
    ['b', 1, 480, '2024-03-18'],
    ['c', 1, 480, '2024-03-18'],
    ['d', 0, 480, '2024-03-19'],
  ]);
});

test('a line takes the part that it can finish in time, and nothing of what it cannot', () => {
  expect(placed([order('c', 960, '2024-03-19'), order('d', 9_600, '2024-03-20')]).slice(2)).toEqual(
    [['c', 1, 480, '2024-03-18']],
  );
});

test('no line waits for an order whose delivery lies behind', () => {
  expect(placed([order('c', 480, undefined)])).toHaveLength(2);
});
