import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { message } from '../../messages/message-texts.ts';
import type { Call, Services } from '../../operations.ts';
import { hashPassword } from '../../sign-in/password.ts';
import { requireNewMd5 } from '../../sign-in/require-new-password.ts';
import { logSecurity } from '../../sign-in/security-log.sql.ts';
import { setPassword } from '../../sign-in/set-password.sql.ts';
import { type Asked, requirePassword } from '../../sign-in/tries/require-password.ts';
import { userOf } from './account-deletion.ts';

interface Owner extends Asked {
  readonly username: string;
  readonly name: string;
  readonly mobile: string | null;
}

/**
 * Changes the own password, asked for with the present one at the pace of the sign-in. Every other session ends.
 * @throws {DomainError} `wrong-credentials`, `too-many-tries`, `password-same`, `password-own`, `password-common`
 */
export async function changePassword(
  services: Services,
  { body, user, client, familyId, scope, employee }: Call<'changePassword'>,
): Promise<DataOf<'changePassword'>> {
  const { engine, notify } = services;
  const owner = await engine.system((tx) =>
    tx.one<Owner>(sql`
      select id, username, name, mobile, password_hash from amc.app_user where id = ${user.id}`),
  );
  const account = await requirePassword(
    engine,
    owner?.username ?? '',
    owner,
    body.passwordMd5,
    client,
  );
  if (body.newPasswordMd5 === body.passwordMd5) throw new DomainError('password-same', {});
  requireNewMd5(body.newPasswordMd5, account);
  const hash = await hashPassword(body.newPasswordMd5);
  const changed = await engine.system(
    async (tx) => {
      const before = account.passwordHash;
      const isSet = await setPassword(tx, {
        userId: user.id,
        hash,
        isFirst: false,
        before,
        familyId,
      });
      if (!isSet) throw new DomainError('wrong-credentials', {});
      await logSecurity(tx, user.id, 'passwordChange', client);
      return userOf(tx, user.id);
    },
    { timeZone: scope.timeZone },
  );
  // Notices are a company's: a person in none has none.
  if (employee)
    await engine.tenant(scope, (tx) =>
      notify(tx, { userIds: [user.id], title: message('passwordChanged', {}), address: '/me' }),
    );
  return changed;
}
