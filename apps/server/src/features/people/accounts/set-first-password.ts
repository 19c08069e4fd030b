import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Call, Services } from '../../../operations.ts';
import { md5Of, newFirstPassword } from '../../../sign-in/first-password.ts';
import { hashPassword } from '../../../sign-in/password.ts';
import { logSecurity } from '../../../sign-in/security-log.sql.ts';
import { setPassword } from '../../../sign-in/set-password.sql.ts';

interface Target {
  readonly userId: string;
  readonly username: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly isElsewhere: boolean;
}

/** Kind of job that may do everything. */
const ADMINISTRATOR = 9;

/**
 * Gives an account of the company a first password, shown once, in the answer. An account that opens more than this
 * company, or all of it, is the platform's to reset.
 * @throws {DomainError} `record-foreign`, `password-of-own`, `password-of-admin`, `password-elsewhere`
 */
export async function setFirstPassword(
  { engine, audit }: Services,
  { body, companyId, scope, user, client }: Call<'setFirstPassword'>,
): Promise<DataOf<'setFirstPassword'>> {
  const password = newFirstPassword();
  const hash = await hashPassword(md5Of(password));
  const username = await engine.system(async (tx) => {
    const target = await targetOf(tx, companyId, body.id);
    if (!target) throw new DomainError('record-foreign', { what: { zh: '账号', en: 'Account' } });
    const { userId, name } = target;
    if (userId === user.id) throw new DomainError('password-of-own', {});
    if (target.isAdmin) throw new DomainError('password-of-admin', { name });
    if (target.isElsewhere) throw new DomainError('password-elsewhere', { name });
    await setPassword(tx, { userId, hash, isFirst: true });
    await logSecurity(tx, userId, 'passwordChange', client, 'administrator');
    return target.username;
  });
  await engine.tenant(scope, (tx) =>
    audit(tx, { bizType: 'employee', bizId: body.id, action: 'account' }),
  );
  return { username, password };
}

/** Under the lock of the account. */
const targetOf = (tx: Tx, companyId: string, id: string): Promise<Target | undefined> =>
  tx.one<Target>(sql`
    select u.id as user_id, u.username, m.employee_name as name,
      exists (
        select 1 from amc.user_job uj
        join amc.job j on j.company_id = uj.company_id and j.id = uj.job_id
        where uj.company_id = m.company_id and uj.employee_id = m.id and j.job_type = ${ADMINISTRATOR}
          and j.del_flag = '0') as is_admin,
      exists (
        select 1 from amc.company_member o
        where o.user_id = u.id and o.company_id <> m.company_id and o.status in (0, 1)
          and o.del_flag = '0') as is_elsewhere
    from amc.company_member m join amc.app_user u on u.id = m.user_id
    where m.company_id = ${companyId} and m.id = ${id} and m.status = 0 and m.del_flag = '0'
      and u.del_flag <> '1'
    for update of u`);
