import { expect, test } from 'vitest';
import { Sheet } from '../../../records/import-sheet.ts';
import { readOrder } from './read-order-sheet.ts';

const named = (id: string, name: string) => ({ id, name, sort: 0 });
const library = {
  customers: new Map([
    [
      'XYS',
      {
        ...{ id: '1', name: 'XYS', shadeControl: 0, isVip: 0 },
        ...{ cutTolUpPct: '3', cutTolDownPct: '0', shipTolUpPct: '0', shipTolDownPct: '0' },
      },
    ],
  ]),
  styles: new Map([['T2417', { id: '2', styleNo: 'T2417', styleName: 'T恤', sizeGroupId: '3' }]]),
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
    '同一单据的交期与第2行不一致',
  ]);
  const { draft, texts } = heard({ 交期: '2024-03-05' }, { 交期: '2024/3/5' });
  expect(texts).toEqual([[], []]);
  expect(draft?.head).toMatchObject({ deliveryDate: '2024-03-05', currencyCode: 'CNY' });
});
