// @vitest-environment jsdom

import { refusal } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import DispatchTypes from './dispatch-types.screen.tsx';

const base = { section: 3, isOutsource: 0, delFlag: '0', updateDate: null, version: 4 };
const sewing = { ...base, id: '11', code: 'SEW', name: '本厂缝制', useCount: 0 };
const printing = { ...base, id: '12', code: 'PRT', name: '外发印花', isOutsource: 1, useCount: 2 };
const listDispatchTypes = { total: 2, list: [sewing, printing] };

beforeEach(clearStored);
afterEach(cleanup);

const show = (answers: object = {}, may?: readonly string[]) =>
  renderScreen(DispatchTypes, {
    answers: { listDispatchTypes, ...answers },
    ...(may ? { may } : {}),
  });
const act = async (code: string, label: string) =>
  userEvent.click(
    within(await screen.findByRole('row', { name: new RegExp(code) })).getByRole('button', {
      name: label,
    }),
  );
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /名称/ });

test('edits in the table and sends the version that was read', async () => {
  const { writes } = show();
  await act('SEW', '编辑');
  await userEvent.type(name(), '二');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes()).toEqual([
      {
        operation: 'updateDispatchType',
        body: { id: '11', version: 4, code: 'SEW', name: '本厂缝制二', section: 3, isOutsource: 0 },
      },
    ]),
  );
});

test('what a used type is cannot be changed, nor is it offered to be deleted', async () => {
  show();
  await act('PRT', '编辑');
  expect(screen.getByRole<HTMLButtonElement>('switch', { name: /是否外发/ }).disabled).toBe(true);
  const row = screen.getByRole('row', { name: /PRT/ });
  expect(within(row).queryByRole('button', { name: '删除' })).toBeNull();
});

test('asks before a type goes out of use, in the words of its dispatches', async () => {
  const { writes } = show();
  await act('SEW', '停用');
  await screen.findByText('停用 本厂缝制？已有派工单不受影响');
  const dialog = screen.getByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '停用' }));
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ id: '11', delFlag: '1' }));
});

test('a taken code is said at its field', async () => {
  show({ createDispatchType: refusal(10009, '编码已存在') });
  await userEvent.click(await screen.findByRole('button', { name: '新增' }));
  const code = screen.getByRole('textbox', { name: /编码/ });
  await userEvent.type(code, 'SEW');
  await userEvent.type(name(), '缝制');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('编码已存在');
  expect(code.getAttribute('aria-invalid')).toBe('true');
});

test('without the rights nothing can be changed', async () => {
  show({}, []);
  await screen.findByText('本厂缝制');
  for (const label of ['新增', '编辑', '停用', '删除'])
    expect(screen.queryByRole('button', { name: label })).toBeNull();
});

test('the focus goes back to where a line was opened from, saved or left', async () => {
  show();
  const row = within(await screen.findByRole('row', { name: /SEW/ }));
  const opener = row.getByRole('button', { name: '编辑' });
  const isBack = () => waitFor(() => expect(document.activeElement).toBe(opener));
  await act('SEW', '编辑');
  await userEvent.keyboard('{Escape}');
  await isBack();
  await act('SEW', '编辑');
  await userEvent.type(name(), '二');
  await userEvent.keyboard('{Escape}');
  await screen.findByText('有未保存的内容，确定关闭？');
  await userEvent.click(screen.getByText('关闭'));
  await isBack();
  await userEvent.click(screen.getByRole('button', { name: '丢弃' }));
  await act('SEW', '编辑');
  await userEvent.type(name(), '三');
  await userEvent.keyboard('{Control>}s{/Control}');
  await isBack();
});

test('a row somebody else changed is read again when that is why it was refused', async () => {
  const { calls } = show({ updateDispatchType: refusal(10102, '派工单类型 已被 张三 修改') });
  await act('SEW', '停用');
  const reads = () => calls.filter(({ operation }) => operation === 'listDispatchTypes').length;
  const before = reads();
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '停用' }));
  await question.findByText('派工单类型 已被 张三 修改');
  await waitFor(() => expect(reads()).toBe(before + 1));
});
