// @vitest-environment jsdom
import type {
  CuttingBedReportPage,
  CuttingDateReportPage,
  CuttingOrderReportPage,
  CuttingOrderReportRow,
} from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { pivotOrders } from './cutting/order-pivot.ts';
import CuttingBedReport from './cutting-bed-report.screen.tsx';
import CuttingDateReport from './cutting-date-report.screen.tsx';
import CuttingOrderReport from './cutting-order-report.screen.tsx';

const ofOrders = sampleAnswers.getCuttingOrderReport as CuttingOrderReportPage;
const row = (part: Partial<CuttingOrderReportRow>): CuttingOrderReportRow => ({
  ...(ofOrders.list[0] as CuttingOrderReportRow),
  orderNo: 'SO2403017',
  orderId: '1',
  colorId: '7',
  colorName: '黑色',
  sizeId: '8',
  sizeName: 'M',
  num: 450,
  cutNum: 464,
  limitNum: 463,
  overNum: 14,
  isOutOfTolerance: true,
  ...part,
});
const orders = (list: CuttingOrderReportRow[], part: Partial<CuttingOrderReportPage> = {}) => ({
  getCuttingOrderReport: { ...ofOrders, isOpenOnly: false, total: list.length, list, ...part },
});

afterEach(cleanup);

test('says over and short with their sign', async () => {
  renderScreen(CuttingOrderReport, { answers: orders([row({})]) });
  expect(await screen.findByText('+14')).toBeDefined();
});

test('the beds behind a figure say what they cut of its colour and size, and what they add up to', async () => {
  const beds = sampleAnswers.getCuttingBedReport as CuttingBedReportPage;
  const [bed] = beds.list;
  const list = [
    { ...bed, reduceBedId: '3', cutNumOfAsked: 400 },
    { ...bed, reduceBedId: '4', cutNumOfAsked: 64 },
    { ...bed, reduceBedId: '5', cutNumOfAsked: null },
  ];
  const { calls } = renderScreen(CuttingOrderReport, {
    answers: {
      ...orders([row({})]),
      getCuttingBedReport: { total: 3, list, sum: { ...beds.sum, cutNumOfAsked: 464 } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '464' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'SO2403017 黑色 M' }));
  for (const pieces of ['400', '64', '464']) expect(await drawer.findByText(pieces)).toBeDefined();
  expect(drawer.getAllByRole('link', { name: '1' })).toHaveLength(3);
  expect(calls.filter(({ operation }) => operation === 'getCuttingBed')).toEqual([]);
});

test('a figure that is nothing leads nowhere', async () => {
  renderScreen(CuttingOrderReport, { answers: orders([row({ onHandNum: 0 })]) });
  await screen.findByRole('button', { name: '464' });
  expect(screen.queryByRole('button', { name: '0' })).toBeNull();
});

test('turns orders round: colours down, sizes across', async () => {
  const list = [
    row({ sizeId: '8', sizeName: 'M' }),
    row({
      sizeId: '9',
      sizeName: 'L',
      num: 420,
      cutNum: 412,
      overNum: -8,
      isOutOfTolerance: false,
    }),
    row({ colorId: '6', colorName: '藏青', sizeId: '9', sizeName: 'L', num: 100, cutNum: 0 }),
  ];
  expect(
    pivotOrders(list).map(({ sizes, colors }) => [
      sizes,
      colors.map(({ cells }) => cells.map((cell) => cell?.num)),
    ]),
  ).toEqual([
    [
      ['M', 'L'],
      [
        [450, 420],
        [undefined, 100],
      ],
    ],
  ]);

  renderScreen(CuttingOrderReport, { answers: orders(list) });
  await userEvent.click(await screen.findByRole('switch', { name: '尺码横排' }));
  const table = within(await screen.findByRole('table', { name: /SO2403017/ }));
  expect(table.getByRole('columnheader', { name: 'L' })).toBeDefined();
  expect(table.getByText('-8')).toBeDefined();
});

test('says so when only open orders are shown', async () => {
  renderScreen(CuttingOrderReport, { answers: orders([row({})], { isOpenOnly: true }) });
  expect(await screen.findByText('已默认显示未结案订单')).toBeDefined();
});

const ofDays = sampleAnswers.getCuttingDateReport as CuttingDateReportPage;
const days: CuttingDateReportPage['days'] = [
  {
    workDate: '2024-03-18',
    isRestDay: false,
    cutNum: 720,
    usedMin: '520.00',
    availMin: '500.00',
    loadPct: '104.00',
    askedMin: '115.00',
    askedPct: '23.00',
  },
  {
    workDate: '2024-03-17',
    isRestDay: true,
    cutNum: 0,
    usedMin: '0.00',
    availMin: '0.00',
    loadPct: null,
    askedMin: '0.00',
    askedPct: null,
  },
];

test('has a column for each day with its total and the load of the tables', async () => {
  const first = ofDays.list[0] as CuttingDateReportPage['list'][number];
  renderScreen(CuttingDateReport, {
    answers: {
      getCuttingDateReport: {
        ...ofDays,
        total: 1,
        days,
        list: [{ ...first, cells: [{ workDate: '2024-03-18', cutNum: 720, bedCount: 1 }] }],
      },
    },
  });
  expect(await screen.findByRole('columnheader', { name: '03-18' })).toBeDefined();
  expect(screen.getByRole('columnheader', { name: '03-17 休' })).toBeDefined();
  expect(screen.getByRole('button', { name: '720' })).toBeDefined();
  expect(screen.getByText('104.00%').dataset.bad).toBe('true');
  // Only a day on which other beds were on the tables too shows its part.
  expect(screen.getAllByText(/^所查/).map(({ textContent }) => textContent)).toEqual([
    '所查 23.00%',
  ]);
});

test('a day of one table leads to the beds of this table', async () => {
  const first = ofDays.list[0] as CuttingDateReportPage['list'][number];
  const cells = [{ workDate: '2024-03-18', cutNum: 720, bedCount: 1 }];
  const { calls } = renderScreen(CuttingDateReport, {
    answers: { getCuttingDateReport: { ...ofDays, days, list: [{ ...first, cells }] } },
  });
  await userEvent.click(await screen.findByRole('combobox', { name: '裁床台' }));
  const offered = within(await screen.findByRole('listbox')).findAllByRole('option');
  await userEvent.click((await offered)[0] as HTMLElement);
  const asked = (operation: string) =>
    calls.findLast((call) => call.operation === operation)?.query;
  await waitFor(() => expect(asked('getCuttingDateReport')).toHaveProperty('tableId'));
  await userEvent.click(await screen.findByRole('button', { name: '720' }));
  await waitFor(() =>
    expect(asked('getCuttingBedReport')).toMatchObject({
      tableId: (asked('getCuttingDateReport') as { readonly tableId: string }).tableId,
      workDateFrom: '2024-03-18',
    }),
  );
});

test('begins with the running month up to today, and asks for other days when they are chosen', async () => {
  const { calls } = renderScreen(CuttingDateReport);
  await waitFor(() =>
    expect(
      calls.find(({ operation }) => operation === 'getCuttingDateReport')?.query,
    ).toMatchObject({ workDateFrom: '2024-03-01', workDateTo: '2024-03-20' }),
  );
});

test('shows what a bed is made of', async () => {
  renderScreen(CuttingBedReport);
  await userEvent.click((await screen.findAllByRole('button', { name: '查看' }))[0] as HTMLElement);
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByRole('tab', { name: /布卷/ })).toBeDefined();
  expect(drawer.getByRole('tab', { name: /裁片检验/ })).toBeDefined();
});
