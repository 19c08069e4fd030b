import { ApiError } from '@garment-mes/sdk';
import type {
  CreateWarehouseReceiptBody,
  ReceiveCutPieceDeliveryBody,
  SendCutPieceDeliveryBody,
  UpdateWarehouseReceiptBody,
} from '@garment-mes/sdk/mes2';
import { observedClient, refusal, sampleAnswers, sampleBodies } from '@garment-mes/sdk/testing';
import { expect, test } from 'vitest';
import { memoryQueueStore, type QueueStore } from './queue-store.ts';
import { countQueue, type QueuedReport } from './queued-scan.ts';
import { createScanQueue, type NewDocument, type NewScan } from './scan-queue.ts';
import { sendReports } from './send-reports.ts';
import { verdictOf } from './verdict.ts';

const owner = { companyId: 'CX', userId: '7' };
const sending = sampleBodies.sendCutPieceDelivery as SendCutPieceDeliveryBody;
const receipt = sampleBodies.receiveCutPieceDelivery as ReceiveCutPieceDeliveryBody;

const delivery = (requestId: string): NewDocument => ({
  call: 'sendCutPieceDelivery',
  requestId,
  ...owner,
  at: 0,
  words: { title: 'Line 3, 36 bundles' },
  body: { ...sending, requestId },
  draft: { kept: requestId },
});

const scan = (requestId: string): NewScan => ({
  call: 'recordScan',
  requestId,
  ...owner,
  employeeId: '417',
  at: 0,
  words: { bundle: 'B0012', colorName: 'Black', sizeName: 'M', process: 'Join', num: 24 },
  body: {
    barcode: requestId,
    bundleProcessSubmitRecord: {
      ...{ requestId, type: 1, num: 24, employeeId: '417', channel: 1 },
      deviceDate: '2024-03-20 08:00:00',
    },
  } as Extract<NewScan, { call: 'recordScan' }>['body'],
});

/** A queue whose server refuses or loses what the script says, and takes the rest. */
function start(store: QueueStore, script: unknown[] = []) {
  const sent: (readonly QueuedReport[])[] = [];
  const queue = createScanQueue({
    store,
    owner,
    send: (entries) => {
      sent.push(entries);
      const failure = script.shift();
      return failure === undefined
        ? Promise.resolve(entries.map(() => ({ outcome: { no: 'FL0320-1', differing: [] } })))
        : Promise.reject(failure);
    },
    judge: (error, tries) => ({ verdict: verdictOf(error, tries), text: (error as ApiError).text }),
    exclusively: (work) => work(),
    later: () => () => undefined,
  });
  const ids = () => sent.map((entries) => entries.map(({ requestId }) => requestId).join('+'));
  return { queue, sent, ids };
}

test('a document goes alone, in its place between the scans before and behind it', async () => {
  const { queue, ids } = start(memoryQueueStore());
  for (const each of [scan('a'), scan('b'), delivery('doc'), scan('c'), scan('d')])
    await queue.add(each);
  await queue.start();
  expect(ids()).toEqual(['a+b', 'doc', 'c+d']);
});

test('a document whose answer was lost is sent again whole and under its id, after a reload too', async () => {
  const store = memoryQueueStore();
  const before = start(store, [new ApiError('timeout')]);
  await before.queue.start();
  await before.queue.add(delivery('doc'));
  await expect.poll(before.ids).toEqual(['doc']);
  before.queue.stop();
  const after = start(store);
  await after.queue.start();
  await expect.poll(after.ids).toEqual(['doc']);
  expect(after.sent[0]?.[0]?.body).toEqual({ ...sending, requestId: 'doc' });
  await expect
    .poll(() => after.queue.snapshot().entries)
    .toMatchObject([{ state: 'ok', outcome: { no: 'FL0320-1' } }]);
});

test('a refused document stays with what its page needs, and goes again under a new id with its reason', async () => {
  const { queue, sent } = start(memoryQueueStore(), [
    new ApiError('business', { status: 10202, text: 'I21' }),
  ]);
  await queue.start();
  await queue.add(delivery('doc'));
  await expect
    .poll(() => queue.snapshot().entries)
    .toMatchObject([{ state: 'refused', text: 'I21', draft: { kept: 'doc' } }]);
  const { entries, codes } = queue.snapshot();
  expect(countQueue(entries, codes, owner, () => true)).toMatchObject({
    ...{ failed: 1, failedElsewhere: 0, waiting: 0 },
  });
  expect(countQueue(entries, codes, owner, () => false)).toMatchObject({
    ...{ failed: 0, failedElsewhere: 1 },
  });
  await queue.repeat('doc', 'again', { reason: 'rush' });
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.[0]?.body).toEqual({ ...sending, requestId: 'again', reason: 'rush' });
});

const queued = (document: NewDocument): QueuedReport =>
  ({
    ...document,
    seq: 1,
    tries: 0,
    state: 'queued',
    text: undefined,
    outcome: undefined,
  }) as QueuedReport;

