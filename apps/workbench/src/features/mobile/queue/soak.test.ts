import { ApiError } from '@garment-mes/sdk';
import { expect, test, vi } from 'vitest';
import type { Answered } from './queue-ports.ts';
import { memoryQueueStore, type QueueStore } from './queue-store.ts';
import type { QueuedReport, QueuedScan, ScanOutcome } from './queued-scan.ts';
import { createScanQueue, type NewScan } from './scan-queue.ts';
import { verdictOf } from './verdict.ts';

const SCANS = 2_000;
const LINE = ['41', '42'] as const;
const PEOPLE = ['417', '418', '419'] as const;
const never = () => new Promise<never>(() => undefined);
const aMoment = () => new Promise<void>((later) => setImmediate(later));

/** The same numbers on every machine. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    chance: (share: number) => next() < share,
    one: <Value>(values: readonly Value[]): Value =>
      values[Math.floor(next() * values.length)] as Value,
  };
}

const { chance, one } = dice(31_337);

/** Counts each id once, as the service does. Some calls do not reach it, some answers do not come back. */
function service() {
  const counted = new Map<string, { readonly code: string; readonly employeeId: string }>();
  const net = { isUp: true, isCalm: false };
  const refused = new Set<string>();
  async function send(
    userId: string,
    entries: readonly QueuedReport[],
  ): Promise<readonly Answered[]> {
    await aMoment();
    if (!net.isUp || (!net.isCalm && chance(0.15))) throw new ApiError('network');
    const answers = (entries as readonly QueuedScan[]).map((entry): Answered => {
      const { requestId, employeeId, words } = entry;
      expect(entry.userId, 'sent under its own account').toBe(userId);
      // A refusal leaves nothing behind.
      if (!counted.has(requestId) && !refused.has(words.bundle) && chance(0.04)) {
        refused.add(words.bundle);
        return { failure: new ApiError('business', { status: 10202, text: '0 left' }) };
      }
      counted.set(requestId, { code: words.bundle, employeeId });
      return { outcome: { scanId: requestId } as ScanOutcome };
    });
    await aMoment();
    if (!net.isCalm && chance(0.15)) throw new ApiError('timeout');
    return answers;
  }
  return { counted, net, send };
}

type Service = ReturnType<typeof service>;

/** What the pages of a device share: the storage, turns that a closed page gives up, and who is signed in. */
function device() {
  const store = memoryQueueStore();
  let before: Promise<unknown> = Promise.resolve();
  let ids = 0;
  return {
    store,
    nextId: () => `id-${ids++}`,
    takeTurn<Value>(closed: Promise<never>, work: () => Promise<Value>): Promise<Value> {
      const turn = before.then(() => Promise.race([work(), closed]));
      before = turn.catch(() => undefined);
      return turn.catch(never);
    },
  };
}

function openPage(
  userId: string,
  { store, takeTurn, nextId }: ReturnType<typeof device>,
  to: Service,
) {
  const name = nextId();
  const closing = Promise.withResolvers<never>();
  let isClosed = false;
  closing.promise.catch(() => undefined);
  const alive = <Value>(work: () => Promise<Value>) => (isClosed ? never() : work());
  const own: QueueStore = {
    load: () => alive(store.load),
    put: (changes) => alive(() => store.put(changes)),
    remove: (gone) => alive(() => store.remove(gone)),
    replace: (id, entry) => alive(() => store.replace(id, entry)),
  };
  const queue = createScanQueue({
    store: own,
    owner: { companyId: 'CX', userId },
    send: (entries) =>
      alive(() => to.send(userId, entries)).then((all) => (isClosed ? never() : all)),
    judge: (error, tries) => ({ verdict: verdictOf(error, tries), text: '' }),
    exclusively: (work) => alive(() => takeTurn(closing.promise, work)),
    later: (run) => {
      const clock = setImmediate(run);
      return () => clearImmediate(clock);
    },
  });
  void queue.start();
  return {
    name,
    userId,
    queue,
    close() {
      isClosed = true;
      queue.stop();
      closing.reject(new Error('the page is closed'));
    },
  };
}

type Page = ReturnType<typeof openPage>;

const reportOf = (
  userId: string,
  requestId: string,
  code: string,
  employeeId: string,
  at: number,
) =>
  ({
    ...{ call: 'recordScan', requestId, companyId: 'CX', userId, employeeId, at },
    words: { bundle: code, colorName: '', sizeName: '', process: '', num: 1 },
    body: { barcode: code, bundleProcessSubmitRecord: { requestId, num: 1 } },
  }) as NewScan;

/** Answers what closed pages left, and sends once more what was refused. */
async function tidy(page: Page, open: readonly Page[]): Promise<void> {
  const { queue, userId } = page;
  const names = new Set(open.filter((other) => other !== page).map(({ name }) => name));
  for (const left of queue.snapshot().codes)
    if (left.userId === userId && !names.has(left.page) && left.reader)
      await queue.add(reportOf(userId, left.requestId, left.code, left.reader.id, left.at));
  for (const { requestId, state, userId: whose } of queue.snapshot().entries)
    if (state === 'refused' && whose === userId)
      await queue.repeat(requestId, `${requestId}-again`);
}

test('2,000 scans of two accounts, whatever becomes of network, pages and clock, count once for their person', async () => {
  const shop = device();
  const to = service();
  const scanned = new Map<string, string>();
  let userId: string = LINE[0];
  let clock = 1_000_000;
  let open: Page[] = [];
  const enter = () => {
    const page = openPage(userId, shop, to);
    open.push(page);
    return page;
  };
  enter();

  for (let at = 0; at < SCANS; at++) {
    clock += chance(0.01) ? one([-3_600_000, 7_200_000]) : 700;
    if (chance(0.03)) to.net.isUp = !to.net.isUp;
    if (chance(0.01)) {
      for (const page of open) page.close();
      open = [];
      userId = one(LINE);
    } else if (open.length > 1 && chance(0.05)) open.shift()?.close();
    const page = open.length === 0 || (open.length < 3 && chance(0.05)) ? enter() : one(open);
    const [code, employeeId, requestId] = [`B${at}`, one(PEOPLE), shop.nextId()];
    scanned.set(code, employeeId);
    const reader = { id: employeeId, employeeNo: '', employeeName: '' };
    const place = { companyId: 'CX', companyName: '', userId, place: 'report', page: page.name };
    await page.queue.read({ requestId, code, at: clock, reader, ...place });
    // The others stay behind an open question.
    if (chance(0.7)) await page.queue.add(reportOf(userId, requestId, code, employeeId, clock));
    if (chance(0.2)) for (const other of open) void other.queue.refresh();
    if (chance(0.05)) await tidy(page, open);
    if (chance(0.3)) await aMoment();
  }

  Object.assign(to.net, { isUp: true, isCalm: true });
  for (const page of open) page.close();
  for (const whose of LINE) {
    open = [];
    userId = whose;
    const page = enter();
    await vi.waitFor(
      async () => {
        await page.queue.wake();
        await tidy(page, open);
        const left = await shop.store.load();
        expect(left.filter((entry) => entry.userId === whose && entry.state !== 'ok')).toEqual([]);
      },
      { timeout: 30_000, interval: 5 },
    );
    page.close();
  }
  const counted = [...to.counted.values()];
  expect(counted).toHaveLength(SCANS);
  expect(new Map(counted.map(({ code, employeeId }) => [code, employeeId]))).toEqual(scanned);
}, 120_000);
