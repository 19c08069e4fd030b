import { ApiError } from '@garment-mes/sdk';
import { expect, test, vi } from 'vitest';
import { memoryQueueStore, type QueueStore } from './queue-store.ts';
import type { QueuedReport, ScanOutcome } from './queued-scan.ts';
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
  scan(requestId, {
    call: 'recordScan',
    body: { barcode: requestId, bundleProcessSubmitRecord: { requestId, num: 24 } },
  } as Partial<NewScan>);

/** What pages of one device do in turn. */
function oneByOne() {
  let before: Promise<unknown> = Promise.resolve();
  return {
    run: <Value>(work: () => Promise<Value>): Promise<Value> => {
      const turn = before.then(work);
      before = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** A queue over a scripted server: each attempt takes the next answer, then all succeed. */
function start(
  answers: readonly unknown[] = [],
  store: QueueStore = memoryQueueStore(),
  patienceMs?: number,
  device = oneByOne(),
) {
  const sent: string[] = [];
  const pauses: number[] = [];
  const script = [...answers];
  let run: (() => void) | undefined;
  const queue = createScanQueue({
    store,
    owner,
    ...(patienceMs === undefined ? {} : { patienceMs }),
    send: (entries: readonly QueuedReport[]) => {
      sent.push(entries.map(({ requestId }) => requestId).join('+'));
      const answer = script.shift();
      if (answer instanceof Promise) return answer;
      if (Array.isArray(answer)) return Promise.resolve(answer);
      return answer === undefined
        ? Promise.resolve(entries.map(() => ({ outcome })))
        : Promise.reject(answer);
    },
    judge: (error, tries) => ({ verdict: verdictOf(error, tries), text: String(error) }),
    exclusively: device.run,
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

/** Adds reports; those behind the first come while it is on its way. */
async function addBehind(
  { queue, sent }: ReturnType<typeof start>,
  first: NewScan,
  ...others: readonly NewScan[]
): Promise<void> {
  await queue.add(first);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  for (const one of others) await queue.add(one);
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
  const { queue, states, pauses, pass } = start([new ApiError('unauthorised', { status: 401 })]);
  await queue.start();
  await queue.add(scan('a'));
  await settled(() => expect([states(), pauses]).toEqual([['queued'], [1_000]]));
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
  const page = start([network.promise]);
  const { queue, sent, pass, pauses } = page;
  await queue.start();
  const ids = Array.from({ length: 61 }, (_, at) => `s${at}`);
  const [one, ...others] = ids.map(report);
  await addBehind(page, one ?? report('s0'), ...others);
  network.reject(new ApiError('network'));
  await settled(() => expect(pauses).toEqual([1000]));
  pass();
  await settled(() => expect(queue.snapshot().entries).toHaveLength(20));
  expect(sent).toEqual(['s0', ids.slice(0, 50).join('+'), ids.slice(50).join('+')]);
});

test('a report that is taken back stands between the scans before and behind it', async () => {
  const first = Promise.withResolvers<readonly object[]>();
  const page = start([first.promise]);
  const { queue, sent, states } = page;
  await queue.start();
  const others = [report('b'), report('c'), scan('undo'), report('d')];
  await addBehind(page, report('a'), ...others);
  first.resolve([{ outcome }]);
  await settled(() => expect(states()).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']));
  expect(sent).toEqual(['a', 'b+c', 'undo', 'd']);
});

test('gives each scan of a call its own verdict', async () => {
  const first = Promise.withResolvers<readonly object[]>();
  const page = start([
    first.promise,
    [
      { outcome },
      { failure: new ApiError('business', { status: 10202, text: '0 left' }) },
      { failure: new ApiError('locked', { status: 10402 }) },
      { outcome },
    ],
  ]);
  const { queue, states } = page;
  await queue.start();
  await addBehind(page, report('a'), ...['b', 'c', 'd', 'e'].map(report));
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
  const page = start([first.promise, invalid, undefined, invalid]);
  const { queue, sent, states } = page;
  await queue.start();
  await addBehind(page, report('a'), ...['b', 'c', 'd'].map(report));
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
  await queue.repeat('a', 'b', { num: 20 });
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
    put: (changes) => (isFull ? Promise.reject(new Error('quota')) : store.put(changes)),
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

test('a storage that says late what it has is read all the same', async () => {
  const store = memoryQueueStore();
  const before = start([new Promise<never>(() => undefined)], store);
  await before.queue.start();
  await before.queue.add(scan('a'));
  before.queue.stop();
  const late = Promise.withResolvers<void>();
  const { queue, states } = start(
    [new Promise<never>(() => undefined)],
    { ...store, load: () => late.promise.then(store.load) },
    20,
  );
  await queue.start();
  expect([states(), queue.snapshot().broken]).toEqual([[], true]);
  late.resolve();
  await settled(() => expect([states(), queue.snapshot().broken]).toEqual([['sending'], false]));
});

test('a storage that was silent once is read again as soon as it keeps something', async () => {
  const store = memoryQueueStore();
  const before = start([new Promise<never>(() => undefined)], store);
  await before.queue.start();
  await before.queue.add(scan('a'));
  before.queue.stop();
  let isSilent = true;
  const never = new Promise<never>(() => undefined);
  const { queue } = start([never], { ...store, load: () => (isSilent ? never : store.load()) }, 20);
  await queue.start();
  expect(queue.snapshot().broken).toBe(true);
  isSilent = false;
  await queue.add(scan('b'));
  await settled(() => expect(queue.snapshot().broken).toBe(false));
  expect(
    queue
      .snapshot()
      .entries.map(({ requestId }) => requestId)
      .sort(),
  ).toEqual(['a', 'b']);
});

/** Kept by an earlier visit and never sent. */
async function leaveBehind(store: QueueStore, ...ids: readonly string[]): Promise<void> {
  const before = start([new Promise<never>(() => undefined)], store);
  await before.queue.start();
  for (const id of ids) await before.queue.add(scan(id));
  before.queue.stop();
}

test('what a storage says late is sent without anybody doing anything', async () => {
  const store = memoryQueueStore();
  await leaveBehind(store, 'a');
  const late = Promise.withResolvers<void>();
  const { queue, states, sent } = start(
    [],
    { ...store, load: () => late.promise.then(store.load) },
    20,
  );
  await queue.start();
  expect(sent).toEqual([]);
  late.resolve();
  await settled(() => expect([states(), sent]).toEqual([['ok'], ['a']]));
});

test('what is found by asking a storage again is sent as well', async () => {
  const store = memoryQueueStore();
  await leaveBehind(store, 'a');
  let isSilent = true;
  const never = new Promise<never>(() => undefined);
  const { queue, sent } = start(
    [],
    {
      ...store,
      // Slower than the report that made it answer.
      load: () => (isSilent ? never : new Promise((r) => setTimeout(r, 5)).then(store.load)),
    },
    20,
  );
  await queue.start();
  isSilent = false;
  await queue.add(scan('b'));
  await settled(() => expect(sent.toSorted()).toEqual(['a', 'b']));
});

test('a question the storage never answered says nothing of one it did answer', async () => {
  const store = memoryQueueStore();
  let asked = 0;
  const never = new Promise<never>(() => undefined);
  const { queue } = start([], { ...store, load: () => (asked++ === 0 ? never : store.load()) }, 20);
  const started = queue.start();
  await queue.wake();
  await started;
  expect(queue.snapshot().broken).toBe(false);
});

test('what became of a code is offered again when the storage did not take it', async () => {
  const code = { requestId: 'a', ...owner, companyName: '', code: 'B', at: 1, place: 'report' };
  const store = memoryQueueStore();
  let isFull = false;
  const { queue } = start([new Promise<never>(() => undefined)], {
    ...store,
    put: (changes) => (isFull ? Promise.reject(new Error('quota')) : store.put(changes)),
  });
  await queue.start();
  await queue.read({ ...code, page: 'one', reader: undefined });
  isFull = true;
  await queue.add(report('a'));
  expect(queue.snapshot().broken).toBe(true);
  isFull = false;
  await queue.wake();
  await settled(() => expect(queue.snapshot().broken).toBe(false));
  expect(await store.load()).toMatchObject([{ requestId: 'a', state: 'queued' }]);
});

test('a report that a full storage takes while it is on its way stays refused when it is', async () => {
  const store = memoryQueueStore();
  const held = Promise.withResolvers<never>();
  let isFull = true;
  const page = start([held.promise], {
    ...store,
    put: (changes) => (isFull ? Promise.reject(new Error('quota')) : store.put(changes)),
  });
  await page.queue.start();
  await page.queue.add(report('a'));
  await settled(() => expect(page.sent).toEqual(['a']));
  isFull = false;
  await page.queue.add(report('b'));
  expect(page.states()).toEqual(['sending', 'queued']);
  expect((await store.load()).map(({ state }) => state)).toEqual(['queued', 'queued']);
  held.reject(new ApiError('business', { status: 10202, text: '0 left' }));
  await settled(() => expect(page.states()).toEqual(['refused', 'ok']));
  expect(page.sent).toEqual(['a', 'b']);
});

test('a report taken back while the storage was silent is not sent after a reload', async () => {
  const store = memoryQueueStore();
  let isSilent = false;
  const never = new Promise<never>(() => undefined);
  const page = start(
    [never],
    { ...store, remove: (ids) => (isSilent ? never : store.remove(ids)) },
    20,
  );
  const { queue } = page;
  await queue.start();
  await addBehind(page, report('a'), report('b'));
  isSilent = true;
  await queue.remove('b');
  expect(queue.snapshot().broken).toBe(true);
  isSilent = false;
  await queue.wake();
  await settled(() => expect(queue.snapshot().broken).toBe(false));
  expect((await store.load()).map(({ requestId }) => requestId)).toEqual(['a']);
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
    { ...store, put: (changes) => late.promise.then(() => store.put(changes)) },
    20,
  );
  await queue.start();
  await queue.add(scan('a'));
  expect(queue.snapshot().broken).toBe(true);
  late.resolve();
  await settled(() => expect(queue.snapshot().broken).toBe(false));
});

test('a report is among those that leaving the page could lose until the store has it, one made of a kept code too', async () => {
  const store = memoryQueueStore();
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  const { queue } = start([new Promise<never>(() => undefined)], {
    ...store,
    put: (changes) => (isHeld ? held.promise.then(() => store.put(changes)) : store.put(changes)),
  });
  await queue.start();
  await queue.read({ requestId: 'a', at: 0, code: 'B1', ...owner } as never);
  expect(queue.snapshot().unkept.size).toBe(0);
  isHeld = true;
  void queue.add(scan('a'));
  void queue.add(scan('b'));
  expect([...queue.snapshot().unkept].toSorted()).toEqual(['a', 'b']);
  held.resolve();
  await settled(() => expect(queue.snapshot().unkept.size).toBe(0));
  expect((await store.load()).map(({ requestId }) => requestId).toSorted()).toEqual(['a', 'b']);
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

const refusal = new ApiError('business', { status: 10202, text: '0 left' });

test('two pages of one device send a report once, and both know what came of it', async () => {
  const store = memoryQueueStore();
  const device = oneByOne();
  const held = Promise.withResolvers<readonly object[]>();
  const one = start([held.promise], store, undefined, device);
  const other = start([], store, undefined, device);
  await one.queue.start();
  await one.queue.add(report('a'));
  void other.queue.start();
  await settled(() => expect(other.states()).toEqual(['queued']));
  held.resolve([{ outcome }]);
  await settled(() => expect([one.states(), other.states()]).toEqual([['ok'], ['ok']]));
  expect([...one.sent, ...other.sent]).toEqual(['a']);
});

test('a report taken back on one page is not sent by another one that waits for its turn', async () => {
  const store = memoryQueueStore();
  const device = oneByOne();
  const held = Promise.withResolvers<readonly object[]>();
  const one = start([held.promise], store, undefined, device);
  const other = start([], store, undefined, device);
  await one.queue.start();
  await addBehind(one, report('a'), report('b'));
  void other.queue.start();
  await one.queue.remove('b');
  held.resolve([{ outcome }]);
  await settled(() => expect(other.states()).toEqual(['ok']));
  expect([...one.sent, ...other.sent]).toEqual(['a']);
});

test('what was counted stays counted, whatever a second attempt of another page was told', async () => {
  const store = memoryQueueStore();
  const late = Promise.withResolvers<never>();
  const slow = start([late.promise], store);
  await slow.queue.start();
  await slow.queue.add(report('a'));
  // Another page that waited too long for its turn.
  const other = start([], store);
  await other.queue.start();
  await settled(() => expect(other.states()).toEqual(['ok']));
  late.reject(refusal);
  await settled(() => expect(slow.states()).toEqual(['ok']));
  expect((await store.load()).map(({ state }) => state)).toEqual(['ok']);
});

test('a late refusal does not bring back a report that was sent once more under another id', async () => {
  const store = memoryQueueStore();
  const late = Promise.withResolvers<never>();
  const slow = start([late.promise], store);
  await slow.queue.start();
  await slow.queue.add(report('a'));
  const other = start([refusal], store);
  await other.queue.start();
  await settled(() => expect(other.states()).toEqual(['refused']));
  await other.queue.repeat('a', 'b');
  await settled(() => expect(other.states()).toEqual(['ok']));
  late.reject(refusal);
  await settled(() => expect(slow.states()).toEqual([]));
  expect((await store.load()).map(({ requestId }) => requestId)).toEqual(['b']);
});

test('of two reports that two pages made of one code the first counts', async () => {
  const code = { requestId: 'a', ...owner, companyName: '', code: 'B', at: 1, place: 'report' };
  const store = memoryQueueStore();
  const device = oneByOne();
  const held = Promise.withResolvers<readonly object[]>();
  const one = start([held.promise], store, undefined, device);
  const other = start([], store, undefined, device);
  await one.queue.start();
  await one.queue.read({ ...code, page: 'one', reader: undefined });
  await other.queue.start();
  await one.queue.add(report('a'));
  await other.queue.add(scan('a', { employeeId: '9' }));
  held.resolve([{ outcome }]);
  await settled(() => expect(other.states()).toEqual(['ok']));
  expect([...one.sent, ...other.sent]).toEqual(['a']);
  expect(other.queue.snapshot().entries).toMatchObject([{ employeeId: '417' }]);
});

test('whose a code is is learnt from the page that read the badge', async () => {
  const code = { requestId: 'a', ...owner, companyName: '', code: 'B', at: 1, place: 'report' };
  const reader = { id: '9', employeeNo: '0009', employeeName: 'Li' };
  const store = memoryQueueStore();
  const one = start([], store);
  const other = start([], store);
  await one.queue.start();
  await one.queue.read({ ...code, page: 'one', reader: undefined });
  await other.queue.start();
  await one.queue.countFor(one.queue.snapshot().codes, reader);
  await other.queue.refresh();
  expect(other.queue.snapshot().codes).toMatchObject([{ reader }]);
});
