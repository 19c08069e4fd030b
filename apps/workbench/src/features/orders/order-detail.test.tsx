// @vitest-environment jsdom

import type { Order } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import OrderDetail from './order-detail.screen.tsx';

const sample = sampleAnswers.getOrder as Order;
const cell = (num: number, cutNum: number, limitNum: number) => ({
  ...(sample.colorSizes[0] as Order['colorSizes'][number]),
  id: `${num}`,
  num,
  cutNum,
  limitNum,
});
const params = { orderId: '7' };

afterEach(cleanup);

test('asks for the order of the address and names the tab after it', async () => {
  const { calls, titles } = renderScreen(OrderDetail, {
    params,
    answers: { getOrder: { ...sample, orderNo: 'SO2403017' } },
  });
  await screen.findByRole('heading', { name: 'SO2403017' });
  expect(calls[0]?.query).toEqual({ id: '7' });
  expect(titles).toEqual(['SO2403017']);
});

test('shows how much of each colour and size is cut and how much may be', async () => {
  const [color] = sample.colors;
  const [size] = sample.sizes;
  const order = { ...sample, colors: [color], sizes: [size], colorSizes: [cell(450, 486, 486)] };
  renderScreen(OrderDetail, { params, answers: { getOrder: order } });
  await userEvent.click(await screen.findByRole('tab', { name: '颜色尺码' }));
  const [, colorRow] = screen.getAllByRole('row');
  expect(within(colorRow as HTMLElement).getAllByRole('cell')[0]?.textContent).toBe('450486 / 486');
});

test('marks a cell that is cut beyond its limit in words, not in colour alone', async () => {
  const [color] = sample.colors;
  const [size] = sample.sizes;
  const order = { ...sample, colors: [color], sizes: [size], colorSizes: [cell(450, 487, 486)] };
  renderScreen(OrderDetail, { params, answers: { getOrder: order } });
  await userEvent.click(await screen.findByRole('tab', { name: '颜色尺码' }));
  expect(screen.getByText(/▲ 487/)).toBeDefined();
});

test('a suspended order stands where it was', async () => {
  const order = { ...sample, status: 5, suspendFrom: 2 };
  renderScreen(OrderDetail, { params, answers: { getOrder: order } });
  const steps = await screen.findByRole('list', { name: '进度' });
  expect(within(steps).getByText('已暂停').closest('li')?.dataset.state).toBe('bad');
});

test('leads from a bed to the editor of its kind', async () => {
  const [bed] = sample.cuttingBeds;
  const cuttingBeds = [1, 3].map((bedType) => ({
    ...bed,
    id: String(bedType),
    bedLabel: `B${bedType}`,
    bedType,
  }));
  renderScreen(OrderDetail, { params, answers: { getOrder: { ...sample, cuttingBeds } } });
  await userEvent.click(await screen.findByRole('tab', { name: /床次/ }));
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('B1')).toBe('/mes/reduceBed/putReduceBedBill/1');
  expect(link('B3')).toBe('/mes/reduceBed/putReduceBedBillXYS/3');
});

test('an order that does not exist leads back to the list', async () => {
  const { titles, visited } = renderScreen(OrderDetail, {
    params,
    answers: { getOrder: refusal(10009, '订单不存在') },
  });
  expect(await screen.findByText(/订单不存在/)).toBeDefined();
  expect(titles).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: '返回列表' }));
  expect(visited.at(-1)).toBe('/makingCenter/order/order');
});
