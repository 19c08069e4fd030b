// @vitest-environment jsdom

import { refusal } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import LearningCurves from './learning-curves.screen.tsx';

const curve = (more: object = {}) => ({
  ...{ id: '7', version: 3, name: '普通', categoryName: null, categoryId: null, difficulty: 2 },
  ...{ pointsText: '40% 50% 58%', day1Pct: '40', maxPct: '58', stableDay: 3, useCount: 2 },
  ...{ isDefault: 0, waitingNum: 0, waitingLineIds: [] },
  points: [
    { day: 1, pct: '40.00' },
    { day: 2, pct: '50.00' },
    { day: 3, pct: '58.00' },
  ],
  ...more,
});
const page = (...list: object[]) => ({ total: list.length, list });

beforeEach(() => {
  clearStored();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const press = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement);
const form = () => screen.findByRole('dialog');
const grid = () => within(screen.getByRole('grid', { name: '曲线点' }));
const typeOver = async (was: string, text: string) => {
  // The number of a row stands before its day.
  await userEvent.click(grid().getAllByText(was).at(-1) as HTMLElement);
  await userEvent.keyboard(`${text}{Enter}`);
};
const paste = (text: string) => {
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? text : '') };
  fireEvent.paste(document.activeElement as Element, { clipboardData });
};

test('a missing day is said at its line, and nothing is sent', async () => {
  const { writes } = renderScreen(LearningCurves, {
    answers: { listEfficiencySets: page(curve()) },
  });
  await press('编辑');
  await form();
  await typeOver('3', '4');
  await press('保存');
  expect(await screen.findByTitle('第3天缺失')).toBeDefined();
  expect(screen.getByText('1 处需要修改')).toBeDefined();
  expect(writes()).toEqual([]);
});

test('columns of a spreadsheet come in by their heads, and a lower day is pointed out but saved', async () => {
  const { writes } = renderScreen(LearningCurves, {
    answers: { listEfficiencySets: page(curve()), updateEfficiencySet: curve({ version: 4 }) },
  });
  await press('编辑');
  await form();
  await userEvent.click(grid().getByText('40.00'));
  paste('Efficiency\tDay\n45\t1\n55\t2\n50\t3\n60\t4');
  expect(await screen.findByText('第3天低于前一天')).toBeDefined();
  await press('保存');
  await waitFor(() =>
    expect(writes()[0]?.body).toEqual({
      ...{ id: '7', version: 3, name: '普通', categoryId: null, difficulty: 2, isDefault: 0 },
      points: [
        { day: 1, pct: '45' },
        { day: 2, pct: '55' },
        { day: 3, pct: '50' },
        { day: 4, pct: '60' },
      ],
    }),
  );
});

test('saving asks whether the schedules that wait are computed again, on their lines', async () => {
  const saved = curve({ version: 4, waitingNum: 12, waitingLineIds: ['31', '32'] });
  const { writes } = renderScreen(LearningCurves, {
    answers: { listEfficiencySets: page(curve()), updateEfficiencySet: saved },
  });
  await press('编辑');
  await form();
  await typeOver('58.00', '60');
  await press('保存');
  expect(await screen.findByText('重算未开始的排程(12个)？')).toBeDefined();
  await press('重算');
  await waitFor(() => expect(writes()[1]?.body).toEqual({ lineDeptIds: ['31', '32'] }));
});

test('a point that somebody else changed too is asked for by its day, the others are merged', async () => {
  let stored = curve();
  let saves = 0;
  const { writes } = renderScreen(LearningCurves, {
    answers: {
      listEfficiencySets: () => page(stored),
      updateEfficiencySet: () => {
        saves += 1;
        return saves === 1
          ? refusal(10102, '效率曲线 已被 李主任 于 10:00:00 修改，请核对后重试')
          : curve({ version: 5 });
      },
    },
  });
  await press('编辑');
  await form();
  await typeOver('58.00', '60');
  stored = curve({
    version: 4,
    points: [
      { day: 1, pct: '42.00' },
      { day: 2, pct: '50.00' },
      { day: 3, pct: '61.00' },
      { day: 4, pct: '65.00' },
    ],
  });
  await press('保存');
  const merge = within(await screen.findByRole('dialog', { name: '合并修改' }));
  expect(merge.getByRole('rowheader', { name: '曲线点 · 3 · 效率' })).toBeDefined();
  expect(merge.getAllByRole('rowheader')).toHaveLength(1);
  await press('合并保存');
  await waitFor(() =>
    expect(writes()[1]?.body).toMatchObject({
      version: 4,
      points: [
        { day: 1, pct: '42.00' },
        { day: 2, pct: '50.00' },
        { day: 3, pct: '60' },
        { day: 4, pct: '65.00' },
      ],
    }),
  );
});

test('a used curve and the usual one are not deleted', async () => {
  renderScreen(LearningCurves, {
    answers: {
      listEfficiencySets: page(
        curve(),
        curve({ id: '8', name: '惯用', useCount: 0, isDefault: 1 }),
      ),
    },
  });
  await screen.findByText('惯用');
  expect(screen.queryByRole('button', { name: '删除' })).toBeNull();
});
