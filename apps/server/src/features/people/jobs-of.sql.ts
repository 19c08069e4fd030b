import { DomainError } from '@garment-mes/domain/refusals';
import { seesRatesByJob } from '../../access/rights.sql.ts';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { isAdmin } from './admins.sql.ts';

export type UserJob = DataOf<'saveUserJobs'>[number];
type Permission = DataOf<'saveUserPermission'>[number];

export const userJobs = (tx: Tx, companyId: string, where: Sql): Promise<UserJob[]> =>
  tx.all<UserJob>(sql`
    select u.id, u.employee_id, u.job_id, j.code as job_code, j.name as job_name
    from amc.user_job u
    join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.del_flag = '0'
    where u.company_id = ${companyId} ${where}
    order by u.employee_id, j.sort, j.code`);

/**
 * Gives a person exactly these jobs.
 * @throws {DomainError} `record-foreign`, or `no-permission` where somebody else than an administrator makes or unmakes one
 */
export async function assignJobs(
  tx: Tx,
  { companyId, employee }: Actor,
  employeeId: string,
  jobIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(jobIds)];
  const jobs = await tx.all<{ id: string; jobType: number }>(sql`
    select id, job_type from amc.job
    where company_id = ${companyId} and id = any(${ids}::bigint[]) and del_flag = '0'`);
  if (jobs.length < ids.length)
    throw new DomainError('record-foreign', { what: { zh: '岗位', en: 'Job' } });
  const was = await isAdmin(tx, companyId, employeeId);
  const becomes = jobs.some(({ jobType }) => jobType === 9);
  if (was !== becomes && !(await isAdmin(tx, companyId, employee?.id)))
    throw new DomainError('no-permission', { name: { zh: '公司管理员', en: 'Administrator' } });
  await tx.run(sql`
    delete from amc.user_job
    where company_id = ${companyId} and employee_id = ${employeeId} and job_id <> all(${ids}::bigint[])`);
  await tx.run(sql`
    insert into amc.user_job (employee_id, job_id)
    select ${employeeId}, id from unnest(${ids}::bigint[]) as id
    on conflict (company_id, employee_id, job_id) do nothing`);
}

/** Every right of a person with where it comes from; denied ones are listed as well. */
export const permissionsOf = (
  tx: Tx,
  companyId: string,
  employeeId: string,
): Promise<Permission[]> =>
  tx.all<Permission>(sql`
    with origin as (
      select distinct on (jm.menu_id) jm.menu_id, 'job' as origin, j.name as job_name
      from amc.user_job u
      join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.del_flag = '0'
      join lateral (
        select m.id as menu_id from amc.menu m where j.job_type = 9
        union all
        select x.menu_id from amc.job_menu x
        where j.job_type <> 9 and x.company_id = j.company_id and x.job_id = j.id
        union
        select m.id from amc.menu m where j.job_type <> 9 and ${seesRatesByJob}) jm on true
      where u.company_id = ${companyId} and u.employee_id = ${employeeId}
      order by jm.menu_id, j.sort, j.code),
    decided as (
      select menu_id, case effect when 1 then 'grant' else 'deny' end as origin
      from amc.user_permission where company_id = ${companyId} and employee_id = ${employeeId})
    select m.id as menu_id, m.name,
      case when m.menu_type = 2 then m.method || '^' || m.url else m.url end as key,
      coalesce(d.origin, o.origin) as origin, o.job_name
    from amc.menu m
    left join origin o on o.menu_id = m.id
    left join decided d on d.menu_id = m.id
    where m.menu_type > 0 and (o.menu_id is not null or d.menu_id is not null)
    order by m.menu_type, m.sort, m.code`);
