// @vitest-environment jsdom

import { SheetFault, type SheetTexts } from '@garment-mes/ui';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { checkSheet } from './check-sheet.ts';
import { ImportDialog } from './import-dialog.tsx';
import { portionsOf, refusedRows, rowsToSend } from './import-rows.ts';
import { headOf, templateHeads } from './order-sheet.ts';

const read = vi.hoisted(() => ({ sheet: async (): Promise<unknown> => undefined }));
vi.mock('@garment-mes/ui', async (original) => ({
  ...(await original<typeof import('@garment-mes/ui')>()),
  importSheet: () => read.sheet(),
}));

const HEADS = ['订单号', '客户', '款号', '交期', '颜色', 'M', 'L'];
const sheet = (...cells: readonly (readonly string[])[]): SheetTexts => ({
  heads: HEADS,
  lines: cells.map((each, index) => ({ row: index + 2, cells: each })),
});
const good = ['SO1', '优裁', 'T2417', '2024-04-10', '黑色', '120', '1,080'];

afterEach(cleanup);

async function choose(texts: SheetTexts | Error, answers = {}) {
  read.sheet = async () => {
    if (texts instanceof Error) throw texts;
    return texts;
  };
  const view = renderScreen(() => <ImportDialog onClose={() => undefined} />, { answers });
  const [input] = await screen.findAllByLabelText<HTMLInputElement>('选择文件', {
    selector: 'input',
  });
  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'orders.xlsx'));
  return view;
}

test('finds numbers and days that are none, by row and heading', () => {
  const { rows } = checkSheet(
    sheet(
      good,
      ['SO1', '', '', '', '藏青', '12O', ''],
      ['SO2', '优裁', 'T2417', '2024-02-30', '', '', ''],
    ),
  );
  expect(rows.map(({ faults }) => Object.fromEntries(faults))).toEqual([
    {},
    { M: '“12O”不是整数' },
    { 交期: '“2024-02-30”不是有效日期', 颜色: '颜色必填' },
  ]);
});

test('what a spreadsheet made of a number is refused with its cell', () => {
  const rows = ['1.23457E+18', '1E+21', 'TRUE', '2024-03-20', '#REF!', 'SO\ue000'].map((orderNo) =>
    good.with(0, orderNo),
  );
  expect(checkSheet(sheet(...rows)).rows.map(({ faults }) => faults.get('订单号'))).toEqual([
    'A2 的“1.23457E+18”丢失了末尾数字，请把单元格设为文本再填写',
    'A3 的“1E+21”丢失了末尾数字，请把单元格设为文本再填写',
    'A4 的“TRUE”是逻辑值，不是编号',
    'A5 的“2024-03-20”是日期，不是编号，请把单元格设为文本再填写',
    'A6 的公式没有结果：#REF!',
    'A7 有无法识别的字 U+E000',
  ]);
});

test('a number is what the sheet shows, pieces are their value, and 1,2 are not 12', () => {
  const { rows } = checkSheet({
    heads: HEADS,
    lines: [
      { row: 2, cells: good.with(0, '12346').with(6, '1,2'), shown: { 0: '00012346', 5: '1' } },
    ],
  });
  expect(rows[0]?.orderNo).toBe('00012346');
  expect(rows[0]?.cells[5]).toBe('120');
  expect(Object.fromEntries(rows[0]?.faults ?? [])).toEqual({ L: '“1,2”不是整数' });
});

test('a block of merged cells gives its number to its rows, but not its pieces', () => {
  const lines = [
    { row: 2, cells: good },
    { row: 3, cells: good.with(4, '藏青'), merged: [0, 1, 2, 3, 6] },
  ];
  const { rows } = checkSheet({ heads: HEADS, lines });
  expect(rows.map(({ orderNo }) => orderNo)).toEqual(['SO1', 'SO1']);
  expect(rows.map(({ faults }) => Object.fromEntries(faults))).toEqual([
    {},
    { L: 'G3 是合并单元格，件数须逐格填写' },
  ]);
});

test('ten thousand rows travel in portions of whole orders', () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => good.with(0, `SO${at % 2_500}`));
  const portions = portionsOf(checkSheet(sheet(...lines)));
  expect(portions.map(({ length }) => length)).toEqual(Array.from({ length: 20 }, () => 500));
  const orders = portions.map((rows) => new Set(rows.map(({ cells }) => cells[0]?.value)));
  expect(new Set(orders.flatMap((each) => [...each]))).toHaveProperty('size', 2_500);
  expect(orders.reduce((sum, { size }) => sum + size, 0)).toBe(2_500);
});

test('a line that adds up the others is no order, and is named', () => {
  const { rows, left } = checkSheet(sheet(good, ['合计', '', '', '', '', '120', '80']));
  expect(rows.map(({ orderNo }) => orderNo)).toEqual(['SO1']);
  expect(left).toEqual([{ row: 3, what: 'total' }]);
});

