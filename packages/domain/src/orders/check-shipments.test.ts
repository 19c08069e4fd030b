import { expect, test } from 'vitest';
import { refusalText } from '../refusals/refusal-text.ts';
import { checkShipments, type PlannedShipment, type StoredShipment } from './check-shipments.ts';

const line = (sizeId: string, num: number, shippedNum = 0) => ({
  ...{ colorId: 'BLK', sizeId, num, shippedNum },
});
const partly: StoredShipment = {
  ...{ id: '1', shipmentNo: 'SO1-1', status: 1 },
  lines: [line('M', 400, 120), line('L', 400)],
};
const left: StoredShipment = { ...partly, status: 2, lines: [line('M', 400, 400)] };
const texts = (stored: readonly StoredShipment[], next: readonly PlannedShipment[]) =>
  checkShipments(stored, next, ({ sizeId: size }) => ({ color: '黑色', size })).map((found) =>
    refusalText(found, 'zh-CN'),
  );

test('a shipment of which pieces have left stays', () => {
  expect(texts([partly], [])).toEqual(['走货SO1-1已走货120件，不能删除']);
  expect(texts([{ ...partly, lines: [line('M', 400)] }], [])).toEqual([]);
});

test('a line goes down to what has left of it and no further', () => {
  const to = (num: number) => [{ id: '1', lines: [line('M', num), line('L', 400)] }];
  expect(texts([partly], to(120))).toEqual([]);
  expect(texts([partly], to(119))).toEqual([
    '走货SO1-1 黑色/M 改为119，已走货120件，不可少于已走货数',
  ]);
  expect(texts([partly], [{ id: '1', lines: [] }])).toEqual([
    '走货SO1-1 黑色/M 改为0，已走货120件，不可少于已走货数',
  ]);
});

test('pieces of a shipment that has left whole do not change, new lines among them', () => {
  expect(texts([left], [{ id: '1', lines: [line('M', 400)] }])).toEqual([]);
  expect(texts([left], [{ id: '1', lines: [line('M', 401)] }])).toEqual([
    '走货SO1-1已走完，数量不能修改',
  ]);
  expect(texts([left], [{ id: '1', lines: [line('M', 400), line('S', 1)] }])).toEqual([
    '走货SO1-1已走完，数量不能修改',
  ]);
});

test('what has not left moves freely', () => {
  expect(texts([partly], [{ id: '1', lines: [line('M', 500)] }])).toEqual([]);
  expect(texts([], [{ id: 'new', lines: [line('M', 5)] }])).toEqual([]);
});
