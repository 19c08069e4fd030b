// @vitest-environment jsdom
import { CuttingBedRowFields, UnscannedBundleRowFields } from '@garment-mes/sdk/labels';
import {
  type CuttingBedRow,
  countCuttingBeds,
  createCuttingBed,
  listCuttingBeds,
  listUnscannedBundles,
  submitCuttingBed,
} from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { msg } from '#app/i18n.ts';
import { clearStored } from '#app/tab/stored.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { defineList } from './list-definition.ts';
import { type InsteadProps, ListScreen } from './list-screen.tsx';
import { statusChips } from './status-chips.ts';

const beds = defineList({
  operation: listCuttingBeds,
  fields: CuttingBedRowFields,
  columns: ['monthBedNo', 'plies', 'status'],
  order: 'plies desc',
  liveTopic: 'bed',
  quickFilters: ['status', { param: 'mine', label: msg('我跟的单') }],
  actions: {
    create: {
      operation: createCuttingBed,
      label: msg('添加'),
      on: 'list',
      to: () => '/mes/reduceBed/addReduceBedBill',
      primary: true,
    },
    submit: {
      operation: submitCuttingBed,
      label: msg('完成'),
      when: ({ status }) => status === 0,
      confirm: ([{ monthBedNo }]) => `${monthBedNo}?`,
      body: ([{ id, version }]) => ({ id, version }),
    },
  },
});

const sample = (sampleAnswers.listCuttingBeds as { readonly list: readonly object[] }).list[0];
const open = { ...sample, id: '7', monthBedNo: 'A-007', plies: 60, status: 0, version: 3 };
const done = { ...sample, id: '8', monthBedNo: 'A-008', plies: 80, status: 4, version: 1 };
const answers = { listCuttingBeds: { total: 2, list: [open, done], sum: { plies: 140 } } };
const Screen = () => <ListScreen list={beds} />;
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

beforeEach(clearStored);
afterEach(cleanup);

test('asks for the first page in the order of the definition', async () => {
  const { calls } = renderScreen(Screen, { answers });
  await screen.findByText('A-007');
  expect(calls[0]?.query).toMatchObject({ pageNum: '1', pageSize: '10', order: 'plies_num desc' });
});

test('shows the total of the service, never one of the page', async () => {
  renderScreen(Screen, { answers });
  expect(await screen.findByText('140')).toBeDefined();
});

test('an empty list says whether something is asked for', async () => {
  renderScreen(Screen, { answers: { listCuttingBeds: { total: 0, list: [], sum: {} } } });
  await screen.findByText(/没有进行中的记录/);
  await userEvent.click(screen.getByRole('button', { name: '含已结束' }));
  await screen.findByText('暂无数据');
  await userEvent.type(screen.getByRole('textbox', { name: '搜索' }), 'A-9{Enter}');
  await screen.findByText('没有符合条件的记录');
});

