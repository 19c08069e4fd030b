import pg from 'pg';
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
import { fairShare } from './fair-share.ts';
import { pooledSession } from './pooled-session.ts';
import { bulkSession } from './postgres-bulk.ts';
import { sessionAddress } from './session-address.ts';
import { StatementNames } from './statement-names.ts';

/** Longest the question may take whether the database answers. */
const PULSE_MS = 1_000;
/** Connections for what every request waits for: who calls. */
const FOR_CALLERS = 2;
/** Connections that one company never takes. */
const LEFT_FOR_OTHERS = 2;

export interface PostgresOptions {
  readonly url: string;
  /** Connections for requests; who calls, jobs, health and listening have their own. */
  readonly connections?: number;
  /** In place of the machine's time. */
  readonly clock?: Clock;
}

/** PostgreSQL over the network or a socket. Statements of a transaction travel in one flight. */
export async function openPostgres({
  url,
  connections = 8,
  clock,
}: PostgresOptions): Promise<Engine> {
  const address = sessionAddress(url);
  const common = {
    connectionString: address,
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    allowExitOnIdle: true,
  };
  const requests = new pg.Pool({ ...common, max: connections, application_name: 'garment-mes' });
  const jobs = new pg.Pool({ ...common, max: 3, application_name: 'garment-mes jobs' });
  const callers = new pg.Pool({
    ...common,
    max: FOR_CALLERS,
    application_name: 'garment-mes callers',
  });
  // Health is asked of a connection that nothing else takes; one that hangs is given up.
  const pulse = new pg.Pool({
    ...common,
    max: 1,
    application_name: 'garment-mes health',
    connectionTimeoutMillis: PULSE_MS,
    query_timeout: PULSE_MS,
  });
  const pools = [requests, jobs, callers, pulse];
  // A connection that dies while idle is replaced at the next use; nobody needs to be notified.
  for (const pool of pools) pool.on('error', () => {});
  const closeAll = () => Promise.all(pools.map((pool) => pool.end()));
  const listener = listenerOf(address);
  const names = new StatementNames();

  const held = (pool: pg.Pool, limitMs: number) => pooledSession(pool, limitMs, names);

  // One company's slow work leaves connections for the others.
  const share = fairShare(Math.max(1, connections - LEFT_FOR_OTHERS));
  const bulk = <T>(use: (session: BulkSession) => Promise<T>) => bulkSession(address, use);

  await held(
    jobs,
    LONG_STATEMENT_MS,
  )((session) => session.script('select 1')).catch(async (error: unknown) => {
    await closeAll();
    throw error;
  });

  return {
    kind: 'postgres',
    clock: clock ?? systemClock,
    durability: 'power-loss',
    tenant: (scope, work, more = {}) =>
      share(scope.companyId, () =>
        transact(
          held(requests, limitOf(more)),
          () => tenantPrologue(scope, more, clock),
          work,
          scope.reach,
        ),
      ),
    system: (work, more = {}) =>
      transact(
        held(more.ofCaller ? callers : jobs, more.statementMs ?? LONG_STATEMENT_MS),
        () => systemPrologue(more, clock),
        work,
      ),
    listen: listener.listen,
    copyIn: (table, columns, chunks) =>
      bulk(({ copyIn, script }) =>
        script(
          ['set session_replication_role = replica', ...clockSetting(clock, 'set')].join('; '),
        ).then(() => copyIn(copyFrom(table, columns, 'stdin'), chunks)),
      ),
    snapshot: (work) => bulk((session) => snapshotOver(session, async () => [''], 'stdout', work)),
    load: (work) => bulk((session) => loadOver(session, 'stdin', work)),
    maintain: (statement) => held(jobs, LONG_STATEMENT_MS)((session) => session.script(statement)),
    answers: () =>
      held(
        pulse,
        PULSE_MS,
      )((session) => session.script('select 1')).then(
        () => true,
        () => false,
      ),
    figures: () => ({
      waiting: [requests, jobs, callers].reduce((sum, pool) => sum + pool.waitingCount, 0),
      retries: retriesSoFar(),
      restarts: 0,
    }),
    async close() {
      await listener.close();
      await closeAll();
    },
  };
}

/** One connection that only listens, opened again when it is lost. */
function listenerOf(url: string): Pick<Engine, 'listen' | 'close'> {
  const listeners = new Map<string, Set<Listener>>();
  let wasCut = false;
  let connection: Promise<pg.Client> | undefined;
  let again: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'garment-mes listener',
      // Channels are asked for as they come, several at once while the server starts.
      ...{ pipeline: true },
    });
    const lost = () => {
      wasCut = true;
      connection = undefined;
      if (!closed && listeners.size > 0)
        again = setTimeout(() => void ensure().catch(lost), 1_000).unref();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ channel, payload }) => {
      for (const { received } of listeners.get(channel) ?? []) received(payload ?? '');
    });
    await client.connect();
    for (const channel of listeners.keys()) await client.query(`listen "${channel}"`);
    if (wasCut) for (const all of listeners.values()) for (const { missed } of all) missed?.();
    wasCut = false;
    return client;
  };
  const ensure = () => {
    clearTimeout(again);
    connection ??= connect().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };

  return {
    async listen(channel, received, missed) {
      const listener = { received, ...(missed && { missed }) };
      const known = listeners.get(channel);
      if (known) known.add(listener);
      else {
        const running = connection;
        listeners.set(channel, new Set([listener]));
        if (running) await (await running).query(`listen "${channel}"`);
      }
      await ensure();
      return async () => {
        listeners.get(channel)?.delete(listener);
      };
    },
    async close() {
      closed = true;
      clearTimeout(again);
      await (await connection?.catch(() => undefined))?.end();
    },
  };
}
