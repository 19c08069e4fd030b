import { ApiError } from '@garment-mes/sdk';
import { expect, test, vi } from 'vitest';
import { memoryQueueStore, type QueueStore } from './queue-store.ts';
import type { QueuedScan, ScanOutcome } from './queued-scan.ts';
import type { QueueEntry } from './read-code.ts';
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

const report = (requestId: string): NewScan =>
  scan(requestId, { call: 'recordScan', body: { barcode: requestId } } as Partial<NewScan>);

/** A queue over a scripted server: each attempt takes the next answer, then all succeed. */
function start(
  answers: readonly unknown[] = [],
  store: QueueStore = memoryQueueStore(),
  patienceMs?: number,
) {
  const sent: string[] = [];
  const pauses: number[] = [];
  const script = [...answers];
  let run: (() => void) | undefined;
  const queue = createScanQueue({
    store,
    owner,
    ...(patienceMs === undefined ? {} : { patienceMs }),
    send: (entries: readonly QueuedScan[]) => {
      sent.push(entries.map(({ requestId }) => requestId).join('+'));
      const answer = script.shift();
      if (answer instanceof Promise) return answer;
      if (Array.isArray(answer)) return Promise.resolve(answer);
      return answer === undefined
        ? Promise.resolve(entries.map(() => ({ outcome })))
        : Promise.reject(answer);
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

test('keeps a refused report in view and continues with the next', async () => {
  const refusal = new ApiError('business', { status: 10202, text: '0 left' });
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

test('works without a storage, and says that it is missing', async () => {
  const none = () => Promise.reject(new Error('quota'));
  const { queue, states } = start([], { load: none, put: none, remove: none, replace: none });
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

test('sends the scans that wait in one call, at most fifty of them, in the order of the taps', async () => {
  const network = Promise.withResolvers<never>();
  const { queue, sent, pass, pauses } = start([network.promise]);
  await queue.start();
  const ids = Array.from({ length: 61 }, (_, at) => `s${at}`);
  for (const id of ids) await queue.add(report(id));
  network.reject(new ApiError('network'));
  await settled(() => expect(pauses).toEqual([1000]));
  pass();
  await settled(() => expect(queue.snapshot().entries).toHaveLength(20));
  expect(sent).toEqual(['s0', ids.slice(0, 50).join('+'), ids.slice(50).join('+')]);
});

test('a report that is taken back stands between the scans before and behind it', async () => {
  const first = Promise.withResolvers<readonly object[]>();
  const { queue, sent, states } = start([first.promise]);
  await queue.start();
  for (const entry of [report('a'), report('b'), report('c'), scan('undo'), report('d')])
    await queue.add(entry);
  first.resolve([{ outcome }]);
  await settled(() => expect(states()).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']));
  expect(sent).toEqual(['a', 'b+c', 'undo', 'd']);
});

test('gives each scan of a call its own verdict', async () => {
  const first = Promise.withResolvers<readonly object[]>();
  const { queue, states } = start([
    first.promise,
    [
      { outcome },
      { failure: new ApiError('business', { status: 10202, text: '0 left' }) },
      { failure: new ApiError('locked', { status: 10402 }) },
      { outcome },
    ],
  ]);
  await queue.start();
  for (const id of ['a', 'b', 'c', 'd', 'e']) await queue.add(report(id));
  first.resolve([{ outcome }]);
  await settled(() => expect(states()).toEqual(['ok', 'ok', 'refused', 'locked', 'ok']));
});

test('sends a call again whose answer was lost, with the same scans, even after a reload', async () => {
  const store = memoryQueueStore();
  const before = start([new Promise<never>(() => undefined)], store);
  await before.queue.start();
  for (const id of ['a', 'b', 'c']) await before.queue.add(report(id));
  before.queue.stop();
  const { queue, sent, states, pauses, pass } = start([new ApiError('timeout')], store);
  await queue.start();
  await settled(() => expect(pauses).toEqual([1000]));
  pass();
  await settled(() => expect(states()).toEqual(['ok', 'ok', 'ok']));
  expect(sent).toEqual(['a+b+c', 'a+b+c']);
});

test('asks about each scan alone when their call is refused as a whole, then sends together again', async () => {
  const first = Promise.withResolvers<readonly object[]>();
  const invalid = new ApiError('invalid', { status: 10009, text: 'num' });
  const { queue, sent, states } = start([first.promise, invalid, undefined, invalid]);
  await queue.start();
  for (const id of ['a', 'b', 'c', 'd']) await queue.add(report(id));
  first.resolve([{ outcome }]);
  await settled(() => expect(states()).toEqual(['ok', 'ok', 'refused', 'ok']));
  expect(sent).toEqual(['a', 'b+c+d', 'b', 'c', 'd']);
});

test('puts a scan of the first moment behind what an earlier visit left', async () => {
  const store = memoryQueueStore();
  const before = start([new Promise<never>(() => undefined)], store);
  await before.queue.start();
  await before.queue.add({ ...report('old'), at: 1_000 });
  before.queue.stop();
  const { queue, sent } = start([], store);
  const started = queue.start();
  await queue.add({ ...report('new'), at: 2_000 });
  await started;
  await settled(() => expect(sent).toEqual(['old+new']));
});

test('a refused report is sent once more under an id of its own, with the number a person gave it', async () => {
  const store = memoryQueueStore();
  const { queue, sent } = start([new ApiError('business', { status: 10202, text: 'I22' })], store);
  await queue.start();
  await queue.add(
    scan('a', {
      call: 'recordScan',
      at: 5,
      body: { barcode: 'B', bundleProcessSubmitRecord: { requestId: 'a', num: 24 } },
    } as Partial<NewScan>),
  );
  await vi.waitFor(() => expect(queue.snapshot().entries[0]?.state).toBe('refused'));
  await queue.repeat('a', 'b', 20);
  await vi.waitFor(() => expect(sent).toEqual(['a', 'b']));
  const [left, ...others] = await store.load();
  expect(others).toEqual([]);
  expect(left).toMatchObject({
    requestId: 'b',
    at: 5,
    state: 'ok',
    words: { num: 20 },
    body: { bundleProcessSubmitRecord: { requestId: 'b', num: 20 } },
  });
  // What was counted is not reported a second time.
  await queue.repeat('b', 'c');
  expect(sent).toEqual(['a', 'b']);
});

test('a storage that never answers keeps no report from the server', async () => {
  const never = () => new Promise<never>(() => undefined);
  const silent = { load: never, put: never, remove: never, replace: never };
  const { queue, states } = start([], silent, 20);
  void queue.start();
  void queue.add(scan('a'));
  await settled(() => expect(states()).toEqual(['ok']));
  expect(queue.snapshot()).toMatchObject({ broken: true, isRead: true });
});

test('what a full storage would not take is offered to it again with the next report', async () => {
  const store = memoryQueueStore();
  let isFull = true;
  const full: QueueStore = {
    ...store,
    put: (entries) => (isFull ? Promise.reject(new Error('quota')) : store.put(entries)),
  };
  const { queue } = start([new Promise<never>(() => undefined)], full);
  await queue.start();
  await queue.add(scan('a'));
  expect(queue.snapshot().broken).toBe(true);
  isFull = false;
  await queue.add(scan('b'));
  expect(queue.snapshot().broken).toBe(false);
  expect((await store.load()).map(({ requestId }) => requestId).sort()).toEqual(['a', 'b']);
});

test('reports that could not be read at first are found when the page wakes', async () => {
  const store = memoryQueueStore();
  const before = start([new Promise<never>(() => undefined)], store);
  await before.queue.start();
  await before.queue.add(scan('a'));
  before.queue.stop();
  let isLocked = true;
  const { queue, states } = start([], {
    ...store,
    load: () => (isLocked ? Promise.reject(new Error('locked')) : store.load()),
  });
  await queue.start();
  expect([states(), queue.snapshot().broken]).toEqual([[], true]);
  isLocked = false;
  await queue.wake();
  await settled(() => expect(states()).toEqual(['ok']));
  expect(queue.snapshot().broken).toBe(false);
});

test('two pages of one device send a refused report once more only once', async () => {
  const refusal = new ApiError('business', { status: 10202, text: 'I22' });
  const store = memoryQueueStore();
  const one = start([refusal], store);
  await one.queue.start();
  await one.queue.add(report('a'));
  await settled(() => expect(one.states()).toEqual(['refused']));
  const other = start([], store);
  await other.queue.start();
  expect(other.states()).toEqual(['refused']);
  await one.queue.repeat('a', 'b');
  await settled(() => expect(one.states()).toEqual(['ok']));
  await other.queue.repeat('a', 'c');
  expect(other.sent).toEqual([]);
  expect((await store.load()).map(({ requestId }) => requestId)).toEqual(['b']);
});

test('a report taken back on one page is not sent by the other one', async () => {
  const store = memoryQueueStore();
  const held = new Promise<never>(() => undefined);
  const one = start([held], store);
  await one.queue.start();
  await one.queue.add(scan('a'));
  await one.queue.add(scan('b'));
  const other = start([new ApiError('network')], store);
  await other.queue.start();
  await settled(() => expect(other.pauses).toEqual([1_000]));
  await one.queue.remove('b');
  await other.queue.refresh();
  expect(other.queue.snapshot().entries.map(({ requestId }) => requestId)).toEqual(['a']);
});

test('what another page received for a report is received here too, and is not sent again', async () => {
  const store = memoryQueueStore();
  const one = start([new ApiError('network')], store);
  await one.queue.start();
  await one.queue.add(scan('a'));
  await settled(() => expect(one.pauses).toEqual([1_000]));
  const other = start([], store);
  await other.queue.start();
  await settled(() => expect(other.states()).toEqual(['ok']));
  await one.queue.wake();
  expect([one.states(), one.sent]).toEqual([['ok'], ['a']]);
});

test('a report that comes while the store is read is neither lost nor doubled', async () => {
  const store = memoryQueueStore();
  const reading = Promise.withResolvers<readonly QueueEntry[]>();
  let slow = false;
  const { queue, states } = start([new Promise<never>(() => undefined)], {
    ...store,
    load: () => (slow ? reading.promise : store.load()),
  });
  await queue.start();
  await queue.add(scan('a'));
  slow = true;
  const refreshed = queue.refresh();
  const stored = await store.load();
  await queue.add(scan('b'));
  reading.resolve(stored);
  await refreshed;
  expect(states()).toEqual(['sending', 'queued']);
});

test('a storage that answers late has kept the report after all', async () => {
  const store = memoryQueueStore();
  const late = Promise.withResolvers<void>();
  const { queue } = start(
    [new Promise<never>(() => undefined)],
    { ...store, put: (entries) => late.promise.then(() => store.put(entries)) },
    20,
  );
  await queue.start();
  await queue.add(scan('a'));
  expect(queue.snapshot().broken).toBe(true);
  late.resolve();
  await settled(() => expect(queue.snapshot().broken).toBe(false));
});

test('until the store was read nobody knows whether something waits', async () => {
  const store = memoryQueueStore();
  const loaded = Promise.withResolvers<void>();
  const { queue } = start([], { ...store, load: () => loaded.promise.then(store.load) });
  void queue.start();
  expect(queue.snapshot()).toMatchObject({ entries: [], isRead: false });
  loaded.resolve();
  await vi.waitFor(() => expect(queue.snapshot().isRead).toBe(true));
});
