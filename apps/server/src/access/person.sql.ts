import { type Engine, sql } from '../database/engine.ts';
import { hashOf } from '../sign-in/secrets.ts';

/** The account behind an access token. */
export interface Person {
  readonly userId: string;
  readonly name: string;
  readonly familyId: string;
  /** '0' normal, '2' deletion requested. */
  readonly delFlag: '0' | '2';
  /** Somebody else knows the password: it is changed before anything else. */
  readonly isFirstPassword: boolean;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

interface Row {
  readonly userId: string;
  readonly name: string;
  readonly familyId: string;
  readonly delFlag: '0' | '2';
  readonly isFirstPassword: boolean;
  readonly leftMs: number;
}

/** The database's clock decides what is left of a token; ours only counts it down. */
export async function personOfToken(engine: Engine, token: string): Promise<Person | undefined> {
  const row = await engine.system(
    (tx) =>
      tx.one<Row>(sql`
      select u.id as user_id, u.name, f.id as family_id, u.del_flag, u.is_first_password,
        (extract(epoch from least(t.expire_date, f.expire_date) - now()) * 1000)::float8 as left_ms
      from platform.access_token t
      join platform.token_family f on f.id = t.family_id
      join amc.app_user u on u.id = f.user_id
      where t.token_hash = ${hashOf(token)} and f.revoked_date is null and u.del_flag <> '1'`),
    { ofCaller: true },
  );
  if (!row || row.leftMs <= 0) return undefined;
  const { leftMs, ...person } = row;
  return { ...person, expiresAt: Date.now() + leftMs };
}
