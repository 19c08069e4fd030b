import { ConfigError } from '../config.ts';
import { type Engine, sql } from '../database/engine.ts';
import { prepareSchema } from '../prepare.ts';
import { md5Of, newFirstPassword } from '../sign-in/first-password.ts';
import { hashPassword } from '../sign-in/password.ts';
import { logSecurity } from '../sign-in/security-log.sql.ts';
import { setPassword } from '../sign-in/set-password.sql.ts';
import type { Environment, Said } from './operation.ts';
import { OperationRefused } from './operation-refused.ts';
import { ownFlags } from './own-flags.ts';
import { configOf, withDatabase } from './with-database.ts';

/** `account reset`: gives an account a first password, administrators included, and says it this once. */
export async function account(
  [what, ...args]: readonly string[],
  env: Environment,
  say: Said,
): Promise<number> {
  if (what !== 'reset') throw new ConfigError('account takes reset; see --help');
  const { own, rest } = ownFlags(args, ['user']);
  if (own.user === undefined) throw new ConfigError('account reset takes --user; see --help');
  const username = own.user.trim().toLowerCase();
  const password = await withDatabase(configOf(rest, env), say, async (engine) => {
    await prepareSchema(engine);
    return reset(engine, username);
  });
  say(`sign-in name  ${username}`);
  say(`first password ${password}  (shown this once; it is changed at the first sign-in)`);
  return 0;
}

async function reset(engine: Engine, username: string): Promise<string> {
  const password = newFirstPassword();
  const hash = await hashPassword(md5Of(password));
  await engine.system(async (tx) => {
    const found = await tx.one<{ id: string }>(sql`
      select u.id from amc.app_user u where u.username = ${username} and not exists (
        select 1 from amc.board_device d where d.user_id = u.id)`);
    if (!found) throw new OperationRefused('no account has this sign-in name');
    await setPassword(tx, { userId: found.id, hash, isFirst: true });
    const client = { ip: '127.0.0.1', userAgent: 'operate' };
    await logSecurity(tx, found.id, 'passwordChange', client, 'platform');
  });
  return password;
}
