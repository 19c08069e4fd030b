// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import AttainmentWindows from './attainment-windows.screen.tsx';

const row = {
  ...{ id: '7', version: 3, customerName: '优诺', customerId: '9', weightSum: '2.5' },
  ...{ okPct: '100.00', warnPct: '90.00', measure: 1, updateDate: '2024-03-18 10:05:11' },
  windows: [
    { from: '08:00', to: '10:00', weight: '1.0' },
    { from: '10:00', to: '12:00', weight: '1.5' },
  ],
};
const shift = { segments: [{ start: '08:00', end: '12:00', type: 'work' }] };
const answers = {
  listAttainmentWindows: { total: 1, list: [row] },
  listShifts: { total: 1, list: [shift] },
  listCustomers: { total: 1, list: [{ id: '11', code: 'K2', name: '海风', shortName: '海风' }] },
};

beforeEach(() => {
  clearStored();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const press = async (name: string) =>
  userEvent.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement);
const grid = () => within(screen.getByRole('grid', { name: '时间窗' }));
const typeOver = async (was: string, text: string, nth = 0) => {
  await userEvent.click(grid().getAllByText(was)[nth] as HTMLElement);
  await userEvent.keyboard(`${text}{Enter}`);
};

test('windows that overlap are refused at the later one, with both named', async () => {
  const { writes } = renderScreen(AttainmentWindows, { answers });
  expect(await screen.findByText(/10:00–12:00 ×1.5/)).toBeDefined();
  await press('编辑');
  await screen.findByRole('dialog');
  await typeOver('10:00', '1030');
  await press('保存');
  expect(await screen.findByTitle('时间窗重叠：08:00-10:30 与 10:00-12:00')).toBeDefined();
  expect(writes()).toEqual([]);
});

test('a window in which nobody works is pointed out and saved', async () => {
  const { writes } = renderScreen(AttainmentWindows, {
    answers: { ...answers, updateAttainmentWindow: { ...row, version: 4 } },
  });
  await press('编辑');
  await screen.findByRole('dialog');
  await typeOver('12:00', '14:00');
  await typeOver('10:00', '13:00', 1);
  expect(await screen.findByText('该时间窗不在任何班次内')).toBeDefined();
  await press('保存');
  await waitFor(() =>
    expect(writes()[0]?.body).toMatchObject({
      ...{ id: '7', version: 3, okPct: '100.00', measure: 1 },
      windows: [row.windows[0], { from: '13:00', to: '14:00', weight: '1.5' }],
    }),
  );
});

test('the warning is refused above the goal', async () => {
  const { writes } = renderScreen(AttainmentWindows, { answers });
  await press('编辑');
  const dialog = within(await screen.findByRole('dialog'));
  const goal = dialog.getByRole('textbox', { name: /达成线/ });
  await userEvent.clear(goal);
  await userEvent.type(goal, '85');
  await press('保存');
  expect(await screen.findByText('预警线不能高于达成线')).toBeDefined();
  expect(writes()).toEqual([]);
});

test('windows of a customer are taken over for another one', async () => {
  const { writes } = renderScreen(AttainmentWindows, {
    answers: { ...answers, createAttainmentWindow: { ...row, id: '8' } },
  });
  await press('复制自');
  const choose = within(await screen.findByRole('alertdialog'));
  await userEvent.click(choose.getByRole('combobox'));
  await userEvent.click(await screen.findByRole('option', { name: '优诺' }));
  await userEvent.click(choose.getByRole('button', { name: '复制' }));
  const form = within(await screen.findByRole('dialog', { name: '新增' }));
  await userEvent.click(form.getAllByRole('combobox')[0] as HTMLElement);
  await userEvent.click(await screen.findByRole('option', { name: /海风/ }));
  await press('保存');
  await waitFor(() =>
    expect(writes()[0]?.body).toMatchObject({ customerId: '11', windows: row.windows }),
  );
});

test('the question before a deletion says what the customer goes by then', async () => {
  renderScreen(AttainmentWindows, { answers });
  await press('删除');
  expect(await screen.findByText('删除后 优诺 使用公司默认时间窗，确定？')).toBeDefined();
});

test('without the rights there is a list to read', async () => {
  renderScreen(AttainmentWindows, { answers, may: [] });
  expect(await screen.findByText('优诺')).toBeDefined();
  for (const name of ['新增', '复制自', '编辑', '删除'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
