import { DomainError } from '@garment-mes/domain/refusals';
import { type Engine, sql, type Tx } from '../database/engine.ts';
import { lineOf } from '../http/client-address.ts';
import { hashOf, newSecret } from '../sign-in/secrets.ts';
import { countAt, giveBackAt } from '../sign-in/tries/pace.sql.ts';

/** How long a link works. */
const MINUTES = 60;
/** Wrong links from one address. */
const OF_ADDRESS = { atOnce: 10, secondsEach: 30 };

const hasCompany = async (tx: Tx): Promise<boolean> =>
  (await tx.one(sql`select 1 from amc.company limit 1`)) !== undefined;

/**
 * Makes the link that begins the first company, and ends the one before it.
 * @returns its secret, of which a hash alone is kept; `undefined` where there is a company
 */
export const newSetupLink = (engine: Engine): Promise<string | undefined> =>
  engine.system(async (tx) => {
    if (await hasCompany(tx)) return undefined;
    const secret = newSecret();
    await tx.run(sql`
      insert into platform.setup_link as l (secret_hash, expire_date)
      values (${hashOf(secret)}, app_now() + make_interval(mins => ${MINUTES}::int))
      on conflict (only_one) do update set
        secret_hash = excluded.secret_hash, expire_date = excluded.expire_date`);
    return secret;
  });

/**
 * Says whether a link works still, at a pace at which none is guessed.
 * @throws {DomainError} `too-many-tries`, `company-begun`, `setup-link-spent`
 */
export async function requireSetupLink(engine: Engine, secret: string, ip: string): Promise<void> {
  const pace = [{ ...OF_ADDRESS, key: hashOf(`setup ${lineOf(ip)}`) }];
  // Counted before it is looked at: links sent side by side count too.
  const seconds = await engine.system((tx) => countAt(tx, pace));
  if (seconds > 0) throw new DomainError('too-many-tries', { seconds });
  await engine.system(async (tx) => {
    const living = await tx.one(sql`
      select 1 from platform.setup_link
      where secret_hash = ${hashOf(secret)} and expire_date > app_now()`);
    await refuseUnless(tx, living !== undefined);
    await giveBackAt(tx, pace);
  });
}

/**
 * Uses the link up. Whoever brings it at the same moment waits here for the outcome.
 * @throws {DomainError} `company-begun`, `setup-link-spent`
 */
export async function spendSetupLink(tx: Tx, secret: string): Promise<void> {
  const spent = await tx.run(sql`
    delete from platform.setup_link
    where secret_hash = ${hashOf(secret)} and expire_date > app_now()`);
  await refuseUnless(tx, spent > 0);
}

async function refuseUnless(tx: Tx, isLiving: boolean): Promise<void> {
  if (await hasCompany(tx)) throw new DomainError('company-begun', {});
  if (!isLiving) throw new DomainError('setup-link-spent', {});
}
