import { type Sql, sql } from '../../../database/engine.ts';

/** People of a department who are away on a day of its plan `m`. */
export const expectedAbsence = (m: Sql): Sql => sql`(
  select count(distinct a.employee_id)::int from mes2.employee_absence_day a
  join mes2.employee_absence r on r.company_id = a.company_id and r.id = a.absence_id
  join amc.company_member e on e.company_id = a.company_id and e.id = a.employee_id
  where a.company_id = ${m}.company_id and e.dept_id = ${m}.dept_id and a.work_date = ${m}.work_date
    and a.is_away = 1 and r.status = 1 and r.del_flag = '0')`;

export const lentIn = (m: Sql): Sql => lent(m, sql`to_dept_id`);
export const lentOut = (m: Sql): Sql => lent(m, sql`from_dept_id`);

/** Heads a department can count on: planned, less away, plus borrowed, less lent. Never typed. */
export const availableHeads = (m: Sql): Sql =>
  sql`greatest(${m}.plan_headcount - ${expectedAbsence(m)} + ${lentIn(m)} - ${lentOut(m)}, 0)`;

const lent = (m: Sql, side: Sql): Sql => sql`(
  select count(*)::int from mes2.manpower_loan l
  where l.company_id = ${m}.company_id and l.work_date = ${m}.work_date and l.del_flag = '0'
    and l.${side} = ${m}.dept_id)`;
