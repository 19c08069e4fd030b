import type { Tx } from './engine.ts';
import { type Sql, toText } from './sql.ts';
import type { Session, StatementResult } from './transaction.ts';

/** Rows in the text format of COPY, each piece whole lines. */
export type CopyChunks = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

/** A snapshot of the database: what is committed meanwhile is in none of its answers. */
export interface Snapshot extends Pick<Tx, 'all' | 'one'> {
  /** Pieces as they come, which need not end with a line. */
  copyOut(table: string, columns: readonly string[]): AsyncIterable<Uint8Array>;
}

/**
 * One transaction that fills tables. Foreign keys and triggers do not run: the caller checks the
 * whole afterwards, before the transaction ends.
 */
export interface Load extends Tx {
  copyIn(table: string, columns: readonly string[], chunks: CopyChunks): Promise<void>;
}

/** A session that moves whole tables. */
export interface BulkSession extends Session {
  copyIn(statement: string, chunks: CopyChunks): Promise<void>;
  copyOut(statement: string): AsyncIterable<Uint8Array>;
}

const NAME = /^[a-z_][a-z0-9_]{0,62}(\.[a-z_][a-z0-9_]{0,62})?$/;

const named = (table: string, columns: readonly string[]) => {
  const wrong = [table, ...columns].find((name) => !NAME.test(name));
  if (wrong !== undefined) throw new Error(`not an identifier: ${wrong}`);
  return { table, columns: columns.join(', ') };
};

/** `copy … from` of a table; `place` is where the rows come from. */
export const copyFrom = (table: string, columns: readonly string[], place: string): string => {
  const { columns: list } = named(table, columns);
  return `copy ${table} (${list}) from ${place}`;
};

/** Runs `work` over one moment of the database. */
export async function snapshotOver<T>(
  session: BulkSession,
  pieces: (table: string) => Promise<readonly string[]>,
  place: string,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  await session.script(
    "begin isolation level repeatable read read only; set local timezone = 'UTC'",
  );
  try {
    const { all, one } = asked(session);
    return await work({
      all,
      one,
      async *copyOut(table, columns) {
        const { columns: list } = named(table, columns);
        for (const where of await pieces(table))
          yield* session.copyOut(`copy (select ${list} from ${table} ${where}) to ${place}`);
      },
    });
  } finally {
    await session.script('rollback').catch(() => {});
  }
}

/** Runs `work` in one transaction that commits when it succeeds and leaves nothing when it does not. */
export async function loadOver<T>(
  session: BulkSession,
  place: string,
  work: (load: Load) => Promise<T>,
): Promise<T> {
  await session.script(
    "begin; set local timezone = 'UTC'; set local session_replication_role = replica",
  );
  try {
    const result = await work({
      ...asked(session),
      copyIn: (table, columns, chunks) => session.copyIn(copyFrom(table, columns, place), chunks),
    });
    await session.script('commit');
    return result;
  } catch (error) {
    await session.script('rollback').catch(() => {});
    throw error;
  }
}

const asked = (session: Session): Tx => {
  const send = ({ text, values }: Sql): Promise<StatementResult> =>
    session.statement(text, values.map(toText));
  return {
    all: async <R>(query: Sql) => (await send(query)).rows as R[],
    one: async <R>(query: Sql) => (await send(query)).rows[0] as R | undefined,
    run: async (query) => (await send(query)).count,
    end: () => {},
  };
};