test('sends whole orders only, without empty cells', () => {
  const bad = ['so2', '优裁', 'T2417', '2024-04-10', '黑色', 'x', ''];
  const checked = checkSheet(sheet(good, bad, ['SO2', '', '', '', '藏青', '5', '']));
  expect(rowsToSend(checked).map(({ row, cells }) => [row, cells.length])).toEqual([[2, 7]]);
  expect(refusedRows(checked.rows, []).map(({ row: { row }, reason }) => [row, reason])).toEqual([
    [3, 'M：“x”不是整数'],
    [4, ''],
  ]);
});

test('a sheet without order numbers, or with a heading twice, says so', () => {
  expect(checkSheet({ heads: ['a'], lines: [] }).fault).toBe('找不到“订单号”列，请使用模板');
  expect(checkSheet({ heads: [...HEADS, '交 期'], lines: [] }).fault).toBe('“交期”列重复');
});

test('knows the headings of the template in either language, and takes others for sizes', () => {
  expect(headOf('客户 po')).toMatchObject({ name: '客户PO', kind: 'text' });
  expect(headOf('2XL')).toMatchObject({ name: '2XL', isSize: true });
  expect(templateHeads('colors', ['S', 'M'], false).slice(-4)).toEqual([
    '颜色',
    '客户颜色',
    'S',
    'M',
  ]);
  expect(templateHeads('sizes', ['S', 'M'], false)).not.toContain('单价');
  expect(templateHeads('sizes', [], true)).toContain('单价');
});

test('previews what was read, sends it, and lists what was refused by row', async () => {
  const { writes } = await choose(
    sheet(good, ['SO3', '优裁', 'T2417', '2024-04-10', '雾蓝', '5', '']),
    {
      importOrders: {
        okNum: 1,
        errors: [{ row: 3, field: '颜色', text: '颜色“雾蓝”不存在' }],
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: '导入 2 单' }));
  expect(await screen.findByText('已导入 1 单，1 单未导入')).toBeDefined();
  expect(screen.getByText('颜色：颜色“雾蓝”不存在')).toBeDefined();
  expect(writes()[0]).toMatchObject({
    operation: 'importOrders',
    body: {
      rows: [
        { row: 2, cells: { length: 7 } },
        { row: 3, cells: { length: 6 } },
      ],
    },
  });
});

test('after Stop nothing more is sent, and what was not sent is listed', async () => {
  const first = Promise.withResolvers<object>();
  const lines = Array.from({ length: 1_200 }, (_, at) => good.with(0, `SO${at}`));
  const { writes } = await choose(sheet(...lines), { importOrders: () => first.promise });
  await userEvent.click(await screen.findByRole('button', { name: '导入 1200 单' }));
  expect(await screen.findByText('正在导入 0/1200 行')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '停止' }));
  first.resolve({ okNum: 500, errors: [] });
  expect(await screen.findByText('已导入 500 单，700 单未导入')).toBeDefined();
  expect(screen.getAllByText('已停止，未发送').length).toBeGreaterThan(1);
  expect(writes()).toHaveLength(1);
});

test('hidden rows are asked about before anything is read', async () => {
  const [seen, hidden] = sheet(good, good.with(0, 'SO2')).lines;
  await choose({
    heads: HEADS,
    lines: [
      { row: 2, cells: [], ...seen },
      { row: 3, cells: [], ...hidden, hidden: true },
    ],
  });
  expect(await screen.findByText('文件里有 1 行是隐藏的')).toBeDefined();
  expect(screen.getByText('第 3 行')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '不导入隐藏行' }));
  expect(await screen.findByText('读到 1 行、1 单')).toBeDefined();
});

test('a text file says how it was read', async () => {
  await choose({ ...sheet(good), encoding: 'gb18030' });
  const choice = await screen.findByRole('combobox', { name: '文件编码' });
  expect(choice.textContent).toContain('GB18030');
});

test('marks a wrong cell with its sentence before anything is sent', async () => {
  await choose(sheet(['SO1', '优裁', 'T2417', '2024-02-30', '黑色', '12O', '']));
  expect(
    await screen.findByText('第2行 交期：“2024-02-30”不是有效日期；第2行 M：“12O”不是整数'),
  ).toBeDefined();
  const table = within(screen.getByRole('grid', { name: '预览' }));
  expect(table.getByText('“12O”不是整数')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '导入 0 单' }).disabled).toBe(true);
});

test.each([
  ['too-large', '文件过大，最多 20 MB'],
  ['not-a-sheet', '不是表格文件，请选择 .xlsx、.xls 或 .csv'],
  ['protected', '文件有密码，请去掉密码后再导入'],
  ['broken', '文件已损坏，无法读取'],
  ['empty', '第一个工作表没有数据'],
  ['too-slow', '读取超时，文件内容异常'],
] as const)('a file that is %s gets a clear sentence', async (code, text) => {
  await choose(new SheetFault(code));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text));
});

test('says how many rows are too many', async () => {
  await choose(new SheetFault('too-many-rows', 12_000));
  expect(await screen.findByText('共 12000 行，一次最多导入 10000 行')).toBeDefined();
});
