import { DomainError } from '@garment-mes/domain/refusals';
import { join, type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';

export type DepartmentUser = DataOf<'listDepartmentUsers'>[number];
export type DepartmentManager = DataOf<'listDepartmentManagers'>[number];

const named = sql`
  d.name as dept_name, u.employee_id, m.employee_no, m.employee_name`;

const joins = sql`
  join amc.department d on d.company_id = u.company_id and d.id = u.dept_id
  join amc.company_member m on m.company_id = u.company_id and m.id = u.employee_id`;

/** Memberships of departments, the running ones first. */
export const departmentUsers = (tx: Tx, companyId: string, where: Sql): Promise<DepartmentUser[]> =>
  tx.all<DepartmentUser>(sql`
    select u.id, u.dept_id, ${named}, u.is_main, u.from_date, u.to_date
    from amc.dept_user u ${joins}
    where u.company_id = ${companyId} and u.del_flag = '0' and m.del_flag = '0' ${where}
    order by u.to_date is not null, u.from_date desc, m.employee_no, u.id`);

/** Heads of departments that still stand. */
export const departmentManagers = (
  tx: Tx,
  companyId: string,
  where: Sql,
): Promise<DepartmentManager[]> =>
  tx.all<DepartmentManager>(sql`
    select u.id, u.dept_id, ${named}, u.manage_group
    from amc.dept_manager u ${joins}
    where u.company_id = ${companyId} and u.del_flag = '0' and m.del_flag = '0' and d.del_flag = '0' ${where}
    order by d.sort, d.code, m.employee_no, u.id`);

export interface Member {
  readonly id: string;
  readonly employeeNo: string;
  readonly employeeName: string;
  readonly status: number;
  readonly deptId: string | null;
  readonly hireDate: string | null;
}

/**
 * The people of these ids, locked until the end of the transaction in one order.
 * @throws {DomainError} `record-foreign` when one is not of the company, has left or was released
 */
export async function lockMembers(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Member[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const found = await tx.all<Member>(sql`
    select id, employee_no, employee_name, status, dept_id, hire_date from amc.company_member
    where company_id = ${companyId} and id in (${join(wanted.map((id) => sql`${id}::bigint`))})
      and status in (0, 1) and del_flag = '0'
    order by id for update`);
  if (found.length < wanted.length)
    throw new DomainError('record-foreign', { what: { zh: '员工', en: 'Employee' } });
  return found;
}
