import { ApiError } from '@garment-mes/sdk';
import type { ReceiveCutPieceDeliveryBody, SendCutPieceDeliveryBody } from '@garment-mes/sdk/mes2';
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
