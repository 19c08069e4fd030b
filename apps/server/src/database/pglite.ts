import type { Engine } from './engine.ts';
import { PgliteProcess } from './pglite-process.ts';
import { LONG_STATEMENT_MS, limitOf, systemPrologue, tenantPrologue } from './session-prologue.ts';
import { type Session, transact } from './transaction.ts';

export interface PgliteOptions {
  /** Data folder, locked by the caller; in memory when not said. */
  readonly folder?: string;
  readonly snapshot?: string;
  /** Told each time a new thread replaces one that was given up. */
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
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let restarts = 0;
  let closing = false;
  let turn: Promise<unknown> = Promise.resolve();

  const heard = (channel: string, payload: string) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  };
  const start = () =>
    new PgliteProcess(
      {
        ...(options.folder && { folder: options.folder }),
        ...(options.snapshot && { snapshot: options.snapshot }),
      },
      heard,
      () => {
        // Memory is lost with its thread; a folder is opened again where it was.
        if (closing || options.folder === undefined) return;
        restarts += 1;
        life = start();
        for (const channel of listeners.keys()) void listenOn(channel).catch(() => {});
        options.reopened?.();
      },
    );
  let life = start();
  await life.ready;

  const listenOn = (channel: string) => life.ask({ kind: 'script', text: `listen "${channel}"` });

  const exclusively = <R>(limitMs: number) => {
    return <T extends R>(use: (session: Session) => Promise<T>): Promise<T> => {
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
        });
      });
      turn = run.catch(() => {});
      return run;
    };
  };

  return {
    kind: 'pglite',
    durability: 'process-crash',
    get restarts() {
      return restarts;
    },
    tenant: (scope, work, more = {}) =>
      transact(exclusively(limitOf(more)), tenantPrologue(scope, more), work, scope.reach),
    system: (work, more = {}) =>
      transact(exclusively(more.statementMs ?? LONG_STATEMENT_MS), systemPrologue(more), work),
    async listen(channel, listener) {
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known.add(listener));
      if (known.size === 1) await listenOn(channel);
      return async () => {
        known.delete(listener);
      };
    },
    async copyIn(table, columns, chunks) {
      const statement = `copy ${table} (${columns.join(', ')}) from '/dev/blob'`;
      const load = async (script: (text: string) => Promise<void>) => {
        await script('set session_replication_role = replica');
        for await (const blob of chunks)
          await life.ask({ kind: 'statement', text: statement, values: [], blob });
      };
      await exclusively(LONG_STATEMENT_MS)(({ script }) =>
        load(script).finally(() => script('reset session_replication_role')),
      );
    },
    maintain: (statement) => exclusively(LONG_STATEMENT_MS)((session) => session.script(statement)),
    async dump() {
      const dumped = await life.ask({ kind: 'dump' });
      if (dumped.kind !== 'dumped') throw new Error('no archive came back');
      return dumped.archive;
    },
    async close() {
      closing = true;
      await turn;
      await life.close();
    },
  };
}