test('offers an action where it applies, asks, sends, and reads again', async () => {
  const { writes, calls } = renderScreen(Screen, { answers });
  await screen.findByText('A-007');
  expect(within(row('A-008')).queryByRole('button', { name: '完成' })).toBeNull();
  await userEvent.click(within(row('A-007')).getByRole('button', { name: '完成' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'A-007?' });
  await userEvent.click(within(dialog).getByRole('button', { name: '完成' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(writes()).toEqual([{ operation: 'submitCuttingBed', body: { id: '7', version: 3 } }]);
  expect(calls.filter(({ operation }) => operation === 'listCuttingBeds')).toHaveLength(2);
});

test('a refusal stays in the dialog that asked', async () => {
  renderScreen(Screen, {
    answers: { ...answers, submitCuttingBed: refusal(10202, '床次没有层数') },
  });
  await screen.findByText('A-007');
  await userEvent.click(within(row('A-007')).getByRole('button', { name: '完成' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '完成' }));
  expect(await within(dialog).findByText('床次没有层数')).toBeDefined();
});

test('a link narrows the list, in words that can be taken back', async () => {
  const { calls, visit } = renderScreen(Screen, {
    answers,
    path: '/mes/beds?monthBedNo=A-007&status=4&mine=true&other=1',
  });
  await screen.findByText('A-007');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.query).toMatchObject({ mine: 'true', filter: '{"status":[4]}' });
  expect(String(calls[0]?.query.sql)).toContain("month_bed_no like '%A-007%'");
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: '搜索' });
  expect(box.value).toBe('A-007');
  visit('/mes/beds?monthBedNo=A-008');
  await waitFor(() => expect(box.value).toBe('A-008'));
  await waitFor(() => expect(calls.at(-1)?.query.mine).toBeUndefined());
  expect(calls.at(-1)?.query.filter).toBeUndefined();
  await userEvent.clear(box);
  await waitFor(() => expect(calls.at(-1)?.query.sql).toBeUndefined());
});

test('a link asks for one of several states and for days', async () => {
  const path = '/mes/beds?status=0,1&planDate=2024-03-20..2024-03-26&bedType=77';
  const list = { ...beds, quickFilters: ['planDate'] };
  const { calls } = renderScreen(() => <ListScreen list={list} />, { answers, path });
  await screen.findByText('A-007');
  expect(calls[0]?.query.filter).toBe('{"status":[0,1]}');
  expect(calls[0]?.query.sql).toBe("plan_date between '2024-03-20' and '2024-03-26'");
});

test('draws no button without its right', async () => {
  renderScreen(Screen, { answers, may: [] });
  await screen.findByText('A-007');
  expect(screen.queryByRole('button', { name: '完成' })).toBeNull();
  expect(screen.queryByRole('button', { name: '添加' })).toBeNull();
});

test('a switch sets its parameter', async () => {
  const { calls } = renderScreen(Screen, { answers });
  await userEvent.click(await screen.findByRole('switch', { name: '我跟的单' }));
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ mine: 'true' }));
});

test('reads again when the push channel names a row of it', async () => {
  const { calls, push } = renderScreen(Screen, { answers });
  await screen.findByText('A-007');
  push('bed', ['7']);
  await waitFor(() => expect(calls).toHaveLength(2));
});

test('remembers rows on a page for the person, in this browser', async () => {
  const first = renderScreen(Screen, { answers });
  await screen.findByText('A-007');
  localStorage.setItem('workbench.table.listCuttingBeds.1', JSON.stringify({ pageSize: 50 }));
  first.unmount();
  const { calls } = renderScreen(Screen, { answers });
  await waitFor(() => expect(calls[0]?.query).toMatchObject({ pageSize: '50' }));
});

test('a stored number of rows that is not on offer falls back to ten', async () => {
  localStorage.setItem('workbench.table.listCuttingBeds.1', JSON.stringify({ pageSize: 37 }));
  const { calls } = renderScreen(Screen, { answers });
  await waitFor(() => expect(calls[0]?.query).toMatchObject({ pageSize: '10' }));
});

test('reads all pages for a sheet, a thousand rows at a time', async () => {
  const { calls } = renderScreen(Screen, { answers });
  await screen.findByText('A-007');
  await userEvent.click(screen.getByRole('button', { name: '表格工具' }));
  await userEvent.click(screen.getByRole('button', { name: '导出 xlsx' }));
  await waitFor(() =>
    expect(calls.at(-1)?.query).toMatchObject({ pageNum: '1', pageSize: '1000' }),
  );
});

/** A list of 1,500 rows, where one moves from the first page to the second as soon as that was read. */
const longList =
  (isMoving: boolean) =>
  ({ query }: { query: Readonly<Record<string, string>> }) => {
    const [page, size] = [Number(query.pageNum), Number(query.pageSize)];
    const rows = Array.from({ length: 1_500 }, (_, at) => ({ ...open, id: String(at) }));
    const list = rows.slice((page - 1) * size, page * size);
    const moved = isMoving && page > 1 ? [rows[(page - 1) * size - 1], ...list.slice(0, -1)] : list;
    return { total: 1_500, list: moved, sum: { plies: 90_000 } };
  };

test.each([
  { isMoving: false, asked: ['1/1000', '2/1000'] },
  { isMoving: true, asked: ['1/1000', '2/1000', '1/2500'] },
])('a sheet has each row once, moving rows: $isMoving', async ({ isMoving, asked }) => {
  const { calls } = renderScreen(Screen, { answers: { listCuttingBeds: longList(isMoving) } });
  await screen.findAllByText('A-007');
  await userEvent.click(screen.getByRole('button', { name: '表格工具' }));
  await userEvent.click(screen.getByRole('button', { name: '导出 xlsx' }));
  const forSheet = () =>
    calls
      .map(({ query }) => `${query.pageNum}/${query.pageSize}`)
      .filter((page) => !page.endsWith('/10'));
  await waitFor(() => expect(forSheet()).toEqual(asked));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(forSheet()).toEqual(asked);
});

