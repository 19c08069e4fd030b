// @vitest-environment jsdom

import { refusal } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import LineProblemSets from './line-problem-sets.screen.tsx';

const type = {
  code: 'EQP',
  name: '设备',
  problemNum: 0,
  parentId: null,
  isLeaf: false,
  version: 1,
};
const types = [
  { ...type, id: '1' },
  { ...type, id: '2', code: 'STOP', name: '停机', problemNum: 1, parentId: '1', isLeaf: true },
  { ...type, id: '3', code: 'MAT', name: '待料', isLeaf: true },
];
const broken = {
  ...{ id: '11', code: 'PS2', name: '机器故障', problemTypeId: '2', problemTypeName: '停机' },
  ...{
    responsibleDeptType: 10,
    responseMin: 5,
    resolveMin: 30,
    level: 3,
    delFlag: '0',
    version: 4,
  },
  escalateTo: [
    { step: 1, jobId: null, afterMin: 5 },
    { step: 2, jobId: '7', afterMin: 30 },
  ],
  ...{ escalateJobs: [{ id: '7', name: '车间主任' }], voiceId: null, voiceName: null },
  ...{ used30d: 3, avgRespondMin: '4.5', isUsed: true },
};
const fresh = { ...broken, id: '12', code: 'PS9', name: '没用过', escalateTo: [], isUsed: false };
const answers = {
  listProblemTypes: { total: 3, list: types },
  listLineProblemSets: { total: 2, list: [broken, fresh] },
  listUserJobs: {
    jobs: [
      { id: '7', name: '车间主任' },
      { id: '8', name: '总经理' },
    ],
    assigned: [],
  },
};

beforeEach(clearStored);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (more: object = {}, may?: readonly string[]) =>
  renderScreen(LineProblemSets, {
    answers: { ...answers, ...more },
    ...(may ? { may } : {}),
  });
const row = async (code: string) =>
  within(await screen.findByRole('row', { name: new RegExp(code) }));
const act = async (code: string, label: string) => {
  const cells = await row(code);
  const button = cells.queryByRole('button', { name: label });
  if (button) return userEvent.click(button);
  await userEvent.click(cells.getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
};
const edit = async (code: string) => {
  await act(code, '编辑');
  return within(await screen.findByRole('dialog'));
};
const lastList = (calls: readonly { operation?: string | undefined; query?: unknown }[]) =>
  calls.findLast(({ operation }) => operation === 'listLineProblemSets')?.query;

test('says whom a problem wakes, by its own steps or by the usual ones', async () => {
  show();
  for (const code of ['PS2', 'PS9']) {
    const cells = (await row(code)).getAllByRole('gridcell').map((cell) => cell.textContent);
    expect(cells).toContain('责任部门负责人 5分 → 车间主任 30分');
  }
});

test('a type of the tree narrows the list, starts new problems, and all of them come back', async () => {
  const view = show();
  const tree = within(await screen.findByRole('tree', { name: '问题类型' }));
  await userEvent.click(await tree.findByRole('treeitem', { name: /设备/ }));
  await waitFor(() => expect(lastList(view.calls)).toMatchObject({ problemTypeId: '1' }));
  await userEvent.click(screen.getByRole('button', { name: '新增' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByRole('combobox', { name: /问题类型/ })).toHaveProperty('value', '设备');
  expect(form.getByRole('textbox', { name: /响应/ })).toHaveProperty('value', '5');
  await userEvent.click(form.getByRole('button', { name: '取消' }));
  const all = screen.getByRole('button', { name: '全部问题' });
  expect(all.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(all);
  expect(all.getAttribute('aria-pressed')).toBe('true');
});

test('limits and steps that contradict each other are said in the form and not sent', async () => {
  const { writes } = show();
  const form = await edit('PS2');
  const respond = form.getByRole('textbox', { name: /^响应/ });
  await userEvent.clear(respond);
  await userEvent.type(respond, '40');
  const minutes = await form.findByRole('textbox', { name: '第2行 分钟后' });
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '4');
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  await form.findByText('解决时限不能小于响应时限');
  await form.findByText('升级第2级须在5分钟之后');
  expect(writes()).toEqual([]);
});

test('a further step comes after the last one, and what is sent is what the service takes', async () => {
  const { writes } = show();
  const form = await edit('PS2');
  await userEvent.click(form.getByRole('button', { name: '新增一级' }));
  const job = await form.findByRole('combobox', { name: '第3行 岗位' });
  await waitFor(() => expect(document.activeElement).toBe(job));
  await userEvent.clear(job);
  await userEvent.type(job, '总经理');
  await userEvent.click(await screen.findByRole('option', { name: /总经理/ }));
  const preview = within(form.getByRole('region', { name: '预览' }));
  preview.getByText('第3级，未解决：总经理');
  preview.getByText('产线终端，“机坏”键下');
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes()[0]?.body).toMatchObject({
      id: '11',
      version: 4,
      escalateTo: [...broken.escalateTo, { step: 3, jobId: '8', afterMin: 45 }],
    }),
  );
});

test('steps and types both changed are compared in words, what differs is marked', async () => {
  let stored: object = broken;
  show({
    listLineProblemSets: ({ query }: { query: { filter?: string } }) =>
      query.filter === undefined ? answers.listLineProblemSets : { total: 1, list: [stored] },
    updateLineProblemSet: refusal(10102, '机器故障 已被 李主任 于 10:00:00 修改，请核对后重试'),
  });
  const form = await edit('PS2');
  const minutes = await form.findByRole('textbox', { name: '第2行 分钟后' });
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '45');
  const type = form.getByRole('combobox', { name: /问题类型/ });
  await userEvent.clear(type);
  await userEvent.type(type, '待料');
  await userEvent.click(await screen.findByRole('option', { name: /待料/ }));
  stored = {
    ...{ ...broken, version: 5, problemTypeId: '1', problemTypeName: '设备' },
    escalateTo: [...broken.escalateTo, { step: 3, jobId: '8', afterMin: 60 }],
  };
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  const panel = within(await screen.findByRole('dialog', { name: '合并修改' }));
  const cells = async (name: RegExp) =>
    within(await panel.findByRole('row', { name })).getAllByRole('cell');
  await panel.findByText('第2级 车间主任 45分');
  const [was, theirs, mine] = await cells(/升级/);
  expect(was?.textContent).toBe('第1级 责任部门负责人 5分第2级 车间主任 30分');
  expect(within(theirs as HTMLElement).getByText('第3级 总经理 60分').tagName).toBe('INS');
  expect(within(mine as HTMLElement).getByText('第2级 车间主任 45分').tagName).toBe('INS');
  expect(within(mine as HTMLElement).getByText('第2级 车间主任 30分').tagName).toBe('DEL');
  await panel.findByText('待料');
  const types = await cells(/问题类型/);
  expect(types.slice(0, 3).map(({ textContent }) => textContent)).toEqual(['停机', '设备', '待料']);
});

