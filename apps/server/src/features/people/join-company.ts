import { DomainError } from '@garment-mes/domain/refusals';
import { accessChanged } from '../../access/access-changed.ts';
import { type Engine, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call } from '../../operations.ts';
import { logSecurity } from '../../sign-in/security-log.sql.ts';
import { companiesWhere } from '../companies/public.ts';

interface Invitation {
  readonly companyId: string;
  readonly userId: string | null;
  readonly status: number;
  readonly isOver: boolean;
}

/**
 * Answers an invitation, once and in time; a member says with it which company opens first.
 * The company is not the one the person works in now, so that the platform looks it up.
 *
 * @throws {DomainError} `record-missing`, `invitation-of-other`, `invitation-void`
 */
export const joinCompany = (
  engine: Engine,
  { body, user, now, client, scope: { timeZone } }: Call<'joinCompany'>,
): Promise<DataOf<'joinCompany'>> =>
  engine.system(
    async (tx) => {
      const id = body.userCompanyId;
      const found = await tx.one<Invitation>(sql`
        select company_id, user_id, status, coalesce(invite_until < ${now}, false) as is_over
        from amc.company_member where id = ${id} and del_flag = '0' for update`);
      if (!found)
        throw new DomainError('record-missing', { what: { zh: '邀请', en: 'The invitation' } });
      if (found.userId !== user.id) throw new DomainError('invitation-of-other', {});
      const answers = found.status === 1 && !found.isOver;
      if (!answers && !(found.status === 0 && body.accept))
        throw new DomainError('invitation-void', {});
      if (answers)
        await tx.run(sql`
          update amc.company_member set status = ${body.accept ? 0 : 2}::int, version = version + 1,
            update_by = ${user.id}, update_date = ${now}
          where company_id = ${found.companyId} and id = ${id}`);
      if (body.accept && body.isDefault) await setDefault(tx, user.id, id, body.isDefault);
      if (answers) await logSecurity(tx, user.id, body.accept ? 'bind' : 'release', client);
      await accessChanged(tx);
      const [company] = await companiesWhere(tx, sql`m.id = ${id}`);
      if (!company)
        throw new DomainError('record-missing', { what: { zh: '公司', en: 'Company' } });
      return company;
    },
    { timeZone },
  );

/** Of a person's companies one opens first, at most. */
export async function setDefault(
  tx: Tx,
  userId: string,
  memberId: string,
  isDefault: '0' | '1',
): Promise<void> {
  await tx.run(sql`
    update amc.company_member
    set is_default = case when id = ${memberId} and ${isDefault} = '0' then '0' else '1' end
    where user_id = ${userId} and (id = ${memberId} or ${isDefault} = '0')`);
}