test('keeps a named view of a list and applies it', async () => {
  const { calls } = renderScreen(Screen, { answers });
  await screen.findByText('A-007');
  const tools = () => userEvent.click(screen.getByRole('button', { name: '表格工具' }));
  await tools();
  await userEvent.type(screen.getByRole('textbox', { name: '视图名称' }), '按层数{Enter}');
  await tools();
  await userEvent.click(document.querySelector('[aria-sort] button') as HTMLElement);
  await waitFor(() => expect(calls.at(-1)?.query.order).toBeUndefined());
  await tools();
  await userEvent.click(screen.getByRole('button', { name: '按层数' }));
  await waitFor(() => expect(document.querySelector('[aria-sort="descending"]')).not.toBeNull());
});

const KEYS = {
  operation: listCuttingBeds,
  fields: CuttingBedRowFields,
  columns: ['monthBedNo', 'plies', 'status'],
} as const;
const keyed = defineList({
  ...KEYS,
  label: 'monthBedNo',
  quickFilters: ['planDate', { param: 'mine', label: msg('我跟的单') }],
  begin: (today) => ({ days: { planDate: { from: today, to: today } }, query: { mine: true } }),
  tabs: [
    { name: 'all', label: msg('全部') },
    { name: 'open', label: msg('未提交'), filter: { status: ['0', '1'] } },
  ],
  presets: [{ label: msg('今日已裁'), query: { cutToday: true } }],
  detail: [
    { label: msg('进度'), Panel: ({ row }) => <p>{`${row.monthBedNo} 的进度`}</p> },
    { label: msg('布卷'), Panel: () => <p>布卷明细</p> },
  ],
  actions: {
    submitAll: {
      operation: submitCuttingBed,
      label: msg('批量提交'),
      on: 'rows',
      each: true,
      confirm: (rows) => `提交 ${rows.length} 张？`,
      body: ([{ id, version }]) => ({ id, version }),
    },
  },
});
const Keyed = () => <ListScreen list={keyed} />;
const lastQuery = ({ calls }: ReturnType<typeof renderScreen>) =>
  calls.filter(({ operation }) => operation === 'listCuttingBeds').at(-1)?.query ?? {};

test('a list begins with the days and switches it says, and they can be taken back', async () => {
  const shown = renderScreen(Keyed, { answers });
  await screen.findByText('A-007');
  expect(lastQuery(shown)).toMatchObject({ mine: 'true' });
  expect(String(lastQuery(shown).sql)).toContain('2024-03-20');
  await userEvent.click(screen.getByRole('switch', { name: '我跟的单' }));
  await waitFor(() => expect(lastQuery(shown).mine).toBeUndefined());
});

test('one tab is always chosen; an address opens one by its name', async () => {
  const shown = renderScreen(Keyed, { answers });
  const tab = (name: string) => screen.findByRole('radio', { name });
  expect((await tab('全部')).ariaChecked).toBe('true');
  await userEvent.click(await tab('未提交'));
  await waitFor(() => expect(lastQuery(shown).filter).toBe('{"status":[0,1]}'));
  await userEvent.click(await tab('未提交'));
  expect((await tab('未提交')).ariaChecked).toBe('true');
  shown.unmount();
  const linked = renderScreen(Keyed, { answers, path: '/mes/beds?tab=open' });
  await waitFor(() => expect(lastQuery(linked).filter).toBe('{"status":[0,1]}'));
});

test('a preset narrows the list until it is pressed again', async () => {
  const shown = renderScreen(Keyed, { answers });
  const preset = await screen.findByRole('button', { name: '今日已裁' });
  await userEvent.click(preset);
  await waitFor(() => expect(lastQuery(shown).cutToday).toBe('true'));
  await userEvent.click(preset);
  // What was read before is known: nothing is asked again.
  await waitFor(() => expect(preset.ariaPressed).toBe('false'));
});

