// @vitest-environment jsdom
import { ApiError } from '@garment-mes/sdk';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import TreeDict from './tree-dict.screen.tsx';

const sheet = vi.hoisted(() => ({
  lines: [] as { row: number; cells: string[] }[],
  /** How the letters of a text file are found to be written; a workbook has none. */
  found: undefined as string | undefined,
}));
vi.mock('@garment-mes/ui', async (actual) => ({
  ...(await actual<typeof import('@garment-mes/ui')>()),
  importSheet: async ({ encoding = sheet.found }: { readonly encoding?: string }) => ({
    heads: ['编码', '名称', '上级编码'],
    lines:
      encoding === 'gb18030'
        ? sheet.lines.map(({ row, cells }) => ({ row, cells: cells.with(1, '涓婄骇') }))
        : sheet.lines,
    encoding,
  }),
}));
afterEach(() => {
  cleanup();
  sheet.found = undefined;
});

const upload = async () =>
  userEvent.upload(
    await screen.findByLabelText('导入', { selector: 'input' }),
    new File([], 'a.xlsx'),
  );

interface Portion {
  readonly body?: { readonly rows: readonly { readonly code: string }[] };
}

test('sends a sheet in portions, parents first, and shows what the service said of each row', async () => {
  sheet.lines = [
    { row: 2, cells: ['C0', '下级', 'P'] },
    ...Array.from({ length: 249 }, (_, at) => ({ row: at + 3, cells: [`C${at + 1}`, '名', ''] })),
    { row: 252, cells: ['P', '上级', ''] },
    { row: 253, cells: ['', '没有编码', ''] },
  ];
  const { writes } = renderScreen(TreeDict, {
    answers: {
      listTreeDicts: [],
      importTreeDicts: ({ body }: Portion) => ({
        okNum: (body?.rows.length ?? 0) - 1,
        errors: [{ row: body?.rows[0]?.code === 'C1' ? 3 : 203, field: null, text: '编码已存在' }],
      }),
    },
  });
  await upload();
  const dialog = within(await screen.findByRole('dialog', { name: '3 行没有导入' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '第3行：编码已存在',
    '第203行：编码已存在',
    '第253行：请输入编码',
  ]);
  const sent = writes().map(({ body }) => (body as Required<Portion>['body']).rows);
  expect(sent.map(({ length }) => length)).toEqual([200, 51]);
  expect(sent[1]?.slice(-2)).toEqual([
    { row: 252, code: 'P', name: '上级', parentCode: '' },
    { row: 2, code: 'C0', name: '下级', parentCode: 'P' },
  ]);
});

test('names every row that was not sent when the network goes', async () => {
  sheet.lines = Array.from({ length: 201 }, (_, at) => ({
    row: at + 2,
    cells: [`C${at}`, '名', ''],
  }));
  let portions = 0;
  renderScreen(TreeDict, {
    answers: {
      listTreeDicts: [],
      importTreeDicts: () => {
        portions += 1;
        if (portions > 1) throw new ApiError('network');
        return { okNum: 200, errors: [] };
      },
    },
  });
  await upload();
  const dialog = within(await screen.findByRole('dialog', { name: '1 行没有导入' }));
  await waitFor(() => expect(dialog.getByText(/第202行：/)).toBeDefined());
});

test('a text file is seen before it is taken, and read in the other way of writing letters', async () => {
  sheet.lines = [{ row: 2, cells: ['P', '上级', ''] }];
  sheet.found = 'gb18030';
  const { writes } = renderScreen(TreeDict, {
    answers: { listTreeDicts: [], importTreeDicts: { okNum: 1, errors: [] } },
  });
  await upload();
  const dialog = within(await screen.findByRole('dialog', { name: '预览' }));
  await dialog.findByText('涓婄骇');
  Element.prototype.scrollIntoView = () => undefined;
  dialog.getByRole('combobox', { name: '文件编码' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('option', { name: 'UTF-8' });
  await userEvent.keyboard('{Home}{Enter}');
  await screen.findByText('上级');
  expect(writes()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: '导入 1 条' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ rows: [{ code: 'P', name: '上级' }] });
});

test('a text file that is not taken changes nothing', async () => {
  sheet.lines = [{ row: 2, cells: ['P', '上级', ''] }];
  sheet.found = 'utf-8';
  const { writes } = renderScreen(TreeDict, { answers: { listTreeDicts: [] } });
  await upload();
  await userEvent.click(await screen.findByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes()).toEqual([]);
});
