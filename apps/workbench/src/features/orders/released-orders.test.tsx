// @vitest-environment jsdom
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import ReleasedOrders from './released-orders.screen.tsx';

afterEach(cleanup);

const [sample] = (sampleAnswers.listReleasedOrders as { list: readonly object[] }).list;
const [cell] = sampleAnswers.getReleasedOrderStages as readonly object[];
const at = (colorName: string, sizeName: string, cutNum: number) => ({
  ...cell,
  ...{ colorId: colorName, colorName, sizeId: sizeName, sizeName, orderNum: 10, cutNum },
  ...{ deliverNum: 0, sewNum: 0, qcPassNum: 0, inNum: 0 },
});
const answers = {
  listReleasedOrders: { total: 1, list: [{ ...sample, id: '5', orderNo: 'SO1' }], sum: {} },
  getReleasedOrderStages: [at('黑', 'M', 10), at('黑', 'L', 4), at('白', 'M', 3)],
};

test('an opened order has every stage of a colour and size in one cell, and the sums of a colour', async () => {
  renderScreen(ReleasedOrders, { answers });
  const row = within(await screen.findByRole('row', { name: /SO1/ }));
  await userEvent.click(row.getByRole('button', { name: '展开' }));
  const stages = within(await screen.findByRole('table'));
  const cells = (name: RegExp) =>
    within(stages.getByRole('row', { name }))
      .getAllByRole('cell')
      .slice(1)
      .map((each) => [...each.querySelectorAll('span')].map(({ textContent }) => textContent));
  expect(stages.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['颜色', 'M', 'L', '合计'],
  ]);
  expect(cells(/^黑/)).toEqual([
    ['10', '10', '0', '0', '0', '0'],
    ['10', '4', '0', '0', '0', '0'],
    ['20', '14', '0', '0', '0', '0'],
  ]);
  // A size that the colour does not have is none, not nothing done.
  expect(cells(/^白/)[1]).toEqual([]);
});

test('a problem of an order is reported where problems are, with the order chosen', async () => {
  const { visited } = renderScreen(ReleasedOrders, { answers });
  const row = within(await screen.findByRole('row', { name: /SO1/ }));
  const more = row.queryByRole('button', { name: '更多' });
  if (more) await userEvent.click(more);
  const word = screen.queryByRole('menuitem', { name: '报问题' });
  await userEvent.click(word ?? row.getByRole('button', { name: '报问题' }));
  expect(visited.at(-1)).toBe('/mes/problem/problemLogList?orderId=5');
});
