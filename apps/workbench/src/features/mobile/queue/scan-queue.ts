import { keptReports, PATIENCE_MS } from './kept-reports.ts';
import type { QueueStore } from './queue-store.ts';
import {
  afterReload,
  nextToSend,
  type Owner,
  outdated,
  type QueuedScan,
  retryPause,
  type ScanOutcome,
  withId,
} from './queued-scan.ts';
import type { Verdict } from './verdict.ts';

/** What a report was answered with: what came of it, or why it was refused. */
export type Answered = { readonly outcome: ScanOutcome } | { readonly failure: unknown };

/** What the queue needs of the world. */
export interface QueuePorts {
  readonly store: QueueStore;
  readonly owner: Owner;
  /**
   * Sends reports in their order.
   * @returns an answer for each
   * @throws what kept all of them from being answered
   */
  readonly send: (entries: readonly QueuedScan[]) => Promise<readonly Answered[]>;
  readonly judge: (error: unknown, tries: number) => { verdict: Verdict; text: string };
  /** Runs something later. @returns calls it off */
  readonly later: (run: () => void, ms: number) => () => void;
  /** Called with every answer, refusals included. */
  readonly onAnswer?: (entries: readonly QueuedScan[]) => void;
  /** Notifies the other pages of this device that the store changed. */
  readonly onKept?: () => void;
  /** Milliseconds a silent store is waited for, where that differs from the usual. */
  readonly patienceMs?: number;
}

export type NewScan = Omit<QueuedScan, 'seq' | 'tries' | 'state' | 'text' | 'outcome'> &
  (
    | Pick<Extract<QueuedScan, { call: 'recordScan' }>, 'call' | 'body'>
    | Pick<Extract<QueuedScan, { call: 'reverseScan' }>, 'call' | 'body'>
  );

export interface QueueView {
  readonly entries: readonly QueuedScan[];
  /** What earlier visits left is among them, unless the store is silent. */
  readonly isRead: boolean;
  /** The last attempt got no answer. */
  readonly unreachable: boolean;
  /** Something is known to this page alone: closing it would lose that. */
  readonly broken: boolean;
}

/**
 * Reports wait here until the server has answered: first in, first out, those that wait together in one
 * call, under the ids they got at the tap. Nothing is dropped; refusals stay until a person removes them.
 */
