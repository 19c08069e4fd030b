import { sql, type Tx } from '../../../database/engine.ts';
import { expectedAbsence, lentIn, lentOut } from './manpower.sql.ts';

export interface StoredManpowerDay {
  readonly id: string | null;
  readonly deptId: string;
  readonly workDate: string;
  /** `null` when nobody planned the day: the roll counts. */
  readonly planHeadcount: number | null;
  readonly expectedAbsence: number;
  readonly lentIn: number;
  readonly lentOut: number;
  readonly absentNames: readonly string[];
  readonly lentNames: readonly string[];
  readonly version: number;
}

/** Days of departments on which something is planned, somebody is away or lent. */
export const manpowerDays = (
  tx: Tx,
  companyId: string,
  deptIds: readonly string[],
  from: string,
  to: string,
): Promise<StoredManpowerDay[]> =>
  tx.all(sql`
    select p.id, m.dept_id, m.work_date, p.plan_headcount, ${expectedAbsence(sql`m`)} as expected_absence,
      ${lentIn(sql`m`)} as lent_in, ${lentOut(sql`m`)} as lent_out, coalesce(p.version, 0) as version,
      array(select distinct e.employee_name from mes2.employee_absence_day a
        join mes2.employee_absence r on r.company_id = a.company_id and r.id = a.absence_id and r.status = 1
          and r.del_flag = '0'
        join amc.company_member e on e.company_id = a.company_id and e.id = a.employee_id
        where a.company_id = m.company_id and a.work_date = m.work_date and e.dept_id = m.dept_id
          and a.is_away = 1 order by 1) as absent_names,
      array(select e.employee_name from mes2.manpower_loan l
        join amc.company_member e on e.company_id = l.company_id and e.id = l.employee_id
        where l.company_id = m.company_id and l.work_date = m.work_date and l.from_dept_id = m.dept_id
          and l.del_flag = '0' order by 1) as lent_names
    from (select ${companyId}::bigint as company_id, d.id as dept_id, g.day::date as work_date
      from unnest(${deptIds}::bigint[]) as d (id)
      cross join generate_series(${from}::date, ${to}::date, interval '1 day') as g (day)) m
    left join mes2.manpower_plan p on p.company_id = m.company_id and p.dept_id = m.dept_id
      and p.work_date = m.work_date
    where p.id is not null or ${expectedAbsence(sql`m`)} > 0 or ${lentIn(sql`m`)} > 0 or ${lentOut(sql`m`)} > 0`);

/** Minutes of people that the schedules of lines need a day: standard minutes by the efficiency of the day. */
export const neededMinutes = (
  tx: Tx,
  companyId: string,
  deptIds: readonly string[],
  from: string,
  to: string,
): Promise<{ deptId: string; workDate: string; minutes: string }[]> =>
  tx.all(sql`
    select s.line_dept_id as dept_id, d.work_date,
      sum(d.plan_num * s.sam * 100 / nullif(d.eff_pct, 0))::numeric(14, 4) as minutes
    from mes2.schedule_day d join mes2.schedule s on s.company_id = d.company_id and s.id = d.schedule_id
    where d.company_id = ${companyId} and s.del_flag = '0' and s.line_dept_id = any(${deptIds}::bigint[])
      and d.work_date between ${from}::date and ${to}::date
    group by s.line_dept_id, d.work_date`);

export const isDepartment = async (tx: Tx, companyId: string, id: string): Promise<boolean> =>
  (await tx.one(sql`
    select 1 from amc.department where company_id = ${companyId} and id = ${id} and del_flag = '0'`)) !==
  undefined;
