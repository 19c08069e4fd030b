import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { isRetryable } from './database-error.ts';
import type { Reach, Tx } from './engine.ts';
import { type Sql, toText } from './sql.ts';

export interface StatementResult {
  readonly rows: Record<string, unknown>[];
  readonly count: number;
}

/** One session of the database, reserved for a transaction. Statements run in the order sent. */
export interface Session {
  script(text: string): Promise<void>;
  statement(text: string, values: readonly (string | null)[]): Promise<StatementResult>;
}

/** Takes the rows of one statement. */
type RowsTaken = (rows: readonly Record<string, unknown>[]) => void;
let rowsAsked: (() => RowsTaken) | undefined;
/**
 * Watches every `tx.one` and `tx.all` of this process, which tests do to record what comes back.
 * @param asked called where the rows are asked for, so that its stack names the caller
 */
export const watchRows = (asked: () => RowsTaken): void => {
  rowsAsked = asked;
};

const inside = new AsyncLocalStorage<true>();
const ATTEMPTS = 4;

let retries = 0;
/** Transactions that this process tried again because others were in their way. */
export const retriesSoFar = (): number => retries;

/**
 * Runs `work` between the prologue and COMMIT; any failure rolls back.
 * The prologue is not waited for: it travels with the first statement, and when it fails the
 * transaction is aborted, so nothing after it can run.
 */
async function attempt<T>(
  session: Session,
  prologue: string,
  work: (tx: Tx) => Promise<T>,
  reach: Reach | undefined,
): Promise<T> {
  let failure: unknown;
  const noticed = <R>(sent: Promise<R>): Promise<R> =>
    sent.catch((error: unknown) => {
      failure ??= error;
      throw failure;
    });
  const begun = noticed(session.script(prologue));
  begun.catch(() => {});
  let committed: Promise<void> | undefined;
  const commit = () => {
    committed ??= noticed(session.script('commit'));
    committed.catch(() => {});
    return committed;
  };
  const send = ({ text, values }: Sql) => {
    if (committed) throw new Error('a statement was sent after the end of its transaction');
    return noticed(session.statement(text, values.map(toText)));
  };
  const rowsOf = async (query: Sql, taken = rowsAsked?.()) => {
    const { rows } = await send(query);
    taken?.(rows);
    return rows;
  };
  const tx: Tx = {
    ...(reach && { reach }),
    all: async <R>(query: Sql) => (await rowsOf(query)) as R[],
    one: async <R>(query: Sql) => (await rowsOf(query))[0] as R | undefined,
    run: async (query) => (await send(query)).count,
    end: () => void commit(),
  };
  try {
    const result = await inside.run(true, () => work(tx));
    await begun;
    // A caught error leaves the transaction aborted: COMMIT would quietly roll back.
    if (failure !== undefined) throw failure;
    await commit();
    return result;
  } catch (error) {
    await session.script('rollback').catch(() => {});
    throw failure ?? error;
  }
}

/** @throws {Error} when called inside another transaction, which on one session would wait for itself */
export async function transact<T>(
  withSession: <R>(use: (session: Session) => Promise<R>) => Promise<R>,
  prologue: () => string,
  work: (tx: Tx) => Promise<T>,
  reach?: Reach,
): Promise<T> {
  if (inside.getStore()) throw new Error('a transaction was opened inside another one');
  for (let tried = 1; ; tried += 1) {
    try {
      return await withSession((session) => attempt(session, prologue(), work, reach));
    } catch (error) {
      if (tried >= ATTEMPTS || !isRetryable(error)) throw error;
      retries += 1;
      await pause(tried * 10 + Math.random() * 20);
    }
  }
}
