import type { Client } from '@garment-mes/sdk';
import { recordScan, reverseScan, type ScanResult } from '@garment-mes/sdk/mes2';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { failureText } from '#kit/api.tsx';
import { useWorkbench } from '#kit/workbench-context.ts';
import { indexedQueueStore } from './indexed-queue-store.ts';
import { memoryQueueStore } from './queue-store.ts';
import { countQueue, type QueuedScan, type ScanOutcome } from './queued-scan.ts';
import { createScanQueue } from './scan-queue.ts';
import { verdictOf } from './verdict.ts';

/** An attempt that takes longer is repeated. */
const ATTEMPT_MS = 15_000;

/** The queue of this account, alive as long as the page is shown; what it holds lives longer. */
export function useScanQueue(onAnswer: (entry: QueuedScan) => void) {
  const { client, companyId, userId } = useWorkbench();
  const tell = useEffectEvent(onAnswer);
  const [answers] = useState<{ current: (entry: QueuedScan) => void }>({
    current: () => undefined,
  });
  const [queue] = useState(() =>
    createScanQueue({
      store: typeof indexedDB === 'undefined' ? memoryQueueStore() : indexedQueueStore(),
      owner: { companyId, userId },
      send: (entry) => send(client, entry),
      judge: (error, tries) => ({ verdict: verdictOf(error, tries), text: failureText(error) }),
      later: (run, ms) => {
        const clock = setTimeout(run, ms);
        return () => clearTimeout(clock);
      },
      onAnswer: (entry) => answers.current(entry),
    }),
  );
  const view = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const online = useSyncExternalStore(onNetwork, () => navigator.onLine);

  useEffect(() => {
    answers.current = (entry) => tell(entry);
    void queue.start();
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

async function send(client: Client, entry: QueuedScan): Promise<ScanOutcome> {
  const options = { timeoutMs: ATTEMPT_MS, idempotencyKey: entry.requestId };
  return entry.call === 'recordScan'
    ? outcomeOf(await recordScan(client, { body: entry.body }, options))
    : outcomeOf(await reverseScan(client, { body: entry.body }, options));
}

const outcomeOf = ({
  scan,
  doneNum,
  num,
  dayNum,
  dayAmount,
  warning,
}: ScanResult): ScanOutcome => ({
  scanId: scan.id,
  doneNum,
  toDo: num,
  dayNum,
  dayAmount: dayAmount ?? undefined,
  warning: warning ?? undefined,
  reversibleUntil: scan.reversibleUntil ?? undefined,
});
