import type { QueuedScan } from './queued-scan.ts';

/** Where reports outlive the page. */
export interface QueueStore {
  load(): Promise<readonly QueuedScan[]>;
  /** Keeps all of them, or none. */
  put(entries: readonly QueuedScan[]): Promise<void>;
  remove(requestIds: readonly string[]): Promise<void>;
  /**
   * Puts a report into the place of another one, in one step.
   * @returns false, and keeps nothing, where that one is not there any more: another page was faster
   */
  replace(requestId: string, entry: QueuedScan): Promise<boolean>;
}

/** Holds reports as long as the page lives: for tests, and where the browser gives no storage. */
export function memoryQueueStore(entries: readonly QueuedScan[] = []): QueueStore {
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

/** So long a storage may take; some browsers never answer once their page was frozen. */
const PATIENCE_MS = 3_000;

/** A store that refuses instead of keeping everybody waiting: reports travel with it or without it. */
export function patientStore(store: QueueStore, patienceMs = PATIENCE_MS): QueueStore {
  async function inTime<Value>(work: Promise<Value>): Promise<Value> {
    const late = Promise.withResolvers<never>();
    const clock = setTimeout(() => late.reject(new Error('the storage is silent')), patienceMs);
    return Promise.race([work, late.promise]).finally(() => clearTimeout(clock));
  }
  return {
    load: () => inTime(store.load()),
    put: (entries) => inTime(store.put(entries)),
    remove: (requestIds) => inTime(store.remove(requestIds)),
    replace: (requestId, entry) => inTime(store.replace(requestId, entry)),
  };
}
