import { accessChanged } from '../access/access-changed.ts';
import { sql, type Tx } from '../database/engine.ts';

interface NewPassword {
  readonly userId: string;
  readonly hash: string;
  /** Somebody else knows it. */
  readonly isFirst: boolean;
  /** Hash that the password has to have still; any where it is left out. */
  readonly before?: string;
  /** Session that goes on. */
  readonly familyId?: string;
}

/**
 * Sets the password of an account and ends what was opened with the one before: sign-in codes, and every other session.
 * @returns whether it was set: not where the password was changed meanwhile
 */
export async function setPassword(
  tx: Tx,
  { userId, hash, isFirst, before, familyId }: NewPassword,
): Promise<boolean> {
  const set = await tx.run(sql`
    update amc.app_user set password_hash = ${hash}, is_first_password = ${isFirst}, version = version + 1,
      update_date = app_now()
    where id = ${userId} and password_hash = coalesce(${before ?? null}, password_hash)`);
  if (set === 0) return false;
  // Codes first: one that is being traded has its session when this is past.
  await tx.run(
    sql`delete from platform.oauth_code where user_id = ${userId} and used_date is null`,
  );
  const ended = await tx.all<{ id: string }>(sql`
    update platform.token_family set revoked_date = now(), revoked_reason = 'password'
    where user_id = ${userId} and revoked_date is null and id is distinct from ${familyId ?? null}::bigint
    returning id`);
  await accessChanged(tx, { families: ended.map(({ id }) => id) });
  return true;
}