test('a row shows its panels, one at a time', async () => {
  renderScreen(Keyed, { answers });
  await screen.findByText('A-007');
  await userEvent.click(within(row('A-007')).getByRole('button', { name: '详情' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'A-007' }));
  drawer.getByText('A-007 的进度');
  await userEvent.click(drawer.getByRole('tab', { name: '布卷' }));
  await drawer.findByText('布卷明细');
});

test('each chosen row is called by itself, oldest first; the refused ones are named and stay chosen', async () => {
  const { writes } = renderScreen(Keyed, {
    answers: {
      listCuttingBeds: { total: 2, list: [done, open], sum: {} },
      submitCuttingBed: ({ body }: { body: { id: string } }) =>
        body.id === '7' ? refusal(10202, '床次没有层数') : true,
    },
  });
  for (const box of await screen.findAllByRole('checkbox', { name: '选择此行' }))
    await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: '批量提交' }));
  const dialog = within(await screen.findByRole('dialog', { name: '提交 2 张？' }));
  const go = dialog.getByRole('button', { name: '逐条执行' });
  go.click();
  go.click();
  await dialog.findByText('1 条已完成，1 条被拒绝，被拒绝的仍选中');
  expect(dialog.getByText('A-007').closest('li')?.textContent).toContain('床次没有层数');
  expect(writes()).toEqual([
    { operation: 'submitCuttingBed', body: { id: '7', version: 3 } },
    { operation: 'submitCuttingBed', body: { id: '8', version: 1 } },
  ]);
  await userEvent.click(dialog.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
  const ticked = screen.getAllByRole('checkbox', { name: '选择此行', checked: true });
  expect(ticked.map((box) => box.closest('[role="row"]')?.textContent)).toEqual([
    expect.stringContaining('A-007'),
  ]);
});

const going = '{"status":[0,1,2,3,4,7]}';
const asked = (calls: readonly { readonly query: Readonly<Record<string, unknown>> }[]) =>
  calls.at(-1)?.query.filter;

test('begins without what has ended; one press shows it, and takes it away again', async () => {
  const { calls } = renderScreen(Screen, { answers });
  await screen.findByText('A-007');
  expect(asked(calls)).toBe(going);
  const ended = screen.getByRole('button', { name: '含已结束' });
  expect(ended.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(ended);
  await waitFor(() => expect(asked(calls)).toBeUndefined());
  expect(ended.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(ended);
  expect(ended.getAttribute('aria-pressed')).toBe('false');
});

test('a search finds what has ended, and so does a link to a state or a record', async () => {
  const { calls, visit } = renderScreen(Screen, { answers });
  await screen.findByText('A-007');
  await userEvent.type(screen.getByRole('textbox', { name: '搜索' }), 'A-008{Enter}');
  await waitFor(() => expect(String(calls.at(-1)?.query.sql)).toContain('A-008'));
  expect(asked(calls)).toBeUndefined();
  visit('/mes/beds?status=5');
  await waitFor(() => expect(asked(calls)).toBe('{"status":[5]}'));
  visit('/mes/beds?monthBedNo=A-009');
  await waitFor(() => expect(String(calls.at(-1)?.query.sql)).toContain('A-009'));
  expect(asked(calls)).toBeUndefined();
});

test('rows of one record are shown with those that have ended', async () => {
  const whole = defineList({
    operation: listCuttingBeds,
    fields: CuttingBedRowFields,
    whole: true,
  });
  const { calls } = renderScreen(() => <ListScreen list={whole} />, { answers });
  await screen.findByText('A-007');
  expect(asked(calls)).toBeUndefined();
  expect(screen.queryByRole('button', { name: '含已结束' })).toBeNull();
});

test('where nothing goes on, the list says where the rest is', async () => {
  renderScreen(Screen, { answers: { listCuttingBeds: { total: 0, list: [], sum: {} } } });
  expect(await screen.findByText(/含已结束.*显示/)).toBeDefined();
});

test('chips count what has ended, and a press on one shows it', async () => {
  const counted = defineList({
    operation: listCuttingBeds,
    fields: CuttingBedRowFields,
    columns: ['monthBedNo', 'status'],
    chips: {
      operation: countCuttingBeds,
      chips: () => statusChips(CuttingBedRowFields, 'status', (status) => (status > 4 ? 3 : 0)),
    },
  });
  const { calls } = renderScreen(() => <ListScreen list={counted} />, { answers });
  await userEvent.click(await screen.findByRole('button', { name: /已关闭/ }));
  const last = (name: string) => calls.findLast(({ operation }) => operation === name)?.query;
  await waitFor(() => expect(last('listCuttingBeds')?.filter).toBe('{"status":[5]}'));
  expect(last('countCuttingBeds')?.filter).toBeUndefined();
});

test('the search asks a moment after the last key, and never half a word', async () => {
  const { calls } = renderScreen(Screen, { answers });
  await screen.findByText('A-007');
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: '搜索' });
  const before = calls.length;
  await userEvent.type(box, 'A-0');
  await waitFor(() => expect(String(calls.at(-1)?.query.sql)).toContain('A-0'));
  expect(calls.length).toBe(before + 1);
  fireEvent.compositionStart(box);
  fireEvent.change(box, { target: { value: 'A-0hei' } });
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  fireEvent.change(box, { target: { value: 'A-0黑' } });
  fireEvent.compositionEnd(box);
  await waitFor(() => expect(String(calls.at(-1)?.query.sql)).toContain('A-0黑'));
  expect(calls.some(({ query }) => String(query.sql).includes('hei'))).toBe(false);
});

