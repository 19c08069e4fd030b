import { expect, test } from 'vitest';
import { refusalText } from '../refusals/refusal-text.ts';
import { checkOrderBalance } from './balance.ts';
import { checkOrderConfirm, type OrderToConfirm } from './check-confirm.ts';
import { checkPrices, priceOn } from './prices.ts';

const process = (seqNo: number, processName: string, change: object = {}) => ({
  seqNo,
  processName,
  section: '缝制',
  sectionId: 2,
  sam: '0.33',
  price: '0.17',
  isOutput: false,
  ...change,
});
const order: OrderToConfirm = {
  colors: [{ colorId: 'BLK', colorName: '黑色' }],
  sizes: [{ sizeId: 'S' }],
  cells: [{ num: 200 }],
  bill: [{ colorId: 'BLK', isMain: 1 }],
  processes: [process(1, '合肩'), process(2, '冚下摆', { isOutput: true })],
  sections: [{ sectionId: 2, name: '缝制' }],
  materialDate: '2024-03-10',
  deliveryDate: '2024-04-12',
};
const found = (change: Partial<OrderToConfirm>) =>
  checkOrderConfirm({ ...order, ...change }).map((each) => refusalText(each, 'zh-CN'));

test('confirms a whole order', () => {
  expect(found({})).toEqual([]);
  expect(found({ shipmentNum: 200, materialDate: null })).toEqual([]);
});

test.each<[Partial<OrderToConfirm>, string]>([
  [{ colors: [] }, '请填写颜色'],
  [{ sizes: [] }, '请填写尺码'],
  [{ cells: [{ num: 0 }] }, '订单数量须大于0'],
  [{ shipmentNum: 190 }, '走货数量190≠订单数量200'],
  [{ bill: [] }, '黑色缺主面料'],
  [{ processes: [] }, '缝制缺工序'],
  [{ processes: [process(1, '合肩')] }, '缝制没有产出点'],
  [{ deliveryDate: '2024-03-09' }, '交期2024-03-09早于物料日期2024-03-10'],
  [
    { processes: [process(1, '冚下摆', { isOutput: 1 }), process(2, '剪线清尾', { isOutput: 1 })] },
    '缝制段有2个产出点（冚下摆、剪线清尾），只能有1个',
  ],
  [{ processes: [process(1, '合肩', { sam: 0, isOutput: 1 })] }, '合肩工时须大于0'],
  [{ processes: [process(1, '合肩', { price: -1, isOutput: 1 })] }, '合肩工价不能小于0'],
  [{ processes: [process(1, 'a', { isOutput: 1 }), process(1, 'b')] }, '工序顺序1重复'],
])('I4 finds what keeps it from being confirmed: %j', (change, text) => {
  expect(found(change)).toEqual([text]);
});

const ranges = [
  { price: '0.18', fromDate: '2024-03-15', toDate: null },
  { price: '0.17', fromDate: '2024-01-01', toDate: '2024-03-14' },
];

test('takes the price of the day of the work', () => {
  expect(priceOn(ranges, '2024-03-14', '合肩').price).toBe('0.17');
  expect(priceOn(ranges, '2024-03-15', '合肩').price).toBe('0.18');
  expect(() => priceOn(ranges, '2023-12-31', '合肩')).toThrow('price-missing');
});

test('I6 finds gaps and overlaps between prices', () => {
  const texts = (list: Parameters<typeof checkPrices>[0]) =>
    checkPrices(list, '合肩').map((each) => refusalText(each, 'zh-CN'));
  expect(texts(ranges)).toEqual([]);
  expect(
    texts([
      { price: 1, fromDate: '2024-01-01', toDate: '2024-01-10' },
      { price: 2, fromDate: '2024-01-12' },
    ]),
  ).toEqual(['合肩 工价区间有空档：2024-01-11–2024-01-11']);
  expect(
    texts([
      { price: 1, fromDate: '2024-01-01' },
      { price: 2, fromDate: '2024-01-12', toDate: '2024-01-20' },
    ]),
  ).toEqual(['合肩 工价区间重叠：2024-01-12–2024-01-20']);
});

test('I42 accounts for every garment, or says what is missing', () => {
  const cell = {
    colorName: '黑色',
    sizeName: 'L',
    cutNum: 412,
    shipped: 404,
    stock: 5,
    seconds: 1,
    scrapped: 2,
    scrappedAtCutting: 0,
  };
  expect(checkOrderBalance([cell])).toEqual([]);
  expect(
    checkOrderBalance([{ ...cell, stock: 4 }]).map((each) => refusalText(each, 'zh-CN')),
  ).toEqual(['黑色/L 裁412，去向411，差1件']);
});
