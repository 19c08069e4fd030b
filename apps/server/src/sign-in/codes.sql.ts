import { DomainError } from '@garment-mes/domain/refusals';
import { type Engine, sql } from '../database/engine.ts';
import type { Client } from '../operations.ts';
import { provesChallenge } from './code-challenge.ts';
import { hashOf, newSecret } from './secrets.ts';
import { logSecurity } from './security-log.sql.ts';
import { revokeFamily, startFamily, type TokenLifetimes, type TokenPair } from './tokens.sql.ts';

const CODE_SECONDS = 60;

/**
 * A code for one sign-in: used once, within a minute, by the origin it was made for and, with a challenge, by
 * the owner of the secret behind it.
 *
 * @param passwordHash what the person has proven to know; none for somebody who is signed in already
 * @throws {DomainError} `wrong-credentials` where the password was changed meanwhile
 */
export async function issueCode(
  engine: Engine,
  userId: string,
  origin: string,
  challenge?: string,
  passwordHash?: string,
): Promise<string> {
  const code = newSecret();
  const issued = await engine.system((tx) =>
    tx.run(sql`
      insert into platform.oauth_code (code_hash, user_id, callback_origin, code_challenge, expire_date)
      select ${hashOf(code)}, u.id, ${origin}, ${challenge ?? null},
        now() + make_interval(secs => ${CODE_SECONDS}::int)
      from amc.app_user u
      where u.id = ${userId} and u.password_hash = coalesce(${passwordHash ?? null}, u.password_hash)
      for share`),
  );
  if (issued === 0) throw new DomainError('wrong-credentials', {});
  return code;
}

interface Code {
  readonly userId: string;
  readonly callbackOrigin: string;
  readonly codeChallenge: string | null;
  readonly isFresh: boolean;
  readonly isUsed: boolean;
  readonly familyId: string | null;
}

/**
 * Trades a code for tokens. A code that comes twice was stolen by one of the two: the tokens made
 * from it end.
 * @returns `undefined` when the code is refused
 */
export function redeemCode(
  engine: Engine,
  { code, verifier }: { readonly code: string; readonly verifier?: string | undefined },
  lifetimes: TokenLifetimes,
  client: Client,
): Promise<TokenPair | undefined> {
  return engine.system(async (tx) => {
    const row = await tx.one<Code>(sql`
      select user_id, callback_origin, code_challenge, expire_date > now() as is_fresh,
        used_date is not null as is_used, family_id
      from platform.oauth_code where code_hash = ${hashOf(code)} for update`);
    if (!row) return undefined;
    if (row.isUsed) {
      if (row.familyId !== null) await revokeFamily(tx, row.familyId, 'code used twice');
      await logSecurity(tx, row.userId, 'logout', client, 'code used twice');
      return undefined;
    }
    // A page of another origin sends its Origin; a page of our own sends none on a GET.
    const isForeign = client.origin !== undefined && client.origin !== row.callbackOrigin;
    if (!row.isFresh || isForeign) return undefined;
    if (!provesChallenge(row.codeChallenge, verifier)) {
      // A code without its secret was intercepted: it is void from here on.
      await tx.run(sql`
        update platform.oauth_code set used_date = now() where code_hash = ${hashOf(code)}`);
      return undefined;
    }

    const { familyId, ...pair } = await startFamily(tx, row.userId, lifetimes, client);
    await tx.run(sql`
      update platform.oauth_code set used_date = now(), family_id = ${familyId}
      where code_hash = ${hashOf(code)}`);
    await logSecurity(tx, row.userId, 'login', client);
    return pair;
  });
}
