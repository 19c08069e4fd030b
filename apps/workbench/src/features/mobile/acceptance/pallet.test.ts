import { makeBarcode } from '@garment-mes/domain/bundles';
import type { RemainingCell } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import {
  beginPallet,
  bundleCode,
  countedIn,
  faultsOf,
  isTooMuch,
  looseLine,
  type Pallet,
  type PalletLine,
  palletSums,
  receiptLines,
  withLine,
  withoutGrade,
  withoutLines,
} from './pallet.ts';
import { receiptOf, restOf, withoutReceipt } from './receipt-document.ts';

const cell = (sizeId: string, grade: 1 | 2, maxNum: number, doneNum: number): RemainingCell => ({
  ...{ colorId: '1', colorName: '黑色', sizeId, sizeName: sizeId, grade, maxNum, doneNum },
  ...{ pendingNum: 0, stockNum: 0, lockedNum: 0, remainNum: maxNum - doneNum },
  ...{ planNum: null, shippedNum: null },
});
const known = (no: number, sizeId: string, num: number) => ({
  ...{ barcode: makeBarcode('CX', no), label: `B${no}`, colorId: '1', sizeId, num },
});
const begun = beginPallet(
  { 1: 'request-1', 2: 'request-2' },
  {
    ...{ orderId: '1', orderNo: 'SO1', readAt: 0 },
    cells: [cell('M', 1, 408, 360), cell('L', 1, 20, 0), cell('M', 2, 3, 0)],
    bundles: [known(1, 'M', 24), known(2, 'M', 24), known(3, 'L', 20)],
  },
);
const lineOf = (no: number, sizeId: string, num: number, location = ''): PalletLine => {
  const { barcode, label, colorId } = known(no, sizeId, num);
  const bundle = { barcode, label, num };
  return { id: barcode, colorId, sizeId, grade: 1, num, location, bundle };
};
const loose = (num: number, grade: 1 | 2 = 1): PalletLine => ({
  ...looseLine(begun, { colorId: '1', sizeId: 'M', grade }, ''),
  num,
});
const store = { id: '71', name: 'Store', keepers: [] };
const signed = { companyId: 'CX', companyName: 'CX', userId: '7', at: 0 };
const palletWith = (...lines: PalletLine[]): Pallet => lines.reduce(withLine, begun);

test('I34 a colour and size takes what passed and is not in the warehouse, to the last piece', () => {
  const pallet = palletWith(lineOf(1, 'M', 24));
  expect(isTooMuch(pallet, loose(24))).toBe(false);
  expect(isTooMuch(pallet, loose(25))).toBe(true);
  // Counted anew, its own pieces do not stand in its way.
  expect(isTooMuch(pallet, { ...lineOf(1, 'M', 24), num: 48 })).toBe(false);
  expect(isTooMuch(pallet, { ...loose(1), sizeId: 'XL' })).toBe(true);
});

test('a line that is counted again stands once, with its new pieces', () => {
  const pallet = palletWith(lineOf(1, 'M', 24), loose(6), { ...lineOf(1, 'M', 24), num: 20 });
  expect(countedIn(pallet, loose(0))).toBe(26);
  expect(palletSums(palletWith(lineOf(1, 'M', 24), loose(2, 2)))).toEqual({
    ...{ first: 24, seconds: 2, bundles: 1 },
  });
});

test('a bundle is known by its label and by that of a coupon', () => {
  const code = makeBarcode('CX', 2);
  expect([bundleCode(code), bundleCode(`${code}-07`), bundleCode('A-01-1')]).toEqual([
    ...[code, code, 'A-01-1'],
  ]);
});

test('the lines of a receipt are those of its grade, together by place, with their bundles', () => {
  const pallet = palletWith(
    lineOf(1, 'M', 24),
    lineOf(2, 'M', 10),
    lineOf(3, 'L', 20, 'A-01'),
    loose(2, 2),
  );
  expect(receiptLines(pallet, 1)).toEqual([
    {
      ...{ colorId: '1', sizeId: 'M', grade: 1, num: 34, locationCode: null },
      barcodes: [makeBarcode('CX', 1), makeBarcode('CX', 2)],
    },
    {
      ...{ colorId: '1', sizeId: 'L', grade: 1, num: 20, locationCode: 'A-01' },
      barcodes: [makeBarcode('CX', 3)],
    },
  ]);
  expect(receiptLines(pallet, 2)).toMatchObject([{ grade: 2, num: 2, barcodes: [] }]);
  expect(receiptLines(withoutGrade(pallet, 2), 2)).toEqual([]);
});

test('what may not come in by now are bundles that are gone, and of too many pieces those counted last', () => {
  const pallet = palletWith(lineOf(1, 'M', 24), lineOf(9, 'L', 8), loose(20), lineOf(2, 'M', 24));
  const faults = faultsOf({ ...pallet, cells: [cell('M', 1, 408, 384), ...begun.cells.slice(1)] });
  expect(faults.map(({ line, about }) => [line.num, about])).toEqual([
    ...[
      [8, 'bundle'],
      [20, 'ceiling'],
      [24, 'ceiling'],
    ],
  ]);
  const [first, ...others] = begun.bundles;
  const bundles = first ? [{ ...first, billNo: 'RK1' }, ...others] : [];
  expect(faultsOf({ ...pallet, bundles }).map(({ line, about }) => [line.num, about])).toEqual([
    [24, 'other-bill'],
    [8, 'bundle'],
  ]);
});

test('each grade has its receipt, a corrected one the draft that the first one left', () => {
  const pallet = palletWith(lineOf(3, 'L', 20), loose(2, 2));
  expect(receiptOf(pallet, 1, store, signed)).toMatchObject({
    ...{ call: 'createWarehouseReceipt', requestId: 'request-1' },
    body: { requestId: 'request-1', orderId: '1', warehouseId: '71', billType: 1 },
  });
  const draft = { id: '9', version: 3, grade: 1 as const };
  const corrected = { ...pallet, draft };
  expect(receiptOf(corrected, 1, store, signed)).toMatchObject({
    ...{ call: 'updateWarehouseReceipt', body: { id: '9', version: 3 } },
  });
  expect(receiptOf(corrected, 2, store, signed)).toMatchObject({ call: 'createWarehouseReceipt' });
  expect(receiptOf(begun, 1, store, signed)).toBeUndefined();
});

test('what was scanned after a receipt went is a pallet of its own', () => {
  const sent = palletWith(lineOf(3, 'L', 20));
  const now = withLine(sent, lineOf(1, 'M', 24));
  const rest = restOf(withoutReceipt(now, { pallet: sent, store }));
  expect(rest?.lines.map(({ num }) => num)).toEqual([24]);
  expect(rest?.requestIds[1]).not.toBe('request-1');
  expect(restOf(withoutReceipt(sent, { pallet: sent, store }))).toBeUndefined();
  expect(restOf({ ...withoutLines(sent, [sent.last ?? '']), unread: ['B1'] })).toBeDefined();
});
