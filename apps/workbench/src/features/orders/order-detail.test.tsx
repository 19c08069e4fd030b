// @vitest-environment jsdom

import type { Order } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import OrderDetail from './order-detail.screen.tsx';

/** Files of jsdom do not go through a real request. */
vi.mock('@garment-mes/sdk/amc', async (original) => ({
  ...(await original<typeof import('@garment-mes/sdk/amc')>()),
  uploadFile: async () => ({
    id: '1',
    url: '/files/po.pdf',
    name: 'po.pdf',
    size: 3,
    mime: 'application/pdf',
  }),
}));

const sample = sampleAnswers.getOrder as Order;
const cell = (num: number, cutNum: number, limitNum: number) => ({
  ...(sample.colorSizes[0] as Order['colorSizes'][number]),
  id: `${num}`,
  num,
  cutNum,
  limitNum,
});
const params = { orderId: '7' };

/** The drawer is asked for when it is opened. */
const LAZY = { timeout: 20_000 };

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

test('a confirmed order is put right but for what a version guards', async () => {
  const order = { ...sample, status: 1, version: 9, attachments: [] };
  const { writes } = renderScreen(OrderDetail, { params, answers: { getOrder: order } });
  await userEvent.click(await screen.findByRole('button', { name: '编辑' }));
  const drawer = within(await screen.findByRole('dialog', { name: /编辑订单/ }, LAZY));
  expect(drawer.queryByRole('textbox', { name: /订单号/ })).toBeNull();
  const po = drawer.getByRole('textbox', { name: /客户PO/ });
  await userEvent.clear(po);
  await userEvent.type(po, 'UN-2');
  await userEvent.click(drawer.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'updateOrder', body: { id: order.id, version: 9, customerPo: 'UN-2' } },
    ]),
  );
});

test('a file that is chosen is sent, and kept with the order when it is saved', async () => {
  const order = { ...sample, status: 1, attachments: [] };
  const { writes } = renderScreen(OrderDetail, {
    params,
    answers: { getOrder: order },
  });
  await userEvent.click(await screen.findByRole('button', { name: '编辑' }));
  const drawer = await screen.findByRole('dialog', { name: /编辑订单/ }, LAZY);
  const input = drawer.querySelector('input[type=file]');
  const pdf = new File(['%PDF-'], 'po.pdf', { type: 'application/pdf' });
  fireEvent.change(input as Element, { target: { files: [pdf] } });
  await within(drawer).findByRole('button', { name: '删除 po.pdf' }, LAZY);
  await userEvent.click(within(drawer).getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes().at(-1)).toMatchObject({
      operation: 'updateOrder',
      body: { attachments: ['/files/po.pdf'] },
    }),
  );
});

test('wages are locked once the person agrees', async () => {
  const order = { ...sample, status: 2, version: 4, wageLocked: 0 };
  const { writes } = renderScreen(OrderDetail, { params, answers: { getOrder: order } });
  await userEvent.click(await screen.findByRole('button', { name: '工资' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '工资锁定' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '锁定' }),
  );
  await waitFor(() =>
    expect(writes()).toEqual([{ operation: 'lockOrderWages', body: { id: order.id, version: 4 } }]),
  );
});

test.each([
  ['操作成功', 1],
  ['已提交审批', 0],
])('says %s when the lock of the wages stands at %i afterwards', async (said, wageLocked) => {
  const order = { ...sample, status: 2, version: 4, wageLocked: 0 };
  const { id, orderNo, status, version } = order;
  const lockOrderWages = { id, orderNo, status, suspendFrom: null, wageLocked, version };
  renderScreen(OrderDetail, { params, answers: { getOrder: order, lockOrderWages } });
  await userEvent.click(await screen.findByRole('button', { name: '工资' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '工资锁定' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '锁定' }),
  );
  expect(await screen.findByText(said)).toBeDefined();
});

test('a closed order is only read', async () => {
  renderScreen(OrderDetail, { params, answers: { getOrder: { ...sample, status: 4 } } });
  await screen.findByRole('button', { name: '打印制单' });
  for (const name of ['编辑', '变更', '确认检查'])
    expect(screen.queryByRole('button', { name })).toBeNull();
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
