// @vitest-environment jsdom
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import OrderList from './order-list.screen.tsx';

const sample = sampleAnswers.listOrders as { readonly list: readonly object[] };
const order = {
  ...sample.list[0],
  id: '42',
  orderNo: 'SO2403017',
  customerPo: 'UN-88213',
  status: 1,
};
const answers = { listOrders: { ...sample, total: 1, list: [order] } };

afterEach(cleanup);

test('shows orders with the labels and columns of the spec', async () => {
  renderScreen(OrderList, { answers });
  expect(await screen.findByText('SO2403017')).toBeDefined();
  expect(screen.getByRole('columnheader', { name: /订单号/ })).toBeDefined();
});

test('leads from an order to its page', async () => {
  const { visited } = renderScreen(OrderList, { answers });
  await userEvent.click(await screen.findByRole('link', { name: 'SO2403017' }));
  expect(visited.at(-1)).toBe('/makingCenter/order/orderDetail/42');
});

test('a chip narrows the list to its state', async () => {
  const { calls } = renderScreen(OrderList, {
    answers: {
      countOrdersByStatus: { total: 3, counts: [{ status: 1, orderCount: 3, orderNum: 900 }] },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /已确认/ }));
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ query: { filter: '{"status":[1]}', pageNum: '1' } }),
  );
});

test('says why there is nothing to see', async () => {
  renderScreen(OrderList, { answers: { listOrders: refusal(10009, '查询字段无效：x') } });
  expect(await screen.findByText('查询字段无效：x')).toBeDefined();
});

test('a double click on a row opens the order', async () => {
  const { visited } = renderScreen(OrderList, { answers });
  await screen.findByText('SO2403017');
  await userEvent.dblClick(screen.getByText('UN-88213'));
  expect(visited.at(-1)).toBe('/makingCenter/order/orderDetail/42');
});
