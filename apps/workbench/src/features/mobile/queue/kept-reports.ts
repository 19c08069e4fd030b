import type { QueueStore } from './queue-store.ts';
import type { QueueEntry } from './read-code.ts';

/** So long a storage is waited for; some browsers never answer once their page was frozen. */
export const PATIENCE_MS = 3_000;

interface KeptPorts {
  /** Notifies the other pages that share the store. */
  readonly changed: () => void;
  /** Whether everything of the page is in the store, whenever that may have become otherwise. */
  readonly onKept: (isWhole: boolean) => void;
  /** Rejects after a time. */
  readonly silence: () => Promise<never>;
}

/**
 * A store, and what is known of it: which reports it took and which it did not. Nothing here rejects, and
 * nothing waits longer than a storage may take: what it did not take is offered to it again with the next report.
 */
export function keptReports(store: QueueStore, { changed, onKept, silence }: KeptPorts) {
  const kept = new Set<string>();
  const refused = new Set<string>();
  const removed = new Set<string>();
  let isRead = true;
  const reportKept = () => onKept(isRead && refused.size === 0);

  /** @returns `undefined` when the store refused or was silent; it may come to its end all the same */
  const inTime = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
    Promise.race([work, silence()]).catch(() => undefined);

  /** Takes what the store has taken for kept, however late. */
  async function taken(entries: readonly QueueEntry[], work: Promise<unknown>): Promise<true> {
    await work;
    for (const { requestId } of entries) {
      kept.add(requestId);
      refused.delete(requestId);
    }
    changed();
    reportKept();
    return true;
  }

  async function write(entries: readonly QueueEntry[], work: Promise<unknown>): Promise<void> {
    if (await inTime(taken(entries, work))) return;
    for (const { requestId } of entries) if (!kept.has(requestId)) refused.add(requestId);
    reportKept();
  }

  return {
    /** @param all reports of the page, with those the store would not take before */
    async put(entries: readonly QueueEntry[], all: readonly QueueEntry[]): Promise<void> {
      const ids = new Set(entries.map(idOf));
      const again = all.filter((entry) => refused.has(idOf(entry)) && !ids.has(idOf(entry)));
      const together = [...again, ...entries];
      await write(together, store.put(together));
    },

    async remove(entries: readonly QueueEntry[]): Promise<void> {
      for (const { requestId } of entries) {
        removed.add(requestId);
        refused.delete(requestId);
      }
      await inTime(store.remove(entries.map(idOf)).then(changed));
      reportKept();
    },

    /** @returns false when another page has already made something else of the report */
    async replace(entry: QueueEntry, next: QueueEntry): Promise<boolean> {
      removed.add(entry.requestId);
      refused.delete(entry.requestId);
      if (!kept.has(entry.requestId)) {
        await write([next], store.put([next]));
        return true;
      }
      const work = store.replace(entry.requestId, next);
      const isOurs = await inTime(work);
      if (isOurs === false) return false;
      await write([next], work);
      return true;
    },

    /**
     * @returns what is stored, and the ids that were and are not any more; `undefined` when the store is silent
     */
    async read(): Promise<
      { readonly entries: readonly QueueEntry[]; readonly gone: ReadonlySet<string> } | undefined
    > {
      const before = new Set(kept);
      const stored = await inTime(store.load());
      isRead = stored !== undefined;
      reportKept();
      if (stored === undefined) return undefined;
      const entries = stored.filter(({ requestId }) => !removed.has(requestId));
      const there = new Set(entries.map(idOf));
      for (const id of there) kept.add(id);
      return { entries, gone: new Set([...before].filter((id) => !there.has(id))) };
    },
  };
}

const idOf = ({ requestId }: QueueEntry): string => requestId;
