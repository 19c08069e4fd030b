import type { Clock } from '../clock.ts';
import type { CopyChunks, Load, Snapshot } from './bulk.ts';
import type { Sql } from './sql.ts';

export { ident, join, type Sql, sql } from './sql.ts';

/** One open transaction. Rows have camelCase keys; int8 and numeric are strings. */
export interface Tx {
  /** Rows that the person behind the transaction may see; absent where there is no such limit. */
  readonly reach?: Reach;
  all<R>(query: Sql): Promise<R[]>;
  /** The first row, `undefined` when there is none. */
  one<R>(query: Sql): Promise<R | undefined>;
  /** @returns the number of rows written */
  run(query: Sql): Promise<number>;
  /**
   * Nothing is asked after this: the commit travels with what was asked last instead of after its answer.
   * What those statements refuse still undoes everything; a failure of the work behind them does not.
   */
  end(): void;
}

/** What a person sees of a company's rows: those of departments, and those that are the person's own. */
export interface Reach {
  readonly deptIds: readonly string[];
  readonly employeeId: string;
  readonly userId: string;
}

export interface TenantScope {
  readonly companyId: string;
  readonly userId: string;
  /** IANA name; timestamps are read and written in it. */
  readonly timeZone: string;
  /** Absent for somebody who sees the whole company. */
  readonly reach?: Reach;
}

export interface TransactionOptions {
  readonly readOnly?: boolean;
  /** Longest a single statement may run, in milliseconds. */
  readonly statementMs?: number;
}

export interface SystemOptions extends TransactionOptions {
  /** IANA name; UTC when not said. */
  readonly timeZone?: string;
  /** Asks who calls, which every request waits for: it waits neither for jobs nor for sign-ins. */
  readonly ofCaller?: true;
}

/** Who listens on a channel. */
export interface Listener {
  readonly received: (payload: string) => void;
  readonly missed?: () => void;
}

/** The database behind the server, whichever of the two it is. */
export interface Engine {
  readonly kind: 'pglite' | 'postgres';
  /** What time it is; `app_now()` of its transactions agrees. */
  readonly clock: Clock;
  /** What an acknowledged write survives. */
  readonly durability: 'process-crash' | 'power-loss';
  /** One transaction as the application role, seeing one company. */
  tenant<T>(
    scope: TenantScope,
    work: (tx: Tx) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /** One transaction as the owner, across companies: sign-in, jobs, migrations, demo. */
  system<T>(work: (tx: Tx) => Promise<T>, options?: SystemOptions): Promise<T>;
  /**
   * @param missed called when listening resumes after it was cut: messages may be missing
   * @returns a function that stops listening
   */
  listen(
    channel: string,
    received: (payload: string) => void,
    missed?: () => void,
  ): Promise<() => Promise<void>>;
  /**
   * Appends rows in the text format of COPY, `columns` of `table`, each chunk whole lines. Foreign keys
   * and triggers are not asked: only generators use it, whose rows are checked as a whole afterwards.
   */
  copyIn(table: string, columns: readonly string[], chunks: CopyChunks): Promise<void>;
  /** Reads one moment of the whole database, for backups. The embedded one serves nobody meanwhile. */
  snapshot<T>(work: (snapshot: Snapshot) => Promise<T>): Promise<T>;
  /** Fills the database in one transaction that ends whole or leaves nothing. */
  load<T>(work: (load: Load) => Promise<T>): Promise<T>;
  /** Statements that cannot run inside a transaction, such as VACUUM. */
  maintain(statement: string): Promise<void>;
  /** Whether it answers now. The embedded one says so from what it knows while it works for somebody. */
  answers(): Promise<boolean>;
  /** Its state, for monitoring. */
  figures(): EngineFigures;
  close(): Promise<void>;
}

export interface EngineFigures {
  /** Transactions that wait for a connection or for their turn. */
  readonly waiting: number;
  /** Transactions that were tried again since the start. */
  readonly retries: number;
  /** How often the embedded database was opened again because it could not be trusted. */
  readonly restarts: number;
}
