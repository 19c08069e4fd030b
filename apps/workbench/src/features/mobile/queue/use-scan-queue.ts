import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { failureText } from '#kit/api.tsx';
import { useWorkbench } from '#kit/workbench-context.ts';
import { keepPhonePages } from '../../../offline/keep-phone-pages.ts';
import { indexedQueueStore } from './indexed-queue-store.ts';
import { memoryQueueStore } from './queue-store.ts';
import { countQueue, type QueuedScan } from './queued-scan.ts';
import { createScanQueue } from './scan-queue.ts';
import { sendScans } from './send-scans.ts';
import { verdictOf } from './verdict.ts';

/** The queue of this account, alive as long as the page is shown; what it holds lives longer. */
export function useScanQueue(onAnswer: (entries: readonly QueuedScan[]) => void) {
  const { client, companyId, userId } = useWorkbench();
  const tell = useEffectEvent(onAnswer);
  const [answers] = useState<{ current: (entries: readonly QueuedScan[]) => void }>({
    current: () => undefined,
  });
  const [queue] = useState(() =>
    createScanQueue({
      store: typeof indexedDB === 'undefined' ? memoryQueueStore() : indexedQueueStore(),
      owner: { companyId, userId },
      send: (entries) => sendScans(client, entries),
      judge: (error, tries) => ({ verdict: verdictOf(error, tries), text: failureText(error) }),
      later: (run, ms) => {
        const clock = setTimeout(run, ms);
        return () => clearTimeout(clock);
      },
      onAnswer: (entries) => answers.current(entries),
    }),
  );
  const view = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const online = useSyncExternalStore(onNetwork, () => navigator.onLine);

  useEffect(() => {
    answers.current = (entries) => tell(entries);
    void queue.start();
    // What waits here has to be found again by a page that is loaded without a network.
    keepPhonePages(window.location.pathname);
    window.addEventListener('online', queue.wake);
    return () => {
      window.removeEventListener('online', queue.wake);
      queue.stop();
    };
  }, [answers, queue]);

  return {
    queue,
    entries: view.entries,
    counts: countQueue(view.entries, { companyId, userId }),
    /** The browser has a network and the last attempt was answered. */
    isOnline: online && !view.unreachable,
    /** The browser keeps nothing: closing the page would lose what waits. */
    broken: view.broken,
  };
}

function onNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
