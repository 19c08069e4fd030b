import { indexedQueueStore } from './indexed-queue-store.ts';
import { PATIENCE_MS } from './kept-reports.ts';
import type { QueueEntry } from './read-code.ts';

/** Reports of an account on this device that the server has not counted; 0 where the browser keeps none. */
export async function unsentReports(userId: string): Promise<number> {
  if (typeof indexedDB === 'undefined') return 0;
  const silence = new Promise<readonly QueueEntry[]>((resolve) => {
    setTimeout(() => resolve([]), PATIENCE_MS);
  });
  const load = indexedQueueStore()
    .load()
    .catch(() => []);
  const kept = await Promise.race([load, silence]);
  return kept.filter((entry) => entry.userId === userId && entry.state !== 'ok').length;
}
