import { sql, type Tx } from '../../database/engine.ts';

/** How often something may be tried under a key: so many times at once, and then once in so many seconds. */
export interface Pace {
  /** Hash of what it stands for: the database keeps neither names nor addresses. */
  readonly key: string;
  readonly atOnce: number;
  readonly secondsEach: number;
}

/**
 * Counts one try at each pace, or at none. Tries that come side by side wait for each other's rows, in the order of
 * `paces`: who counts at several names them in the same order everywhere.
 *
 * @returns 0, or the whole seconds until it can be counted at all of them
 */
export async function countAt(tx: Tx, paces: readonly Pace[]): Promise<number> {
  const wait = await waitAt(tx, paces);
  if (wait > 0) return wait;
  for (const [at, pace] of paces.entries()) {
    if (await count(tx, pace)) continue;
    // Another one was quicker.
    await giveBackAt(tx, paces.slice(0, at));
    return Math.max(1, await waitAt(tx, paces));
  }
  return 0;
}

/** Takes back what was counted for a try that was none. */
export async function giveBackAt(tx: Tx, paces: readonly Pace[]): Promise<void> {
  for (const { key, secondsEach } of paces)
    await tx.run(sql`
      update platform.pace set spent_until = spent_until - make_interval(secs => ${secondsEach}::int)
      where key = ${key}`);
}

const aheadAtMost = ({ atOnce, secondsEach }: Pace) => (atOnce - 1) * secondsEach;

async function count(tx: Tx, pace: Pace): Promise<boolean> {
  const { key, secondsEach } = pace;
  const counted = await tx.run(sql`
    insert into platform.pace as p (key, spent_until)
    values (${key}, app_now() + make_interval(secs => ${secondsEach}::int))
    on conflict (key) do update set
      spent_until = greatest(p.spent_until, app_now()) + make_interval(secs => ${secondsEach}::int)
    where p.spent_until <= app_now() + make_interval(secs => ${aheadAtMost(pace)}::int)`);
  return counted > 0;
}

async function waitAt(tx: Tx, paces: readonly Pace[]): Promise<number> {
  const rows = await tx.all<{ key: string; ahead: number }>(sql`
    select key, extract(epoch from spent_until - app_now())::float8 as ahead
    from platform.pace where key = any(${paces.map(({ key }) => key)}::text[])`);
  const waits = rows.map(({ key, ahead }) => {
    const pace = paces.find((each) => each.key === key);
    return pace ? Math.ceil(ahead - aheadAtMost(pace)) : 0;
  });
  return Math.max(0, ...waits);
}
