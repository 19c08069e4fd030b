import { accessChanged } from '../../access/access-changed.ts';
import { type Engine, sql } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call } from '../../operations.ts';
import { logSecurity } from '../../sign-in/security-log.sql.ts';

/** Where a person is signed in: what has neither ended nor lain unused for too long. */
export const ownSessions = (
  engine: Engine,
  { user, familyId, scope: { timeZone } }: Call<'listOwnSessions'>,
): Promise<DataOf<'listOwnSessions'>> =>
  engine.system(
    (tx) =>
      tx.all(sql`
        select f.id, f.id = ${familyId} as is_this, f.user_agent, f.ip, f.create_date, f.last_date
        from platform.token_family f
        where f.user_id = ${user.id} and f.revoked_date is null and f.expire_date > now()
          and exists (select 1 from platform.refresh_token r
            where r.family_id = f.id and r.replaced_date is null and r.expire_date > now())
        order by f.id = ${familyId} desc, f.last_date desc, f.id desc`),
    { timeZone, readOnly: true },
  );

/**
 * Ends sessions of a person, never the one that asks: their tokens and sockets in every process.
 * @returns how many ended; none where the one that was named is over already, or is somebody else's
 */
export const endOwnSessions = (
  engine: Engine,
  { query, user, familyId, client }: Call<'endOwnSessions'>,
): Promise<number> =>
  engine.system(async (tx) => {
    const ended = await tx.all<{ id: string }>(sql`
      update platform.token_family set revoked_date = now(), revoked_reason = 'ended elsewhere'
      where user_id = ${user.id} and revoked_date is null and id <> ${familyId}
        and id = coalesce(${query?.id ?? null}::bigint, id)
      returning id`);
    if (ended.length === 0) return 0;
    await accessChanged(tx, { families: ended.map(({ id }) => id) });
    await logSecurity(tx, user.id, 'logout', client, `${ended.length} ended from another session`);
    return ended.length;
  });
