import type { QueueStore } from './queue-store.ts';
import type { QueuedScan } from './queued-scan.ts';

/**
 * A store, and what is known of it: which reports it took and which it did not. Nothing here rejects: what a
 * storage would not take is offered to it again with the next report.
 *
 * @param changed tells the other pages that share the store
 */
export function keptReports(store: QueueStore, changed: () => void) {
  const kept = new Set<string>();
  const refused = new Set<string>();
  const removed = new Set<string>();
  let isRead = true;

  /** @returns false when something is not kept, or what was kept earlier could not be read */
  const isWhole = () => isRead && refused.size === 0;

  return {
    /**
     * @param all reports of the page, with those the store would not take before
     * @returns whether everything of the page is kept
     */
    async put(entries: readonly QueuedScan[], all: readonly QueuedScan[]): Promise<boolean> {
      const ids = new Set(entries.map(idOf));
      const again = all.filter((entry) => refused.has(idOf(entry)) && !ids.has(idOf(entry)));
      try {
        await store.put([...again, ...entries]);
        for (const { requestId } of [...again, ...entries]) {
          kept.add(requestId);
          refused.delete(requestId);
        }
        changed();
      } catch {
        for (const id of ids) if (!kept.has(id)) refused.add(id);
      }
      return isWhole();
    },

    async remove(entries: readonly QueuedScan[]): Promise<boolean> {
      for (const { requestId } of entries) {
        removed.add(requestId);
        refused.delete(requestId);
      }
      try {
        await store.remove(entries.map(idOf));
        changed();
      } catch {
        return false;
      }
      return isWhole();
    },

    /** @returns false when another page has already made something else of the report */
    async replace(entry: QueuedScan, next: QueuedScan): Promise<boolean> {
      const wasKept = kept.has(entry.requestId);
      removed.add(entry.requestId);
      refused.delete(entry.requestId);
      try {
        if (wasKept && !(await store.replace(entry.requestId, next))) return false;
        if (!wasKept) await store.put([next]);
        kept.add(next.requestId);
        changed();
        return true;
      } catch {
        refused.add(next.requestId);
        return true;
      }
    },

    /**
     * @returns what is stored, and the ids that were and are not any more; `undefined` when the store is silent
     */
    async read(): Promise<
      { readonly entries: readonly QueuedScan[]; readonly gone: ReadonlySet<string> } | undefined
    > {
      const before = new Set(kept);
      const stored = await store.load().catch(() => undefined);
      isRead = stored !== undefined;
      if (stored === undefined) return undefined;
      const entries = stored.filter(({ requestId }) => !removed.has(requestId));
      const there = new Set(entries.map(idOf));
      for (const id of there) kept.add(id);
      return { entries, gone: new Set([...before].filter((id) => !there.has(id))) };
    },
  };
}

const idOf = ({ requestId }: QueuedScan): string => requestId;
