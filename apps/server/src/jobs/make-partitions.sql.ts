import { type Engine, sql } from '../database/engine.ts';
import { PARTED } from './parted.ts';

/** Rows of a day that has no partition lie with all others of that kind: nothing is lost, only slower. */
const DAYS_AHEAD = 92;
const DAYS_BACK = 31;
/** Behind a reader of minutes this is retried next time, so that the floor does not queue behind it. */
const LOCK_MS = 2_000;

/**
 * Makes the partitions, months and quarters, of the next rows. The embedded database has none.
 * @returns how many partitions were made
 */
export const makePartitions = (engine: Engine, today: string): Promise<number> =>
  engine.system(async (tx) => {
    await tx.run(sql`select set_config('lock_timeout', ${String(LOCK_MS)}, true)`);
    let made = 0;
    for (const { table, months } of PARTED) {
      const row = await tx.one<{ made: number }>(sql`
        select platform.ensure_partitions(${table}::regclass,
          ${today}::date - ${DAYS_BACK}::int, ${today}::date + ${DAYS_AHEAD}::int, ${months}::int) as made`);
      made += row?.made ?? 0;
    }
    return made;
  });
