// @vitest-environment jsdom

import { refusal } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import PiecePrices from './piece-prices.screen.tsx';

const base = {
  ...{ orderId: '5', orderNo: 'SO1', styleNo: 'T2417', section: 3, partCode: null, grade: 'A' },
  ...{ machineTypeName: null, payScope: 1, sam: '0.3300', pricePerMin: '0.5152', isEnabled: 1 },
  ...{ fromDate: '2024-03-01', toDate: null, nextPrice: null, nextFromDate: null, doneNum: 24 },
  ...{ reason: null, approveByName: null, status: 1, version: 3, openIds: [], openBy: [] },
};
const shoulder = {
  ...{ ...base, id: '11', orderProcessId: '21', seqNo: 10, processName: '合肩', price: '0.1700' },
};
const sleeve = {
  ...{ ...base, id: '12', orderProcessId: '22', seqNo: 20, processName: '上袖', price: '0.2500' },
  ...{ nextPrice: '0.2600', nextFromDate: '2024-03-25', status: 0, openIds: ['12'] },
};
const hem = {
  ...{ ...base, id: '13', orderProcessId: '23', seqNo: 30, processName: '卷边', price: '0.1000' },
  ...{ openIds: ['13'], openBy: ['1'], status: 0 },
};
const other = { ...shoulder, id: '14', orderProcessId: '24', orderId: '6', orderNo: 'SO2' };
const listOrderPrices = { total: 4, list: [shoulder, sleeve, hem, other], sum: { sam: '1' } };
const ofOrder = { total: 3, list: [shoulder, sleeve, hem], sum: { sam: '1' } };

beforeEach(clearStored);
afterEach(cleanup);

const show = (answers: object = {}) =>
  renderScreen(PiecePrices, {
    answers: {
      listOrderPrices: ({ query }: { query: { onDate?: string } }) =>
        query.onDate ? ofOrder : listOrderPrices,
      previewRepricing: { scanNum: 7, num: 168, rows: [] },
      saveOrderPrice: [],
      ...answers,
    },
  });
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const openFor = async (...names: readonly RegExp[]) => {
  for (const name of names) await userEvent.click((await rowOf(name)).getByRole('checkbox'));
  await userEvent.click(await screen.findByRole('button', { name: /调价/ }));
  return within(await screen.findByRole('dialog'));
};
const sent = (calls: ReturnType<typeof show>['calls'], operation: string) =>
  calls.filter((call) => call.operation === operation);

test('what is typed is shown as old, new and difference before it is saved with the versions seen', async () => {
  const { calls } = show();
  const dialog = await openFor(/SO1.*合肩/, /SO1.*上袖/);
  expect(await dialog.findByText('今天已有 7 次扫描（168 件），全部保持原工价')).toBeDefined();
  await userEvent.click(dialog.getByRole('radio', { name: '±%' }));
  await userEvent.type(dialog.getByLabelText(/±%/, { selector: 'input:not([type=radio])' }), '5');
  expect(await dialog.findByRole('row', { name: /合肩.*0\.1700.*0\.1785.*0\.0085/ })).toBeDefined();
  expect(dialog.getByText('订单单件总工价 0.5200 → 0.5410 元')).toBeDefined();
  const save = dialog.getByRole('button', { name: '保存' });
  expect(save).toHaveProperty('disabled', true);
  await userEvent.type(dialog.getByLabelText(/原因/), '难度复核');
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'saveOrderPrice').map(({ body }) => body)).toEqual([
    {
      orderId: '5',
      rows: [
        { orderProcessId: '21', version: 3, price: '0.1785' },
        { orderProcessId: '22', version: 3, price: '0.2625' },
      ],
      ...{ fromDate: '2024-03-21', reason: '难度复核' },
    },
  ]);
});

test('below 0 is not saved, and nothing of what is typed is lost to a faster person', async () => {
  const said = '合肩 工价已被 王芳 于 2024-03-20 09:00 修改，请核对后重试';
  const { calls } = show({ saveOrderPrice: refusal(10102, said) });
  const dialog = await openFor(/SO1.*合肩/);
  await userEvent.click(dialog.getByRole('radio', { name: '±元' }));
  const figure = dialog.getByLabelText(/±元/, { selector: 'input:not([type=radio])' });
  await userEvent.type(figure, '-1');
  await userEvent.type(dialog.getByLabelText(/原因/), '复核');
  expect(await dialog.findByText('工价不能小于0')).toBeDefined();
  expect(dialog.getByRole('button', { name: '保存' })).toHaveProperty('disabled', true);
  await userEvent.clear(figure);
  await userEvent.type(figure, '0.01');
  const read = sent(calls, 'listOrderPrices').length;
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText(said)).toBeDefined();
  await waitFor(() => expect(sent(calls, 'listOrderPrices').length).toBeGreaterThan(read));
  expect(figure).toHaveProperty('value', '0.0100');
  expect(dialog.getByLabelText(/原因/)).toHaveProperty('value', '复核');
});

test('a price that is not shown is set, but not changed by a share of what nobody sees', async () => {
  const { price: _, ...hidden } = shoulder;
  const list = { total: 1, list: [hidden], sum: { sam: '1' } };
  show({ listOrderPrices: list });
  const dialog = await openFor(/SO1.*合肩/);
  await userEvent.type(dialog.getByLabelText(/原因/), '复核');
  await userEvent.click(dialog.getByRole('radio', { name: '±%' }));
  const figure = dialog.getByLabelText(/±%/, { selector: 'input:not([type=radio])' });
  await userEvent.type(figure, '5');
  const save = dialog.getByRole('button', { name: '保存' });
  expect(save).toHaveProperty('disabled', true);
  expect(dialog.queryByText(/订单单件总工价/)).toBeNull();
  await userEvent.click(dialog.getByRole('radio', { name: '新单价' }));
  expect(save).toHaveProperty('disabled', false);
});

test('prices of two orders are not set together', async () => {
  show();
  const dialog = await openFor(/SO1.*合肩/, /SO2.*合肩/);
  expect(await dialog.findByText(/一次只能调一个订单的工价/)).toBeDefined();
  expect(dialog.getByRole('button', { name: '保存' })).toHaveProperty('disabled', true);
});

test('an unaudited price is audited by another person, one that waits is taken back', async () => {
  const { calls } = show({ auditOrderPrice: { okIds: ['12'], fails: [] } });
  const own = await rowOf(/卷边/);
  expect(own.queryByRole('button', { name: '审核' })).toBeNull();
  const row = await rowOf(/上袖/);
  await userEvent.click(row.getByRole('button', { name: '审核' }));
  await waitFor(() => expect(sent(calls, 'auditOrderPrice')).toHaveLength(1));
  expect(sent(calls, 'auditOrderPrice')[0]?.body).toEqual({ ids: ['12'], agree: true });
  const shown = row.queryByRole('button', { name: '撤销待生效' });
  if (shown) await userEvent.click(shown);
  else {
    await userEvent.click(row.getByRole('button', { name: '更多' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '撤销待生效' }));
  }
  const question = await screen.findByText('撤销 2024-03-25 起的工价 0.2600？前一段顺延');
  expect(question).toBeDefined();
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: '撤销待生效' }));
  await waitFor(() => expect(sent(calls, 'saveOrderPrice')).toHaveLength(1));
  expect(sent(calls, 'saveOrderPrice')[0]?.body).toMatchObject({
    ...{ orderId: '5', rows: [], withdrawIds: ['12'] },
  });
});