test('a type cannot be below itself; a refusal of the service is shown at its field', async () => {
  show({ updateProblemType: refusal(10202, '上级不能是自己的下级') });
  const tree = within(await screen.findByRole('tree', { name: '问题类型' }));
  await userEvent.click(await tree.findByRole('treeitem', { name: /设备/ }));
  await userEvent.click(
    within(screen.getByRole('region', { name: '问题类型' })).getByRole('button', { name: '编辑' }),
  );
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('combobox', { name: /上级/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([expect.stringContaining('待料')]);
  await userEvent.click(options[0] as HTMLElement);
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  await form.findByText('上级不能是自己的下级');
});

test('only what no line ever reported is deleted, only a type without problems and types', async () => {
  show();
  await (await row('PS2')).findByRole('button', { name: '编辑' });
  expect((await row('PS2')).queryByRole('button', { name: '更多' })).toBeNull();
  await userEvent.click((await row('PS9')).getByRole('button', { name: '更多' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toContain('删除');
  await userEvent.keyboard('{Escape}');
  const pane = within(screen.getByRole('region', { name: '问题类型' }));
  await userEvent.click(await pane.findByRole('treeitem', { name: /待料/ }));
  pane.getByRole('button', { name: '删除' });
  await userEvent.click(pane.getByRole('treeitem', { name: /停机/ }));
  expect(pane.queryByRole('button', { name: '删除' })).toBeNull();
});

test('a trial asks first, is sent once, and says the sentence with its values', async () => {
  const spoken: string[] = [];
  vi.stubGlobal('speechSynthesis', {
    cancel: () => {},
    speak: ({ text }: { text: string }) => spoken.push(text),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  const { writes } = show({
    tryLineProblemSet: {
      lineName: '缝制1组',
      template: '{line}{problem}，请{dept}处理',
      repeatNum: 2,
    },
  });
  await act('PS2', '试通知');
  const question = within(await screen.findByRole('alertdialog'));
  question.getByText('向你自己发送一次 机器故障 的通知和语音？');
  await userEvent.click(question.getByRole('button', { name: '试通知' }));
  await waitFor(() => expect(spoken).toEqual(['缝制1组机器故障，请机修处理']));
  expect(writes()).toEqual([{ operation: 'tryLineProblemSet', body: { id: '11' } }]);
});

test('a company without types is told what a problem needs first', async () => {
  show({
    listProblemTypes: { total: 0, list: [] },
    listLineProblemSets: { total: 0, list: [] },
  });
  await screen.findByText('还没有问题类型');
  await userEvent.click(await screen.findByRole('button', { name: '新增' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('还没有问题类型，请先新增类型')).toBeDefined();
  cleanup();
  show();
  await edit('PS9');
  expect(screen.queryByText('还没有问题类型，请先新增类型')).toBeNull();
});

test('without the rights nothing can be changed', async () => {
  show({}, []);
  await row('PS2');
  const pane = within(screen.getByRole('region', { name: '问题类型' }));
  await userEvent.click(await pane.findByRole('treeitem', { name: /待料/ }));
  for (const label of ['新增', '新增类型', '编辑', '停用', '删除', '试通知', '更多'])
    expect(screen.queryByRole('button', { name: label })).toBeNull();
});
