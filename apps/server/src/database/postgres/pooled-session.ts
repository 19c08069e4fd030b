import type { Writable } from 'node:stream';
import type pg from 'pg';
import { DatabaseUnavailable, isStalePlan } from '../database-error.ts';
import type { Session } from '../transaction.ts';
import { translate } from './postgres-error.ts';
import { resultOf, statementOf } from './postgres-statement.ts';
import type { StatementNames } from './statement-names.ts';

/**
 * A connection of a pool for as long as it is used; one that broke is not given back.
 *
 * @param limitMs longest a statement may run, for the sentence that says so
 */
export const pooledSession =
  (pool: pg.Pool, limitMs: number, names: StatementNames) =>
  async <R>(use: (session: Session) => Promise<R>): Promise<R> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw translate(error, limitMs);
    });
    let broken: Error | undefined;
    const failed = (error: unknown) => {
      const translated = translate(error, limitMs);
      // A prepared statement whose tables changed meanwhile is forgotten with its connection.
      if (translated instanceof DatabaseUnavailable || isStalePlan(translated)) broken = translated;
      throw translated;
    };
    const noteBreak = (error: Error) => {
      broken = error;
    };
    client.on('error', noteBreak);
    const gather = gathering(client);
    try {
      return await use({
        script: (text) => {
          gather();
          return client.query(text).then(() => {}, failed);
        },
        statement: (text, values) => {
          gather();
          return client
            .query<unknown[]>(statementOf(text, values, names.nameOf(text)))
            .then(resultOf, failed);
        },
      });
    } finally {
      client.off('error', noteBreak);
      client.release(broken);
    }
  };

/** What is sent within one turn of the loop leaves as one packet: the database wakes up once for it. */
function gathering(client: pg.PoolClient): () => void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Writable } })
    .connection;
  let gathers = false;
  return () => {
    if (gathers) return;
    gathers = true;
    stream.cork();
    process.nextTick(() => {
      gathers = false;
      stream.uncork();
    });
  };
}
