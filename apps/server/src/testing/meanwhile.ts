import { setTimeout as pause } from 'node:timers/promises';
import type { Engine, Sql } from '../database/engine.ts';

/** Time in which a call that waits for nobody has read what it goes by. */
const LONG_MS = 400;

/**
 * Makes a call while somebody else's change is written but not committed: only a call that waits for it knows of it.
 *
 * @returns the answer of the call
 */
export async function meanwhile<Answer>(
  engine: Engine,
  change: Sql,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const written = Promise.withResolvers<void>();
  const other = engine.system(async (tx) => {
    await tx.run(change);
    written.resolve();
    await pause(LONG_MS);
  });
  await Promise.race([written.promise, other]);
  const answer = call();
  await other;
  return answer;
}
