import { ApiError } from '@garment-mes/sdk';
import { expect, test, vi } from 'vitest';
import { memoryQueueStore, type QueueStore } from './queue-store.ts';
import type { QueuedScan, ScanOutcome } from './queued-scan.ts';
import { createScanQueue, type NewScan } from './scan-queue.ts';
import { verdictOf } from './verdict.ts';

const owner = { companyId: 'CX', userId: '7' };
const outcome: ScanOutcome = {
  scanId: '1',
  doneNum: 24,
  toDo: 24,
  dayNum: 24,
  dayAmount: undefined,
  warning: undefined,
  reversibleUntil: undefined,
};

const scan = (requestId: string, change: Partial<NewScan> = {}): NewScan =>
  ({
    requestId,
    ...owner,
    employeeId: '417',
    at: 0,
    words: { bundle: 'B0012', colorName: 'Black', sizeName: 'M', process: 'Join', num: 24 },
    call: 'reverseScan',
    body: { requestId, scanId: '1' },
    ...change,
  }) as NewScan;

/** A queue over a scripted server: each attempt takes the next answer, then all succeed. */
function start(answers: readonly unknown[] = [], store: QueueStore = memoryQueueStore()) {
  const sent: string[] = [];
  const pauses: number[] = [];
  const script = [...answers];
  let run: (() => void) | undefined;
  const queue = createScanQueue({
    store,
    owner,
    send: ({ requestId }: QueuedScan) => {
      sent.push(requestId);
      const answer = script.shift();
      if (answer instanceof Promise) return answer;
      return answer === undefined ? Promise.resolve(outcome) : Promise.reject(answer);
    },
    judge: (error, tries) => ({ verdict: verdictOf(error, tries), text: String(error) }),
    later: (next, ms) => {
      pauses.push(ms);
      run = next;
      return () => {
        run = undefined;
      };
    },
  });
  const states = () => queue.snapshot().entries.map(({ state }) => state);
  return { queue, sent, pauses, states, pass: () => run?.() };
}

const settled = (check: () => void) => vi.waitFor(check);

test('sends one after the other in the order of the taps', async () => {
  const { queue, sent, states } = start();
  await queue.start();
  await queue.add(scan('a'));
  await queue.add(scan('b'));
  await settled(() => expect(states()).toEqual(['ok', 'ok']));
  expect(sent).toEqual(['a', 'b']);
});

test('repeats a report without an answer under the same id, and holds the next one back', async () => {
  const { queue, sent, pauses, states, pass } = start([
    new ApiError('network'),
    new ApiError('gateway', { status: 503 }),
  ]);
  await queue.start();
  await queue.add(scan('a'));
  await settled(() => expect(pauses).toEqual([1000]));
  await queue.add(scan('b'));
  await settled(() => expect(pauses).toEqual([1000, 2000]));
  expect(queue.snapshot().unreachable).toBe(true);
  expect(sent).toEqual(['a', 'a']);
  pass();
  await settled(() => expect(states()).toEqual(['ok', 'ok']));
  expect(sent).toEqual(['a', 'a', 'a', 'b']);
});

test('keeps a refused report in view and goes on with the next', async () => {
  const refusal = new ApiError('business', { status: 10202, text: 'I22 0 left' });
  const { queue, states } = start([refusal]);
  await queue.start();
  await queue.add(scan('a'));
  await queue.add(scan('b'));
  await settled(() => expect(states()).toEqual(['refused', 'ok']));
  await queue.remove('a');
  expect(states()).toEqual(['ok']);
});

test('finds after a reload what was on its way, and sends it under the same id', async () => {
  const store = memoryQueueStore();
  const first = start([new Promise<never>(() => undefined)], store);
  await first.queue.start();
  await first.queue.add(scan('a'));
  first.queue.stop();
  const second = start([], store);
  await second.queue.start();
  await settled(() => expect(second.states()).toEqual(['ok']));
  expect(second.sent).toEqual(['a']);
});

test('sends nothing that was reported under another account or company', async () => {
  const { queue, sent, states } = start();
  await queue.start();
  await queue.add(scan('a', { companyId: 'JC' }));
  await queue.add(scan('b', { userId: '8' }));
  await queue.add(scan('c'));
  await settled(() => expect(states()).toEqual(['queued', 'queued', 'ok']));
  expect(sent).toEqual(['c']);
});

test('waits for a new sign-in without losing anything', async () => {
  const { queue, states, pass } = start([new ApiError('unauthorised', { status: 401 })]);
  await queue.start();
  await queue.add(scan('a'));
  await settled(() => expect(states()).toEqual(['queued']));
  pass();
  await settled(() => expect(states()).toEqual(['ok']));
});

test('goes on without a storage, and says that it is missing', async () => {
  const none = () => Promise.reject(new Error('quota'));
  const { queue, states } = start([], { load: none, put: none, remove: none });
  await queue.start();
  await queue.add(scan('a'));
  await settled(() => expect(states()).toEqual(['ok']));
  expect(queue.snapshot().broken).toBe(true);
});

test('keeps the last twenty finished reports', async () => {
  const { queue, states } = start();
  await queue.start();
  for (let at = 0; at < 25; at += 1) await queue.add(scan(`s${at}`));
  await settled(() => expect(states()).toHaveLength(20));
});
