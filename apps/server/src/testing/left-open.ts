import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, Tx } from '../database/engine.ts';

/** Long enough for a call to come while the transaction is open; one that comes later finds it committed. */
const OPEN_MS = 300;

/**
 * Begins a transaction of somebody else and leaves it open for a moment.
 *
 * @param take what it does first: a lock that others have to wait for
 * @param finish what it does before it commits
 * @returns once `take` is done; `ended` resolves when it has committed
 */
export async function leftOpen<R>(
  engine: Engine,
  take: (tx: Tx) => Promise<unknown>,
  finish: (tx: Tx) => Promise<R>,
): Promise<{ readonly ended: Promise<R> }> {
  const taken = Promise.withResolvers<void>();
  const ended = engine.system(async (tx) => {
    await take(tx);
    taken.resolve();
    await pause(OPEN_MS);
    return finish(tx);
  });
  await Promise.race([taken.promise, ended]);
  return { ended };
}
