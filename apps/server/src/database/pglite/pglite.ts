import { type Clock, systemClock } from '../../clock.ts';
import { type BulkSession, copyFrom, loadOver, snapshotOver } from '../bulk.ts';
import type { Engine, Listener } from '../engine.ts';
import {
  clockSetting,
  LONG_STATEMENT_MS,
  limitOf,
  systemPrologue,
  tenantPrologue,
} from '../session-prologue.ts';
import { retriesSoFar, transact } from '../transaction.ts';
import { PgliteProcess } from './pglite-process.ts';

/** Where this engine's COPY reads and writes. */
const BLOB = "'/dev/blob'";
/** Longest a statement over a whole table may run. */
const BULK_MS = 900_000;
/** Pages of a table that leave the thread at once: 32 megabytes. */
const PAGES = 4_096;

export interface PgliteOptions {
  /** Data folder, locked by the caller; in memory when not said. */
  readonly folder?: string;
  readonly snapshot?: string;
  /** In place of the machine's time. */
  readonly clock?: Clock;
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

/**
 * PostgreSQL in this process, in a worker thread. It has one session: transactions wait for each
 * other here, on the main side. It never calls fsync, so it promises no more than a process crash.
 */
export async function openPglite(options: PgliteOptions = {}): Promise<PgliteEngine> {
  const { clock } = options;
  const listeners = new Map<string, Set<Listener>>();
  let restarts = 0;
  let closing = false;
  let turn: Promise<unknown> = Promise.resolve();
  let turns = 0;

  const received = (channel: string, payload: string) => {
    for (const listener of listeners.get(channel) ?? []) listener.received(payload);
  };
  const start = () =>
    new PgliteProcess(
      {
        ...(options.folder && { folder: options.folder }),
        ...(options.snapshot && { snapshot: options.snapshot }),
      },
      received,
      () => {
        // Memory is lost with its thread; a folder is opened again where it was.
        if (closing || options.folder === undefined) return;
        restarts += 1;
        life = start();
        for (const [channel, all] of listeners)
          void listenOn(channel)
            .then(() => {
              for (const { missed } of all) missed?.();
            })
            .catch(() => {});
        options.reopened?.();
      },
    );
  let life = start();
  await life.ready;

  const listenOn = (channel: string) => life.ask({ kind: 'script', text: `listen "${channel}"` });

  const exclusively = <R>(limitMs: number) => {
    return <T extends R>(use: (session: BulkSession) => Promise<T>): Promise<T> => {
      const run = turn.then(() => {
        // The transaction belongs to this life: after a restart its later statements must fail.
        const mine = life;
        return use({
          script: async (text) => {
            await mine.ask({ kind: 'script', text }, limitMs);
          },
          statement: async (text, values) => {
            const done = await mine.ask({ kind: 'statement', text, values }, limitMs);
            return done.kind === 'done' ? done : { rows: [], count: 0 };
          },
          copyIn: async (text, chunks) => {
            for await (const chunk of chunks) {
              const blob = typeof chunk === 'string' ? chunk : new Uint8Array(chunk);
              await mine.ask({ kind: 'statement', text, values: [], blob }, limitMs);
            }
          },
          copyOut: async function* (text) {
            const done = await mine.ask({ kind: 'statement', text, values: [] }, limitMs);
            if (done.kind === 'done' && done.blob) yield done.blob;
          },
        });
      });
      turns += 1;
      turn = run
        .catch(() => {})
        .then(() => {
          turns -= 1;
        });
      return run;
    };
  };

  return {
    kind: 'pglite',
    clock: clock ?? systemClock,
    durability: 'process-crash',
    get restarts() {
      return restarts;
    },
    tenant: (scope, work, more = {}) =>
      transact(
        exclusively(limitOf(more)),
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
      const listener = { received: received, ...(missed && { missed }) };
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known.add(listener));
      // In its turn: within a transaction that fails it would be undone.
      if (known.size === 1)
        await exclusively(LONG_STATEMENT_MS)(({ script }) => script(`listen "${channel}"`));
      return async () => {
        known.delete(listener);
      };
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
    figures: () => ({ waiting: Math.max(0, turns - 1), retries: retriesSoFar(), restarts }),
    async close() {
      closing = true;
      await turn;
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
