// @vitest-environment jsdom
import type { CuttingTableBoard } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { isOld } from './cutting-board/freshness.ts';
import { leftWords, momentWords } from './cutting-board/table-card.tsx';
import CuttingBoard from './cutting-board.screen.tsx';

const sample = sampleAnswers.getCuttingTableBoard as CuttingTableBoard;
const [card] = sample.tables;
if (card === undefined) throw new Error('the example has no table');
const lay = (id: string, isStarted = false) => ({
  id,
  scheduleNo: `CS${id}`,
  orderNo: 'SO2403017',
  bedLabel: id,
  plies: 120,
  planNum: 720,
  isStarted,
  version: 0,
});
const board: CuttingTableBoard = {
  ...sample,
  tables: [
    {
      ...card,
      tableId: '1',
      tableName: '裁床1台',
      lamp: 1,
      bedNo: '3',
      orderNo: 'SO2403017',
      plies: 120,
      pliesDone: 60,
      progressPct: '50.00',
      rollEnds: [24, 60],
      reduceBedId: '31',
      queue: [lay('1', true), lay('2'), lay('3')],
    },
    {
      ...card,
      tableId: '2',
      tableName: '裁床2台',
      lamp: 3,
      bedNo: null,
      reduceBedId: null,
      queue: [],
    },
  ],
};
const answers = { getCuttingTableBoard: board };

afterEach(cleanup);

test('shows every table with its plies and leads to its bed', async () => {
  renderScreen(CuttingBoard, { answers });
  const [first, second] = await screen.findAllByRole('listitem');
  if (!first || !second) throw new Error('two tables are drawn');
  expect(within(first).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  // The bed is named on the card, and is the first of what may be done.
  expect(
    within(first)
      .getAllByRole('link', { name: '床次 3' })
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/mes/reduceBed/putReduceBedBill/31', '/mes/reduceBed/putReduceBedBill/31']);
  expect(within(second).getByText('台上没有床次')).toBeDefined();
});

test('moves what waits by the keyboard, and leaves a started bed where it is', async () => {
  const { writes } = renderScreen(CuttingBoard, { answers });
  await userEvent.click(await screen.findByRole('button', { name: '调整顺序' }));
  const dialog = within(await screen.findByRole('dialog'));
  const lines = dialog.getAllByRole('listitem');
  expect(within(lines[0] as HTMLElement).queryByRole('button')).toBeNull();
  dialog.getByRole('button', { name: '移动 CS2' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes()).toEqual([
    { operation: 'reorderCuttingSchedules', body: { tableId: '1', ids: ['3', '2'] } },
  ]);
});

test('a refused order is said in the dialog', async () => {
  renderScreen(CuttingBoard, {
    answers: { ...answers, reorderCuttingSchedules: refusal(10202, '床次已开始') },
  });
  await userEvent.click(await screen.findByRole('button', { name: '调整顺序' }));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('床次已开始')).toBeDefined();
});

test('the list has the columns of the spec, without the parts of a card', async () => {
  renderScreen(CuttingBoard, { answers });
  await userEvent.click(await screen.findByRole('radio', { name: '列表' }));
  const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
  expect(heads).toEqual(expect.arrayContaining(['台号', '状态灯', '进度%', '预计完成', '操作']));
  expect(heads).not.toContain('排队');
});

test('the actions of a table are there by right', async () => {
  renderScreen(CuttingBoard, { answers, may: [] });
  await screen.findAllByRole('listitem');
  expect(screen.queryByRole('button', { name: '调整顺序' })).toBeNull();
  expect(screen.queryByRole('button', { name: '报告问题' })).toBeNull();
});

test('figures are old after a minute, and the way to the end is in hours and minutes', () => {
  const at = Date.parse('2026-03-02T10:00:00Z');
  expect(isOld('2026-03-02 09:59:00', at)).toBe(false);
  expect(isOld('2026-03-02 09:58:59', at)).toBe(true);
  expect(leftWords('2026-03-02 12:35:00', at)).toBe('02:35');
  expect(leftWords('2026-03-02 09:00:00', at)).toBe('00:00');
  expect(momentWords('2026-03-02 12:35:00', at)).toBe('12:35');
  expect(momentWords('2026-03-03 08:13:00', at)).toBe('03-03 08:13');
});
