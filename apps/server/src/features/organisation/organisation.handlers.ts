import { type Sql, sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { given } from '../../resources/expressions.ts';
import { factoryToday } from '../settings/public.ts';
import { type Department, departmentRows } from './department.sql.ts';

/** Type of an absence nobody was told of. */
const UNEXCUSED = 6;

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
            scope.reach,
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
              ${given(query?.deptId, (id) => sql`d.path like ${`%/${id}/%`}`)}
              ${given(
                query?.jobId,
                (id) => sql`exists (
                  select 1 from amc.user_job uj
                  where uj.company_id = m.company_id and uj.employee_id = m.id and uj.job_id = ${id}::bigint)`,
              )}
              ${query?.inTraining === true ? sql`and m.in_training_until >= ${factoryToday(sql`m.company_id`)}` : sql``}
              ${given(query?.badgeNo, (no) => sql`code_key(m.badge_no) = code_key(${no}::text)`)}`,
          columns: employeeColumns(companyId),
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

/** Whether a person `m` is here today: attendance, approved absence, and a place beside the own department. */
const todayState = (day: Sql): Sql => sql`array_remove(array[
  case when exists (
    select 1 from mes2.attendance t
    where t.company_id = m.company_id and t.employee_id = m.id and t.work_date = ${day}
      and t.on_date is not null and t.del_flag = '0') then 'present' end,
  (select case when bool_or(a.absence_type <> ${UNEXCUSED}) then 'leave' else 'absent' end
   from mes2.employee_absence_day y
   join mes2.employee_absence a on a.company_id = y.company_id and a.id = y.absence_id
     and a.status = 1 and a.del_flag = '0'
   where y.company_id = m.company_id and y.employee_id = m.id and y.work_date = ${day}
   having count(*) > 0),
  case when m.status = 0 and exists (
    select 1 from amc.dept_user l
    where l.company_id = m.company_id and l.employee_id = m.id and l.is_main = 0 and l.del_flag = '0'
      and l.dept_id <> m.dept_id and l.from_date <= ${day} and l.to_date >= ${day}) then 'lent' end], null)`;

/** What a row of people shows, of `m` the member, `d` the department and `u` the account. */
export const employeeColumns = (companyId: string) => ({
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
  todayState: todayState(factoryToday(sql`${companyId}::bigint`)),
  baseWage: sql`m.base_wage`,
  hourlyRate: sql`m.hourly_rate`,
  remark: sql`m.remark`,
  deptId: sql`m.dept_id`,
  jobIds: sql`array(
    select j.id::text from amc.user_job uj
    join amc.job j on j.company_id = uj.company_id and j.id = uj.job_id and j.del_flag = '0'
    where uj.company_id = m.company_id and uj.employee_id = m.id order by j.sort, j.code)`,
  userId: sql`m.user_id`,
  version: sql`m.version`,
});
