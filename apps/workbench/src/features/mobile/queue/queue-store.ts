import type { QueuedScan } from './queued-scan.ts';

/** Where reports outlive the page. */
export interface QueueStore {
  load(): Promise<readonly QueuedScan[]>;
  put(entry: QueuedScan): Promise<void>;
  remove(requestId: string): Promise<void>;
}

/** Holds reports as long as the page lives: for tests, and where the browser gives no storage. */
export function memoryQueueStore(entries: readonly QueuedScan[] = []): QueueStore {
  const kept = new Map(entries.map((entry) => [entry.requestId, entry]));
  return {
    load: () => Promise.resolve([...kept.values()]),
    put: (entry) => {
      kept.set(entry.requestId, entry);
      return Promise.resolve();
    },
    remove: (requestId) => {
      kept.delete(requestId);
      return Promise.resolve();
    },
  };
}
