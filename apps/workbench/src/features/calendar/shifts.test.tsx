// @vitest-environment jsdom

import { refusal } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import Shifts from './shifts.screen.tsx';

const hours = [
  { start: '08:00', end: '12:00', type: 'work' },
  { start: '12:00', end: '13:00', type: 'break' },
  { start: '13:00', end: '17:30', type: 'work' },
];
const day = {
  ...{ id: '1', code: 'DAY', name: '白班', segmentsText: '08:00–12:00 | 13:00–17:30' },
  ...{ effectiveDate: null, crossDay: 0, netMin: 510, otMin: 0, isDefault: 1 },
  ...{ usedBy: ['标准日历 2024'], updateDate: null, segments: hours, version: 3 },
  ...{ countedDate: '2024-03-19', past: [] },
};
const spare = { ...day, id: '2', code: 'X', name: '备用', usedBy: [], countedDate: null };
const answers = { listShifts: { total: 2, list: [day, spare] } };

beforeEach(clearStored);
afterEach(cleanup);

const open = async (code: string, label: string) => {
  const row = within(await screen.findByRole('row', { name: new RegExp(code) }));
  await userEvent.click(row.getByRole('button', { name: label }));
  return within(await screen.findByRole('dialog'));
};
type Dialog = ReturnType<typeof within>;
const time = (dialog: Dialog, line: number, name: '开始' | '结束') =>
  within(dialog.getByRole('listitem', { name: `第 ${line} 段` })).getByRole('textbox', { name });
const type = async (dialog: Dialog, line: number, name: '开始' | '结束', clock: string) => {
  await userEvent.clear(time(dialog, line, name));
  await userEvent.type(time(dialog, line, name), `${clock}{Tab}`);
};
const save = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: '保存' }));

test('a new shift is sent with its segments, and adds them up while they are typed', async () => {
  const { writes } = renderScreen(Shifts, { answers });
  await userEvent.click(await screen.findByRole('button', { name: '新增' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /班次编码/ }), 'LATE');
  await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), '晚班');
  await type(dialog, 3, '结束', '17:45');
  await dialog.findByText('净 525 分钟');
  await save(dialog);
  await waitFor(() =>
    expect(writes()[0]?.body).toEqual({
      ...{ code: 'LATE', name: '晚班', isDefault: 0 },
      segments: [hours[0], hours[1], { ...hours[2], end: '17:45' }],
    }),
  );
});

test('an edge is moved by the arrows, and takes along what touches it', async () => {
  renderScreen(Shifts, { answers });
  const dialog = await open('X', '编辑');
  const edge = dialog.getByRole('slider', { name: '08:00–12:00 的结束 / 12:00–13:00 的开始' });
  edge.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(edge.getAttribute('aria-valuetext')).toBe('11:55');
  await userEvent.keyboard('{PageUp}{PageUp}');
  expect((time(dialog, 1, '结束') as HTMLInputElement).value).toBe('12:55');
  expect((time(dialog, 2, '开始') as HTMLInputElement).value).toBe('12:55');
  await dialog.findByText('净 565 分钟');
});

test('an overlap is said at its segment and not sent', async () => {
  const { writes } = renderScreen(Shifts, { answers });
  const dialog = await open('X', '编辑');
  await type(dialog, 1, '结束', '12:30');
  await save(dialog);
  expect((await dialog.findAllByText('时段重叠：08:00–12:30与12:00–13:00')).length).toBe(2);
  expect(writes()).toEqual([]);
});

test('a night runs on into the next day', async () => {
  renderScreen(Shifts, { answers });
  const dialog = await open('X', '编辑');
  await userEvent.click(dialog.getByRole('button', { name: '删除第 1 段' }));
  await userEvent.click(dialog.getByRole('button', { name: '删除第 1 段' }));
  expect(dialog.getByRole('button', { name: '删除第 1 段' })).toHaveProperty('disabled', true);
  await type(dialog, 1, '开始', '22:00');
  await type(dialog, 1, '结束', '06:00');
  await dialog.findByText('净 480 分钟');
  expect(dialog.getByText('跨天')).toBeDefined();
  expect(dialog.getAllByText('次日').length).toBeGreaterThan(1);
});

test('a night that ends too late after the day turns is said before it is sent', async () => {
  const { writes } = renderScreen(Shifts, { answers });
  const dialog = await open('X', '编辑');
  await userEvent.click(dialog.getByRole('button', { name: '删除第 1 段' }));
  await userEvent.click(dialog.getByRole('button', { name: '删除第 1 段' }));
  await type(dialog, 1, '开始', '22:00');
  await type(dialog, 1, '结束', '07:00');
  await save(dialog);
  const said = await dialog.findAllByText('班次须在24小时内，且最晚在日切时间05:00结束');
  expect(said.length).toBeGreaterThan(0);
  expect(writes()).toEqual([]);
});

