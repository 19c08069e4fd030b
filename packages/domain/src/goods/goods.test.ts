import { expect, test } from 'vitest';
import { DomainError } from '../domain-error.ts';
import type { Issue } from '../refusals/issue.ts';
import { refusalText } from '../refusals/refusal-text.ts';
import {
  bundlesCovered,
  cartonRoom,
  checkCarton,
  checkDraftOut,
  checkLeaving,
  checkPackedBill,
  checkReceipt,
  checkReturn,
  checkShipLimit,
  checkStock,
  isMirror,
  isPlateNo,
  plateNo,
  requireStoreOf,
} from './index.ts';

const texts = (issues: readonly Issue[]) => issues.map((each) => refusalText(each, 'zh-CN'));
const cell = { color: '黑色', size: 'M', grade: 1 as const };

test('I34 what comes in stays within what passed, to the last piece', () => {
  const at = (num: number, received = 0) => checkReceipt([{ ...cell, num, passed: 408, received }]);
  expect(at(408)).toEqual([]);
  expect(texts(at(409))).toEqual(['黑色/M A品 质检合格408，已入0，本单409']);
  expect(texts(at(9, 400))).toEqual(['黑色/M A品 质检合格408，已入400，本单9']);
  expect(at(9, 400)[0]?.field).toBe('lines.黑色.M.1');
});

test('what comes back stays within what its bill shipped', () => {
  const at = (num: number) =>
    checkReturn('CK0411-1', [{ ...cell, num, shipped: 20, returned: 12 }]);
  expect(at(8)).toEqual([]);
  expect(texts(at(9))).toEqual(['黑色/M A品 原出库单CK0411-1已出20，已退12，本单9']);
});

test('I35 what goes out lies free in the store, and so does what a reversal takes back', () => {
  expect(checkStock([{ ...cell, num: 4, free: 4 }])).toEqual([]);
  expect(texts(checkStock([{ ...cell, num: 4, free: 0 }]))).toEqual([
    '库存不足：黑色/M 库存0，需4',
  ]);
  expect(texts(checkStock([{ ...cell, num: 408, free: 4 }], 'reversal-short'))).toEqual([
    '黑色/M 库存4，冲销需408',
  ]);
});

test('I35 an order of 2100 at 1 % ships 2121, whole pieces and exact', () => {
  const at = (shipped: number, num: number) =>
    checkShipLimit({ orderNum: 2100, tolerancePct: '1.00', shipped, num });
  expect(at(2120, 1)).toEqual([]);
  expect(texts(at(2120, 2))).toEqual(['已出2120 + 本单2 = 2122，超过上限2121']);
});

test.each([
  ['粤B12345', true],
  ['粤b·12345', true],
  [' 沪 AD12345 ', true],
  ['京A1234挂', true],
  ['粤B1234', false],
  ['粤BO2345', false],
  ['B12345', false],
  ['', false],
])('the plate %s is one: %s', (text, known) => {
  expect(isPlateNo(text)).toBe(known);
});

test('a plate is kept in one spelling', () => {
  expect(plateNo(' 粤b·１2345')).toBe('粤B12345');
});

test('a shipment says its batch when it is saved, driver and plate when it is submitted', () => {
  const bill = { billType: 11, warehouseId: '1' };
  expect(texts(checkDraftOut(bill))).toEqual(['请填写走货批']);
  const shipment = { ...bill, shipmentId: '7' };
  expect(checkDraftOut(shipment)).toEqual([]);
  expect(texts(checkLeaving(shipment, [1]))).toEqual(['请填写司机', '请填写车牌']);
  expect(checkLeaving({ ...shipment, driver: '老王', plateNo: '粤B12345' }, [1])).toEqual([]);
  expect(texts(checkDraftOut({ ...shipment, plateNo: '12345' }))).toEqual([
    '车牌格式不正确：12345',
  ]);
});

