import { keptReports, PATIENCE_MS, type StoredEntries } from './kept-reports.ts';
import type { QueuePorts } from './queue-ports.ts';
import type { QueuedReport } from './queued-scan.ts';
import {
  afterReload,
  isReadCode,
  isReport,
  type QueueEntry,
  type ReadCode,
  stageOf,
} from './read-code.ts';

interface QueueView {
  readonly entries: readonly QueuedReport[];
  /** Codes of which something is still to be asked. */
  readonly codes: readonly ReadCode[];
  /** What earlier visits left is among them, unless the store is silent. */
  readonly isRead: boolean;
  /** The last attempt got no answer. */
  readonly unreachable: boolean;
  /** Something is known to this page alone: closing it would lose that. */
  readonly broken: boolean;
  /** Ids of reports that the store was given and has not answered yet: leaving the page now could lose them. */
  readonly unkept: ReadonlySet<string>;
}

const UNREAD: QueueView = {
  entries: [],
  codes: [],
  isRead: false,
  unreachable: false,
  broken: false,
  unkept: new Set(),
};

/**
 * The reports of a queue as the page shows them, kept in the store as they change.
 * @param onLate the store said what it has when nobody waited for it any more
 */
export function createQueueEntries(
  ports: Pick<QueuePorts, 'store' | 'onKept' | 'patienceMs'>,
  onLate: () => void,
) {
  const store = keptReports(ports.store, {
    changed: () => ports.onKept?.(),
    onKept: (isWhole) => {
      if (view.broken === isWhole) change({ broken: !isWhole });
    },
    onRead: takeOver,
    silence: () => silence(ports.patienceMs ?? PATIENCE_MS),
  });
  let all: readonly QueueEntry[] = [];
  let view = UNREAD;
  const listeners = new Set<() => void>();

  function change(part: Partial<QueueView>) {
    view = { ...view, ...part };
    for (const listener of listeners) listener();
  }

  function become(next: readonly QueueEntry[]) {
    all = next;
    change({ entries: all.filter(isReport), codes: all.filter(isReadCode) });
  }

  function show(changed: readonly QueueEntry[]) {
    become([...without(changed), ...changed].toSorted((one, other) => one.seq - other.seq));
  }

  function without(gone: readonly QueueEntry[]): QueueEntry[] {
    const ids = new Set(gone.map(({ requestId }) => requestId));
    return all.filter(({ requestId }) => !ids.has(requestId));
  }

  /** @returns those that are kept so: another page may have been faster with the others */
  async function keep<Entry extends QueueEntry>(
    changed: readonly Entry[],
  ): Promise<readonly Entry[]> {
    const fresh = newReports(changed, view.entries);
    change({ unkept: withIds(view.unkept, fresh) });
    show(changed);
    const behind = [...(await store.put(changed, all))];
    if (fresh.length > 0) change({ unkept: withoutIds(view.unkept, fresh) });
    // What is on its way waits in the store.
    const refused = new Map(behind.filter(([id, stored]) => !isOnItsWay(all, id, stored)));
    if (refused.size === 0) return changed;
    become(all.filter(({ requestId }) => !refused.has(requestId)));
    show(afterReload([...refused.values()].filter((stored) => stored !== undefined)));
    return changed.filter(({ requestId }) => !refused.has(requestId));
  }

  async function drop(gone: readonly QueueEntry[]) {
    become(without(gone));
    await store.remove(gone);
  }

  /** Takes over what is stored: reports of earlier visits, and what other pages made of them. */
  function takeOver(found: StoredEntries): void {
    const { shown, left } = merged(all, found);
    become(shown);
    show(left);
    // It answers again: what it did not take before is offered once more.
    if (found.isOwed) void keep([]);
    if (found.isLate) onLate();
  }

  async function read(): Promise<void> {
    await store.read();
    change({ isRead: true });
  }

  return {
    view: (): QueueView => view,
    all: (): readonly QueuedReport[] => view.entries,
    /** Places taken so far. */
    lastSeq: (): number => all.at(-1)?.seq ?? 0,
    find: (requestId: string): QueueEntry | undefined =>
      all.find((entry) => entry.requestId === requestId),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Shows entries as they are now, without keeping them so. */
    show,
    /** Shows and keeps them. */
    keep,
    drop,
    read,
    /** Puts a report in the place of another, unless another page of this device was faster: what that one made of it counts. */
    async replace(entry: QueuedReport, next: QueuedReport): Promise<void> {
      become(without([entry]));
      if (await store.replace(entry, next)) show([next]);
      else await read();
    },
    /** The last attempt got no answer, or got one. */
    reach: (unreachable: boolean) => change({ unreachable }),
  };
}

const isOnItsWay = (
  all: readonly QueueEntry[],
  id: string,
  stored: QueueEntry | undefined,
): boolean =>
  stored?.state === 'queued' &&
  all.some(({ requestId, state }) => requestId === id && state === 'sending');

/** Ids of the reports that were none before. */
function newReports(
  changed: readonly QueueEntry[],
  known: readonly QueuedReport[],
): readonly string[] {
  const before = new Set(known.map(({ requestId }) => requestId));
  return changed
    .filter(isReport)
    .flatMap(({ requestId }) => (before.has(requestId) ? [] : requestId));
}

const withIds = (ids: ReadonlySet<string>, more: readonly string[]): ReadonlySet<string> =>
  new Set([...ids, ...more]);
const withoutIds = (ids: ReadonlySet<string>, gone: readonly string[]): ReadonlySet<string> =>
  new Set([...ids].filter((id) => !gone.includes(id)));

/** Rejects after so many milliseconds. */
const silence = (ms: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the storage is silent')), ms);
  });

/** What a page has together with what is stored: which of its own stay, and which stored ones count instead. */
function merged(all: readonly QueueEntry[], found: StoredEntries) {
  const shown = all.filter(
    ({ requestId, state }) => state === 'sending' || !found.gone.has(requestId),
  );
  const known = new Map(shown.map((entry) => [entry.requestId, entry]));
  const left = afterReload(found.entries).filter((entry) => {
    const own = known.get(entry.requestId);
    if (own === undefined || stageOf(entry) > stageOf(own)) return true;
    // Another page may have learnt whose code it is.
    return own.state === 'asked' && entry.state === 'asked' && !found.isOlder(entry.requestId);
  });
  return { shown, left };
}