test('a used shift asks from which day other hours are in force, and no day that is counted', async () => {
  const { writes } = renderScreen(Shifts, { answers });
  const dialog = await open('DAY', '编辑');
  expect(dialog.queryByRole('textbox', { name: /从哪天起/ })).toBeNull();
  await type(dialog, 3, '结束', '18:00');
  const from = await dialog.findByRole('textbox', { name: /从哪天起/ });
  expect(dialog.getByText('最早 2024-03-20')).toBeDefined();
  await save(dialog);
  await dialog.findByText('从哪天起必填：班次已使用，之前的日期保留原时段');
  await userEvent.type(from, '2024-03-19{Tab}');
  await dialog.findByText('从哪天起不能早于2024-03-20：2024-03-19及以前的工时已核算');
  expect(writes()).toEqual([]);
  await userEvent.clear(from);
  await userEvent.type(from, '2024-04-01{Tab}');
  await save(dialog);
  await waitFor(() =>
    expect(writes()[0]?.body).toMatchObject({ id: '1', version: 3, fromDate: '2024-04-01' }),
  );
});

test('another name of a used shift asks for no day', async () => {
  const { writes } = renderScreen(Shifts, { answers });
  const dialog = await open('DAY', '编辑');
  await userEvent.type(dialog.getByRole('textbox', { name: /名称/ }), '班');
  await save(dialog);
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ name: '白班班', fromDate: null }));
});

test('hours both changed are compared as hours', async () => {
  const theirs = { ...spare, version: 4, segments: [{ ...hours[0], end: '11:00' }] };
  renderScreen(Shifts, {
    answers: {
      listShifts: ({ query }: { query: { filter?: string } }) =>
        query.filter ? { total: 1, list: [theirs] } : answers.listShifts,
      saveShift: () => refusal(10102, '班次 X 已被 李人事 于 10:00:00 修改，请核对后重试'),
    },
  });
  const dialog = await open('X', '编辑');
  await type(dialog, 3, '结束', '18:00');
  await save(dialog);
  const panel = within(await screen.findByRole('dialog', { name: '合并修改' }));
  const [was, their, my] = within(panel.getByRole('row', { name: /时段/ })).getAllByRole('cell');
  expect(was?.textContent).not.toContain('11:00');
  expect(within(their as HTMLElement).getByText(/08:00–11:00/).tagName).toBe('INS');
  expect(within(my as HTMLElement).getByText(/13:00–18:00/).tagName).toBe('INS');
  expect(within(my as HTMLElement).getByText(/13:00–17:30/).tagName).toBe('DEL');
});

test('the hours a shift had before are drawn under its row', async () => {
  const changed = {
    ...{ ...day, effectiveDate: '2024-04-01' },
    past: [{ untilDate: '2024-04-01', segments: hours.slice(0, 1), netMin: 240, otMin: 0 }],
  };
  renderScreen(Shifts, { answers: { listShifts: { total: 1, list: [changed] } } });
  const row = within(await screen.findByRole('row', { name: /DAY/ }));
  await userEvent.click(row.getByRole('button', { name: /展开/ }));
  const section = within(await screen.findByRole('region', { name: '白班 的时段' }));
  expect(section.getByText('自 2024-04-01 起')).toBeDefined();
  expect(section.getByText('2024-04-01 之前')).toBeDefined();
  expect(section.getByText('净 240 分钟')).toBeDefined();
  expect(section.queryByRole('slider')).toBeNull();
});

test('every calendar that uses a shift is read in its row', async () => {
  const used = { ...day, usedBy: ['标准日历 2024', '标准日历 2025'] };
  renderScreen(Shifts, { answers: { listShifts: { total: 1, list: [used] } } });
  for (const name of used.usedBy) expect(await screen.findByText(name)).toBeDefined();
});

test('a shift is deleted behind a question that names it, a used one stays with the reason', async () => {
  const { calls } = renderScreen(Shifts, {
    answers: {
      ...answers,
      deleteShift: () => refusal(10202, '班次白班被1个日历使用，不能删除'),
    },
  });
  const row = within(await screen.findByRole('row', { name: /DAY/ }));
  await userEvent.click(row.getByRole('button', { name: '删除' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('删除班次 白班？')).toBeDefined();
  await userEvent.click(question.getByRole('button', { name: '删除' }));
  expect(await question.findByText('班次白班被1个日历使用，不能删除')).toBeDefined();
  expect(calls.findLast(({ operation }) => operation === 'deleteShift')?.query).toEqual({
    ...{ id: '1', version: '3' },
  });
});

test('segments of a shift stay whole where they take two lines', async () => {
  renderScreen(Shifts, { answers });
  const row = within(await screen.findByRole('row', { name: /DAY/ }));
  expect(row.getByText('08:00–12:00 |').textContent).toBe('08:00–12:00 |');
  expect(row.getByText('13:00–17:30')).toBeDefined();
});

test('without the rights nothing can be changed', async () => {
  renderScreen(Shifts, { answers, may: [] });
  await screen.findByRole('row', { name: /DAY/ });
  for (const label of ['新增', '编辑', '复制', '删除'])
    expect(screen.queryByRole('button', { name: label })).toBeNull();
});

test('a copy has the hours of its shift and a code of its own, and is no default', async () => {
  const { writes } = renderScreen(Shifts, { answers });
  const dialog = await open('DAY', '复制');
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /名称/ }).value).toBe('白班');
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /班次编码/ }).value).toBe('');
  await userEvent.type(dialog.getByRole('textbox', { name: /班次编码/ }), 'DAY2');
  await save(dialog);
  await waitFor(() =>
    expect(writes()[0]?.body).toEqual({
      ...{ code: 'DAY2', name: '白班', isDefault: 0 },
      segments: hours,
    }),
  );
});
