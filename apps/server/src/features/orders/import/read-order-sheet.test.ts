import { expect, test } from 'vitest';
import { Sheet } from '../../../records/sheets/import-sheet.ts';
import { readOrder } from './read-order-sheet.ts';

const named = (id: string, name: string) => ({ id, name, sort: 0 });
const customer = (id: string, name: string) => ({
  ...{ id, name, shadeControl: 0 as const, isVip: 0 as const },
  ...{ cutTolUpPct: '3', cutTolDownPct: '0', shipTolUpPct: '0', shipTolDownPct: '0' },
});
const library = {
  customers: new Map([
    ['XYS', customer('1', 'XYS')],
    ['新雅', customer('1', 'XYS')],
    ['DL', customer('2', 'DL')],
  ]),
  styles: new Map([
    ['T2418', { id: '9', styleNo: 'T2418', styleName: 'T恤', sizeGroupId: '3' }],
    ['T2417', { id: '2', styleNo: 'T2417', styleName: 'T恤', sizeGroupId: '3' }],
  ]),
  colors: new Map([
    ['黑色', named('4', '黑色')],
    ['白色', named('5', '白色')],
  ]),
  sizes: new Map([['3', new Map([['M', named('6', 'M')]])]]),
  taken: new Set<string>(),
};

/** What each row hears; a row is a colour. */
function heard(...rows: readonly Readonly<Record<string, string>>[]) {
  const sheets = rows.map(
    (row, at) =>
      new Sheet(
        {
          row: at + 2,
          cells: Object.entries({
            ...{ 客户: 'XYS', 款号: 'T2417', 颜色: at === 0 ? '黑色' : '白色', M: '10' },
            ...row,
          }).map(([field, value]) => ({ field, value })),
        },
        'zh-CN',
      ),
  );
  const draft = readOrder('SO1', sheets, library, true);
  return { draft, texts: sheets.map(({ errors }) => errors.map(({ text }) => text)) };
}

test('each row hears what is wrong with its own day, not that it differs', () => {
  expect(heard({ 交期: '2024-03-30' }, { 交期: '2024-02-30' }).texts).toEqual([
    [],
    ['“2024-02-30”不是有效日期'],
  ]);
  expect(heard({ 交期: '2024-02-30' }, { 交期: '2024-03-30' }).texts).toEqual([
    ['“2024-02-30”不是有效日期'],
    [],
  ]);
  expect(heard({ 交期: '2024-02-30' }, { 交期: '2024-02-31' }).texts).toEqual([
    ['“2024-02-30”不是有效日期'],
    ['“2024-02-31”不是有效日期'],
  ]);
  expect(heard({ 交期: '2024-03-30' }, { 物料日期: '2024-13-01' }).texts[1]).toEqual([
    '“2024-13-01”不是有效日期',
  ]);
});

test('two days of one order differ, one day in two spellings does not', () => {
  expect(heard({ 交期: '2024-03-30' }, { 交期: '2024-03-31' }).texts[1]).toEqual([
    '交期“2024-03-31”与同一单据第2行的“2024-03-30”不一致',
  ]);
  const { draft, texts } = heard({ 交期: '2024-03-05' }, { 交期: '2024/3/5' });
  expect(texts).toEqual([[], []]);
  expect(draft?.head).toMatchObject({ deliveryDate: '2024-03-05', currencyCode: 'CNY' });
});

test('commas part thousands, and are no part of another number', () => {
  const row = { 交期: '2024-03-30', M: '１,200', 单价: '1，250.5' };
  const { draft, texts } = heard(row);
  expect(texts).toEqual([[]]);
  expect(draft?.cells.map(({ num }) => num)).toEqual([1200]);
  expect(draft?.head).toMatchObject({ unitPrice: '1250.5' });
  expect(heard({ ...row, M: '1,2', 单价: '38,5' }).texts[0]?.toSorted()).toEqual([
    '“1,2”不是整数',
    '“38,5”不是数字',
  ]);
});

test('what is wrong with pieces is told of the column they stand in', () => {
  const row = { 客户: 'XYS', 款号: 'T2417', 颜色: '黑色', 交期: '2024-03-30' };
  const fieldsOf = (more: object) => {
    const cells = Object.entries({ ...row, ...more }).map(([field, value]) => ({
      field,
      value: String(value),
    }));
    const sheet = new Sheet({ row: 2, cells }, 'zh-CN');
    readOrder('SO1', [sheet], library, true);
    return sheet.errors.map(({ field }) => field);
  };
  expect(fieldsOf({ 尺码: 'M', 数量: '1e3' })).toEqual(['数量']);
  expect(fieldsOf({ M: '1e3' })).toEqual(['M']);
});

test('a row that says another head than the first hears which field, both values and where', () => {
  const first = { 交期: '2024-03-30', 客户PO: 'PO-1', 单价: '38.5' };
  expect(
    heard(first, { 客户: 'DL', 款号: 'T2418', 交期: '2024-03-30', 客户PO: 'PO-2', 单价: '38.6' })
      .texts[1],
  ).toEqual([
    '客户“DL”与同一单据第2行的“XYS”不一致',
    '款号“T2418”与同一单据第2行的“T2417”不一致',
    '客户PO“PO-2”与同一单据第2行的“PO-1”不一致',
    '单价“38.6”与同一单据第2行的“38.5”不一致',
  ]);
  expect(heard(first, { 备注: '加急' }).texts[1]).toEqual([
    '备注“加急”与同一单据第2行的“空”不一致',
  ]);
});

test('a row may leave the head out or say it in other words', () => {
  const first = { 交期: '2024-03-30', 单价: '38.5' };
  expect(heard(first, { 客户: '', 款号: '' }).texts).toEqual([[], []]);
  expect(heard(first, { 客户: '新雅', 单价: '38.50', 交期: '2024/3/30' }).texts).toEqual([[], []]);
});
