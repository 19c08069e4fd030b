import { type Sql, sql } from '../../../database/engine.ts';
import type { QueryOf } from '../../../generated/operations.ts';
import { isOfShift, shiftNameOfDay } from './shift-of-day.sql.ts';

type WorkTimeSearch = NonNullable<QueryOf<'getWorkTimeReport'>>;

/** Kinds of hours that are no sewing, and those for another department. */
const NON_PRODUCTIVE = sql`(2, 3)`;
const LENT_OUT = 4;
/** Percent of the attended minutes under which a person is looked at. */
const LOW_PCT = 50;

const percent = (part: Sql, whole: Sql): Sql =>
  sql`round(${part} * 100.0 / nullif(${whole}, 0), 2)`;

/** One of the two stamps is missing: no minutes are reckoned from the other. */
const lacksPunch = sql`coalesce((a.on_date is null) <> (a.off_date is null), false)`;

export const workTimeColumns = {
  workDate: sql`g.work_date`,
  employeeNo: sql`m.employee_no`,
  employeeName: sql`m.employee_name`,
  deptName: sql`d.name`,
  shiftName: shiftNameOfDay,
  onDate: sql`a.on_date`,
  offDate: sql`a.off_date`,
  attendMin: sql`w.attend_min`,
  normalMin: sql`w.normal_min`,
  otMin: sql`w.ot_min`,
  productiveMin: sql`(w.attend_min - w.non_work_min)`,
  nonWorkMin: sql`w.non_work_min`,
  productivePct: percent(sql`(w.attend_min - w.non_work_min)`, sql`w.attend_min`),
  lentInMin: sql`w.lent_in_min`,
  lentOutMin: sql`w.lent_out_min`,
  absenceType: sql`y.absence_type`,
  earnedMin: sql`w.earned_min`,
  effPct: percent(sql`w.earned_min`, sql`w.attend_min`),
  lateMin: sql`coalesce(a.late_min, 0)::numeric`,
  lacksPunch,
  employeeId: sql`m.id`,
  deptId: sql`m.dept_id`,
};

/** What was earned without attendance makes nobody more efficient. */
const earnedAtWork = sql`sum(w.earned_min) filter (where w.attend_min > 0)`;

/** Minutes of all people, divided once. */
export const workTimeRatios = {
  productivePct: percent(sql`sum(w.attend_min - w.non_work_min)`, sql`sum(w.attend_min)`),
  effPct: percent(earnedAtWork, sql`sum(w.attend_min)`),
};

/** Days of people: those attended, those with an approved absence, and those on which somebody reported work. */
export const workTimeRows = (companyId: string, search: WorkTimeSearch): Sql => {
  const { workDateFrom: from, workDateTo: to, deptId, employeeId, shiftId } = search;
  const asked = (row: Sql) => sql`
    ${row}.company_id = ${companyId} and ${row}.work_date between ${from}::date and ${to}::date
    ${employeeId ? sql`and ${row}.employee_id = ${employeeId}` : sql``}`;
  const noted = (kinds: Sql) => sql`coalesce((
    select sum(h.minutes) from mes2.worked_hours h
    where h.company_id = m.company_id and h.employee_id = m.id and h.work_date = g.work_date and h.kind in ${kinds}
      and h.del_flag = '0'), 0)`;
  return sql`
  from (
    select a.employee_id, a.work_date from mes2.attendance a where ${asked(sql`a`)} and a.del_flag = '0'
    union
    select y.employee_id, y.work_date from mes2.employee_absence_day y
    join mes2.employee_absence b on b.company_id = y.company_id and b.id = y.absence_id and b.status = 1
      and b.del_flag = '0'
    where ${asked(sql`y`)}
    union
    select e.employee_id, e.work_date from mes2.employee_day e where ${asked(sql`e`)} and e.earned_min <> 0) g
  join amc.company_member m on m.company_id = ${companyId} and m.id = g.employee_id
  left join amc.department d on d.company_id = m.company_id and d.id = m.dept_id
  left join mes2.attendance a on a.company_id = m.company_id and a.employee_id = m.id and a.work_date = g.work_date
    and a.del_flag = '0'
  left join mes2.employee_day e on e.company_id = m.company_id and e.employee_id = m.id and e.work_date = g.work_date
  left join lateral (
    select min(b.absence_type) as absence_type from mes2.employee_absence_day y
    join mes2.employee_absence b on b.company_id = y.company_id and b.id = y.absence_id and b.status = 1
      and b.del_flag = '0'
    where y.company_id = m.company_id and y.employee_id = m.id and y.work_date = g.work_date) y on true
  cross join lateral (
    select n.*, n.normal_min + n.ot_min as attend_min, case when l.lent then n.normal_min + n.ot_min else 0 end as lent_in_min,
      case when l.lent then n.normal_min + n.ot_min else n.noted_out_min end as lent_out_min
    from (
      select (case when ${lacksPunch} then 0 else coalesce(a.normal_min, 0) end)::numeric as normal_min,
        (case when ${lacksPunch} then 0 else coalesce(a.ot_min, 0) end)::numeric as ot_min,
        ${noted(NON_PRODUCTIVE)} as non_work_min, ${noted(sql`(${LENT_OUT}::int)`)} as noted_out_min,
        coalesce(e.earned_min, 0) as earned_min) n
    cross join (
      select exists (
        select 1 from mes2.manpower_loan l
        where l.company_id = m.company_id and l.employee_id = m.id and l.work_date = g.work_date and l.del_flag = '0')
        as lent) l) w
  where true
    ${
      deptId
        ? sql`and exists (
            select 1 from amc.department p
            where p.company_id = m.company_id and p.id = ${deptId} and d.path like p.path || '%')`
        : sql``
    }
    ${shiftId ? sql`and ${isOfShift(shiftId)}` : sql``}
    ${search.lacksPunch ? sql`and ${lacksPunch}` : sql``}
    ${search.low ? sql`and w.earned_min * 100 < ${LOW_PCT}::int * w.attend_min` : sql``}`;
};