test('a receipt says of which bundles another number came than was sent', async () => {
  const sample = sampleAnswers.receiveCutPieceDelivery as { lines: object[] };
  const lines = [
    { ...sample.lines[0], bundleLabel: 'B0012', sendNum: 24, receiveNum: 24 },
    { ...sample.lines[0], bundleLabel: 'B0017', sendNum: 24, receiveNum: 0 },
  ];
  const { client, calls } = observedClient({
    answers: { receiveCutPieceDelivery: { ...sample, lines } },
  });
  const entry = queued({
    ...{ ...owner, call: 'receiveCutPieceDelivery', requestId: 'doc', at: 0 },
    ...{ words: { title: '' }, body: { ...receipt, requestId: 'doc' } },
  });
  expect(await sendReports(client, [entry])).toMatchObject([
    { outcome: { differing: [{ bundle: 'B0017', sent: 24, received: 0 }] } },
  ]);
  expect(calls).toMatchObject([
    { operation: 'receiveCutPieceDelivery', body: { requestId: 'doc', lines: receipt.lines } },
  ]);
});

test('a document that is refused throws what the server said', async () => {
  const { client } = observedClient({ answers: { sendCutPieceDelivery: refusal(10202, 'I20') } });
  await expect(sendReports(client, [queued(delivery('doc'))])).rejects.toThrow(ApiError);
});

const receiving: CreateWarehouseReceiptBody = {
  ...{ requestId: 'bill-1', orderId: '1', warehouseId: '71', billType: 1 },
  lines: [{ colorId: '1', sizeId: '2', grade: 1, num: 24, locationCode: null, barcodes: ['B1'] }],
};
const goods = (
  document:
    | { readonly call: 'createWarehouseReceipt'; readonly body: CreateWarehouseReceiptBody }
    | { readonly call: 'updateWarehouseReceipt'; readonly body: UpdateWarehouseReceiptBody },
): QueuedReport =>
  queued({ ...owner, requestId: 'doc', at: 0, words: { title: '' }, ...document } as NewDocument);
const billOf = (status: number, version = 3) => {
  const sample = sampleAnswers.getWarehouseReceipt as { bill: object; lines: object[] };
  const bill = { ...sample.bill, id: '9', billNo: 'RK1', status, version, warehouseId: '71' };
  return { ...sample, bill, lines: [{ ...sample.lines[0], ...receiving.lines[0] }] };
};

test('a receipt of goods is made and submitted; one whose answer was lost is not submitted twice', async () => {
  const sent = async (status: number) => {
    const { client, calls } = observedClient({
      answers: { createWarehouseReceipt: billOf(status) },
    });
    const entry = goods({ call: 'createWarehouseReceipt', body: receiving });
    expect(await sendReports(client, [entry])).toMatchObject([{ outcome: { no: 'RK1' } }]);
    return calls.map(({ operation, body }) => [operation, body]);
  };
  const made = ['createWarehouseReceipt', receiving];
  expect(await sent(0)).toEqual([made, ['submitWarehouseReceipt', { id: '9', version: 3 }]]);
  expect(await sent(1)).toEqual([made]);
});

test('a refused receipt goes again as the same bill', async () => {
  const { queue, sent } = start(memoryQueueStore(), [
    new ApiError('business', { status: 10202, text: 'I34' }),
  ]);
  await queue.start();
  await queue.add({
    ...{ ...owner, call: 'createWarehouseReceipt', requestId: 'bill-1', at: 0 },
    ...{ words: { title: '' }, body: receiving },
  });
  await expect.poll(() => queue.snapshot().entries).toMatchObject([{ state: 'refused' }]);
  await queue.repeat('bill-1', 'again');
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.[0]).toMatchObject({ requestId: 'again', body: { requestId: 'bill-1' } });
});

test('what was corrected is written over the draft once, whichever answer was lost', async () => {
  const { requestId: _, orderId: __, ...said } = receiving;
  const line = { ...receiving.lines[0], colorId: '1', sizeId: '2', grade: 1 as const };
  const sent = async (num: number) => {
    const { client, calls } = observedClient({
      answers: { getWarehouseReceipt: billOf(0), updateWarehouseReceipt: billOf(0, 4) },
    });
    const body = { ...said, id: '9', version: 3, lines: [{ ...line, num }] };
    await sendReports(client, [goods({ call: 'updateWarehouseReceipt', body })]);
    return calls.flatMap(({ operation, body: of }) =>
      operation === 'getWarehouseReceipt' ? [] : [[operation, Object(of).version]],
    );
  };
  expect(await sent(20)).toEqual([
    ['updateWarehouseReceipt', 3],
    ['submitWarehouseReceipt', 4],
  ]);
  // An earlier attempt wrote the same.
  expect(await sent(24)).toEqual([['submitWarehouseReceipt', 3]]);
});
