import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';

/** Accounts that administer the company and can sign in to it. */
async function countAdmins(tx: Tx, companyId: string): Promise<number> {
  const row = await tx.one<{ count: number }>(sql`
    select count(distinct m.id)::int as count
    from amc.company_member m
    join amc.user_job u on u.company_id = m.company_id and u.employee_id = m.id
    join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.job_type = 9 and j.del_flag = '0'
    where m.company_id = ${companyId} and m.status = 0 and m.user_id is not null and m.del_flag = '0'`);
  return row?.count ?? 0;
}

/**
 * Does what may take the right to administer from somebody. One such change at a time in a company: two
 * administrators who remove each other at once would leave none.
 *
 * @throws {DomainError} `last-admin`
 */
export async function keepingAnAdmin<T>(
  tx: Tx,
  companyId: string,
  work: () => Promise<T>,
): Promise<T> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`admins/${companyId}`}, 0))`);
  const before = await countAdmins(tx, companyId);
  const done = await work();
  if (before > 0 && (await countAdmins(tx, companyId)) === 0)
    throw new DomainError('last-admin', {});
  return done;
}

export const isAdmin = async (
  tx: Tx,
  companyId: string,
  employeeId: string | undefined,
): Promise<boolean> =>
  (await tx.one(sql`
    select 1 from amc.user_job u
    join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.job_type = 9 and j.del_flag = '0'
    where u.company_id = ${companyId} and u.employee_id = ${employeeId ?? null}::bigint`)) !==
  undefined;
