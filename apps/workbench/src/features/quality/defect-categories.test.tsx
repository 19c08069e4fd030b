// @vitest-environment jsdom

import { refusal } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import DefectCategories from './defect-categories.screen.tsx';

const base = { section: 3, badItemCount: 0, delFlag: '0', updateDate: null, version: 2 };
const sewing = { ...base, id: '1', code: 'SEW', name: '缝制', badTypeCount: 4, share30d: '60.00' };
const cutting = { ...base, id: '2', code: 'CUT', name: '裁剪', badTypeCount: 0, share30d: null };
const listDefectCategories = {
  total: 2,
  list: [
    { ...sewing, sort: 1 },
    { ...cutting, sort: 2 },
  ],
};

beforeEach(clearStored);
afterEach(cleanup);

const show = (answers: object = {}, may?: readonly string[]) =>
  renderScreen(DefectCategories, {
    answers: { listDefectCategories, ...answers },
    ...(may ? { may } : {}),
  });
const sorting = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '拖动排序' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('button', { name: '移动 缝制' });
  return dialog;
};
const names = (dialog: ReturnType<typeof within>) =>
  dialog.getAllByRole('listitem').map((line: HTMLElement) => line.textContent.slice(0, 2));

test('puts the categories into another order with the arrow keys and saves all of them', async () => {
  const { writes } = show();
  const dialog = await sorting();
  dialog.getByRole('button', { name: '移动 缝制' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(names(dialog)).toEqual(['裁剪', '缝制']);
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes()).toEqual([
      { operation: 'sortDefectCategories', body: { ids: ['2', '1'], before: ['1', '2'] } },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an order that is refused stays in the dialog with the reason', async () => {
  show({ sortDefectCategories: refusal(10009, '请提交全部疵点大类的顺序') });
  const dialog = await sorting();
  dialog.getByRole('button', { name: '移动 缝制' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await dialog.findByText('请提交全部疵点大类的顺序');
  expect(names(dialog)).toEqual(['裁剪', '缝制']);
});

test('an order that somebody else saved meanwhile is said once, and the next save knows it', async () => {
  const said = '疵点大类的顺序 已被 王芳 于 08:00:00 修改，请核对后重试';
  let list = listDefectCategories;
  const { writes } = show({
    listDefectCategories: () => list,
    sortDefectCategories: refusal(10102, said),
  });
  const dialog = await sorting();
  dialog.getByRole('button', { name: '移动 缝制' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  const third = { ...cutting, id: '3', code: 'FIN', name: '后整', sort: 3 };
  list = { total: 3, list: [third, ...list.list] };
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await dialog.findByText(said);
  await waitFor(() => expect(names(dialog)).toEqual(['裁剪', '缝制', '后整']));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toEqual([
      { ids: ['2', '1'], before: ['1', '2'] },
      { ids: ['2', '1', '3'], before: ['3', '1', '2'] },
    ]),
  );
});

test('asks before an order that is not saved is left', async () => {
  show();
  const dialog = await sorting();
  dialog.getByRole('button', { name: '移动 裁剪' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  await screen.findByText('有未保存的内容，确定关闭？');
});

test('only a category without types can be deleted', async () => {
  show();
  const row = (code: string) => within(screen.getByRole('row', { name: new RegExp(code) }));
  await screen.findByRole('row', { name: /SEW/ });
  const offered = async (code: string) => {
    const more = row(code).queryByRole('button', { name: '更多' });
    if (more) await userEvent.click(more);
    const found = screen.queryByRole(more ? 'menuitem' : 'button', { name: '删除' });
    if (more) await userEvent.keyboard('{Escape}');
    return found !== null;
  };
  expect(row('SEW').queryByRole('button', { name: '删除' })).toBeNull();
  expect(await offered('CUT')).toBe(true);
});

test('asks before a category goes out of use', async () => {
  const { writes } = show();
  const row = within(await screen.findByRole('row', { name: /SEW/ }));
  await userEvent.click(row.getByRole('button', { name: '停用' }));
  await screen.findByText('停用后不能再选用，历史数据保留。确定停用 缝制？');
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: '停用' }),
  );
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ id: '1', delFlag: '1' }));
});

test('a code has letters, digits and hyphens only', async () => {
  const { writes } = show();
  await userEvent.click(await screen.findByRole('button', { name: '新增' }));
  await userEvent.type(screen.getByRole('textbox', { name: /编码/ }), 'A/1');
  await userEvent.type(screen.getByRole('textbox', { name: /名称/ }), '印花');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('编码格式不正确');
  expect(writes()).toEqual([]);
});

test('without the rights nothing can be changed', async () => {
  show({}, []);
  await screen.findByRole('row', { name: /SEW/ });
  for (const label of ['新增', '编辑', '停用', '删除', '拖动排序'])
    expect(screen.queryByRole('button', { name: label })).toBeNull();
});
