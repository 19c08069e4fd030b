import { HOLD_MS } from './hold.ts';

const RETRY_MS = 50;

const DATABASE = 'garment-mes.session';
const STORE = 'locks';

interface Holder {
  readonly owner: string;
  /** Wall clock milliseconds. */
  readonly since: number;
}

/**
 * A lock between the tabs of one origin for pages without Web Locks, which is what plain http gets.
 * One record, read and written in one transaction: the database runs those one after the other.
 * Where there is no database either, the lock is granted at once.
 */
export function databaseLock(name: string, owner: string, granted: () => void): () => void {
  let left = false;
  let database: IDBDatabase | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function change(
    work: (locks: IDBObjectStore, holder: Holder | undefined) => void,
    then: () => void,
  ) {
    const transaction = database?.transaction(STORE, 'readwrite');
    const locks = transaction?.objectStore(STORE);
    const read = locks?.get(name);
    if (!transaction || !locks || !read) return;
    read.onsuccess = () => work(locks, read.result);
    transaction.oncomplete = then;
  }

  function take() {
    let taken = false;
    change(
      (locks, holder) => {
        const age = Date.now() - (holder?.since ?? 0);
        // A holder from the future is one from before the clock was set back.
        taken = !left && (age > HOLD_MS || age < 0);
        if (taken) locks.put({ owner, since: Date.now() } satisfies Holder, name);
      },
      () => {
        if (left) release();
        else if (taken) granted();
        else retry = setTimeout(take, RETRY_MS);
      },
    );
  }

  function release() {
    change(
      (locks, holder) => {
        if (holder?.owner === owner) locks.delete(name);
      },
      () => database?.close(),
    );
  }

  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = granted;
    opening.onsuccess = () => {
      database = opening.result;
      if (left) database.close();
      else take();
    };
  } catch {
    queueMicrotask(granted);
  }
  return () => {
    left = true;
    clearTimeout(retry);
    if (database) release();
  };
}
