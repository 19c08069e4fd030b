import { type Sql, sql } from '../../../database/engine.ts';

/** The calendars a company plans orders by, one a year: that of no factory before others. */
const calendars = sql`(
  select distinct on (c.year) c.id, c.year from mes2.work_calendar c
  where c.company_id = current_company() and c.del_flag = '0'
  order by c.year, c.factory_id is null desc, c.id)`;

// Neither asks anything of the row at hand, so PostgreSQL reads them once a statement, and only when a row needs them.
const exceptions = sql`(
  select jsonb_object_agg(x.date::text, x.day_type in (1, 4)) from ${calendars} y
  join mes2.work_calendar_day x on x.company_id = current_company() and x.calendar_id = y.id
    and x.date between make_date(y.year, 1, 1) and make_date(y.year, 12, 31))`;
const weekdays = sql`(
  select jsonb_object_agg(y.year || '-' || w.weekday, w.shift_id is not null) from ${calendars} y
  join mes2.work_calendar_weekday w on w.company_id = current_company() and w.calendar_id = y.id)`;

const isWorkday = (day: Sql): Sql => sql`coalesce(
  (${exceptions} -> ${day}::text)::boolean,
  (${weekdays} -> (extract(year from ${day}) || '-' || extract(isodow from ${day})))::boolean,
  extract(isodow from ${day}) < 7)`;

/**
 * Working days after one date up to another, counted backwards below zero; null when one is missing. Inside the
 * transaction of a company, by its calendars.
 */
export const workdaysBetween = (from: Sql, to: Sql): Sql => sql`(
  select case
    when b.since is null or b.until is null then null
    else sign(b.until - b.since)::int * (
      select count(*)::int from generate_series(1, abs(b.until - b.since)) as n
      cross join lateral (select least(b.since, b.until) + n as day) d
      where ${isWorkday(sql`d.day`)}) end
  from (select ${from} as since, ${to} as until offset 0) b)`;

/** Working days an order is expected to leave after its delivery date; 0 for one in time or without a forecast. */
export const delayDays = (forecast: Sql): Sql => sql`(case
  when ${forecast} > o.delivery_date then ${workdaysBetween(sql`o.delivery_date`, forecast)} else 0 end)`;