test('an action knows who asks: nobody is offered to decide on his own work', async () => {
  const list = defineList({
    operation: listCuttingBeds,
    fields: CuttingBedRowFields,
    columns: ['monthBedNo', { field: 'submitByName', shown: true }, 'submitDate'],
    actions: {
      submit: {
        operation: submitCuttingBed,
        label: msg('完成'),
        when: ({ submitBy }, userId) => submitBy !== userId,
        body: ([{ id, version }]) => ({ id, version }),
      },
    },
  });
  const rows = [
    { ...open, submitBy: '1' },
    { ...done, submitBy: '2' },
  ];
  renderScreen(() => <ListScreen list={list} />, {
    answers: { listCuttingBeds: { total: 2, list: rows, sum: {} } },
  });
  await screen.findByText('A-007');
  expect(within(row('A-007')).queryByRole('button', { name: '完成' })).toBeNull();
  expect(within(row('A-008')).getByRole('button', { name: '完成' })).toBeDefined();
});

test('a column that the spec hides is in view where the list says so', async () => {
  const list = defineList({
    operation: listCuttingBeds,
    fields: CuttingBedRowFields,
    columns: ['monthBedNo', { field: 'submitByName', shown: true }, 'submitDate'],
  });
  renderScreen(() => <ListScreen list={list} />, { answers });
  expect(await screen.findByRole('columnheader', { name: /提交人/ })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: /提交时间/ })).toBeNull();
});

test('tabs show what waits in each, counted across them; a chip of a tab is let go with it', async () => {
  const list = defineList({
    operation: listCuttingBeds,
    fields: CuttingBedRowFields,
    columns: ['monthBedNo'],
    tabs: [
      { name: 'open', label: msg('待审批'), filter: { status: ['7'] } },
      { name: 'done', label: msg('已分扎'), filter: { status: ['4'] } },
    ],
    chips: {
      operation: countCuttingBeds,
      chips: ({ cutTodayNum }) => [
        { label: 'today', count: cutTodayNum, tab: 'done', query: { cutToday: true } },
      ],
      ofTabs: ({ approvalNum }) => ({ open: approvalNum }),
    },
  });
  const counts = { ...(sampleAnswers.countCuttingBeds as object), approvalNum: 3, cutTodayNum: 5 };
  const { calls } = renderScreen(() => <ListScreen list={list} />, {
    answers: { ...answers, countCuttingBeds: counts },
  });
  expect(await screen.findByRole('radio', { name: '待审批 3' })).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'countCuttingBeds')?.query).toEqual({});
  expect(screen.queryByRole('button', { name: /today/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: '已分扎' }));
  await userEvent.click(await screen.findByRole('button', { name: /today/ }));
  const asked = () => calls.findLast(({ operation }) => operation === 'listCuttingBeds')?.query;
  await waitFor(() => expect(asked()).toMatchObject({ cutToday: 'true' }));
  await userEvent.click(screen.getByRole('radio', { name: '待审批 3' }));
  await userEvent.click(screen.getByRole('radio', { name: '已分扎' }));
  const chip = await screen.findByRole('button', { name: /today/ });
  expect(chip.getAttribute('aria-pressed')).toBe('false');
});

