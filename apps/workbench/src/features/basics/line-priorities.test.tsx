// @vitest-environment jsdom

import { refusal } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import LinePriorities from './line-priorities.screen.tsx';

const row = (level: number, name: string, color: string, more: object = {}) => ({
  ...{ id: String(level), level, name, color, meaning: `${name}说明`, lineNum: 0, version: 3 },
  ...more,
});
const levels = [row(1, '特急', '#D4380D'), row(2, '急单', '#FA8C16', { lineNum: 2 })];
const listed = (list: readonly object[]) => ({ total: list.length, list });
const READ = 'listLinePriorityDescriptions';
const answers = { listLinePriorityDescriptions: listed(levels) };

beforeEach(() => {
  clearStored();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

/** @param nth of the places that say it: the number of a row stands before its level */
const typeOver = async (was: string, text: string, nth = 0) => {
  const cell = within(screen.getByRole('grid', { name: '优先级' })).getAllByText(was)[nth];
  await userEvent.click(cell as HTMLElement);
  await userEvent.keyboard(`${text}{Enter}`);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const strip = () => within(screen.getByRole('list', { name: '优先级说明' }));

test('what is typed shows in the strip at once, and is saved as a whole', async () => {
  const { writes } = renderScreen(LinePriorities, {
    answers: {
      ...answers,
      saveLinePriorityDescriptions: () => [row(1, '火急', '#D4380D', { version: 4 }), levels[1]],
    },
  });
  await screen.findByRole('list', { name: '优先级说明' });
  await typeOver('特急', '火急');
  expect(strip().getByText(/1 火急/)).toBeDefined();
  await press('保存');
  await waitFor(() =>
    expect(writes()[0]?.body).toEqual({
      version: 3,
      rows: [
        { id: '1', level: 1, name: '火急', color: '#D4380D', meaning: '特急说明' },
        { id: '2', level: 2, name: '急单', color: '#FA8C16', meaning: '急单说明' },
      ],
    }),
  );
});

test('another name that somebody saved meanwhile is merged, the same one is asked for', async () => {
  let stored = levels;
  const { writes } = renderScreen(LinePriorities, {
    answers: {
      listLinePriorityDescriptions: () => listed(stored),
      saveLinePriorityDescriptions: () =>
        refusal(10102, '产线优先级说明 已被 李主任 于 10:00:00 修改，请核对后重试'),
    },
  });
  await screen.findByRole('list', { name: '优先级说明' });
  await typeOver('特急', '火急');
  stored = [row(1, '最急', '#D4380D', { version: 4 }), { ...levels[1], version: 4 } as never];
  await press('保存');
  const panel = within(await screen.findByRole('dialog', { name: '合并修改' }));
  for (const text of ['特急', '最急', '火急']) expect(panel.getByText(text)).toBeDefined();
  expect(writes()).toHaveLength(1);
});

test('a level on a line stays, and nothing faulty is sent', async () => {
  const { writes } = renderScreen(LinePriorities, { answers });
  await screen.findByRole('list', { name: '优先级说明' });
  await userEvent.click(screen.getAllByRole('button', { name: '删除此行' })[1] as HTMLElement);
  expect(screen.getByText('级别2已被产线使用，不能删除')).toBeDefined();
  await press('保存');
  expect(writes()).toEqual([]);
});

test('a row that is moved takes its lines along', async () => {
  const { writes } = renderScreen(LinePriorities, { answers });
  await screen.findByRole('list', { name: '优先级说明' });
  screen.getByRole('button', { name: '拖动排序 2' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  const [, moved, other] = screen.getAllByRole('row');
  const lines = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('gridcell')
      .findLast(({ textContent }) => /^\d+$/.test(textContent ?? ''))?.textContent;
  expect([lines(moved), lines(other)]).toEqual(['2', '0']);
  await press('保存');
  await waitFor(() =>
    expect(writes()[0]?.body).toMatchObject({
      rows: [
        { id: '2', level: 1, name: '急单' },
        { id: '1', level: 2, name: '特急' },
      ],
    }),
  );
});

test('the legend of the beginning comes back behind a question', async () => {
  const { writes } = renderScreen(LinePriorities, { answers });
  await screen.findByRole('list', { name: '优先级说明' });
  await press('恢复默认');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('恢复为默认5级？')).toBeDefined();
  await userEvent.click(question.getAllByRole('button', { name: '确定' }).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(writes()[0]?.body).toMatchObject({
      ...{ version: 3, rows: ['特急', '急单', '重点', '正常', '可延后'].map((name) => ({ name })) },
    }),
  );
});

test('words that are hard to read on their colour are warned of, and saved all the same', async () => {
  renderScreen(LinePriorities, {
    answers: {
      listLinePriorityDescriptions: listed([row(1, '灰', '#7A7A7A'), levels[1] as object]),
    },
  });
  await screen.findByText('颜色与文字对比不足');
});

test('without the right the legend is read', async () => {
  renderScreen(LinePriorities, { answers, may: [] });
  await screen.findByRole('list', { name: '优先级说明' });
  expect(screen.getByText('#D4380D')).toBeDefined();
  for (const name of ['保存', '恢复默认', '新增', /颜色/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a new row waits with what is blank until it is saved', async () => {
  const { writes } = renderScreen(LinePriorities, { answers });
  await screen.findByRole('list', { name: '优先级说明' });
  await press('新增');
  expect(screen.queryByRole('button', { name: /处有误/ })).toBeNull();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(screen.getByRole('button', { name: '3 处有误' })).toBeDefined();
  await press('保存');
  expect(writes()).toEqual([]);
});

test('Ctrl+S sends no legend that lacks the level of a line', async () => {
  const { writes } = renderScreen(LinePriorities, { answers });
  await screen.findByRole('list', { name: '优先级说明' });
  await userEvent.click(screen.getAllByRole('button', { name: '删除此行' })[1] as HTMLElement);
  await screen.findByText('级别2已被产线使用，不能删除');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(writes()).toEqual([]);
});

test('what is typed stays while the legend of the beginning is refused, which then goes by what was read', async () => {
  let stored = levels;
  const { calls, writes } = renderScreen(LinePriorities, {
    answers: {
      listLinePriorityDescriptions: () => listed(stored),
      saveLinePriorityDescriptions: () =>
        refusal(10102, '产线优先级说明 已被 李主任 于 10:00:00 修改，请核对后重试'),
    },
  });
  await screen.findByRole('list', { name: '优先级说明' });
  await typeOver('特急', '火急');
  stored = levels.map((level) => ({ ...level, version: 4 }));
  await press('恢复默认');
  const question = within(await screen.findByRole('alertdialog'));
  const confirm = () =>
    userEvent.click(question.getAllByRole('button', { name: '确定' }).at(-1) as HTMLElement);
  await confirm();
  await question.findByText(/已被 李主任/);
  expect(screen.getByText(/1 火急/)).toBeDefined();
  await waitFor(() =>
    expect(calls.filter(({ operation }) => operation === READ).length).toBeGreaterThan(1),
  );
  await confirm();
  await waitFor(() => expect(writes()[1]?.body).toMatchObject({ version: 4 }));
});

test('a company without a legend is told how to begin, its readers that there is none', async () => {
  const empty = { answers: { listLinePriorityDescriptions: listed([]) } };
  renderScreen(LinePriorities, empty);
  await screen.findByText('还没有优先级说明：新增一行，或恢复默认');
  expect(screen.queryByText('至少保留一行!')).toBeNull();
  cleanup();
  renderScreen(LinePriorities, { ...empty, may: [] });
  await screen.findByText('还没有优先级说明');
  expect(screen.queryByRole('grid')).toBeNull();
});
