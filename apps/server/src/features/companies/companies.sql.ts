import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { OWN_APPLICATIONS } from '../../http/company.ts';
import type { Language } from '../../operations.ts';
import { dayCutoffFor } from '../settings/public.ts';

type UserCompany = DataOf<'getUserCompany'>[number];

/** The companies of a person with the person's own place in each, the default one first. */
export const userCompanies = (tx: Tx, userId: string): Promise<UserCompany[]> =>
  companiesWhere(tx, sql`m.user_id = ${userId} and m.status = 0 and m.del_flag = '0'`);

/** The company a wall board was paired for; none for a person. */
export const companyOfDevice = (tx: Tx, userId: string): Promise<UserCompany[]> =>
  tx.all<UserCompany>(sql`
    select c.id, c.name, c.short_name, c.code, '0' as is_default, c.del_flag, c.deletion_date, c.time_zone,
      ${dayCutoffFor} as day_cutoff,
      c.currency_code, c.logo, null as employee_id, null as employee_no, null as employee_name, null as dept_id,
      null as dept_name, array[]::text[] as job_names
    from amc.board_device b
    join amc.company c on c.id = b.company_id
    where b.user_id = ${userId} and b.del_flag = '0'`);

/** Companies with the place of a member `m` in each. */
export const companiesWhere = (tx: Tx, where: Sql): Promise<UserCompany[]> =>
  tx.all<UserCompany>(sql`
    select c.id, c.name, c.short_name, c.code, m.is_default, c.del_flag, c.deletion_date, c.time_zone,
      ${dayCutoffFor} as day_cutoff,
      c.currency_code, c.logo, m.id as employee_id, m.employee_no, m.employee_name, m.dept_id,
      d.name as dept_name,
      array(
        select j.name from amc.user_job uj
        join amc.job j on j.company_id = uj.company_id and j.id = uj.job_id and j.del_flag = '0'
        where uj.company_id = m.company_id and uj.employee_id = m.id
        order by j.sort, j.code) as job_names
    from amc.company_member m
    join amc.company c on c.id = m.company_id
    left join amc.department d on d.company_id = m.company_id and d.id = m.dept_id
    where ${where}
    order by m.is_default, c.create_date, c.id`);

/** The company that is none: a person's own applications, always last in the list. */
export const ownApplications = (language: Language): UserCompany => {
  const name = language === 'en' ? 'My applications' : '我的应用';
  return {
    id: OWN_APPLICATIONS,
    name,
    shortName: name,
    code: null,
    isDefault: '1',
    delFlag: '0',
    deletionDate: null,
    timeZone: null,
    dayCutoff: null,
    currencyCode: null,
    logo: null,
    employeeId: null,
    employeeNo: null,
    employeeName: null,
    deptId: null,
    deptName: null,
    jobNames: [],
  };
};