export function createScanQueue(ports: QueuePorts) {
  const { owner, send, judge, later, onAnswer } = ports;
  const store = keptReports(ports.store, {
    changed: () => ports.onKept?.(),
    onKept: (isWhole) => {
      if (view.broken === isWhole) show({ broken: !isWhole });
    },
    silence: () =>
      new Promise((_, reject) => {
        setTimeout(
          () => reject(new Error('the storage is silent')),
          ports.patienceMs ?? PATIENCE_MS,
        );
      }),
  });
  let view: QueueView = { entries: [], isRead: false, unreachable: false, broken: false };
  let running = false;
  let alone = 0;
  let callOff: (() => void) | undefined;
  const listeners = new Set<() => void>();

  function show(change: Partial<QueueView>) {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  function showThese(changed: readonly QueuedScan[]) {
    const entries = without(changed).concat(changed);
    show({ entries: entries.toSorted((one, other) => one.seq - other.seq) });
  }

  function without(gone: readonly QueuedScan[]): QueuedScan[] {
    const ids = new Set(gone.map(({ requestId }) => requestId));
    return view.entries.filter(({ requestId }) => !ids.has(requestId));
  }

  async function keep(changed: readonly QueuedScan[]) {
    showThese(changed);
    await store.put(changed, view.entries);
  }

  async function drop(gone: readonly QueuedScan[]) {
    show({ entries: without(gone) });
    await store.remove(gone);
  }

  /** Takes over what is stored: reports of earlier visits, and what other pages made of them. */
  async function read(): Promise<void> {
    const found = await store.read();
    if (found === undefined) return show({ isRead: true });
    const shown = view.entries.filter(
      ({ requestId, state }) => state === 'sending' || !found.gone.has(requestId),
    );
    const known = new Map(shown.map((entry) => [entry.requestId, entry]));
    const left = afterReload(found.entries).filter(({ requestId, state }) => {
      const own = known.get(requestId);
      return own === undefined || (own.state === 'queued' && state !== 'queued');
    });
    show({ entries: shown });
    showThese(left);
    show({ isRead: true });
  }

  async function pump(): Promise<void> {
    callOff?.();
    callOff = undefined;
    const entries = running ? nextToSend(view.entries, owner, alone) : [];
    if (entries.length === 0) return;
    // In the store they stay waiting: the next page that reads it sends them again.
    showThese(entries.map((entry) => ({ ...entry, state: 'sending' })));
    const all = await attempt(entries);
    const again = all.filter(({ state }) => state === 'queued');
    const answered = all.filter(({ state }) => state !== 'queued');
    showThese(again);
    if (answered.length > 0) {
      await keep(answered);
      onAnswer?.(answered);
      const old = outdated(view.entries);
      if (old.length > 0) await drop(old);
    }
    const pause = Math.max(0, ...again.map(({ tries }) => tries));
    if (pause === 0) return pump();
    callOff = later(() => void pump(), retryPause(pause));
  }

  async function attempt(entries: readonly QueuedScan[]): Promise<readonly QueuedScan[]> {
    try {
      const answers = await send(entries);
      show({ unreachable: false });
      return entries.map((entry, at) => {
        const answer = answers[at] ?? { failure: undefined };
        return 'outcome' in answer
          ? { ...entry, state: 'ok', text: undefined, outcome: answer.outcome }
          : failed(entry, answer.failure);
      });
    } catch (error) {
      const judged = entries.map((entry) => failed(entry, error));
      show({ unreachable: judge(error, 0).verdict === 'again' });
      if (entries.length === 1 || judged.every(({ state }) => state === 'queued')) return judged;
      // One of them may spoil the call for the others: each is asked about for itself.
      alone = entries.at(-1)?.seq ?? 0;
      return entries;
    }
  }

  function failed(entry: QueuedScan, error: unknown): QueuedScan {
    const { verdict, text } = judge(error, entry.tries);
    return verdict === 'again' || verdict === 'sign-in'
      ? { ...entry, state: 'queued', tries: entry.tries + 1 }
      : { ...entry, state: verdict, text };
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
      await read();
      await pump();
    },
    stop() {
      running = false;
      callOff?.();
    },
    /** Puts a report at the end. Resolves once it is kept, long before it is sent. */
    async add(scan: NewScan): Promise<void> {
      // By the time of the tap it sorts behind what earlier visits left, even before that was read.
      const seq = Math.max(scan.at, (view.entries.at(-1)?.seq ?? 0) + 1);
      const entry = { ...scan, seq, tries: 0, text: undefined, outcome: undefined };
      await keep([{ ...entry, state: 'queued' }]);
      void pump();
    },
    /** Takes a report out that was not sent or was refused. */
    async remove(requestId: string): Promise<void> {
      const entry = view.entries.find((each) => each.requestId === requestId);
      if (entry !== undefined && entry.state !== 'sending') await drop([entry]);
    },
    /**
     * Sends a refused report once more, as a report of its own made at the same time: under its old id the
     * server would only repeat what it said.
     * @param requestId of the refused one
     * @param again the id it gets
     * @param num another number of pieces
     */
    async repeat(requestId: string, again: string, num?: number): Promise<void> {
      const entry = view.entries.find((each) => each.requestId === requestId);
      if (entry?.state !== 'refused' && entry?.state !== 'locked') return;
      const seq = (view.entries.at(-1)?.seq ?? 0) + 1;
      const renewed = withId(entry, again, num ?? entry.words.num);
      const next = { ...renewed, seq, tries: 0, state: 'queued', text: undefined } as const;
      show({ entries: without([entry]) });
      // Another page of this device may have sent it once more already: that one counts.
      if (await store.replace(entry, next)) showThese([next]);
      void pump();
    },
    /** Another page changed the store. What it is about to send is left to it. */
    refresh: read,
    /** Sends at once what waits for its next attempt: the network is back, or the page was asleep. */
    async wake(): Promise<void> {
      await read();
      await pump();
    },
  };
}