test('a transfer goes into another store, and seconds leave with a remark', () => {
  const bill = { billType: 12, warehouseId: '1' };
  expect(texts(checkDraftOut(bill))).toEqual(['请填写调入仓']);
  expect(texts(checkDraftOut({ ...bill, toWarehouseId: '1' }))).toEqual(['调入仓不能与出库仓相同']);
  const sample = { billType: 13, warehouseId: '1' };
  expect(texts(checkLeaving({ ...sample, remark: ' ' }, [1, 2]))).toEqual(['出次品请填写备注']);
  expect(checkLeaving({ ...sample, remark: '内购' }, [2])).toEqual([]);
});

test('seconds lie in a store of seconds and nowhere else', () => {
  const said = (grades: (1 | 2)[], kind: number) => {
    try {
      requireStoreOf(grades, kind);
      return '';
    } catch (error) {
      return error instanceof DomainError ? refusalText(error, 'zh-CN') : String(error);
    }
  };
  expect(said([1], 4)).toBe('');
  expect(said([2], 5)).toBe('');
  expect(said([1, 2], 4)).toBe('次品不能入成品仓');
  expect(said([1], 5)).toBe('A品不能入次品仓');
  expect(said([1], 1)).toBe('A品不能入面料仓');
});

test('bills of types 4 and 15 take back another one', () => {
  expect([1, 4, 11, 15].map(isMirror)).toEqual([false, true, false, true]);
});

test.each([
  ['40', 40],
  ['40件', 40],
  ['60x40x35/24件', 24],
  ['60x40x35', undefined],
  [null, undefined],
])('a carton of size %s takes %s pieces', (size, room) => {
  expect(cartonRoom(size)).toBe(room);
});

const packed = (colorId: string, sizeId: string, num: number) => ({ colorId, sizeId, num });

test.each([
  [1, [packed('b', 'M', 10)], []],
  [1, [packed('b', 'M', 5), packed('b', 'L', 5)], ['箱000812为单色单码，不能混码']],
  [2, [packed('b', 'M', 5), packed('b', 'L', 5)], []],
  [2, [packed('b', 'M', 5), packed('w', 'L', 5)], ['箱000812为单色混码，不能混色']],
  [3, [packed('b', 'M', 5), packed('w', 'M', 5)], []],
  [4, [packed('b', 'M', 5), packed('w', 'L', 5)], []],
  [null, [packed('b', 'M', 5), packed('w', 'L', 5)], []],
  [1, [packed('b', 'M', 13)], ['箱000812 装13件，超过箱规12件']],
  [1, [packed('b', 'M', 0)], ['请填写箱内件数']],
])('packing %s of %j: %j', (packType, contents, said) => {
  expect(texts(checkCarton({ cartonNo: '000812', packType, room: 12 }, contents))).toEqual(said);
});

test('cartons hold what their bill says, in all and in each colour and size', () => {
  const name = ({ colorId, sizeId }: { colorId: string; sizeId: string }) => ({
    color: colorId,
    size: sizeId,
  });
  const cartons = [packed('黑色', 'M', 10), packed('黑色', 'M', 9), packed('黑色', 'L', 5)];
  const said = (lines: ReturnType<typeof packed>[]) => texts(checkPackedBill(cartons, lines, name));
  expect(said([packed('黑色', 'M', 19), packed('黑色', 'L', 5)])).toEqual([]);
  expect(said([packed('黑色', 'M', 20), packed('黑色', 'L', 5)])).toEqual(['箱内合计24 ≠ 单据25']);
  expect(said([packed('黑色', 'M', 18), packed('黑色', 'L', 6)])).toEqual([
    '黑色/M 箱内19 ≠ 单据18',
    '黑色/L 箱内5 ≠ 单据6',
  ]);
});

test('receipts bring in the oldest bundles that they cover whole', () => {
  const waiting = [{ num: 24 }, { num: 22 }, { num: 24 }];
  const nums = (received: number, stored = 0) =>
    bundlesCovered(received, stored, waiting).map(({ num }) => num);
  expect(nums(23)).toEqual([]);
  expect(nums(46)).toEqual([24, 22]);
  expect(nums(70)).toEqual([24, 22, 24]);
  expect(nums(70, 46)).toEqual([24]);
});
