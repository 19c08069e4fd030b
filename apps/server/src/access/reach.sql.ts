import { type Reach, sql, type Tx } from '../database/engine.ts';

/**
 * The rows an employee's jobs reach, taken together: the whole company (`undefined`) with a job of data
 * scope 1 or an administrator's; with scope 2 the own departments and those the person manages, each with
 * what lies below; with scope 3 the departments that share a managing group with the person; with scope 4,
 * and without any job, nothing but what is the person's own.
 */
export async function reachOf(
  tx: Tx,
  companyId: string,
  employeeId: string,
  userId: string,
): Promise<Reach | undefined> {
  const found = await tx.one<{ whole: boolean; deptIds: string[] }>(sql`
    with job as (
      select j.job_type, j.data_scope from amc.user_job u
      join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.del_flag = '0'
      where u.company_id = ${companyId} and u.employee_id = ${employeeId} and u.del_flag = '0'),
    today as (
      select (app_now() at time zone c.time_zone)::date as day from amc.company c where c.id = ${companyId}),
    home as (
      select m.dept_id as id from amc.company_member m
      where m.company_id = ${companyId} and m.id = ${employeeId} and m.dept_id is not null
      union
      select u.dept_id from amc.dept_user u cross join today t
      where u.company_id = ${companyId} and u.employee_id = ${employeeId} and u.del_flag = '0'
        and u.from_date <= t.day and (u.to_date is null or u.to_date >= t.day)
      union
      select g.dept_id from amc.dept_manager g
      where g.company_id = ${companyId} and g.employee_id = ${employeeId} and g.del_flag = '0'),
    reached as (
      select d.id from amc.department d join home h on d.path like '%/' || h.id || '/%'
      where d.company_id = ${companyId} and exists (select 1 from job where data_scope = 2)
      union
      select h.id from home h where exists (select 1 from job where data_scope = 2)
      union
      select o.dept_id from amc.dept_manager g
      join amc.dept_manager o on o.company_id = g.company_id and o.del_flag = '0'
        and (o.id = g.id or (o.manage_group = g.manage_group and g.manage_group <> ''))
      where g.company_id = ${companyId} and g.employee_id = ${employeeId} and g.del_flag = '0'
        and exists (select 1 from job where data_scope = 3))
    select exists (select 1 from job where data_scope = 1 or job_type = 9)
        or exists (select 1 from amc.board_device b
          where b.company_id = ${companyId} and b.id = ${employeeId} and b.del_flag = '0') as whole,
      array(select id::text from reached order by id) as dept_ids`);
  if (found?.whole) return undefined;
  return { deptIds: found?.deptIds ?? [], employeeId, userId };
}
