import type { QueueEntry } from './read-code.ts';

/** Where reports outlive the page. */
export interface QueueStore {
  load(): Promise<readonly QueueEntry[]>;
  /** Keeps all of them, or none. */
  put(entries: readonly QueueEntry[]): Promise<void>;
  remove(requestIds: readonly string[]): Promise<void>;
  /**
   * Puts a report into the place of another one, in one step.
   * @returns false, and keeps nothing, where that one is not there any more: another page was faster
   */
  replace(requestId: string, entry: QueueEntry): Promise<boolean>;
}

/** Keeps reports as long as the page lives: for tests, and where the browser gives no storage. */
export function memoryQueueStore(entries: readonly QueueEntry[] = []): QueueStore {
  const kept = new Map(entries.map((entry) => [entry.requestId, entry]));
  return {
    load: () => Promise.resolve([...kept.values()]),
    put: (changed) => {
      for (const entry of changed) kept.set(entry.requestId, entry);
      return Promise.resolve();
    },
    remove: (requestIds) => {
      for (const requestId of requestIds) kept.delete(requestId);
      return Promise.resolve();
    },
    replace: (requestId, entry) => {
      if (!kept.delete(requestId)) return Promise.resolve(false);
      kept.set(entry.requestId, entry);
      return Promise.resolve(true);
    },
  };
}
