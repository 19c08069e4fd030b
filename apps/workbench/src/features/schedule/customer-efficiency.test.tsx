// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import CustomerEfficiency from './customer-efficiency.screen.tsx';

const set = {
  ...{ id: '1', customerId: '5', customerName: '优诺', grade: 'A', categoryId: null },
  ...{ categoryName: null, efficiencySetId: '9', efficiencySetName: '普通', factorPct: '90.00' },
  ...{ effectText: '36/45/52.2', actualPct: '61.58', updateDate: null, version: 3 },
};
const points = [40, 50, 58].map((pct, at) => ({ day: at + 1, pct: `${pct}.00` }));
const answers = {
  listCustomerEfficiencySets: { total: 1, list: [set] },
  listEfficiencySets: { total: 1, list: [{ id: '9', name: '普通', points }] },
  listCustomers: { total: 1, list: [{ id: '5', code: 'YN', name: '优诺', delFlag: '0' }] },
};

beforeEach(clearStored);
afterEach(cleanup);

const edit = async () => {
  const row = within(await screen.findByRole('row', { name: /优诺/ }));
  await userEvent.click(row.getByRole('button', { name: '编辑' }));
  return within(await screen.findByRole('dialog'));
};
const type = async (dialog: ReturnType<typeof within>, text: string) => {
  const factor = dialog.getByRole('textbox', { name: /系数/ });
  await userEvent.clear(factor);
  await userEvent.type(factor, text);
};

test('shows what a factor makes of the curve while it is typed', async () => {
  renderScreen(CustomerEfficiency, { answers });
  const dialog = await edit();
  await dialog.findByText('实际曲线 36/45/52.2');
  await type(dialog, '80');
  await dialog.findByText('实际曲线 32/40/46.4');
});

test('a factor out of its limits is not sent', async () => {
  const { writes } = renderScreen(CustomerEfficiency, { answers });
  const dialog = await edit();
  await type(dialog, '160');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await dialog.findByText('系数须在50到150之间');
  expect(writes()).toEqual([]);
  await type(dialog, '95.5');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes()[0]?.body).toEqual({
      ...{ id: '1', version: 3, customerId: '5', categoryId: null, efficiencySetId: '9' },
      factorPct: expect.stringMatching(/^95\.50?$/),
    }),
  );
});

test('narrows the list to a customer and to those far off', async () => {
  const { calls } = renderScreen(CustomerEfficiency, { answers });
  const asked = () =>
    calls.findLast(({ operation }) => operation === 'listCustomerEfficiencySets')?.query;
  await screen.findByRole('row', { name: /优诺/ });
  await userEvent.click(screen.getByRole('combobox', { name: '客户' }));
  await userEvent.click(await screen.findByRole('option', { name: /优诺/ }));
  await waitFor(() => expect(asked()).toMatchObject({ customerId: '5' }));
  await userEvent.click(screen.getByRole('switch', { name: '偏差大' }));
  await waitFor(() => expect(asked()).toMatchObject({ customerId: '5', deviates: 'true' }));
  await userEvent.click(screen.getByRole('combobox', { name: '曲线' }));
  await userEvent.click(await screen.findByRole('option', { name: /普通/ }));
  await waitFor(() => expect(asked()).toMatchObject({ customerId: '5', efficiencySetId: '9' }));
  screen.getByRole('combobox', { name: '客户等级' });
});

test('without the rights nothing can be changed', async () => {
  renderScreen(CustomerEfficiency, { answers, may: [] });
  await screen.findByRole('row', { name: /优诺/ });
  for (const label of ['新增', '编辑', '删除'])
    expect(screen.queryByRole('button', { name: label })).toBeNull();
});

test('a copy has the curve and the factor, and asks for its customer', async () => {
  const { writes } = renderScreen(CustomerEfficiency, { answers });
  const row = within(await screen.findByRole('row', { name: /优诺/ }));
  await userEvent.click(row.getByRole('button', { name: '复制' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('实际曲线 36/45/52.2');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await dialog.findByText('1 处需要修改');
  expect(dialog.getByRole('combobox', { name: /客户/ }).getAttribute('aria-invalid')).toBe('true');
  expect(writes()).toEqual([]);
});

test('offers the categories of garments alone', async () => {
  const { calls } = renderScreen(CustomerEfficiency, {
    answers: {
      ...answers,
      listCategories: { total: 1, list: [{ id: '7', code: 'T', name: 'T恤' }] },
    },
  });
  const dialog = await edit();
  await userEvent.click(dialog.getByRole('combobox', { name: '品类' }));
  await screen.findByRole('option', { name: /T恤/ });
  expect(calls.find(({ operation }) => operation === 'listCategories')?.query).toMatchObject({
    kind: 'style',
  });
});
