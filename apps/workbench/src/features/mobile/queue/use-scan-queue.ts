import { ApiError } from '@garment-mes/sdk';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { failureText } from '#app/api.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { keepPhonePages } from '../../../offline/keep-phone-pages.ts';
import { indexedQueueStore } from './indexed-queue-store.ts';
import { exclusively } from './one-page.ts';
import { memoryQueueStore } from './queue-store.ts';
import { isDocument, pageOf, type QueuePage } from './queued-document.ts';
import { countQueue, type QueuedReport } from './queued-scan.ts';
import { createScanQueue } from './scan-queue.ts';
import { sendReports } from './send-reports.ts';
import { verdictOf } from './verdict.ts';

/**
 * The queue of this account, alive as long as the page is shown; its reports live longer.
 * @param shows what it is that the page asks about where it was refused
 */
export function useScanQueue(
  onAnswer: (entries: readonly QueuedReport[]) => void,
  shows: QueuePage = 'scans',
) {
  const { client, companyId, userId } = useWorkbench();
  const answered = useEffectEvent(onAnswer);
  const [handlers] = useState<{
    answer: (entries: readonly QueuedReport[]) => void;
    kept: () => void;
  }>({
    answer: () => undefined,
    kept: () => undefined,
  });
  const [queue] = useState(() =>
    createScanQueue({
      store: HAS_STORAGE ? indexedQueueStore() : memoryQueueStore(),
      owner: { companyId, userId },
      // Without a network nothing is tried: what a session does then to renew itself takes seconds.
      send: (entries) =>
        navigator.onLine ? sendReports(client, entries) : Promise.reject(new ApiError('network')),
      judge: (error, tries) => ({ verdict: verdictOf(error, tries), text: failureText(error) }),
      later: (run, ms) => {
        const clock = setTimeout(run, ms);
        return () => clearTimeout(clock);
      },
      exclusively: (work) => exclusively(`${companyId}.${userId}`, work),
      onAnswer: (entries) => handlers.answer(entries),
      onKept: () => handlers.kept(),
    }),
  );
  const view = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const online = useSyncExternalStore(onNetwork, () => navigator.onLine);

  useEffect(() => {
    const neighbours = otherPages();
    handlers.answer = (entries) => answered(entries);
    handlers.kept = () => neighbours?.postMessage(null);
    void queue.start();
    // A full disk may cost a browser what it keeps, unless it promised.
    void navigator.storage?.persist?.().catch(() => undefined);
    // What waits here has to be found again by a page that is loaded without a network.
    keepPhonePages(window.location.pathname);
    const wake = () => void queue.wake();
    const shown = () => {
      if (document.visibilityState === 'visible') wake();
    };
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', shown);
    neighbours?.addEventListener('message', () => void queue.refresh());
    return () => {
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', shown);
      handlers.kept = () => undefined;
      neighbours?.close();
      queue.stop();
    };
  }, [handlers, queue]);

  return {
    queue,
    /** Reports of work. */
    entries: view.entries.filter((entry) => !isDocument(entry)),
    /** Documents of the page. */
    documents: view.entries.filter(isDocument).filter((entry) => pageOf(entry) === shows),
    /** Whether the queue has been read: until then it must not be shown as empty. */
    isRead: view.isRead,
    /** Codes of which something is still to be asked. */
    codes: view.codes,
    // A report counts as waiting once it is kept: who reads the figure may leave the page.
    counts: countQueue(
      keptEntries(view),
      view.codes,
      { companyId, userId },
      (entry) => pageOf(entry) === shows,
    ),
    /** The browser has a network and the last attempt was answered. */
    isOnline: online && !view.unreachable,
    /** The browser keeps nothing: closing the page would lose what waits. */
    broken: view.broken || !HAS_STORAGE,
  };
}

/** Entries without those that are just being kept; where nothing is kept, the page says so, and all of them count. */
const keptEntries = ({ entries, unkept, broken }: ReturnType<Queue['snapshot']>) =>
  broken || unkept.size === 0 ? entries : entries.filter(({ requestId }) => !unkept.has(requestId));

type Queue = ReturnType<typeof createScanQueue>;

const HAS_STORAGE = typeof indexedDB !== 'undefined';

/** The other pages of this device that share the storage. */
const otherPages = (): BroadcastChannel | undefined =>
  HAS_STORAGE && typeof BroadcastChannel !== 'undefined'
    ? new BroadcastChannel('garment-scans')
    : undefined;

function onNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
