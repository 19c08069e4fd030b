import type { OrderShipment } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { followShipments } from './follow-shipments.ts';

const shipment = (no: string, status: 0 | 1 | 2, num: number): OrderShipment => ({
  ...{ id: no, shipmentNo: no, shipmentDate: '2024-04-01', destination: null, mode: null, status },
  lines: [{ id: `${no}1`, colorId: 'BLK', sizeId: 'M', num, shippedNum: 0 }],
});
const nums = (shipments: readonly OrderShipment[]) =>
  shipments.map(({ lines }) => lines.map(({ num }) => num));
const cell = (num: number) => [{ colorId: 'BLK', sizeId: 'M', num }];

test('what a cell gains goes to the last planned shipment', () => {
  const planned = [shipment('1', 0, 100), shipment('2', 0, 200), shipment('3', 2, 50)];
  expect(nums(followShipments(planned, cell(368)))).toEqual([[100], [218], [50]]);
});

test('what a cell loses is taken from the last, then from the ones before it', () => {
  const planned = [shipment('1', 0, 100), shipment('2', 0, 200)];
  expect(nums(followShipments(planned, cell(70)))).toEqual([[70], [0]]);
});

test('a shipment that left keeps its pieces', () => {
  expect(nums(followShipments([shipment('1', 2, 100)], cell(80)))).toEqual([[100]]);
});

test('a shipment that left in part gives up what has not', () => {
  const partly = shipment('1', 1, 100);
  const lines = partly.lines.map((line) => ({ ...line, shippedNum: 60 }));
  expect(nums(followShipments([{ ...partly, lines }], cell(80)))).toEqual([[80]]);
  expect(nums(followShipments([{ ...partly, lines }], cell(30)))).toEqual([[60]]);
});

test('a new colour is shipped with the last, a colour that left is not shipped', () => {
  const followed = followShipments(
    [shipment('1', 0, 100)],
    [{ colorId: 'NVY', sizeId: 'M', num: 30 }],
  );
  expect(followed[0]?.lines.map(({ colorId, num }) => [colorId, num])).toEqual([
    ['BLK', 0],
    ['NVY', 30],
  ]);
});

test('an order without shipments gets none', () => {
  expect(followShipments([], cell(10))).toEqual([]);
});
