import type { QueueStore } from './queue-store.ts';
import type { QueueEntry } from './read-code.ts';

const DATABASE = 'garment-scans';
const QUEUE = 'queue';

/** Reports in IndexedDB: they survive a reload, a crash of the page and a signed-out session. */
export function indexedQueueStore(): QueueStore {
  let opened: Promise<IDBDatabase> | undefined;

  function database(): Promise<IDBDatabase> {
    const opening = opened ?? open();
    opened = opening;
    // What could not be opened, or was closed by the browser, is opened again the next time.
    const forget = () => {
      if (opened === opening) opened = undefined;
    };
    opening.then((db) => {
      db.onclose = forget;
    }, forget);
    return opening;
  }

  /** @returns the transaction of some work; a connection that turns out to be lost is recreated, once */
  async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    const attempt = async () =>
      (await database()).transaction(QUEUE, mode, { durability: 'strict' });
    try {
      return await attempt();
    } catch {
      opened = undefined;
      return attempt();
    }
  }

  /** @returns what the work says when all of it is kept */
  async function within<Value>(
    mode: IDBTransactionMode,
    work: (reports: IDBObjectStore) => () => Value,
  ): Promise<Value> {
    const transaction = await begin(mode);
    const result = work(transaction.objectStore(QUEUE));
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(result());
      transaction.onabort = () => reject(transaction.error);
    });
  }

  return {
    load: () =>
      within('readonly', (reports) => {
        const all: IDBRequest<QueueEntry[]> = reports.getAll();
        return () => all.result;
      }),
    put: (entries) =>
      within('readwrite', (reports) => {
        for (const entry of entries) reports.put(entry);
        return () => undefined;
      }),
    remove: (ids) =>
      within('readwrite', (reports) => {
        for (const id of ids) reports.delete(id);
        return () => undefined;
      }),
    replace: (id, entry) =>
      within('readwrite', (reports) => {
        const found = reports.getKey(id);
        found.onsuccess = () => {
          if (found.result === undefined) return;
          reports.delete(id);
          reports.put(entry);
        };
        return () => found.result !== undefined;
      }),
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
