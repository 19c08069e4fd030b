// @vitest-environment jsdom
import { ApiError } from '@garment-mes/sdk';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import TreeDict from './tree-dict.screen.tsx';

const sheet = vi.hoisted(() => ({ lines: [] as { row: number; cells: string[] }[] }));
vi.mock('@garment-mes/ui', async (actual) => ({
  ...(await actual<typeof import('@garment-mes/ui')>()),
  importSheet: async () => ({ heads: ['编码', '名称', '上级编码'], lines: sheet.lines }),
}));
afterEach(cleanup);

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
