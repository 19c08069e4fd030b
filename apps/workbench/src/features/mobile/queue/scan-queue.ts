import type { QueueStore } from './queue-store.ts';
import {
  afterReload,
  nextToSend,
  type Owner,
  outdated,
  type QueuedScan,
  retryPause,
  type ScanOutcome,
} from './queued-scan.ts';
import type { Verdict } from './verdict.ts';

/** What the queue needs of the world. */
export interface QueuePorts {
  readonly store: QueueStore;
  readonly owner: Owner;
  /** Sends one report; rejects with the refusal. */
  readonly send: (entry: QueuedScan) => Promise<ScanOutcome | undefined>;
  readonly judge: (error: unknown, tries: number) => { verdict: Verdict; text: string };
  /** Runs something later. @returns calls it off */
  readonly later: (run: () => void, ms: number) => () => void;
  /** Hears every answer, refusals included. */
  readonly onAnswer?: (entry: QueuedScan) => void;
}

export type NewScan = Omit<QueuedScan, 'seq' | 'tries' | 'state' | 'text' | 'outcome'> &
  (
    | Pick<Extract<QueuedScan, { call: 'recordScan' }>, 'call' | 'body'>
    | Pick<Extract<QueuedScan, { call: 'reverseScan' }>, 'call' | 'body'>
  );

export interface QueueView {
  readonly entries: readonly QueuedScan[];
  /** The last attempt got no answer. */
  readonly unreachable: boolean;
  /** What the store said when it refused to keep a report. */
  readonly broken: boolean;
}

/**
 * Reports wait here until the server has answered: first in, first out, one at a time, under the id
 * they got at the tap. Nothing is dropped; refusals stay until a person removes them.
 */
export function createScanQueue({ store, owner, send, judge, later, onAnswer }: QueuePorts) {
  let view: QueueView = { entries: [], unreachable: false, broken: false };
  let running = false;
  let callOff: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function show(change: Partial<QueueView>) {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  const others = ({ requestId }: QueuedScan) =>
    view.entries.filter((entry) => entry.requestId !== requestId);

  async function keep(entry: QueuedScan) {
    show({ entries: [...others(entry), entry].toSorted((one, other) => one.seq - other.seq) });
    await store.put(entry).catch(() => show({ broken: true }));
  }

  async function drop(entry: QueuedScan) {
    show({ entries: others(entry) });
    await store.remove(entry.requestId).catch(() => show({ broken: true }));
  }

  async function pump(): Promise<void> {
    callOff?.();
    callOff = undefined;
    const entry = running ? nextToSend(view.entries, owner) : undefined;
    if (entry === undefined) return;
    await keep({ ...entry, state: 'sending' });
    const answered = await attempt(entry);
    await keep(answered);
    if (answered.state === 'queued') {
      callOff = later(() => void pump(), retryPause(answered.tries));
      return;
    }
    onAnswer?.(answered);
    for (const old of outdated(view.entries)) await drop(old);
    return pump();
  }

  async function attempt(entry: QueuedScan): Promise<QueuedScan> {
    try {
      const outcome = await send(entry);
      show({ unreachable: false });
      return { ...entry, state: 'ok', text: undefined, outcome };
    } catch (error) {
      const { verdict, text } = judge(error, entry.tries);
      const waits = verdict === 'again' || verdict === 'sign-in';
      show({ unreachable: verdict === 'again' });
      return waits
        ? { ...entry, state: 'queued', tries: entry.tries + 1 }
        : { ...entry, state: verdict, text };
    }
  }

  return {
    snapshot: () => view,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Reads what earlier visits left and begins to send. */
    async start() {
      running = true;
      const kept = await store.load().catch(() => []);
      const known = new Set(view.entries.map(({ requestId }) => requestId));
      const left = afterReload(kept).filter(({ requestId }) => !known.has(requestId));
      show({ entries: [...left, ...view.entries] });
      await pump();
    },
    stop() {
      running = false;
      callOff?.();
    },
    /** Puts a report at the end. Resolves once it is kept, long before it is sent. */
    async add(scan: NewScan): Promise<void> {
      const seq = (view.entries.at(-1)?.seq ?? 0) + 1;
      await keep({ ...scan, seq, tries: 0, state: 'queued', text: undefined, outcome: undefined });
      void pump();
    },
    /** Takes a report out that was not sent or was refused. */
    async remove(requestId: string): Promise<void> {
      const entry = view.entries.find((each) => each.requestId === requestId);
      if (entry !== undefined && entry.state !== 'sending') await drop(entry);
    },
    /** Sends at once what waits for its next attempt: the network is back. */
    wake: () => void pump(),
  };
}
