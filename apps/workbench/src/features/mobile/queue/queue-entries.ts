import { keptReports, PATIENCE_MS } from './kept-reports.ts';
import type { QueuePorts } from './queue-ports.ts';
import type { QueuedScan } from './queued-scan.ts';
import {
  afterReload,
  isReadCode,
  isReport,
  type QueueEntry,
  type ReadCode,
  stageOf,
} from './read-code.ts';

interface QueueView {
  readonly entries: readonly QueuedScan[];
  /** Codes of which something is still to be asked. */
  readonly codes: readonly ReadCode[];
  /** What earlier visits left is among them, unless the store is silent. */
  readonly isRead: boolean;
  /** The last attempt got no answer. */
  readonly unreachable: boolean;
  /** Something is known to this page alone: closing it would lose that. */
  readonly broken: boolean;
}

/** The reports of a queue as the page shows them, kept in the store as they change. */
export function createQueueEntries(ports: Pick<QueuePorts, 'store' | 'onKept' | 'patienceMs'>) {
  const store = keptReports(ports.store, {
    changed: () => ports.onKept?.(),
    onKept: (isWhole) => {
      if (view.broken === isWhole) change({ broken: !isWhole });
    },
    silence: () =>
      new Promise((_, reject) => {
        setTimeout(
          () => reject(new Error('the storage is silent')),
          ports.patienceMs ?? PATIENCE_MS,
        );
      }),
  });
  let all: readonly QueueEntry[] = [];
  let view: QueueView = {
    entries: [],
    codes: [],
    isRead: false,
    unreachable: false,
    broken: false,
  };
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

  async function keep(changed: readonly QueueEntry[]) {
    show(changed);
    await store.put(changed, all);
  }

  async function drop(gone: readonly QueueEntry[]) {
    become(without(gone));
    await store.remove(gone);
  }

  /** Takes over what is stored: reports of earlier visits, and what other pages made of them. */
  async function read(): Promise<void> {
    const found = await store.read();
    if (found === undefined) return change({ isRead: true });
    const shown = all.filter(
      ({ requestId, state }) => state === 'sending' || !found.gone.has(requestId),
    );
    const known = new Map(shown.map((entry) => [entry.requestId, entry]));
    const left = afterReload(found.entries).filter((entry) => {
      const own = known.get(entry.requestId);
      return own === undefined || stageOf(entry) > stageOf(own);
    });
    become(shown);
    show(left);
    change({ isRead: true });
  }

  return {
    view: (): QueueView => view,
    all: (): readonly QueuedScan[] => view.entries,
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
    /** Puts a report in the place of another, unless another page of this device did so already: that one counts. */
    async replace(entry: QueuedScan, next: QueuedScan): Promise<void> {
      become(without([entry]));
      if (await store.replace(entry, next)) show([next]);
    },
    /** The last attempt got no answer, or got one. */
    reach: (unreachable: boolean) => change({ unreachable }),
  };
}
