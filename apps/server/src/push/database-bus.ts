import { type Engine, sql } from '../database/engine.ts';
import type { Bus } from './bus.ts';

/**
 * The database as the bus: NOTIFY, which on PostgreSQL reaches every process and on the embedded database
 * the one that has it open. It is delivered exactly when the transaction commits.
 */
export const databaseBus = (engine: Engine): Bus => ({
  async publish(channel, payload, tx) {
    const say = sql`select pg_notify(${channel}, ${payload})`;
    if (tx) await tx.all(say);
    else await engine.system((own) => own.all(say));
  },
  listen: (channel, received, missed) => engine.listen(channel, received, missed),
  close: async () => {},
});
