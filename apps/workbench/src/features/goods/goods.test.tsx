// @vitest-environment jsdom
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import { Paper } from '#screens/print/paper.tsx';
import { renderScreen } from '#testing/render-screen.tsx';
import '#testing/no-layout.ts';
import Issue from './issue.screen.tsx';
import Issues, { issues } from './issues.screen.tsx';
import Receipt from './receipt.screen.tsx';
import Receipts, { receipts } from './receipts.screen.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(clearStored);
afterEach(cleanup);

interface Sample {
  readonly bill: object;
  readonly lines: readonly object[];
}
const params = { orderId: '17' };
const cell = (remainNum: number, more: object = {}) => ({
  ...{ colorId: '1', colorName: '黑色', sizeId: '8', sizeName: 'M', grade: 1 },
  ...{ maxNum: 408, doneNum: 0, pendingNum: 0, stockNum: 408, lockedNum: 0, remainNum },
  ...{ planNum: null, shippedNum: null, ...more },
});
const remaining = (operation: string, ...cells: object[]): Record<string, object> => ({
  [operation]: { ...(sampleAnswers[operation] as object), cells },
});
const typeInto = async (text: string) => {
  const [first] = (await screen.findAllByRole('gridcell')).filter(
    (each: HTMLElement) => each.getAttribute('aria-readonly') !== 'true',
  );
  await userEvent.click(first as HTMLElement);
  await userEvent.keyboard(`${text}{Enter}`);
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('more than passed cannot be submitted and says so; the last piece can', async () => {
  renderScreen(Receipt, {
    params,
    answers: remaining('getWarehouseReceiptRemaining', cell(408)),
  });
  await typeInto('409');
  expect([button('提交').disabled, button('提交').title]).toEqual([true, '黑色/M 可入408']);
  await typeInto('408');
  expect(button('提交').disabled).toBe(false);
  expect(screen.getByText('合计408件 大写：肆佰零捌件')).toBeDefined();
});

test('a receipt of nothing is not sent', async () => {
  const { writes } = renderScreen(Receipt, {
    params,
    answers: remaining('getWarehouseReceiptRemaining', cell(408)),
  });
  await screen.findAllByRole('gridcell');
  await userEvent.click(button('保存'));
  await screen.findByText('请填写入库数量');
  expect(writes()).toEqual([]);
});

test('goods that come back name the issue they left with', async () => {
  renderScreen(Receipt, {
    params,
    answers: remaining('getWarehouseReceiptRemaining', cell(408)),
  });
  await screen.findAllByRole('gridcell');
  expect(screen.queryByText('原出库单')).toBeNull();
  await userEvent.click(screen.getByRole('combobox', { name: /类型/ }));
  expect(screen.queryByRole('option', { name: '冲销' })).toBeNull();
  await userEvent.click(screen.getByRole('option', { name: '退货入库' }));
  await screen.findByText('原出库单');
});

test.each([
  ['receipt', Receipts],
  ['issue', Issues],
])('an order whose lot failed is marked where one is chosen for a %s', async (_name, Screen) => {
  const { list } = sampleAnswers.listOrders as { readonly list: readonly object[] };
  const failed = { ...list[0], qcPassNum: 9, inNum: 9, finalFailed: 1 };
  renderScreen(Screen, { answers: { listOrders: { total: 1, list: [failed], sum: null } } });
  await userEvent.click(await screen.findByRole('button', { name: '新增' }));
  expect(await screen.findByText('终检不合格')).toBeDefined();
});

test('a shipment fills what its plan lacks, and stays below what the order may ship', async () => {
  const answers = remaining('getWarehouseOutRemaining', cell(408, { planNum: 404, shippedNum: 4 }));
  Object.assign(answers['getWarehouseOutRemaining'] as object, {
    ...{ shipLimitNum: 2121, shippedNum: 1721 },
  });
  renderScreen(Issue, { params, answers });
  await screen.findByText(/计划404 已出4/);
  await userEvent.click(button('全出'));
  await screen.findByText('本单400 / 走货上限2121 / 已出1721');
  expect(button('提交').disabled).toBe(false);
  await typeInto('401');
  expect(button('提交').title).toBe('本单401 / 走货上限2121 / 已出1721');
});

test('the choice of a shipment fills an empty grid with its plan, and leaves typed pieces alone', async () => {
  const shipment = { id: '31', shipmentNo: 'S1', shipmentDate: '2024-04-11', destination: '汉堡' };
  const answers: Record<string, object> = {
    ...remaining('getWarehouseOutRemaining', cell(408, { planNum: 404, shippedNum: 4 })),
    getOrder: { ...(sampleAnswers['getOrder'] as object), shipments: [shipment] },
  };
  Object.assign(answers['getWarehouseOutRemaining'] ?? {}, { shipLimitNum: 2121 });
  const choose = async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: /走货批/ }));
    await userEvent.click(await screen.findByRole('option', { name: /S1/ }));
  };
  renderScreen(Issue, { params, answers });
  await choose();
  await screen.findByText(/^本单400 /);
  cleanup();
  clearStored();
  renderScreen(Issue, { params, answers });
  await typeInto('7');
  await choose();
  await screen.findByText(/^本单7 /);
});

