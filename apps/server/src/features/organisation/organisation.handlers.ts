import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { given } from '../../resources/expressions.ts';
import { type Department, departmentRows } from './department.sql.ts';

/** Departments and people of the company. */
export const organisation: Feature<'listDepartments' | 'listEmployees'> = ({ engine, list }) => ({
  listDepartments: ({ query, companyId, scope }) =>
    engine.tenant(
      scope,
      (tx) =>
        tx.all<Department>(sql`
          ${departmentRows(
            companyId,
            given(query?.deptType, (type) => sql`d.dept_type = ${type}::int`),
          )}
          order by d.sort, d.code`),
      { readOnly: true },
    ),

  listEmployees: ({ query, can, companyId, scope }) =>
    engine.tenant(
      scope,
      (tx) =>
        list.page(tx, {
          operation: 'listEmployees',
          last: true,
          from: sql`
            from amc.company_member m
            left join amc.department d on d.company_id = m.company_id and d.id = m.dept_id
            left join amc.app_user u on u.id = m.user_id
            where m.company_id = ${companyId} and m.del_flag = '0'
              ${given(query?.deptId, (id) => sql`m.dept_id = ${id}::bigint`)}
              ${given(query?.badgeNo, (no) => sql`code_key(m.badge_no) = code_key(${no}::text)`)}`,
          columns: EMPLOYEE_COLUMNS,
          pinyin: { employeeName: sql`m.pinyin` },
          // A badge that was read is in the hand.
          ...(query?.badgeNo !== undefined && { beyondReach: true as const }),
          query,
          can,
          defaultOrder: sql`m.employee_no`,
        }),
      { readOnly: true },
    ),
});

/** What a row of people shows, of `m` the member, `d` the department and `u` the account. */
export const EMPLOYEE_COLUMNS = {
  id: sql`m.id`,
  avatar: sql`u.avatar`,
  employeeNo: sql`m.employee_no`,
  employeeName: sql`m.employee_name`,
  status: sql`m.status`,
  deptName: sql`d.name`,
  jobNames: sql`array(
    select j.name::text from amc.user_job uj
    join amc.job j on j.company_id = uj.company_id and j.id = uj.job_id and j.del_flag = '0'
    where uj.company_id = m.company_id and uj.employee_id = m.id order by j.sort, j.code)`,
  outUser: sql`m.out_user`,
  payType: sql`m.pay_type`,
  payCoefficient: sql`m.pay_coefficient`,
  skillGrade: sql`m.skill_grade`,
  badgeNo: sql`m.badge_no`,
  phone: sql`m.phone`,
  gender: sql`m.gender`,
  hireDate: sql`m.hire_date`,
  workYears: sql`round((coalesce(m.leave_date, app_now()::date) - m.hire_date) / 365.25, 1)`,
  inTrainingUntil: sql`m.in_training_until`,
  leaveDate: sql`m.leave_date`,
  hasAccount: sql`case when m.user_id is null then 0 else 1 end`,
  realNameAuth: sql`u.real_name_auth`,
  baseWage: sql`m.base_wage`,
  hourlyRate: sql`m.hourly_rate`,
  remark: sql`m.remark`,
  deptId: sql`m.dept_id`,
  userId: sql`m.user_id`,
  version: sql`m.version`,
};
