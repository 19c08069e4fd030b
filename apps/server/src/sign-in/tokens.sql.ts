import { accessChanged } from '../access/access-changed.ts';
import { type Engine, type Sql, sql, type Tx } from '../database/engine.ts';
import type { Client } from '../operations.ts';
import { derive, hashOf, newSecret } from './secrets.ts';
import { logSecurity } from './security-log.sql.ts';

export interface TokenLifetimes {
  /** Life of an access token. */
  readonly accessSeconds: number;
}

/** A replaced refresh token still answers its successor this long: the first answer may have been lost. */
const GRACE_SECONDS = 10;
const IDLE_DAYS = 14;
const LONGEST_DAYS = 30;
/** A wall board comes back by itself after a holiday, and stays until it is revoked. */
const DEVICE_IDLE_DAYS = 90;
const DEVICE_LONGEST_DAYS = 3650;

const isDevice = (userId: Sql): Sql =>
  sql`exists (select 1 from amc.board_device where user_id = ${userId} and del_flag = '0')`;

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresIn: number;
}

/** A new family of tokens: one sign-in. */
export async function startFamily(
  tx: Tx,
  userId: string,
  { accessSeconds }: TokenLifetimes,
  { ip, userAgent }: Pick<Client, 'ip' | 'userAgent'>,
): Promise<TokenPair & { readonly familyId: string }> {
  const family = await tx.one<{ id: string }>(sql`
    insert into platform.token_family (user_id, secret, ip, user_agent, expire_date)
    values (${userId}, ${newSecret()}, ${ip}, ${userAgent}, now() + make_interval(days =>
      case when ${isDevice(sql`${userId}`)} then ${DEVICE_LONGEST_DAYS}::int else ${LONGEST_DAYS}::int end))
    returning id`);
  if (!family) throw new Error('no family was written');
  const pair = { accessToken: newSecret(), refreshToken: newSecret(), expiresIn: accessSeconds };
  await storePair(tx, family.id, pair);
  return { ...pair, familyId: family.id };
}

interface Presented {
  readonly familyId: string;
  readonly userId: string;
  readonly secret: string;
  readonly isUsable: boolean;
  readonly replacedAgo: number | null;
  readonly successorReplaced: boolean | null;
}

/**
 * Rotates: the presented token is replaced by its successor. Its direct successor is answered once
 * more within ten seconds; any older token ends the family, because somebody else has it too.
 * @returns `undefined` when the token is refused
 */
export function rotate(
  engine: Engine,
  refreshToken: string,
  lifetimes: TokenLifetimes,
  client: Client,
): Promise<TokenPair | undefined> {
  return engine.system(async (tx) => {
    // Two refreshes of one family wait for each other here: no descendant outlives a revocation.
    await tx.one(sql`
      select f.id from platform.token_family f
      where f.id = (select family_id from platform.refresh_token where token_hash = ${hashOf(refreshToken)})
      for update`);
    const presented = await tx.one<Presented>(sql`
      select f.id as family_id, f.user_id, f.secret,
        f.revoked_date is null and f.expire_date > now() and t.expire_date > now()
          and u.del_flag <> '1' as is_usable,
        extract(epoch from now() - t.replaced_date)::float8 as replaced_ago,
        s.replaced_date is not null as successor_replaced
      from platform.refresh_token t
      join platform.token_family f on f.id = t.family_id
      join amc.app_user u on u.id = f.user_id
      left join platform.refresh_token s on s.token_hash = t.replaced_by
      where t.token_hash = ${hashOf(refreshToken)}`);
    if (!presented?.isUsable) return undefined;

    const { familyId, userId, secret, replacedAgo, successorReplaced } = presented;
    const pair = {
      accessToken: derive(secret, 'access', refreshToken),
      refreshToken: derive(secret, 'refresh', refreshToken),
      expiresIn: lifetimes.accessSeconds,
    };
    if (replacedAgo === null) {
      await storePair(tx, familyId, pair);
      await tx.run(sql`
        update platform.refresh_token set replaced_date = now(), replaced_by = ${hashOf(pair.refreshToken)}
        where token_hash = ${hashOf(refreshToken)}`);
      await tx.run(sql`
        update platform.token_family set last_date = now(), ip = ${client.ip}, user_agent = ${client.userAgent}
        where id = ${familyId}`);
      await logSecurity(tx, userId, 'refresh', client);
      return pair;
    }
    if (replacedAgo <= GRACE_SECONDS && !successorReplaced)
      return { ...pair, expiresIn: await secondsLeft(tx, pair.accessToken) };

    await revokeFamily(tx, familyId, 'reuse');
    await logSecurity(tx, userId, 'logout', client, 'refresh token used twice');
    return undefined;
  });
}

/** Ends a family in every process: its tokens, and the sockets that were bound with them. */
export async function revokeFamily(tx: Tx, familyId: string, reason: string): Promise<void> {
  await tx.run(sql`
    update platform.token_family set revoked_date = coalesce(revoked_date, now()), revoked_reason = ${reason}
    where id = ${familyId}`);
  await accessChanged(tx, { families: [familyId] });
}

async function storePair(tx: Tx, familyId: string, pair: TokenPair): Promise<void> {
  await tx.run(sql`
    insert into platform.access_token (token_hash, family_id, expire_date)
    values (${hashOf(pair.accessToken)}, ${familyId}, now() + make_interval(secs => ${pair.expiresIn}::int))`);
  await tx.run(sql`
    insert into platform.refresh_token (token_hash, family_id, expire_date)
    select ${hashOf(pair.refreshToken)}, f.id, now() + make_interval(days =>
      case when ${isDevice(sql`f.user_id`)} then ${DEVICE_IDLE_DAYS}::int else ${IDLE_DAYS}::int end)
    from platform.token_family f where f.id = ${familyId}`);
}

async function secondsLeft(tx: Tx, accessToken: string): Promise<number> {
  const row = await tx.one<{ left: number }>(sql`
    select greatest(0, floor(extract(epoch from expire_date - now())))::int as left
    from platform.access_token where token_hash = ${hashOf(accessToken)}`);
  return row?.left ?? 0;
}
