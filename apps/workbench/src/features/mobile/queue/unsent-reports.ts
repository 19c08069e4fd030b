import { indexedQueueStore } from './indexed-queue-store.ts';

/** Reports of an account on this device that the server has not counted; 0 where the browser keeps none. */
export async function unsentReports(userId: string): Promise<number> {
  if (typeof indexedDB === 'undefined') return 0;
  const kept = await indexedQueueStore()
    .load()
    .catch(() => []);
  return kept.filter((entry) => entry.userId === userId && entry.state !== 'ok').length;
}
