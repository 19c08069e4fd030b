import { type Sql, sql, type Tx } from '../../../database/engine.ts';
import { type PeriodDays, paidScans } from './paid-scans.sql.ts';

/**
 * Whether a period has to pay the person `m`: what he did, what was decided for him, or a record that stands. He is asked
 * for himself, and the first thing that is found answers: what all people did is read by nobody.
 */
const isConcerned = (companyId: string, period: PeriodDays): Sql => sql`(
  (select true from (${paidScans(companyId, period, 1, sql`and s.employee_id = m.id`)}) x limit 1)
  or (select true from (${paidScans(companyId, period, 3, sql`and s.employee_id = m.id`)}) x limit 1)
  or exists (
    select 1 from mes2.cutting_bed_employee e
    join mes2.cutting_bed b on b.company_id = e.company_id and b.id = e.cutting_bed_id
    where e.company_id = ${companyId} and e.employee_id = m.id and e.amount is not null
      and b.work_date between ${period.fromDate}::date and ${period.toDate}::date)
  or exists (
    select 1 from mes2.attendance a
    where a.company_id = ${companyId} and a.employee_id = m.id and a.del_flag = '0' and a.normal_min + a.ot_min > 0
      and a.work_date between ${period.fromDate}::date and ${period.toDate}::date)
  or exists (
    select 1 from mes2.wage_adjust j
    where j.company_id = ${companyId} and j.employee_id = m.id and j.del_flag = '0' and j.period_id = ${period.id}
      and j.status = 1)
  or exists (
    select 1 from mes2.group_wage_share g
    join mes2.group_wage h on h.company_id = g.company_id and h.id = g.group_wage_id and h.del_flag = '0'
    where g.company_id = ${companyId} and g.employee_id = m.id and ${poolsOf(sql`h`, period)})
  or r.id is not null)`;

/** Pools that a period pays: its own ones, and those entered by hand that end in it. */
export const poolsOf = (pool: Sql, { id, fromDate, toDate }: PeriodDays): Sql => sql`(
  ${pool}.period_id = ${id}
  or ${pool}.period_id is null and ${pool}.to_date between ${fromDate}::date and ${toDate}::date)`;

/** Department of a person `m`: where he is now, or was last. */
export const deptOfPerson = sql`coalesce(m.dept_id, (
  select u.dept_id from amc.dept_user u
  where u.company_id = m.company_id and u.employee_id = m.id order by u.is_main desc, u.from_date desc limit 1))`;

/** Departments chosen and those below them; true for all without a choice. An empty choice is none. */
export const inDepartments = (
  companyId: string,
  dept: Sql,
  deptIds: readonly string[] | null | undefined,
): Sql =>
  deptIds
    ? sql`exists (
        select 1 from amc.department below
        join amc.department chosen on chosen.company_id = below.company_id
          and chosen.id = any(${deptIds}::bigint[]) and below.path like chosen.path || '%'
        where below.company_id = ${companyId} and below.id = ${dept})`
    : sql`true`;

/**
 * People of a period whose record is still open, in the order of their numbers: `id`, `employee_no`, `employee_name`,
 * `dept_id`. Without a department there is nobody to ask about them; the line of their last report stands in.
 */
export const peopleOfPeriod = (
  companyId: string,
  period: PeriodDays,
  deptIds?: readonly string[] | null,
): Sql => sql`
  select w.* from (
    select m.id, m.employee_no, m.employee_name, m.pay_type, coalesce(r.dept_id, ${deptOfPerson}, (
        select s.line_dept_id from mes2.scan s where s.company_id = m.company_id and s.employee_id = m.id
        order by s.scan_date desc limit 1)) as dept_id, coalesce(r.status, 0) as status
    from amc.company_member m
    left join mes2.wage_record r on r.company_id = m.company_id and r.period_id = ${period.id} and r.employee_id = m.id
    where m.company_id = ${companyId} and ${isConcerned(companyId, period)}) w
  where w.status < 2 and w.dept_id is not null and ${inDepartments(companyId, sql`w.dept_id`, deptIds)}`;

/** Everybody whom a period has to pay and whose record is open. */
export async function peopleOf(tx: Tx, companyId: string, period: PeriodDays): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(
    sql`select p.id from (${peopleOfPeriod(companyId, period)}) p order by p.employee_no, p.id`,
  );
  return rows.map(({ id }) => id);
}
