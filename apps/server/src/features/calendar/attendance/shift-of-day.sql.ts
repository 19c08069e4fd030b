import { type Sql, sql } from '../../../database/engine.ts';
import { calendarOfMember } from '../absences/absence.sql.ts';

/**
 * Shifts of an attendance `a` of a person `m`, as an array of ids: the one that was entered, else those that the calendar
 * of the person has for the day. Empty on a day of rest.
 */
const shiftsOfDay = sql`(case when a.shift_id is not null then array[a.shift_id] else (
  select case when x.id is null then array_remove(array[w.shift_id], null) else array(
      select y.shift_id from mes2.work_calendar_day_shift y
      where y.company_id = x.company_id and y.day_id = x.id order by y.seq_no) end
  from amc.company_member e
  join mes2.work_calendar c on c.company_id = e.company_id and c.id = ${calendarOfMember(sql`a.work_date`)}
  join lateral (
    select v.id from mes2.work_calendar v
    where v.company_id = c.company_id and v.name = c.name and v.del_flag = '0'
    order by v.year = extract(year from a.work_date)::int desc, v.id = c.id desc limit 1) v on true
  left join mes2.work_calendar_weekday w on w.company_id = c.company_id and w.calendar_id = v.id
    and w.weekday = extract(isodow from a.work_date)::int
  left join mes2.work_calendar_day x on x.company_id = c.company_id and x.calendar_id = v.id and x.date = a.work_date
  where e.company_id = m.company_id and e.id = a.employee_id) end)`;

/** Their names, one behind the other. `null` without any. */
export const shiftNameOfDay: Sql = sql`(
  select string_agg(z.name, ' / ' order by array_position(h.ids, z.id))
  from (select ${shiftsOfDay} as ids) h join mes2.shift z on z.company_id = m.company_id and z.id = any(h.ids))`;

/** Whether a shift is among them. */
export const isOfShift = (shiftId: string): Sql =>
  sql`coalesce(${shiftId}::bigint = any(${shiftsOfDay}), false)`;
