// @vitest-environment jsdom
import { makeBarcode } from '@garment-mes/domain/bundles';
import type {
  BundleBatchPage,
  BundlePage,
  CutPieceDelivery,
  CutPieceDeliveryPage,
  ResolvedCode,
} from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import SendAndReceive from './send-and-receive.screen.tsx';

const resolved = sampleAnswers.resolveScanCode as ResolvedCode;
const batches = sampleAnswers.listBundleBatches as BundleBatchPage;
const bundles = sampleAnswers.listBundles as BundlePage;
const deliveries = sampleAnswers.listCutPieceDeliveries as CutPieceDeliveryPage;
const delivery = sampleAnswers.getCutPieceDelivery as CutPieceDelivery;

const codeOf = (no: number) => makeBarcode('CX', no);
const bundle = (no: number, sizeName: string, num: number) => ({
  ...bundles.list[0],
  ...{ id: String(no), bundleLabel: `B00${no}`, barcode: codeOf(no), sizeName, num, orderId: '1' },
});
const batch = {
  ...batches.list[0],
  ...{ id: '9', batchNo: '01', orderId: '1', orderNo: 'SO2403017', status: 0 },
  ...{ bundleFrom: 12, bundleTo: 14, bundleCount: 3, num: 70, lineDeptId: '5', deliveredNum: 0 },
  lineDeptName: '缝制3组',
};
const ofStore = {
  listBundleBatches: { ...batches, total: 1, list: [batch] },
  listBundles: {
    ...bundles,
    list: [bundle(12, 'S', 24), bundle(13, 'S', 24), bundle(14, 'M', 22)],
  },
  resolveScanCode: { ...resolved, bundle: bundle(12, 'S', 24), processes: [] },
};
const head = {
  ...deliveries.list[0],
  ...{ id: '7', deliveryNo: 'FL0320-1', status: 1, version: 2, num: 48, bundleNumTotal: 2 },
};
const line = (no: number, sendNum: number | null) => ({
  ...delivery.lines[0],
  ...{ id: `1${no}`, bundleId: String(no), bundleLabel: `B00${no}`, barcode: codeOf(no), sendNum },
});
const ofLine = (sendNum: number | null) => ({
  listCutPieceDeliveries: {
    ...deliveries,
    list: [{ ...head, num: sendNum === null ? null : 48 }],
  },
  getCutPieceDelivery: {
    delivery: { ...head, num: sendNum === null ? null : 48 },
    lines: [line(12, sendNum), line(17, sendNum)],
    isBlind: sendNum === null,
  },
});