test('a reversed bill is struck through, and leads to its reversal', async () => {
  const bill = {
    ...(sampleAnswers['getWarehouseReceipt'] as Sample).bill,
    ...{ id: '7', orderId: '17', billNo: 'RK1', status: 3, mirrorId: '8', mirrorNo: 'RK2' },
  };
  renderScreen(Receipts, {
    answers: { listWarehouseReceipts: { total: 1, list: [bill], sum: {} } },
  });
  const number = await screen.findByText('RK1');
  expect(number.tagName).toBe('S');
  const link = await screen.findByRole('link', { name: 'RK2' });
  expect(link.getAttribute('href')).toBe('/mes/packaging/addWarehouseReceipt/17?billId=8');
});

test.each([
  ['receipts', receipts, 'getWarehouseReceipt', 4],
  ['issues', issues, 'getWarehouseOut', 15],
] as const)(
  'the paper of %s has colours down and sizes across; a reversal is red',
  (_, { paper }, read, type) => {
    const sample = sampleAnswers[read] as Sample;
    const line = { ...sample.lines[0], colorId: '1', colorName: '黑色', grade: 1, num: 24 };
    const lines = [
      { ...line, sizeId: '8', sizeName: 'M' },
      { ...line, sizeId: '9', sizeName: 'L', num: 20 },
      { ...line, sizeId: '8', sizeName: 'M', grade: 2, num: 6 },
    ];
    const record = { ...sample.bill, billType: type, mirrorNo: 'X1', num: 50, lines };
    const printing = { companyName: '晨曦制衣', userName: '于洋', now: () => 0 };
    const { container } = renderScreen(() => paper && <Paper {...{ paper, record, printing }} />);
    const rows = within(container)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      '等级颜色ML合计',
      'A品黑色242044',
      '次品黑色66',
      'A品242044',
      '次品66',
      '合计302050',
    ]);
    expect(container.textContent).toContain('冲销的是 X1 合计50件 大写：伍拾件');
    expect(container.textContent).toContain('红字 冲销');
    expect(container.querySelector('article')?.className).toBe('red');
  },
);

test('a stored bill that left its draft shows its stock and no field', async () => {
  const sample = sampleAnswers['getWarehouseOut'] as Sample;
  renderScreen(Issue, {
    params,
    answers: { getWarehouseOut: { ...sample, bill: { ...sample.bill, id: '7', status: 2 } } },
    path: '/?billId=7',
  });
  await screen.findByRole('button', { name: '冲销' });
  expect(screen.queryByRole('textbox')).toBeNull();
  await waitFor(() => expect(screen.getByText('结存')).toBeDefined());
});
