// @vitest-environment jsdom

import { SheetFault, type SheetTexts } from '@garment-mes/ui';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { checkSheet } from './check-sheet.ts';
import { ImportDialog } from './import-dialog.tsx';
import { refusedRows, rowsToSend } from './import-rows.ts';
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
  ['not-a-sheet', '不是 Excel 文件，请选择 .xlsx 或 .xls'],
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
  expect(await screen.findByText('共 12000 行，一次最多导入 5000 行')).toBeDefined();
});
