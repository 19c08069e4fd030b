import { setTimeout as pause } from 'node:timers/promises';
import { type Clock, systemClock } from '../../clock.ts';
import { type BulkSession, copyFrom, loadOver, snapshotOver } from '../bulk.ts';
import type { Engine } from '../engine.ts';
import {
  clockSetting,
  LONG_STATEMENT_MS,
  limitOf,
  systemPrologue,
  tenantPrologue,
} from '../session-prologue.ts';
import { retriesSoFar, transact } from '../transaction.ts';
import { Listeners } from './listeners.ts';
import { PgliteProcess } from './pglite-process.ts';
import { compilePrograms } from './pglite-programs.ts';
import { sessionOf } from './pglite-session.ts';
import { Turns } from './turns.ts';

/** Where this engine's COPY reads and writes. */
const BLOB = "'/dev/blob'";
/** Longest a statement over a whole table may run. */
const BULK_MS = 900_000;
/** Longest the question may take whether it answers. */
const PULSE_MS = 1_000;
/** Pages of a table that leave the thread at once: 32 megabytes. */
const PAGES = 4_096;

/** What a request may take of the one session that all share. */
export interface RequestLimits {
  /** Longest a statement runs that names no limit of its own. */
  readonly statementMs: number;
  /** Longest a request waits for its turn; then it is refused, and nothing of it was begun. */
  readonly waitMs: number;
}

export interface PgliteOptions {
  /** Data folder, locked by the caller; in memory when not said. */
  readonly folder?: string;
  readonly snapshot?: string;
  /** In place of the machine's time. */
  readonly clock?: Clock;
  /** Those of PostgreSQL, and any wait, when not said. */
  readonly requests?: RequestLimits;
  /** Called each time a new thread replaces a failed one. */
  readonly reopened?: () => void;
}

export interface PgliteEngine extends Engine {
  readonly kind: 'pglite';
  /** Archive of the whole database, for test snapshots and backups. */
  dump(): Promise<ArrayBuffer>;
  /** How often the database thread had to be replaced. */
  readonly restarts: number;
}

/** Who works is ended at the limit: that somebody does is no reason to doubt the engine, and none to wait. */
async function answersNow(turns: Turns, life: PgliteProcess): Promise<boolean> {
  if (turns.isTaken) return life.ended === undefined;
  const pulse = turns.take(() => life.ask({ kind: 'script', text: 'select 1' }));
  return Promise.race([
    pulse.then(
      () => true,
      () => false,
    ),
    pause(PULSE_MS, false, { ref: false }),
  ]);
}

/**
 * PostgreSQL in this process, in a worker thread. It has one session: transactions wait for each
 * other here, on the main side. It never calls fsync, so it promises no more than a process crash.
 */
export async function openPglite(options: PgliteOptions = {}): Promise<PgliteEngine> {
  const { clock, requests } = options;
  const listeners = new Listeners();
  const turns = new Turns();
  let restarts = 0;
  let closing = false;

  const programs = await compilePrograms();
  const start = () =>
    new PgliteProcess(
      {
        programs,
        ...(options.folder && { folder: options.folder }),
        ...(options.snapshot && { snapshot: options.snapshot }),
      },
      (channel, payload) => listeners.received(channel, payload),
      () => {
        // Memory is lost with its thread; a folder is opened again where it was.
        if (closing || options.folder === undefined) return;
        restarts += 1;
        life = start();
        listeners.listenAgain((channel) =>
          life.ask({ kind: 'script', text: `listen "${channel}"` }),
        );
        options.reopened?.();
      },
    );
  let life = start();
  await life.ready;

  const exclusively =
    <R>(limitMs: number, patienceMs?: number) =>
    <T extends R>(use: (session: BulkSession) => Promise<T>): Promise<T> =>
      // The transaction belongs to this life: after a restart its later statements must fail.
      turns.take(() => use(sessionOf(life, limitMs)), patienceMs);

  return {
    kind: 'pglite',
    clock: clock ?? systemClock,
    durability: 'process-crash',
    get restarts() {
      return restarts;
    },
    tenant: (scope, work, more = {}) =>
      transact(
        exclusively(more.statementMs ?? requests?.statementMs ?? limitOf(more), requests?.waitMs),
        () => tenantPrologue(scope, more, clock),
        work,
        scope.reach,
      ),
    system: (work, more = {}) =>
      transact(
        exclusively(more.statementMs ?? LONG_STATEMENT_MS),
        () => systemPrologue(more, clock),
        work,
      ),
    async listen(channel, received, missed) {
      const { isFirst, leave } = listeners.add(channel, { received, ...(missed && { missed }) });
      // In its turn: within a transaction that fails it would be undone.
      if (isFirst)
        await exclusively(LONG_STATEMENT_MS)(({ script }) => script(`listen "${channel}"`));
      return leave;
    },
    copyIn: (table, columns, chunks) =>
      exclusively(LONG_STATEMENT_MS)(({ script, copyIn }) =>
        script(['set session_replication_role = replica', ...clockSetting(clock, 'set')].join('; '))
          .then(() => copyIn(copyFrom(table, columns, BLOB), chunks))
          .finally(() => script('reset session_replication_role; reset app.now')),
      ),
    snapshot: (work) =>
      exclusively(BULK_MS)((session) =>
        snapshotOver(session, (table) => pieces(session, table), BLOB, work),
      ),
    load: (work) => exclusively(BULK_MS)((session) => loadOver(session, BLOB, work)),
    maintain: (statement) => exclusively(LONG_STATEMENT_MS)((session) => session.script(statement)),
    async dump() {
      const dumped = await life.ask({ kind: 'dump' });
      if (dumped.kind !== 'dumped') throw new Error('no archive came back');
      return dumped.archive;
    },
    answers: () => answersNow(turns, life),
    figures: () => ({ waiting: turns.waiting, retries: retriesSoFar(), restarts }),
    async close() {
      closing = true;
      await turns.end();
      await life.close();
    },
  };
}

/** A table in pieces by its pages, so that none of them fills the memory. */
async function pieces(session: BulkSession, table: string): Promise<string[]> {
  const { rows } = await session.statement(
    "select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as pages",
    [table],
  );
  const count = Math.ceil(Number(rows[0]?.pages ?? 0) / PAGES);
  return Array.from(
    { length: count },
    (_, at) => `where ctid >= '(${at * PAGES},0)'::tid and ctid < '(${(at + 1) * PAGES},0)'::tid`,
  );
}