test('what stands beside the table is drawn out of the chosen rows, also where nothing is done with them', async () => {
  const list = defineList({
    operation: listCuttingBeds,
    fields: CuttingBedRowFields,
    columns: ['monthBedNo'],
  });
  renderScreen(
    () => (
      <ListScreen
        list={list}
        beside={(chosen) => <output>{chosen.map(({ monthBedNo }) => monthBedNo).join('+')}</output>}
      />
    ),
    { answers },
  );
  await screen.findByText('A-007');
  for (const tick of screen.getAllByRole('checkbox', { name: '选择此行' }))
    await userEvent.click(tick);
  expect(await screen.findByText('A-007+A-008')).toBeDefined();
});

test('another view has the rows of the page, and the way to the next one', async () => {
  const Names = ({ page, foot }: InsteadProps<CuttingBedRow>) => (
    <>
      {page.rows.map(({ monthBedNo }) => monthBedNo)}
      {foot}
    </>
  );
  const { calls } = renderScreen(() => <ListScreen list={beds} Instead={Names} />, {
    answers: { listCuttingBeds: { ...answers.listCuttingBeds, total: 12 } },
  });
  await screen.findByText('A-007A-008');
  const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(press('上一页').disabled).toBe(true);
  await userEvent.click(press('下一页'));
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ pageNum: '2' }));
  expect(press('下一页').disabled).toBe(true);
});

test('it opens on the first tab that has rows, until a person or a link chose one', async () => {
  const list = defineList({
    operation: listCuttingBeds,
    fields: CuttingBedRowFields,
    columns: ['monthBedNo'],
    tabs: [
      { name: 'open', label: msg('待审批'), filter: { status: ['7'] } },
      { name: 'done', label: msg('已分扎'), filter: { status: ['4'] } },
    ],
    chips: {
      operation: countCuttingBeds,
      chips: () => [],
      ofTabs: ({ approvalNum, unbundledNum }) => ({ open: approvalNum, done: unbundledNum }),
    },
  });
  const counts = { ...(sampleAnswers.countCuttingBeds as object), approvalNum: 0, unbundledNum: 2 };
  const show = (path = '/') =>
    renderScreen(() => <ListScreen list={list} />, {
      ...{ answers: { ...answers, countCuttingBeds: counts }, path },
    });
  show();
  const done = await screen.findByRole('radio', { name: '已分扎 2' });
  await waitFor(() => expect(done.ariaChecked).toBe('true'));
  await userEvent.click(screen.getByRole('radio', { name: '待审批 0' }));
  expect(screen.getByRole('radio', { name: '待审批 0' }).ariaChecked).toBe('true');
  cleanup();
  show('/?tab=open');
  await screen.findByRole('radio', { name: '已分扎 2' });
  expect(screen.getByRole('radio', { name: '待审批 0' }).ariaChecked).toBe('true');
});

test('a text among the quick filters is typed, a figure sets its parameter, and neither is a range of days', async () => {
  const list = defineList({
    operation: listUnscannedBundles,
    fields: UnscannedBundleRowFields,
    columns: ['bundleLabel'],
    quickFilters: [
      ...(['missProcess', 'colorName'] as const),
      { param: 'idleHours', label: msg('停滞满(小时)'), isFigure: true },
    ],
  });
  const { calls } = renderScreen(() => <ListScreen list={list} />);
  const asked = () =>
    calls.findLast(({ operation }) => operation === 'listUnscannedBundles')?.query;
  await userEvent.type(await screen.findByRole('textbox', { name: '漏扫工序' }), '埋夹{Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ sql: "miss_process_name like '埋夹%'" }));
  await userEvent.type(screen.getByRole('textbox', { name: '颜色' }), '黑色{Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ filter: '{"color_name":["黑色"]}' }));
  const hours = screen.getByRole('textbox', { name: '停滞满(小时)' });
  await userEvent.type(hours, 'x{Enter}');
  expect(hours).toHaveProperty('value', '');
  await userEvent.type(hours, '24{Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ idleHours: '24' }));
  expect(screen.queryByRole('textbox', { name: /从/ })).toBeNull();
});
