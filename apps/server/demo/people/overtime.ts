import { sql, type Tx } from '../../src/database/engine.ts';
import type { DemoCalendar } from '../demo-calendar.ts';

/** Weekdays on which the lines stay on, 1 for Monday, and for how many weeks ahead it is decided. */
const EVENINGS = [3, 5];
const WEEKS = 4;
const EVENING_MIN = 120;

/**
 * Overtime of the coming weeks in the calendar of the year: the day keeps its shift and gets its evening.
 * Days that the list of holidays has a word about stay as they are.
 */
export const seedOvertime = (tx: Tx, companyId: string, calendar: DemoCalendar): Promise<number> =>
  tx.run(sql`
    with d as (
      insert into mes2.work_calendar_day (company_id, calendar_id, date, day_type, name, ot_min, source)
      select c.company_id, c.id, g.day::date, 1, '加班', ${EVENING_MIN}::int, 2
      from mes2.work_calendar c
      cross join generate_series(${calendar.day(1)}::date, ${calendar.day(WEEKS * 7)}::date, interval '1 day') as g (day)
      where c.company_id = ${companyId} and c.year = extract(year from g.day)::int
        and extract(isodow from g.day)::int = any(${EVENINGS}::int[])
      on conflict do nothing returning company_id, calendar_id, date, id)
    insert into mes2.work_calendar_day_shift (company_id, day_id, shift_id, seq_no)
    select d.company_id, d.id, w.shift_id, 1 from d
    join mes2.work_calendar_weekday w on w.company_id = d.company_id and w.calendar_id = d.calendar_id
      and w.weekday = extract(isodow from d.date)::int and w.shift_id is not null`);
