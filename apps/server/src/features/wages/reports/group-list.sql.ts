import { type Sql, sql } from '../../../database/engine.ts';

/** @param seesMoney whether shares come with their amounts */
export const groupColumns = (seesMoney: boolean) => ({
  id: sql`h.id`,
  deptName: sql`d.name`,
  processNames: sql`coalesce((
    select json_agg(p.process_name order by p.seq_no, p.id) from mes2.group_wage_process c
    join mes2.order_process p on p.company_id = c.company_id and p.id = c.order_process_id
    where c.company_id = h.company_id and c.group_wage_id = h.id), '[]')`,
  fromDate: sql`h.from_date`,
  toDate: sql`h.to_date`,
  poolAmount: sql`h.pool_amount`,
  method: sql`h.method`,
  shares: sql`coalesce((
    select json_agg(jsonb_build_object('employeeId', g.employee_id::text, 'employeeNo', m.employee_no,
        'employeeName', m.employee_name, 'hours', g.hours::text, 'coefficient', g.coefficient::text)
      || ${seesMoney ? sql`jsonb_build_object('amount', g.amount::text)` : sql`'{}'::jsonb`} order by m.employee_no)
    from mes2.group_wage_share g
    join amc.company_member m on m.company_id = g.company_id and m.id = g.employee_id
    where g.company_id = h.company_id and g.group_wage_id = h.id), '[]')`,
  version: sql`h.version`,
});

/** Pools of a company; with a period those it pays. */
export const groupRows = (companyId: string, periodId: string | undefined): Sql => sql`
  from mes2.group_wage h
  join amc.department d on d.company_id = h.company_id and d.id = h.dept_id
  where h.company_id = ${companyId} and h.del_flag = '0'
    ${
      periodId === undefined
        ? sql``
        : sql`and exists (
            select 1 from mes2.wage_period p
            where p.company_id = h.company_id and p.id = ${periodId}
              and (h.period_id = p.id or h.period_id is null and h.to_date between p.from_date and p.to_date))`
    }`;
