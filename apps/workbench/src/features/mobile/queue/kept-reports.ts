import { keptLedger } from './kept-ledger.ts';
import type { QueueChange, QueueStore, Refused } from './queue-store.ts';
import { asStored, type QueueEntry } from './read-code.ts';

/** So long a storage is waited for; some browsers never answer once their page was frozen. */
export const PATIENCE_MS = 3_000;

interface KeptPorts {
  /** Notifies the other pages that share the store. */
  readonly changed: () => void;
  /** Whether everything of the page is in the store, whenever that may have become otherwise. */
  readonly onKept: (isWhole: boolean) => void;
  /** What the store has, as soon as it says so, however late. */
  readonly onRead: (found: StoredEntries) => void;
  /** Rejects after a time. */
  readonly silence: () => Promise<never>;
}

export interface StoredEntries {
  readonly entries: readonly QueueEntry[];
  /** Ids that were and are not any more. */
  readonly gone: ReadonlySet<string>;
  /** Whether this page has written the entry since it was read. */
  readonly isOlder: (requestId: string) => boolean;
  /** Nobody goes on with it: it came too late, or was asked for in passing. */
  readonly isLate: boolean;
  /** The store did not take something of this page before; it may take it now. */
  readonly isOwed: boolean;
}

/**
 * A store, and what is known of it: what it took and what it did not. Nothing here rejects, and nothing waits
 * longer than a storage may take: what it did not take is offered to it again with whatever it is given next.
 */
export function keptReports(store: QueueStore, { changed, onKept, onRead, silence }: KeptPorts) {
  const ledger = keptLedger(onKept);

  /** @returns `undefined` when the store refused or was silent; it may come to its end all the same */
  const inTime = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
    Promise.race([work, silence()]).catch(() => undefined);

  async function write<Result>(
    entries: readonly QueueEntry[],
    work: Promise<Result>,
  ): Promise<Result | undefined> {
    const begun = ledger.write(entries);
    // What the store has taken is kept, however late.
    const taken = work.then((result) => {
      begun.taken();
      changed();
      ledger.report();
      return { result };
    });
    const answer = await inTime(taken);
    if (answer === undefined) begun.refused();
    ledger.report();
    return answer?.result;
  }

  async function erase(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const erased = store.remove(ids).then(() => {
      ledger.erased(ids);
      changed();
      ledger.report();
    });
    await inTime(erased);
    ledger.report();
  }

  /** @param isAwaited somebody goes on with what is found */
  async function read(isAwaited: boolean): Promise<void> {
    const before = ledger.ids();
    const isOlder = ledger.since();
    const reading = ledger.reads.begin();
    let isLate = !isAwaited;
    await inTime(
      store.load().then((stored) => {
        const { entries, gone } = foundIn(stored, before, ledger);
        reading.answered();
        onRead({ entries, gone, isOlder, isLate, isOwed: ledger.isOwed() });
        ledger.report();
      }),
    );
    isLate = true;
    reading.over();
    ledger.report();
  }

  return {
    /**
     * @param all entries of the page, with those the store would not take before
     * @returns what another page made of an entry meanwhile
     */
    async put(entries: readonly QueueEntry[], all: readonly QueueEntry[]): Promise<Refused> {
      void erase(ledger.unerased());
      const ids = new Set(entries.map(idOf));
      const again = all.filter((entry) => ledger.isRefused(idOf(entry)) && !ids.has(idOf(entry)));
      const together = [...again, ...entries];
      if (together.length === 0) return NOTHING;
      const result = await write(together, store.put(changesOf(together, ledger)));
      if (result === undefined) return NOTHING;
      // It answers again: what it did not say before is asked once more.
      if (!ledger.reads.isAnswered()) void read(false);
      return result;
    },

    async remove(entries: readonly QueueEntry[]): Promise<void> {
      const ids = entries.map(idOf);
      ledger.remove(ids, true);
      await erase(ids);
    },

    /** @returns false when another page has already made something else of the report */
    async replace(entry: QueueEntry, next: QueueEntry): Promise<boolean> {
      ledger.remove([entry.requestId], false);
      if (!ledger.has(entry.requestId)) {
        await write([next], store.put([{ entry: next, isKnown: false }]));
        return true;
      }
      const work = store.replace(entry.requestId, next);
      const isOurs = await inTime(work);
      if (isOurs === false) {
        ledger.restore(entry.requestId);
        return false;
      }
      await write([next], work);
      return true;
    },

    /** Reads the store, and is over when it has answered or has been silent for too long. */
    read: () => read(true),
  };
}

const NOTHING: Refused = new Map();

const idOf = ({ requestId }: QueueEntry): string => requestId;

type Ledger = ReturnType<typeof keptLedger>;

/** What is on its way waits in the store. */
const changesOf = (entries: readonly QueueEntry[], ledger: Ledger): readonly QueueChange[] =>
  entries.map((entry) => ({ entry: asStored(entry), isKnown: ledger.has(idOf(entry)) }));

/** What the store has, less what was taken out here, and what it had before and has no more. */
function foundIn(stored: readonly QueueEntry[], before: ReadonlySet<string>, ledger: Ledger) {
  const entries = stored.filter((entry) => entry.state === 'ok' || !ledger.isRemoved(idOf(entry)));
  const there = new Set(entries.map(idOf));
  ledger.found(there);
  return { entries, gone: new Set([...before].filter((id) => !there.has(id))) };
}
