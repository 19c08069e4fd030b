import { DomainError } from '@garment-mes/domain/refusals';
import { type Engine, sql } from '../database/engine.ts';
import { invalidGrant } from '../http/faults/http-problem.ts';
import type { Client, Feature } from '../operations.ts';
import { type AllowedOrigins, readCallback } from './callbacks.ts';
import { readChallenge } from './code-challenge.ts';
import { issueCode, redeemCode } from './codes.sql.ts';
import { hashOf } from './secrets.ts';
import { logSecurity } from './security-log.sql.ts';
import { revokeFamily, rotate, type TokenLifetimes, type TokenPair } from './tokens.sql.ts';
import { requirePassword } from './tries/require-password.ts';

export interface SignInConfig extends TokenLifetimes {
  readonly allowedOrigins: () => AllowedOrigins;
}

type Ids = 'login' | 'exchangeOauthCode' | 'refreshToken' | 'revokeToken';

export const signIn =
  (config: SignInConfig): Feature<Ids> =>
  ({ engine }) => ({
    async login({ body, client }) {
      const { origin, address } = readCallback(body.callback, config.allowedOrigins());
      const challenge = readChallenge(body.codeChallenge, body.codeChallengeMethod);
      const username = body.username.trim().toLowerCase();
      const named = await accountOf(engine, username);
      const account = await requirePassword(engine, username, named, body.password, client);
      if (account.delFlag === '1') throw new DomainError('account-disabled', {});
      const { id, passwordHash } = account;
      const code = await issueCode(engine, id, origin, challenge, passwordHash);
      return { code, callback: address };
    },

    async exchangeOauthCode({ query, client }) {
      const proof = { code: query.payload, verifier: query.code_verifier };
      const pair = await redeemCode(engine, proof, config, client);
      if (!pair) throw new DomainError('code-spent', {});
      return wire(pair);
    },

    async refreshToken({ query, client }) {
      const pair = await rotate(engine, query.refresh_token, config, client);
      if (!pair) throw invalidGrant();
      return wire(pair);
    },

    async revokeToken({ query, user, client }) {
      await revokeOwn(engine, query.access_token, user.id, client);
      return true;
    },
  });

const wire = ({ accessToken, refreshToken, expiresIn }: TokenPair) => ({
  access_token: accessToken,
  refresh_token: refreshToken,
  expires_in: expiresIn,
});

interface Account {
  readonly id: string;
  readonly passwordHash: string;
  readonly delFlag: string;
}

const accountOf = (engine: Engine, username: string): Promise<Account | undefined> =>
  engine.system((tx) =>
    tx.one<Account>(sql`
      select id, password_hash, del_flag from amc.app_user where username = ${username}`),
  );

/** Ends the family of one of the person's own tokens; of somebody else's, nothing happens. */
const revokeOwn = (engine: Engine, token: string, userId: string, client: Client): Promise<void> =>
  engine.system(async (tx) => {
    const family = await tx.one<{ id: string }>(sql`
      select f.id from platform.access_token t
      join platform.token_family f on f.id = t.family_id
      where t.token_hash = ${hashOf(token)} and f.user_id = ${userId} and f.revoked_date is null`);
    if (!family) return;
    await revokeFamily(tx, family.id, 'logout');
    await logSecurity(tx, userId, 'logout', client);
  });