/** What a wedge scanner does: the code key by key, then Enter. */
function scan(no: number) {
  wedge(codeOf(no));
}
function wedge(code: string) {
  for (const key of [...code, 'Enter']) fireEvent.keyDown(document.body, { key });
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const counter = (words: string) =>
  screen.findByText((_, node) => node?.tagName === 'B' && node.textContent === words);

async function openBatch(answers: object = {}, may?: readonly string[]) {
  const view = renderScreen(SendAndReceive, {
    answers: { ...ofStore, ...answers },
    ...(may && { may }),
  });
  await press('裁片发料');
  await press(/^批次01/);
  await counter('0/3');
  return view;
}

async function openReceipt(sendNum: number | null = 24) {
  const view = renderScreen(SendAndReceive, { answers: ofLine(sendNum) });
  await press('裁片收料');
  await press(/^FL0320-1/);
  await counter('0/2');
  return view;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('bundles of a batch are scanned and sent as one document, however often the key is pressed', async () => {
  const { writes } = await openBatch();
  scan(12);
  await counter('1/3');
  scan(14);
  await counter('2/3');
  expect(screen.getByText('46件')).toBeDefined();
  await press('完成');
  expect(screen.getByText('还有1扎未扫：B0013')).toBeDefined();
  await userEvent.dblClick(screen.getByRole('button', { name: '记为差异，完成' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()).toMatchObject([
    {
      operation: 'sendCutPieceDelivery',
      body: {
        ...{ orderId: '1', lineDeptId: '5', batchRangeId: '9' },
        lines: [
          { bundleId: '12', sendNum: 24 },
          { bundleId: '14', sendNum: 22 },
        ],
      },
    },
  ]);
  expect(await screen.findByText(/^批次01 发到 缝制3组 2扎 46件$/)).toBeDefined();
});

test('a list that is half scanned is there again after the page was closed', async () => {
  const { unmount } = await openBatch();
  scan(12);
  await counter('1/3');
  unmount();
  renderScreen(SendAndReceive, { answers: ofStore });
  expect(await counter('1/3')).toBeDefined();
});

test('a bundle that was scanned before others is taken off the list', async () => {
  await openBatch();
  scan(12);
  await counter('1/3');
  scan(14);
  await counter('2/3');
  await press(/^S 1\/2/);
  const row = within(screen.getByText(/^B0012/).closest('li') as HTMLElement);
  await userEvent.click(row.getByRole('button', { name: '移除' }));
  await counter('1/3');
  expect(screen.getByText('22件', { selector: 'span' })).toBeDefined();
});

test('a bundle outside the batch is asked about before it is added', async () => {
  await openBatch({ resolveScanCode: { ...resolved, bundle: bundle(40, 'L', 20), processes: [] } });
  scan(40);
  expect((await screen.findByRole('alert')).textContent).toBe('B0040 不在批次01，加入本单？');
  await press('加入本单');
  await counter('1/4');
});

test('a bundle of another order is refused, and so is one that is in a delivery already', async () => {
  const other = { ...bundle(40, 'L', 20), orderId: '2' };
  await openBatch({ resolveScanCode: { ...resolved, bundle: other, processes: [] } });
  scan(40);
  expect((await screen.findByRole('alert')).textContent).toContain('扎号B0040不属于本订单');
  cleanup();
  localStorage.clear();
  const words = '扎号B0012已在发料单FL0320-1(已发出)';
  await openBatch({ resolveScanCode: refusal(10202, words) });
  scan(12);
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  await counter('0/3');
});

test('a line without work of the order: the list comes back, or is sent with a reason by whom the right is given', async () => {
  const words = '缝制3组没有SO2403017的派工或排程';
  const keys = ['POST^/mes2/materialsDelivery/send', 'PUT^/mes2/materialsDelivery/anyLine'];
  const { writes } = await openBatch({ sendCutPieceDelivery: refusal(10202, words) }, keys);
  scan(12);
  await counter('1/3');
  await press('完成');
  await press('记为差异，完成');
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  await userEvent.click(screen.getByText('点一下继续'));
  await press('处理');
  await press('仍要发料');
  await press('插单');
  await press('仍要发料');
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]?.body).toMatchObject({ lineDeptId: '5', reason: '插单' });
  expect(writes()[1]?.body).not.toMatchObject({ requestId: Object(writes()[0]?.body).requestId });
  await screen.findByRole('alert');
  await userEvent.click(screen.getByText('点一下继续'));
  await press('处理');
  await press('改单');
  await counter('1/3');
});

test('who may not send all the same is not offered it', async () => {
  const words = '缝制3组没有SO2403017的派工或排程';
  await openBatch({ sendCutPieceDelivery: refusal(10202, words) }, [
    'POST^/mes2/materialsDelivery/send',
  ]);
  scan(12);
  await counter('1/3');
  await press('完成');
  await press('记为差异，完成');
  await userEvent.click(await screen.findByText('点一下继续'));
  await press('处理');
  expect(screen.getByRole('button', { name: '改单' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '仍要发料' })).toBeNull();
});

test('a receipt names the bundle that did not come, asks why, and shows the difference', async () => {
  const answer = sampleAnswers.receiveCutPieceDelivery as CutPieceDelivery;
  const lines = [
    { ...line(12, 24), receiveNum: 24 },
    { ...line(17, 24), receiveNum: 0 },
  ];
  const { writes } = await (async () => {
    const view = renderScreen(SendAndReceive, {
      answers: {
        ...ofLine(24),
        receiveCutPieceDelivery: { ...answer, delivery: { ...head, status: 3 }, lines },
      },
    });
    await press('裁片收料');
    await press(/^FL0320-1/);
    return view;
  })();
  await counter('0/2');
  scan(12);
  await counter('1/2');
  scan(40);
  expect((await screen.findByRole('alert')).textContent).toContain('不在发料单 FL0320-1');
  await userEvent.click(screen.getByText('点一下继续'));
  await press('完成');
  const done = screen.getByRole('button', { name: '记为差异，完成' });
  expect(done).toHaveProperty('disabled', true);
  await press('少片');
  await userEvent.click(done);
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({
    operation: 'receiveCutPieceDelivery',
    body: {
      ...{ id: '7', version: 2 },
      lines: [
        { bundleId: '12', receiveNum: 24 },
        { bundleId: '17', receiveNum: 0, diffReason: 'short' },
      ],
    },
  });
  expect(await screen.findByText('FL0320-1 · B0017 未收')).toBeDefined();
});

test('a bundle that is scanned while its delivery is still being read is counted', async () => {
  const answers = ofLine(24);
  const arrived = Promise.withResolvers<typeof answers.getCutPieceDelivery>();
  renderScreen(SendAndReceive, {
    answers: { ...answers, getCutPieceDelivery: () => arrived.promise },
  });
  await press('裁片收料');
  await press(/^FL0320-1/);
  scan(12);
  arrived.resolve(answers.getCutPieceDelivery);
  expect(await counter('1/2')).toBeDefined();
});

test('a bundle that is scanned while the bundles of a batch are still being read is counted', async () => {
  const arrived = Promise.withResolvers<typeof ofStore.listBundles>();
  renderScreen(SendAndReceive, {
    answers: { ...ofStore, listBundles: () => arrived.promise },
  });
  await press('裁片发料');
  await press(/^批次01/);
  scan(12);
  arrived.resolve(ofStore.listBundles);
  expect(await counter('1/3')).toBeDefined();
});

test('the code on the paper of a delivery opens it, that of a bundle does not', async () => {
  const { calls } = renderScreen(SendAndReceive, {
    answers: {
      ...ofLine(24),
      listCutPieceDeliveries: ({ query }: { query: Record<string, string> }) => ({
        ...deliveries,
        list: query.sql?.includes('BCX') ? [] : [head],
      }),
    },
  });
  await press('裁片收料');
  scan(12);
  expect((await screen.findByRole('alert')).textContent).toContain('请先选发料单');
  wedge('D-FL0320-1');
  await counter('0/2');
  const asked = calls.filter(({ operation }) => operation === 'listCutPieceDeliveries');
  expect(asked.at(-1)?.query.sql).toBe("delivery_no in ('FL0320-1')");
});

test('a bundle begins a list without a batch, which asks for its line before it is completed', async () => {
  const { writes } = renderScreen(SendAndReceive, { answers: ofStore });
  await press('裁片发料');
  await screen.findByRole('button', { name: /^批次01/ });
  scan(12);
  await counter('1');
  await press('完成');
  expect(await screen.findByRole('dialog', { name: '发到哪条产线？' })).toBeDefined();
  expect(writes()).toEqual([]);
});

test('who counts blindly sees no pieces, and types what was counted', async () => {
  const { container, writes } = await openReceipt(null);
  expect(container.textContent).not.toMatch(/\d件/);
  scan(12);
  await press('2');
  await press('3');
  await press('记 23 件');
  await counter('1/2');
  await press('完成');
  await press('记为差异，完成');
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({
    lines: [
      { bundleId: '12', receiveNum: 23, diffReason: null },
      { bundleId: '17', receiveNum: 0, diffReason: null },
    ],
  });
});

test('a person finds what the person may do', async () => {
  renderScreen(SendAndReceive, { may: ['PUT^/mes2/materialsDelivery/receive'] });
  expect(await screen.findByRole('button', { name: '裁片收料' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '裁片发料' })).toBeNull();
});
