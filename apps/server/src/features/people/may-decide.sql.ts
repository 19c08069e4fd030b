import { type Sql, sql, type Tx } from '../../database/engine.ts';

/** Kind of job: a workshop's or a cutting room's manager. */
const MANAGER = 1;

/**
 * Whether an employee decides about another: as a manager of the other's department or of one above it, with the job
 * of a manager in such a department, or with a job that covers the whole company.
 *
 * @param other id of the other, of a row or a value
 */
export const decidesFor = (companyId: string, employeeId: string | undefined, other: Sql): Sql => {
  const asker = sql`${employeeId ?? null}::bigint`;
  return sql`(exists (
      select 1 from amc.user_job u
      join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.del_flag = '0'
      where u.company_id = ${companyId} and u.employee_id = ${asker}
        and (j.data_scope = 1 or j.job_type = 9))
    or exists (
      select 1 from amc.company_member e
      join amc.department d on d.company_id = e.company_id and d.id = e.dept_id
      join amc.dept_manager m on m.company_id = e.company_id and m.del_flag = '0'
        and d.path like '%/' || m.dept_id || '/%'
      where e.company_id = ${companyId} and e.id = ${other} and m.employee_id = ${asker})
    or exists (
      select 1 from amc.company_member e
      join amc.department d on d.company_id = e.company_id and d.id = e.dept_id
      join amc.company_member h on h.company_id = e.company_id and h.id = ${asker}
        and d.path like '%/' || h.dept_id || '/%'
      join amc.user_job u on u.company_id = h.company_id and u.employee_id = h.id and u.del_flag = '0'
      join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.del_flag = '0'
        and j.job_type = ${MANAGER}::int and j.data_scope = 2
      where e.company_id = ${companyId} and e.id = ${other}))`;
};

export const mayDecideFor = async (
  tx: Tx,
  companyId: string,
  employeeId: string | undefined,
  otherId: string,
): Promise<boolean> =>
  (await tx.one(sql`
    select 1 where ${decidesFor(companyId, employeeId, sql`${otherId}::bigint`)}`)) !== undefined;
