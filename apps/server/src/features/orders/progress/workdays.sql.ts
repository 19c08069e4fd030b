import { type Sql, sql } from '../../../database/engine.ts';

/** The calendar a company plans orders by: the one of no factory, of the year of the date. */
const calendarOn = (company: Sql, day: Sql): Sql => sql`(
  select c.id from mes2.work_calendar c
  where c.company_id = ${company} and c.del_flag = '0' and c.year = extract(year from ${day})::int
  order by c.factory_id is null desc, c.id limit 1)`;

const isWorkday = (company: Sql, day: Sql): Sql => sql`coalesce(
  (select x.day_type in (1, 4) from mes2.work_calendar_day x
    where x.company_id = ${company} and x.calendar_id = ${calendarOn(company, day)} and x.date = ${day}),
  (select w.shift_id is not null from mes2.work_calendar_weekday w
    where w.company_id = ${company} and w.calendar_id = ${calendarOn(company, day)}
      and w.weekday = extract(isodow from ${day})::int),
  extract(isodow from ${day}) < 7)`;

/** Working days after one date up to another, counted backwards below zero; null when one is missing. */
export const workdaysBetween = (company: Sql, from: Sql, to: Sql): Sql => sql`(case
  when ${from} is null or ${to} is null then null
  else sign(${to} - ${from})::int * (
    select count(*)::int from generate_series(least(${from}, ${to}) + 1, greatest(${from}, ${to}), interval '1 day') as g (day)
    where ${isWorkday(company, sql`g.day::date`)}) end)`;

/** Working days an order is expected to leave after its delivery date; 0 for one in time or without a forecast. */
export const delayDays = (forecast: Sql): Sql => sql`(case
  when ${forecast} > o.delivery_date
    then ${workdaysBetween(sql`o.company_id`, sql`o.delivery_date`, forecast)} else 0 end)`;
