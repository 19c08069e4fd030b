import { makeBarcode } from '@garment-mes/domain/bundles';
import { expect, test } from 'vitest';
import { documentOf } from './delivery-document.ts';
import {
  begin,
  bundleOf,
  counted,
  type ListedBundle,
  type ScannedList,
  sumsOf,
  uncounted,
  unexplained,
} from './scanned-list.ts';

const bundle = (no: number, sizeName: string, num: number | undefined): ListedBundle => ({
  id: String(no),
  label: `B${no}`,
  barcode: makeBarcode('CX', no),
  colorName: 'Black',
  sizeName,
  num,
});
const line = { id: '5', name: 'Line 3' };
const head = { orderId: '1', orderNo: 'SO1', line, isBlind: false };
const batch = begin('send', 'request-1', {
  ...head,
  batch: { id: '9', no: '01' },
  bundles: [bundle(1, 'S', 24), bundle(2, 'S', 24), bundle(3, 'M', 22)],
});
const delivery = { id: '7', no: 'FL0320-1', version: 2 };
const receipt = { ...batch, mode: 'receive' as const, batch: undefined, delivery };
const signed = { companyId: 'CX', companyName: 'CX', userId: '7', at: 0 };

/** A list of which bundles were scanned whole. */
const scanned = (list: ScannedList, ...at: number[]) =>
  at.reduce((next, each) => {
    const one = list.bundles[each];
    return one ? counted(next, one, one.num ?? 0) : next;
  }, list);

test('a list counts bundles and pieces, by size, and names what is missing', () => {
  const sums = sumsOf(scanned(batch, 0, 2));
  expect(sums).toMatchObject({ scanned: 2, pieces: 46, diffNum: -24, differing: [] });
  expect(sums.missing.map(({ label }) => label)).toEqual(['B2']);
  expect(
    sums.sizes.map(({ sizeName, scanned: count, bundles }) => [sizeName, count, bundles.length]),
  ).toEqual([
    ['S', 1, 2],
    ['M', 1, 1],
  ]);
});

test('a bundle is found by its label and by that of a coupon', () => {
  expect(bundleOf(batch, makeBarcode('CX', 2))?.id).toBe('2');
  expect(bundleOf(batch, `${makeBarcode('CX', 2)}-07`)?.id).toBe('2');
  expect(bundleOf(batch, makeBarcode('CX', 4))).toBeUndefined();
});

test('what is sent are the bundles that were scanned, one that was added too, under the id of the list', () => {
  const extra = bundle(40, 'L', 20);
  const list = uncounted(counted(scanned(batch, 0, 1), extra, 18), '2');
  expect(documentOf(list, signed)).toMatchObject({
    call: 'sendCutPieceDelivery',
    requestId: 'request-1',
    body: {
      ...{ requestId: 'request-1', orderId: '1', lineDeptId: '5', batchRangeId: '9' },
      lines: [
        { bundleId: '1', sendNum: 24 },
        { bundleId: '40', sendNum: 18 },
      ],
    },
  });
  expect(documentOf({ ...list, line: undefined }, signed)).toBeUndefined();
});

test('a receipt counts every bundle of the delivery, one that did not come as none, with its reason', () => {
  const list = scanned(receipt, 0, 2);
  expect(unexplained(list).map(({ label }) => label)).toEqual(['B2']);
  const said = { ...list, reasons: { 2: 'short' as const } };
  expect(unexplained(said)).toEqual([]);
  expect(documentOf(said, signed)).toMatchObject({
    call: 'receiveCutPieceDelivery',
    body: {
      ...{ id: '7', version: 2, requestId: 'request-1' },
      lines: [
        { bundleId: '1', receiveNum: 24, diffReason: null },
        { bundleId: '2', receiveNum: 0, diffReason: 'short' },
        { bundleId: '3', receiveNum: 22, diffReason: null },
      ],
    },
  });
});

test('a reason that was given before a bundle came whole is not sent', () => {
  const list = { ...scanned(receipt, 0, 1, 2), reasons: { 2: 'short' as const } };
  const line = { bundleId: '2', receiveNum: 24, diffReason: null };
  expect(documentOf(list, signed)?.body).toMatchObject({ lines: expect.arrayContaining([line]) });
});

test('who counts blindly is asked for no reason', () => {
  const bundles = receipt.bundles.map((each) => ({ ...each, num: undefined }));
  const list = { ...receipt, isBlind: true, bundles };
  const [first] = bundles;
  expect(unexplained(first ? counted(list, first, 3) : list)).toEqual([]);
  expect(sumsOf(list)).toMatchObject({ diffNum: 0, differing: [] });
});
