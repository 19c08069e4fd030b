import { DomainError } from '@garment-mes/domain/refusals';
import { type Engine, sql } from '../database/engine.ts';

/** Wrong tries that cost nothing, within ten minutes of each other. */
const FREE_TRIES = 5;
const LONGEST_WAIT_S = 60;
const TRIES_OF_ADDRESS_PER_HOUR = 100;

interface Attempt {
  readonly failures: number;
  readonly waitS: number | null;
}

/**
 * Counts a try before it is judged, so that guesses sent side by side count too; a right password
 * takes the count back. Nobody is locked out: another address is not delayed.
 * @throws {DomainError} `too-many-tries` with the seconds to wait
 */
export async function countTry(engine: Engine, username: string, ip: string): Promise<void> {
  const refused = await engine.system(async (tx) => {
    const counted = await tx.one<Attempt>(sql`
      insert into platform.login_attempt as a (key, failures, last_date)
      values (${keyOf(username, ip)}, 1, now())
      on conflict (key) do update set
        failures = case when a.last_date < now() - interval '10 minutes' then 1 else a.failures + 1 end,
        last_date = now(),
        blocked_until = case
          when a.last_date >= now() - interval '10 minutes' and a.failures + 1 >= ${FREE_TRIES}::int
          then now() + make_interval(secs =>
            least(power(2, a.failures + 1 - ${FREE_TRIES}::int), ${LONGEST_WAIT_S}::int)) end
      where a.blocked_until is null or a.blocked_until <= now()
      returning failures, null::float8 as wait_s`);
    if (!counted) {
      const blocked = await tx.one<Attempt>(sql`
        select failures, extract(epoch from blocked_until - now())::float8 as wait_s
        from platform.login_attempt where key = ${keyOf(username, ip)}`);
      return Math.max(1, Math.ceil(blocked?.waitS ?? 1));
    }
    const address = await tx.one<Attempt>(sql`
      insert into platform.login_attempt as a (key, failures, last_date)
      values (${`address ${ip}`}, 1, now())
      on conflict (key) do update set
        failures = case when a.last_date < now() - interval '1 hour' then 1 else a.failures + 1 end,
        last_date = case when a.last_date < now() - interval '1 hour' then now() else a.last_date end
      returning failures, null::float8 as wait_s`);
    return (address?.failures ?? 0) > TRIES_OF_ADDRESS_PER_HOUR ? LONGEST_WAIT_S : undefined;
  });
  if (refused !== undefined) throw new DomainError('too-many-tries', { seconds: refused });
}

/** The password was right: what was counted for it does not stand. */
export const forgetTries = (engine: Engine, username: string, ip: string): Promise<number> =>
  engine.system(async (tx) => {
    await tx.run(sql`
      update platform.login_attempt set failures = greatest(failures - 1, 0)
      where key = ${`address ${ip}`}`);
    return tx.run(sql`delete from platform.login_attempt where key = ${keyOf(username, ip)}`);
  });

const keyOf = (username: string, ip: string) => `${username} ${ip}`;
