import { keptReports, PATIENCE_MS } from './kept-reports.ts';
import type { QueuePorts } from './queue-ports.ts';
import { afterReload, type QueuedScan } from './queued-scan.ts';

interface QueueView {
  readonly entries: readonly QueuedScan[];
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
  let view: QueueView = { entries: [], isRead: false, unreachable: false, broken: false };
  const listeners = new Set<() => void>();

  function change(part: Partial<QueueView>) {
    view = { ...view, ...part };
    for (const listener of listeners) listener();
  }

  function show(changed: readonly QueuedScan[]) {
    const entries = without(changed).concat(changed);
    change({ entries: entries.toSorted((one, other) => one.seq - other.seq) });
  }

  function without(gone: readonly QueuedScan[]): QueuedScan[] {
    const ids = new Set(gone.map(({ requestId }) => requestId));
    return view.entries.filter(({ requestId }) => !ids.has(requestId));
  }

  async function keep(changed: readonly QueuedScan[]) {
    show(changed);
    await store.put(changed, view.entries);
  }

  async function drop(gone: readonly QueuedScan[]) {
    change({ entries: without(gone) });
    await store.remove(gone);
  }

  /** Takes over what is stored: reports of earlier visits, and what other pages made of them. */
  async function read(): Promise<void> {
    const found = await store.read();
    if (found === undefined) return change({ isRead: true });
    const shown = view.entries.filter(
      ({ requestId, state }) => state === 'sending' || !found.gone.has(requestId),
    );
    const known = new Map(shown.map((entry) => [entry.requestId, entry]));
    const left = afterReload(found.entries).filter(({ requestId, state }) => {
      const own = known.get(requestId);
      return own === undefined || (own.state === 'queued' && state !== 'queued');
    });
    change({ entries: shown });
    show(left);
    change({ isRead: true });
  }

  return {
    view: (): QueueView => view,
    all: (): readonly QueuedScan[] => view.entries,
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
      change({ entries: without([entry]) });
      if (await store.replace(entry, next)) show([next]);
    },
    /** The last attempt got no answer, or got one. */
    reach: (unreachable: boolean) => change({ unreachable }),
  };
}
