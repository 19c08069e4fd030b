import type { OrderRow } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { deliveryWeeks, mondayOf } from './delivery-weeks.ts';

test('a week begins on Monday, at the turn of a year too', () => {
  expect(['2024-03-18', '2024-03-24', '2025-01-01'].map(mondayOf)).toEqual([
    '2024-03-18',
    '2024-03-18',
    '2024-12-30',
  ]);
});

test('orders are listed in the week they are due, the earliest first', () => {
  const order = (orderNo: string, deliveryDate: string) => ({ orderNo, deliveryDate }) as OrderRow;
  const weeks = deliveryWeeks([
    order('C', '2024-03-26'),
    order('B', '2024-03-22'),
    order('A', '2024-03-18'),
  ]);
  expect(
    weeks.map(({ from, to, orders }) => [from, to, orders.map(({ orderNo }) => orderNo)]),
  ).toEqual([
    ['2024-03-18', '2024-03-24', ['A', 'B']],
    ['2024-03-25', '2024-03-31', ['C']],
  ]);
});
