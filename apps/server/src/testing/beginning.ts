import type { Engine } from '../database/engine.ts';
import { openPostgres } from '../database/postgres/postgres.ts';
import type { Beginning } from './postgres.ts';
import { runStart } from './run-clock.ts';

/** What an engine writes into an empty database, as the beginning of others. */
export const beginningWith = (
  name: string,
  fill: (engine: Engine) => Promise<void>,
): Beginning => ({
  name,
  async fill(url) {
    const start = runStart();
    const engine = await openPostgres({ url, ...(start && { clock: () => start }) });
    try {
      await fill(engine);
    } finally {
      await engine.close();
    }
  },
});
