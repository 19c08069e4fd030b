import type { Order } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { daysUntil, nextShipment } from './next-shipment.ts';

const shipment = (shipmentNo: string, shipmentDate: string, status: 0 | 1 | 2) =>
  ({
    ...{ shipmentNo, shipmentDate, status },
    lines: [
      { num: 100, shippedNum: 40 },
      { num: 50, shippedNum: 0 },
    ],
  }) as Order['shipments'][number];

test('the next shipment is the earliest that has not left, with what it still takes', () => {
  expect(
    nextShipment([
      shipment('3', '2024-04-20', 0),
      shipment('1', '2024-04-01', 2),
      shipment('2', '2024-04-12', 1),
    ]),
  ).toEqual({ shipmentNo: '2', shipmentDate: '2024-04-12', num: 110 });
});

test('nothing is next once everything has left', () => {
  expect(nextShipment([shipment('1', '2024-04-01', 2)])).toBeUndefined();
});

test('days are counted by the calendar of the company, whatever the hour', () => {
  const late = Date.parse('2024-04-10T23:50:00Z');
  expect(daysUntil('2024-04-12', late)).toBe(2);
  expect(daysUntil('2024-04-10', late)).toBe(0);
  expect(daysUntil('2024-04-09', late)).toBe(-1);
});
