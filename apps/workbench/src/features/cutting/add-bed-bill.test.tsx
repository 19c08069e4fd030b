// @vitest-environment jsdom
import type { CuttingBed, CuttingBedSizes, OrderPage } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import AddBedBill from './add-bed-bill.screen.tsx';

const choices = sampleAnswers.listCuttingBedSizes as CuttingBedSizes;
const orders = sampleAnswers.listOrders as OrderPage;
const [order] = orders.list;
const open = {
  listOrders: { ...orders, list: [{ ...order, id: choices.orderId, orderNo: 'SO1', status: 2 }] },
};

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function chooseOrder() {
  await userEvent.click(await screen.findByRole('combobox', { name: /订单/ }));
  await userEvent.click(await screen.findByRole('option', { name: /SO1/ }));
  await screen.findByRole('region', { name: '尺码配比' });
}

const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('marks what is missing and goes to the first of it', async () => {
  const { writes } = renderScreen(AddBedBill, { answers: open });
  await screen.findByText('新床');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('订单必填')).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /订单/ })),
  );
  expect(writes()).toEqual([]);
});

test('saves a new bed and goes on under its number', async () => {
  const { writes, titles } = renderScreen(AddBedBill, { answers: open });
  await chooseOrder();
  fill(/段长/, '5.2');
  fill(/有效幅/, '175');
  fill(/唛架利用率/, '84');
  fill('S 配比', '1');
  fill('藏青 层数', '34');
  expect(screen.getByText('本床 34 件')).toBeDefined();
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({
    operation: 'createCuttingBed',
    body: {
      orderId: choices.orderId,
      markerLen: '5.2',
      planDate: '2024-03-20',
      colors: [{ plies: 34 }],
    },
  });
  const { bedLabel, orderNo } = sampleAnswers.createCuttingBed as CuttingBed;
  await waitFor(() => expect(titles.at(-1)).toBe(`床次 ${bedLabel} ${orderNo}`));
});
