import { AsyncLocalStorage } from 'node:async_hooks';
import { type Engine, sql } from '../database/engine.ts';
import { type Announcement, PUSH_CHANNEL, pack } from './announcement.ts';
import type { Bus } from './bus.ts';

/** Changes of this long travel together. */
const COALESCE_MS = 50;
/** Looks again in case the transaction was still open, then at leisure for what a crash left behind. */
const LOOK_AGAIN_MS = [250, 1_000];
const LEISURE_MS = 5_000;
const MOST_ROWS = 500;

interface Row {
  readonly companyId: string;
  readonly topic: string;
  readonly keys: string[];
  readonly userIds: string[] | null;
}

export interface Dispatcher {
  /** Something was written: deliver it soon. */
  nudge(): void;
  /** Delivers what is there now; for tests and shutdown. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Takes announcements out of the outbox and sends it to every process, in one transaction.
 *
 * @param prepared when there is an outbox to look into
 */
export function startDispatcher(
  engine: Engine,
  bus: Bus,
  prepared: Promise<unknown>,
  failed: (error: unknown) => void,
): Dispatcher {
  // Nudges come from inside transactions; delivery must not believe that it runs in one of them.
  const outside = AsyncLocalStorage.snapshot();
  const timers = new Set<NodeJS.Timeout>();
  let soon: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;

  const flush = (): Promise<void> => {
    const run = running.then(async () => {
      while ((await deliver(engine, bus)) === MOST_ROWS);
    });
    running = run.catch(() => {});
    return run;
  };
  const inBackground = () => void flush().catch(failed);
  const later = (ms: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      inBackground();
    }, ms);
    timers.add(timer);
  };
  let leisure: NodeJS.Timeout | undefined;
  prepared.then(
    () => {
      if (!stopped) leisure = setInterval(inBackground, LEISURE_MS).unref();
    },
    () => {},
  );

  return {
    nudge() {
      if (stopped || soon) return;
      soon = outside(() =>
        setTimeout(() => {
          soon = undefined;
          inBackground();
          for (const ms of LOOK_AGAIN_MS) if (timers.size < 4) later(ms);
        }, COALESCE_MS),
      );
    },
    flush,
    async stop() {
      stopped = true;
      clearTimeout(soon);
      clearInterval(leisure);
      for (const timer of timers) clearTimeout(timer);
      await flush().catch(failed);
    },
  };
}

/** @returns how many rows were taken */
const deliver = (engine: Engine, bus: Bus): Promise<number> =>
  engine.system(async (tx) => {
    const rows = await tx.all<Row>(sql`
      delete from mmc.outbox where (company_id, id) in (
        select company_id, id from mmc.outbox order by id limit ${MOST_ROWS}::int for update skip locked)
      returning company_id, topic, keys, user_ids`);
    // Should the bus refuse, the rows stay: an announcement may come twice, never not at all.
    for (const payload of pack(merge(rows))) await bus.publish(PUSH_CHANNEL, payload, tx);
    return rows.length;
  });

/** One announcement a company and topic, however often it changed meanwhile. */
function merge(rows: readonly Row[]): Announcement[] {
  const merged = new Map<string, { readonly row: Row; readonly keys: Set<string>; all: boolean }>();
  const personal: Announcement[] = [];
  for (const row of rows) {
    const { companyId, topic, keys, userIds } = row;
    if (userIds) {
      personal.push({ companyId, topic, keys, userIds });
      continue;
    }
    const place = `${companyId}/${topic}`;
    const known = merged.get(place) ?? { row, keys: new Set<string>(), all: false };
    for (const key of keys) known.keys.add(key);
    known.all ||= keys.length === 0 || known.keys.size > 100;
    merged.set(place, known);
  }
  const live = [...merged.values()].map(({ row: { companyId, topic }, keys, all }) => ({
    companyId,
    topic,
    keys: all ? [] : [...keys],
  }));
  return [...live, ...personal];
}
