// @vitest-environment jsdom
import { BedStatus } from '@garment-mes/domain/cutting-bed';
import type { CuttingBed, CuttingBedSizes, OrderPage } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import AddBedBill from './add-bed-bill.screen.tsx';
import { draftOfBed } from './bill/draft/draft-of-bed.ts';
import { handedDraft } from './bill/draft/handed-draft.ts';
import { keepDraft, keptDraftKey } from './bill/draft/kept-draft.ts';

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

test('saves a new bed and continues under its number', async () => {
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

test('another kind of bed takes everything along that was typed', async () => {
  const { visited } = renderScreen(AddBedBill, { answers: open });
  await chooseOrder();
  fill(/段长/, '5.2');
  fill('S 配比', '1');
  screen.getByRole('combobox', { name: /类型/ }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: '细颜色' }));
  const from = new URLSearchParams(visited.at(-1)?.split('?')[1]).get('from') ?? '';
  const handed = handedDraft(from);
  expect(handed?.markerLen).toBe('5.2');
  expect(handed?.sizes.find(({ sizeName }) => sizeName === 'S')?.ratio).toBe('1');
});

test('asks before another order takes away what was typed', async () => {
  const other = { ...order, id: '77', orderNo: 'SO2', status: 2 };
  const answers = { listOrders: { ...open.listOrders, list: [...open.listOrders.list, other] } };
  renderScreen(AddBedBill, { answers });
  await chooseOrder();
  fill('S 配比', '1');
  await userEvent.click(screen.getByRole('combobox', { name: /订单/ }));
  await userEvent.click(await screen.findByRole('option', { name: /SO2/ }));
  await userEvent.click(await screen.findByRole('button', { name: '取消' }));
  expect(screen.getByLabelText<HTMLInputElement>('S 配比').value).toBe('1');
});

test('a new bed that is submitted at once shows its bundles, and the next one begins empty', async () => {
  const sample = sampleAnswers.getCuttingBed as CuttingBed;
  const [roll] = sample.rolls;
  const rolls = [
    { ...roll, plies: 120, issuedLen: '628.800', usedLen: '628.800', remainLen: '628.800' },
  ].map((line) => ({
    ...line,
    spliceLen: '0.000',
    defectLen: '0.000',
    remnantLen: '0.000',
    returnLen: '0.000',
  }));
  const bed = { ...sample, status: BedStatus.draft, rolls, employees: [] } as CuttingBed;
  const ready = {
    ...choices,
    processes: [],
    cells: choices.cells.map((cell) => ({ ...cell, cutNum: 0 })),
  };
  const left = keepDraft(draftOfBed(bed, ready), undefined, Date.parse('2024-03-20T09:02:00Z'));
  localStorage.setItem(`workbench.${keptDraftKey('1', '1', undefined)}`, JSON.stringify(left));
  const { writes } = renderScreen(AddBedBill, {
    answers: { ...open, listCuttingBedSizes: ready, createCuttingBed: bed, getCuttingBed: bed },
  });
  await userEvent.click(await screen.findByRole('button', { name: '恢复' }));
  expect(await screen.findByText(/本床 \d+ 件/)).toBeDefined();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const asked = within(await screen.findByRole('dialog'));
  await userEvent.click(asked.getByRole('button', { name: '提交' }));
  expect(await screen.findByText(/已生成 B\d{4}–B\d{4} 共\d+扎/)).toBeDefined();
  expect(writes().map(({ operation }) => operation)).toEqual([
    'createCuttingBed',
    'submitCuttingBed',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '下一床' }));
  expect(await screen.findByText('新床')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('唛架名').value).toBe('');
});
