// @vitest-environment jsdom
import type { DefectItemPage, DefectTypePage } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import DefectTypes from './defect-types.screen.tsx';

const [item] = (sampleAnswers.listBadItems as DefectItemPage).list;
const [type] = (sampleAnswers.listBadTypes as DefectTypePage).list;
const category = { id: '1', code: 'SEW', name: '车缝' };
const types = [
  { ...type, id: '1', code: 'SEW-L', name: '线路', defectCategoryId: '1', badItemCount: 2 },
  { ...type, id: '2', code: 'SEW-S', name: '针步', defectCategoryId: '1', badItemCount: 3 },
];
const items = [
  { ...item, id: '11', code: 'D11', name: '断线', badTypeId: '1', version: 3, isUsed: true },
  { ...item, id: '12', code: 'D12', name: '跳针', badTypeId: '2', version: 5, isUsed: false },
];
const show = () =>
  renderScreen(DefectTypes, {
    answers: {
      listDefectCategories: { total: 1, list: [category] },
      listBadTypes: { total: 2, list: types },
      listBadItems: { total: 2, list: items },
      updateBadItem: ({ body }: { body: object }) => ({ ...item, ...body }),
    },
  });
type Calls = readonly { readonly operation?: string | undefined; readonly query?: unknown }[];
const asked = (calls: Calls) =>
  calls.findLast(({ operation }) => operation === 'listBadItems')?.query;

beforeEach(clearStored);
afterEach(cleanup);

test('a category narrows the items by all its types, a type by itself, and both say how many they have', async () => {
  const { calls } = show();
  const tree = within(await screen.findByRole('tree', { name: '不良类型' }));
  const sewing = await tree.findByRole('treeitem', { name: /车缝/ });
  expect(within(sewing).getByText('5')).toBeDefined();
  await userEvent.click(within(sewing).getByText(/车缝/));
  await waitFor(() => expect(asked(calls)).toMatchObject({ defectCategoryId: '1' }));
  expect(asked(calls)).not.toHaveProperty('badTypeId');
  if (!tree.queryByText(/线路/)) await userEvent.keyboard('{ArrowRight}');
  // Its id is that of the category.
  await userEvent.click(await tree.findByText(/线路/));
  await waitFor(() => expect(asked(calls)).toMatchObject({ badTypeId: '1' }));
  expect(asked(calls)).not.toHaveProperty('defectCategoryId');
});

test('only an item that nothing has is deleted', async () => {
  show();
  const row = within(await screen.findByRole('row', { name: /D12/ }));
  const used = within(screen.getByRole('row', { name: /D11/ }));
  const offered = async (cells: typeof row) => {
    const more = cells.queryByRole('button', { name: '更多' });
    if (!more) return cells.queryByRole('button', { name: '删除' });
    await userEvent.click(more);
    const item = screen.queryByRole('menuitem', { name: '删除' });
    await userEvent.keyboard('{Escape}');
    return item;
  };
  expect(await offered(row)).not.toBeNull();
  expect(await offered(used)).toBeNull();
});

test('chosen items move to another type, each with what it was', async () => {
  const { writes } = show();
  await screen.findByRole('row', { name: /D12/ });
  for (const tick of screen.getAllByRole('checkbox', { name: '选择此行' }))
    await userEvent.click(tick);
  await userEvent.click(screen.getByRole('button', { name: '移动到类型' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('combobox', { name: '不良类型' }));
  await userEvent.click(await screen.findByRole('option', { name: /针步/ }));
  await userEvent.click(dialog.getByRole('button', { name: '逐条执行' }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  const bodies = writes().map(({ body }) => body);
  expect(bodies).toMatchObject([
    { id: '11', version: 3, code: 'D11', name: '断线', badTypeId: '2' },
    { id: '12', version: 5, code: 'D12', name: '跳针', badTypeId: '2' },
  ]);
});

test('a critical defect that is to be mended is refused where it is chosen', async () => {
  const { writes } = show();
  await userEvent.click(await screen.findByRole('button', { name: '新增' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('radio', { name: '致命' }));
  await userEvent.click(form.getByRole('radio', { name: '返修' }));
  await userEvent.click(form.getByRole('button', { name: /保存/ }));
  expect(await form.findByText('致命项目只能选次品或报废')).toBeDefined();
  expect(writes()).toEqual([]);
});
