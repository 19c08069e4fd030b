import { PATIENCE_MS } from './kept-reports.ts';
import { isReplaceable, isTaken, type QueueStore } from './queue-store.ts';
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

  /** Leaves a connection that does not answer: some browsers never answer on it again, but do on a new one. */
  function giveUp(silent: Promise<IDBDatabase>): void {
    // What it was asked before is done all the same, should it wake up.
    silent.then(
      (db) => db.close(),
      () => undefined,
    );
    if (opened === silent) opened = undefined;
  }

  /** @returns what the work says when all of it is kept */
  function within<Value>(
    mode: IDBTransactionMode,
    work: (reports: IDBObjectStore) => () => Value,
  ): Promise<Value> {
    const asked = database();
    const silence = setTimeout(() => giveUp(asked), PATIENCE_MS);
    return carryOut(mode, work).finally(() => clearTimeout(silence));
  }

  async function carryOut<Value>(
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
    put: (changes) =>
      within('readwrite', (reports) => {
        const refused = new Map<string, QueueEntry | undefined>();
        for (const change of changes) {
          const { requestId } = change.entry;
          const found: IDBRequest<QueueEntry | undefined> = reports.get(requestId);
          found.onsuccess = () => {
            if (isTaken(found.result, change)) reports.put(change.entry);
            else refused.set(requestId, found.result);
          };
        }
        return () => refused;
      }),
    remove: (ids) =>
      within('readwrite', (reports) => {
        for (const id of ids) reports.delete(id);
        return () => undefined;
      }),
    replace: (id, entry) =>
      within('readwrite', (reports) => {
        const found: IDBRequest<QueueEntry | undefined> = reports.get(id);
        found.onsuccess = () => {
          if (!isReplaceable(found.result)) return;
          reports.delete(id);
          reports.put(entry);
        };
        return () => isReplaceable(found.result);
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
