import type { Env } from './ports.ts';
import { type Holder, type LockRecord, recordLock } from './record-lock.ts';

const DATABASE = 'garment-mes.session';
const STORE = 'locks';

/** In local storage: the holder whose page went last. Written when there is no time left for the database. */
const DEPARTED = 'garment-mes.session.departed';

/**
 * A lock between the tabs of one origin for pages without Web Locks, which is what plain http gets.
 * One record, read and written in one transaction: the database runs those one after the other.
 * Where there is no database either, the lock is granted at once.
 */
export function databaseLock(
  name: string,
  owner: string,
  granted: () => void,
  env: Pick<Env, 'now' | 'clock'>,
): () => void {
  let left = false;
  let giveBack: (() => void) | undefined;
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = granted;
    opening.onsuccess = () => {
      const database = opening.result;
      if (left) database.close();
      else
        giveBack = recordLock({ record: recordIn(database, name), owner, env, departed, granted });
    };
  } catch {
    queueMicrotask(granted);
  }
  return () => {
    left = true;
    giveBack?.();
  };
}

const recordIn = (database: IDBDatabase, name: string): LockRecord => ({
  change(work, then) {
    const transaction = database.transaction(STORE, 'readwrite');
    const locks = transaction.objectStore(STORE);
    const read: IDBRequest<Holder | undefined> = locks.get(name);
    read.onsuccess = () => {
      const next = work(read.result);
      if (next === 'nobody') locks.delete(name);
      else if (next !== 'same') locks.put(next, name);
    };
    transaction.oncomplete = then;
  },
  close: () => database.close(),
});

const departed = {
  has(owner: string): boolean {
    try {
      return localStorage.getItem(DEPARTED) === owner;
    } catch {
      return false;
    }
  },
  watch(owner: string): () => void {
    const note = () => {
      try {
        localStorage.setItem(DEPARTED, owner);
      } catch {
        // The lease ends by itself.
      }
    };
    addEventListener('pagehide', note);
    return () => removeEventListener('pagehide', note);
  },
};
