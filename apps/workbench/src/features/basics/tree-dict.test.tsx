// @vitest-environment jsdom
import { refusal } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import TreeDict from './tree-dict.screen.tsx';

const entry = (id: string, parentId: string | null, name: string, sort: number, isLeaf = true) => ({
  id,
  parentId,
  name,
  code: `C${id}`,
  kind: 'defect',
  sort,
  isLeaf,
  useCount: 0,
  updateDate: null,
  version: 4,
});

const answers = {
  listTreeDicts: [
    entry('1', null, '缝制', 0, false),
    entry('2', null, '外观', 1),
    entry('11', '1', '线迹', 0),
    entry('12', '1', '跳针', 1),
  ],
  getTreeDictUsage: [],
};

afterEach(cleanup);

const pick = async (name: string) =>
  userEvent.click(await screen.findByRole('treeitem', { name: new RegExp(`^${name}`) }));

test('shows one tree at a time, counted on its tab', async () => {
  renderScreen(TreeDict, { answers });
  expect(await screen.findAllByRole('treeitem')).toHaveLength(4);
  expect(screen.getByRole('tab', { name: /疵点/ }).textContent).toContain('4');
  await userEvent.click(screen.getByRole('tab', { name: /物料/ }));
  expect(await screen.findByText('这棵树还没有节点')).toBeDefined();
});

test('adds a sibling with Enter, at the end of the same parent', async () => {
  const { writes } = renderScreen(TreeDict, { answers });
  await pick('跳针');
  fireEvent.keyDown(screen.getByRole('tree'), { key: 'Enter' });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  expect(dialog.getByText('请输入名称')).toBeDefined();
  await userEvent.type(dialog.getByLabelText(/名称/), '断线');
  await userEvent.type(dialog.getByLabelText(/编码/), 'S9');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes()).toEqual([
      {
        operation: 'createTreeDict',
        body: { parentId: '1', sort: 2, code: 'S9', name: '断线', kind: 'defect' },
      },
    ]),
  );
});

test('moves an entry under the one above with Tab and out again with Shift+Tab', async () => {
  const { writes } = renderScreen(TreeDict, { answers });
  await pick('外观');
  fireEvent.keyDown(screen.getByRole('tree'), { key: 'Tab' });
  await pick('跳针');
  fireEvent.keyDown(screen.getByRole('tree'), { key: 'Tab', shiftKey: true });
  await waitFor(() =>
    expect(writes()).toEqual([
      { operation: 'moveTreeDict', body: { id: '2', version: 4, parentId: '1', sort: 2 } },
      { operation: 'moveTreeDict', body: { id: '12', version: 4, parentId: null, sort: 1 } },
    ]),
  );
});

test('shows in the question why an entry with children stays', async () => {
  const text = '请先删除或移走2个下级';
  renderScreen(TreeDict, { answers: { ...answers, deleteTreeDict: refusal(10202, text) } });
  await pick('缝制');
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
  fireEvent.keyDown(screen.getByRole('tree'), { key: 'Delete' });
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '删除' }));
  expect(await question.findByText(text)).toBeDefined();
});

test('asks before a typed entry is left', async () => {
  renderScreen(TreeDict, { answers });
  await userEvent.click(await screen.findByRole('button', { name: '新增根节点' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增节点' }));
  const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /名称/ });
  await userEvent.type(name, '锁边');
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '取消' }));
  expect(name.value).toBe('锁边');
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  const again = within(await screen.findByRole('alertdialog'));
  await userEvent.click(again.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '新增节点' })).toBeNull());
});

test('offers nothing that changes to people who may only read', async () => {
  renderScreen(TreeDict, { answers, may: [] });
  await pick('线迹');
  expect(screen.queryByRole('button', { name: '新增根节点' })).toBeNull();
  expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
});

test('two presses of a key move twice, one after the other, each over the version the last one made', async () => {
  const gates = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
  let sent = 0;
  const three = [entry('1', null, '一', 0), entry('2', null, '二', 1), entry('3', null, '三', 2)];
  const { writes } = renderScreen(TreeDict, {
    answers: { ...answers, listTreeDicts: three, moveTreeDict: () => gates[sent++]?.promise },
  });
  await pick('三');
  const tree = screen.getByRole('tree');
  fireEvent.keyDown(tree, { key: 'ArrowUp', altKey: true });
  fireEvent.keyDown(tree, { key: 'ArrowUp', altKey: true });
  const names = () => screen.getAllByRole('treeitem').map((line) => line.textContent?.[0]);
  expect(names()).toEqual(['三', '一', '二']);
  await waitFor(() => expect(writes()).toHaveLength(1));
  gates[0]?.resolve({ ...three[2], version: 5 });
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes().map(({ body }) => body)).toEqual([
    { id: '3', parentId: null, sort: 1, version: 4 },
    { id: '3', parentId: null, sort: 0, version: 5 },
  ]);
});

test('a refused move puts the tree back and leaves out what was pressed behind it', async () => {
  const three = [entry('1', null, '一', 0), entry('2', null, '二', 1), entry('3', null, '三', 2)];
  const { writes } = renderScreen(TreeDict, {
    answers: {
      ...answers,
      listTreeDicts: three,
      moveTreeDict: refusal(10102, '字典节点 已被 李敏 修改'),
    },
  });
  await pick('三');
  const tree = screen.getByRole('tree');
  fireEvent.keyDown(tree, { key: 'ArrowUp', altKey: true });
  fireEvent.keyDown(tree, { key: 'ArrowUp', altKey: true });
  const names = () => screen.getAllByRole('treeitem').map((line) => line.textContent?.[0]);
  await waitFor(() => expect(names()).toEqual(['一', '二', '三']));
  expect(writes()).toHaveLength(1);
});
