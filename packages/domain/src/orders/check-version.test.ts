import { expect, test } from 'vitest';
import { refusalText } from '../refusals/refusal-text.ts';
import { checkOrderChange } from './check-version.ts';

const cell = { colorName: '藏青', sizeName: 'M', before: 300, after: 300, cutNum: 308 };
const colors = [{ colorId: '1', colorName: '藏青' }];
const forAll = { colors, bill: [{ colorId: null, isMain: 1 as const }] };
const facts = {
  ...{ billBefore: forAll, billAfter: forAll },
  cells: [cell],
  removedProcesses: [],
  toleranceBefore: '5',
  toleranceAfter: '5',
  orderNum: 2100,
  deliveryDate: '2024-04-12',
};
const texts = (more: object) =>
  checkOrderChange({ ...facts, ...more }).map((found) => refusalText(found, 'zh-CN'));

test('I5 a number goes down to what is cut and no further, and up at any time', () => {
  expect(texts({ cells: [{ ...cell, after: 100 }] })).toEqual([
    '藏青/M 改为100，已裁308，不可少于已裁数',
  ]);
  expect(texts({ cells: [{ ...cell, after: 305, before: 300 }] })).toEqual([]);
  expect(texts({ cells: [{ ...cell, before: 400, after: 308 }] })).toEqual([]);
});

test('I5 an operation that was scanned cannot go', () => {
  expect(texts({ removedProcesses: [{ processName: '合肩', scanned: 24 }] })).toEqual([
    '合肩 已有24件扫描，只能停用',
  ]);
});

test('I12 a lower tolerance does not make what is cut too much', () => {
  expect(texts({ toleranceAfter: '2' })).toHaveLength(1);
  expect(texts({ toleranceAfter: '6' })).toEqual([]);
});

test('I1 holds for each colour and size where only the totals agree', () => {
  const moved = [
    { ...cell, after: 310, plannedNum: 320 },
    { ...cell, sizeName: 'L', after: 310, plannedNum: 300 },
    { ...cell, sizeName: 'S' },
  ];
  expect(texts({ cells: moved, shipmentNum: 2100 })).toEqual([
    '藏青/M 走货数量320≠订单数量310',
    '藏青/L 走货数量300≠订单数量310',
  ]);
});

test('I1 and I4 hold after a change as before', () => {
  expect(texts({ orderNum: 2118, shipmentNum: 2100 })).toEqual(['走货数量2100≠订单数量2118']);
  expect(texts({ materialDate: '2024-05-01' })).toEqual(['交期2024-04-12早于物料日期2024-05-01']);
});

test('I4 a colour that comes without a main fabric or loses it is named, one that had none is not', () => {
  const both = [...colors, { colorId: '2', colorName: '黑色' }];
  const navy = [
    { colorId: '1', isMain: 1 as const },
    { colorId: '2', isMain: 0 as const },
  ];
  expect(texts({ billAfter: { colors: both, bill: navy } })).toEqual(['黑色缺主面料']);
  expect(texts({ billAfter: { colors: both, bill: forAll.bill } })).toEqual([]);
  expect(texts({ billAfter: { colors, bill: [] } })).toEqual(['藏青缺主面料']);
  const lacking = { colors: both, bill: navy };
  expect(texts({ billBefore: lacking, billAfter: lacking })).toEqual([]);
});
