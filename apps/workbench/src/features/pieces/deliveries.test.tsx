// @vitest-environment jsdom
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import '#testing/no-layout.ts';
import Deliveries from './deliveries.screen.tsx';

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(clearStored);
afterEach(cleanup);

interface Page {
  readonly list: readonly object[];
}

const bundle = (no: number, sizeName: string, num: number) => ({
  ...(sampleAnswers['listBundles'] as Page).list[0],
  ...{ id: `${no}`, bundleLabel: `B000${no}`, barcode: `BAR${no}`, sizeName, num, orderId: '17' },
});
const batch = {
  ...(sampleAnswers['listBundleBatches'] as Page).list[0],
  ...{ id: '5', batchNo: '01', orderId: '17', lineDeptId: '3', bundleFrom: 1, bundleTo: 2 },
};
const BATCH = {
  listBundleBatches: { total: 1, list: [batch], sum: {} },
  listBundles: { total: 2, list: [bundle(1, 'S', 24), bundle(2, 'M', 20)], sum: {} },
};
const scanned = (no: number) => ({
  ...(sampleAnswers['resolveScanCode'] as object),
  ...{ kind: 'bundle', id: `${no}`, label: `B000${no}`, bundle: bundle(no, 'L', 22) },
});

test('a link with a batch begins a delivery of its bundles in the store, to its line, and sends them once', async () => {
  const { calls, writes } = renderScreen(Deliveries, {
    answers: BATCH,
    path: '/?batchRangeId=5',
  });
  await screen.findByText('2扎 44件', { exact: false });
  expect(screen.getByText(/S 24 · M 20/)).toBeTruthy();
  const asked = calls.filter(({ operation }) => operation === 'listBundles').at(-1);
  expect(JSON.stringify(asked)).toMatch(/inStore/);
  await userEvent.dblClick(screen.getByRole('button', { name: '确认发出' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  const [sent] = writes();
  expect(sent?.body).toMatchObject({
    ...{ orderId: '17', lineDeptId: '3', batchRangeId: '5' },
    lines: [
      { bundleId: '1', sendNum: 24 },
      { bundleId: '2', sendNum: 20 },
    ],
  });
  expect(sent?.body).toMatchObject({ requestId: expect.stringMatching(/^[0-9A-Za-z-]{8,40}$/) });
});

test('the first scan brings its order; a bundle that is on its way adds no line', async () => {
  const answers: Record<string, unknown> = { resolveScanCode: scanned(3) };
  renderScreen(Deliveries, { answers });
  await userEvent.click(await screen.findByRole('button', { name: '新增发料' }));
  const field = await screen.findByRole('textbox', { name: '扫描扎号' });
  await userEvent.type(field, 'BAR3{Enter}');
  await screen.findByText('1扎 22件', { exact: false });
  answers['resolveScanCode'] = refusal(10202, '扎号B0004已在发料单FL0320-1(已发出)');
  await userEvent.type(field, 'BAR4{Enter}');
  await screen.findByText(/扎号B0004已在发料单FL0320-1\(已发出\)/);
  expect(screen.getByText('1扎 22件', { exact: false })).toBeTruthy();
});

test('a bundle nobody counted is asked for, and sent as missing after a yes', async () => {
  const sample = sampleAnswers['getCutPieceDelivery'] as {
    readonly delivery: object;
    readonly lines: readonly object[];
  };
  const line = { ...sample.lines[0], sendNum: 24, receiveNum: null, diffReason: null };
  const lines = [1, 2].map((no) => ({
    ...line,
    ...{ id: `1${no}`, bundleId: `${no}`, bundleLabel: `B000${no}` },
  }));
  const delivery = { ...sample.delivery, status: 1 };
  const { writes } = renderScreen(Deliveries, {
    answers: {
      listCutPieceDeliveries: { total: 1, list: [delivery], sum: {} },
      getCutPieceDelivery: { ...sample, delivery, lines },
      resolveScanCode: { ...scanned(1), bundle: bundle(1, 'S', 24) },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '收料' }));
  const drawer = within(await screen.findByRole('dialog'));
  const field = await drawer.findByRole('textbox', { name: '扫描扎号' });
  await userEvent.type(field, 'BAR1{Enter}');
  await drawer.findByText('已收');
  await userEvent.click(drawer.getByRole('button', { name: '收料' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('还有1扎未收：B0002，记为差异？')).toBeTruthy();
  expect(writes()).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: '确定' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({
    lines: [
      { bundleId: '1', receiveNum: 24 },
      { bundleId: '2', receiveNum: 0, diffReason: 'short' },
    ],
  });
});
