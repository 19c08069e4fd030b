import type { QueueStore } from './queue-store.ts';
import type { QueuedScan } from './queued-scan.ts';

const DATABASE = 'garment-scans';
const QUEUE = 'queue';

/** Reports in IndexedDB: they survive a reload, a crash of the page and a signed-out session. */
export function indexedQueueStore(): QueueStore {
  let opened: Promise<IDBDatabase> | undefined;

  /** @returns what the last of the requests came to */
  async function within<Value>(
    mode: IDBTransactionMode,
    work: (reports: IDBObjectStore) => readonly IDBRequest<Value>[],
  ): Promise<Value | undefined> {
    opened ??= open();
    const database = await opened;
    const transaction = database.transaction(QUEUE, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(QUEUE)).at(-1);
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  return {
    load: async () =>
      (await within<QueuedScan[]>('readonly', (reports) => [reports.getAll()])) ?? [],
    put: async (entries) =>
      void (await within('readwrite', (reports) => entries.map((entry) => reports.put(entry)))),
    remove: async (ids) =>
      void (await within('readwrite', (reports) => ids.map((id) => reports.delete(id)))),
  };
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(QUEUE, { keyPath: 'requestId' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
