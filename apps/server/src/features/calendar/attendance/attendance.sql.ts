import { type Sql, sql, type Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import { calendarOfMember } from '../absences/absence.sql.ts';
import { shiftNameOfDay } from './shift-of-day.sql.ts';

export const ATTENDANCE = {
  table: 'mes2.attendance',
  no: sql`(select m.employee_name || ' ' || r.work_date from amc.company_member m
    where m.company_id = r.company_id and m.id = r.employee_id)`,
  what: { zh: '考勤', en: 'Attendance' },
} as const;

export const attendanceColumns = {
  id: sql`a.id`,
  workDate: sql`a.work_date`,
  employeeNo: sql`m.employee_no`,
  employeeName: sql`m.employee_name`,
  state: sql`a.state`,
  onTime: sql`to_char(a.on_date, 'HH24:MI')`,
  offTime: sql`to_char(a.off_date, 'HH24:MI')`,
  normalMin: sql`a.normal_min`,
  otMin: sql`a.ot_min`,
  otType: sql`a.ot_type`,
  lateMin: sql`a.late_min`,
  earlyMin: sql`a.early_min`,
  absenceType: sql`y.absence_type`,
  absentMin: sql`y.minutes`,
  notedMin: sql`h.minutes`,
  deptName: sql`d.name`,
  shiftName: shiftNameOfDay,
  basis: sql`a.basis`,
  remark: sql`a.remark`,
  employeeId: sql`a.employee_id`,
  deptId: sql`m.dept_id`,
  shiftId: sql`a.shift_id`,
  version: sql`a.version`,
} as const satisfies Record<string, Sql>;

/** Days of people as the list shows them: `a` with `id`, `employee_id`, `work_date`, `state` and the columns of the table. */
const entered = (companyId: string): Sql => sql`
  select t.id, t.employee_id, t.work_date, t.shift_id, t.on_date, t.off_date, t.normal_min, t.ot_min, t.ot_type,
    t.late_min, t.early_min, t.basis, t.remark, t.version,
    case when t.late_min + t.early_min > 0 then 2 else 1 end as state
  from mes2.attendance t where t.company_id = ${companyId} and t.del_flag = '0'`;

/** A day on which a calendar works. */
export interface CalendarDay {
  readonly calendarId: string;
  readonly date: string;
}

/** Working days of people without attendance, nor an approved absence that explains it. */
const missing = (companyId: string, days: readonly CalendarDay[]): Sql => sql`
  select hashtextextended(e.id::text || ' ' || w.day::text, 0) as id, e.id as employee_id, w.day as work_date,
    null::bigint as shift_id, null::timestamptz as on_date, null::timestamptz as off_date, null::int as normal_min,
    null::int as ot_min, null::int as ot_type, null::int as late_min, null::int as early_min, null::int as basis,
    null::varchar as remark, 0 as version, 3 as state
  from amc.company_member e
  join unnest(${days.map(({ calendarId }) => calendarId)}::bigint[], ${days.map(({ date }) => date)}::date[])
    as w (calendar_id, day) on w.calendar_id = ${calendarOfMember(sql`w.day`)}
  where e.company_id = ${companyId} and e.del_flag = '0' and ${isEmployedOn(sql`w.day`)}
    and not exists (select 1 from mes2.attendance t where t.company_id = e.company_id and t.employee_id = e.id
      and t.work_date = w.day and t.del_flag = '0')
    and not exists (select 1 from ${approvedOn(sql`w.day`)} and y.is_away = 1)`;

/** Whether a member `e` belonged to the company on a day. */
const isEmployedOn = (day: Sql): Sql => sql`
  coalesce(e.hire_date, ${day}) <= ${day} and case when e.status = 0 then coalesce(e.leave_date, ${day}) >= ${day}
    else e.leave_date >= ${day} end`;

/** Days `y` of approved absences `b` of a member `e`. */
const approvedOn = (day: Sql): Sql => sql`
  mes2.employee_absence_day y
  join mes2.employee_absence b on b.company_id = y.company_id and b.id = y.absence_id and b.status = 1
    and b.del_flag = '0'
  where y.company_id = e.company_id and y.employee_id = e.id and y.work_date = ${day}`;

interface AttendanceSearch {
  readonly deptId?: string | undefined;
  readonly employeeId?: string | undefined;
}

/** @param without working days, to list people who have no attendance on them */
export const attendanceRows = (
  companyId: string,
  { deptId, employeeId }: AttendanceSearch = {},
  without?: readonly CalendarDay[],
): Sql => sql`
  from (${without ? missing(companyId, without) : entered(companyId)}) a
  join amc.company_member m on m.company_id = ${companyId} and m.id = a.employee_id
  left join amc.department d on d.company_id = m.company_id and d.id = m.dept_id
  left join lateral (
    select min(b.absence_type) as absence_type, sum(y.minutes)::int as minutes
    from mes2.employee_absence_day y
    join mes2.employee_absence b on b.company_id = y.company_id and b.id = y.absence_id and b.status = 1
      and b.del_flag = '0'
    where y.company_id = m.company_id and y.employee_id = m.id and y.work_date = a.work_date) y on true
  left join lateral (
    select sum(w.minutes)::numeric(12, 2) as minutes from mes2.worked_hours w
    where w.company_id = m.company_id and w.employee_id = m.id and w.work_date = a.work_date and w.del_flag = '0') h on true
  where true
  ${deptId ? sql`and m.dept_id = ${deptId}` : sql``}
  ${employeeId ? sql`and m.id = ${employeeId}` : sql``}`;

/** Somebody whose day is entered. */
export interface Attendee {
  readonly id: string;
  readonly employeeNo: string;
  readonly isEmployed: boolean;
  readonly calendarId: string | null;
}

/** Locks people against other entries of their days, the smaller id first, as hours that are noted do. */
export const lockAttendees = (
  tx: Tx,
  { companyId }: Actor,
  workDate: string,
  where: Sql,
): Promise<Attendee[]> =>
  tx.all(sql`
    select e.id, e.employee_no, ${isEmployedOn(sql`${workDate}::date`)} as is_employed,
      ${calendarOfMember(sql`${workDate}::date`)} as calendar_id
    from amc.company_member e
    where e.company_id = ${companyId} and e.del_flag = '0' and ${where}
    order by e.id for no key update of e`);

/** Everybody of the company on a day, of departments and those below them. */
export const peopleOn = (
  companyId: string,
  workDate: string,
  deptIds: readonly string[] | null | undefined,
): Sql => sql`
  ${isEmployedOn(sql`${workDate}::date`)} and ${
    deptIds
      ? sql`exists (
          select 1 from amc.department below
          join amc.department chosen on chosen.company_id = below.company_id
            and chosen.id = any(${deptIds}::bigint[]) and below.path like chosen.path || '%'
          where below.company_id = ${companyId} and below.id = e.dept_id)`
      : sql`true`
  }`;

/** What is known of a person's day. */
export interface DayFacts {
  readonly employeeId: string;
  readonly hasAttendance: boolean;
  /** Kind of an approved absence of the day. */
  readonly absenceType: number | null;
  /** It takes half of the day or more. */
  readonly isAway: boolean;
  readonly isLocked: boolean;
  /** Minutes of worked hours that are noted. */
  readonly booked: string;
}

const LOCKED = 2;

/** Read behind {@link lockAttendees}, so that nothing is entered meanwhile. */
export const dayFacts = (
  tx: Tx,
  { companyId }: Actor,
  workDate: string,
  ids: readonly string[],
): Promise<DayFacts[]> =>
  tx.all(sql`
    select e.id as employee_id, exists (
        select 1 from mes2.attendance t where t.company_id = e.company_id and t.employee_id = e.id
          and t.work_date = ${workDate}::date and t.del_flag = '0') as has_attendance,
      (select min(b.absence_type) from ${approvedOn(sql`${workDate}::date`)}) as absence_type,
      exists (select 1 from ${approvedOn(sql`${workDate}::date`)} and y.is_away = 1) as is_away,
      exists (
        select 1 from mes2.wage_record r
        join mes2.wage_period p on p.company_id = r.company_id and p.id = r.period_id and p.del_flag = '0'
          and ${workDate}::date between p.from_date and p.to_date
        where r.company_id = e.company_id and r.employee_id = e.id and r.status >= ${LOCKED}::int) as is_locked,
      coalesce((select sum(w.minutes) from mes2.worked_hours w
        where w.company_id = e.company_id and w.employee_id = e.id and w.work_date = ${workDate}::date
          and w.del_flag = '0'), 0)::text as booked
    from amc.company_member e where e.company_id = ${companyId} and e.id = any(${ids}::bigint[])`);

/** Attended minutes of people in the roll-up of their day; none where the attendance was deleted. */
export const writeDayMinutes = (
  tx: Tx,
  { companyId }: Actor,
  workDate: string,
  people: readonly { readonly id: string; readonly minutes: number | null }[],
): Promise<number> =>
  tx.run(sql`
    insert into mes2.employee_day as d (company_id, employee_id, work_date, attend_min)
    select ${companyId}, p.id, ${workDate}::date, p.minutes
    from unnest(${people.map(({ id }) => id)}::bigint[], ${people.map(({ minutes }) => minutes)}::int[]) as p (id, minutes)
    order by p.id
    on conflict (company_id, employee_id, work_date) do update set attend_min = excluded.attend_min`);

/** Calendars that somebody works by on a day. */
export const calendarsInUse = async (
  tx: Tx,
  companyId: string,
  workDate: string,
): Promise<readonly string[]> => {
  const rows = await tx.all<{ id: string | null }>(sql`
    select distinct ${calendarOfMember(sql`${workDate}::date`)} as id
    from amc.company_member e where e.company_id = ${companyId} and e.status = 0 and e.del_flag = '0'`);
  return rows.flatMap(({ id }) => id ?? []);
};
