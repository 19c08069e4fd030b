import { type Sql, sql } from '../database/engine.ts';

/** Records of the company that were not deleted; disabled ones stay in the lists, marked. */
export const liveRows = (companyId: string): Sql =>
  sql`r.company_id = ${companyId} and r.del_flag <> '2'`;

/** On or off as the wire shows it. */
export const onOff: Sql = sql`case when r.del_flag = '0' then 0 else 1 end`;

/** A condition that applies only when the query names the value. */
export const given = (value: unknown, condition: (value: unknown) => Sql): Sql =>
  value === undefined || value === null ? sql`` : sql`and ${condition(value)}`;

/** Name of a person by the id of the account. */
export const userName = (id: Sql): Sql =>
  sql`(select u.name from amc.app_user u where u.id = ${id})`;

/** Name of an employee of the record's company. */
export const employeeName = (id: Sql): Sql => sql`(
  select m.employee_name from amc.company_member m
  where m.company_id = r.company_id and m.id = ${id})`;

/** Name of a department of the record's company. */
export const departmentName = (id: Sql): Sql => sql`(
  select d.name from amc.department d where d.company_id = r.company_id and d.id = ${id})`;

const minutesOn = (before: Sql, since: Sql, date: Sql): Sql => sql`coalesce((
  select ${before} from mes2.shift_past p
  where p.company_id = s.company_id and p.shift_id = s.id and p.until_date > ${date}
  order by p.until_date limit 1), ${since})`;

/** Working minutes of a shift `s` on a day: until its hours changed, those it had before. */
export const netMinutesOn = (date: Sql): Sql => minutesOn(sql`p.net_min`, sql`s.net_min`, date);

/** Overtime of a shift `s` on a day, as {@link netMinutesOn}. */
export const overtimeMinutesOn = (date: Sql): Sql => minutesOn(sql`p.ot_min`, sql`s.ot_min`, date);
