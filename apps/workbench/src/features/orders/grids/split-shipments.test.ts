import type { OrderShipment } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { splitShipments, unassigned } from './split-shipments.ts';

const cell = (sizeId: string, num: number) => ({ colorId: '1', sizeId, num });
const shipment = (id: string, status: 0 | 1, lines: Readonly<Record<string, number>> = {}) =>
  ({
    ...{ id, shipmentNo: id, shipmentDate: '2024-04-01', destination: null, mode: null, status },
    lines: Object.entries(lines).map(([sizeId, num]) => ({
      ...{ id: '', colorId: '1', sizeId, num, shippedNum: 0 },
    })),
  }) as OrderShipment;
const nums = ({ lines }: OrderShipment) => lines.map(({ num }) => num);

test('divides each size by the weights without losing a piece', () => {
  const [first, second] = splitShipments(
    [cell('S', 100), cell('M', 101)],
    [shipment('a', 0), shipment('b', 0)],
    ['1', '2'],
  );
  expect([nums(first as OrderShipment), nums(second as OrderShipment)]).toEqual([
    [33, 34],
    [67, 67],
  ]);
});

test('leaves what has left as it was, and divides the rest', () => {
  const gone = shipment('a', 1, { S: 40 });
  const [kept, open] = splitShipments([cell('S', 100)], [gone, shipment('b', 0)], ['1']);
  expect(kept).toBe(gone);
  expect(nums(open as OrderShipment)).toEqual([60]);
});

test('says what no shipment takes, and what is taken too often', () => {
  const left = unassigned([cell('S', 10), cell('M', 5)], [shipment('a', 0, { S: 4, M: 6 })]);
  expect([...left.values()]).toEqual([6, -1]);
});
