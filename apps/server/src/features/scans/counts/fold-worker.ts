import type { Services } from '../../../operations.ts';
import { foldProgress } from './fold-progress.sql.ts';

const EVERY_MS = 5_000;

/**
 * Keeps the counters of the orders at most a few seconds behind the facts. Several servers may run it:
 * each takes other rows.
 *
 * @returns stops it, and waits for a fold that is under way
 */
export function startFolding(
  services: Services,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => foldAll(services)).catch(failed);
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Folds everything that waits. @returns how many facts were folded */
export async function foldAll({ engine, publish }: Services): Promise<number> {
  let total = 0;
  for (;;) {
    const { folded, orders } = await engine.system((tx) => foldProgress(tx));
    if (folded === 0) return total;
    total += folded;
    for (const { companyId, orderIds } of orders) {
      const scope = { companyId, userId: '0', timeZone: 'UTC' };
      await engine.tenant(scope, (tx) => publish(tx, { topic: 'order', keys: orderIds }));
    }
  }
}
