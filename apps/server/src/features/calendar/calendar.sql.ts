import { type Sql, sql, type Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import { netMinutesOn, overtimeMinutesOn } from '../../resources/expressions.ts';
import type { DayType } from './calendar-days.ts';

export const CALENDAR = {
  table: 'mes2.work_calendar',
  no: 'name',
  what: { zh: '日历', en: 'Calendar' },
} as const;

/** Days of the year with what they are: the exception, else a workday when the pattern has a shift. */
const yearDays = sql`
  generate_series(make_date(c.year, 1, 1), make_date(c.year, 12, 31), interval '1 day') as g (day)
  left join mes2.work_calendar_day x on x.company_id = c.company_id and x.calendar_id = c.id and x.date = g.day::date
  left join mes2.work_calendar_weekday w on w.company_id = c.company_id and w.calendar_id = c.id
    and w.weekday = extract(isodow from g.day)::int`;

const netMinutes = sql`coalesce(case
  when x.id is not null then case when x.day_type in (1, 4) then (
    select sum(${netMinutesOn(sql`x.date`)}) + least(x.ot_min, sum(${overtimeMinutesOn(sql`x.date`)}))
    from mes2.work_calendar_day_shift y
    join mes2.shift s on s.company_id = y.company_id and s.id = y.shift_id
    where y.company_id = x.company_id and y.day_id = x.id) end
  else (select ${netMinutesOn(sql`g.day::date`)} from mes2.shift s
    where s.company_id = w.company_id and s.id = w.shift_id) end, 0)`;

export const calendarColumns = {
  id: sql`c.id`,
  name: sql`c.name`,
  year: sql`c.year`,
  factoryName: sql`f.name`,
  workDays: sql`(select count(*)::int from ${yearDays}
    where case when x.id is not null then x.day_type in (1, 4) else w.shift_id is not null end)`,
  netMin: sql`(select sum(${netMinutes})::numeric(12, 2) from ${yearDays})`,
  factoryId: sql`c.factory_id`,
  weekPattern: sql`(select jsonb_agg(jsonb_build_object('weekday', w.weekday, 'shiftId', w.shift_id::text)
    order by w.weekday) from mes2.work_calendar_weekday w where w.company_id = c.company_id and w.calendar_id = c.id)`,
  version: sql`c.version`,
};

export const calendarRows = (companyId: string): Sql => sql`
  from mes2.work_calendar c
  left join ccm.factory f on f.company_id = c.company_id and f.id = c.factory_id
  where c.company_id = ${companyId} and c.del_flag = '0'`;

export interface CalendarHead {
  readonly name: string;
  readonly year: number;
  readonly factoryId: string | null;
}

export const isNameTaken = async (
  tx: Tx,
  companyId: string,
  { name, year }: CalendarHead,
  id: string | undefined,
): Promise<boolean> =>
  (await tx.one(sql`
    select 1 from mes2.work_calendar
    where company_id = ${companyId} and name = ${name} and year = ${year} and del_flag = '0'
      and id is distinct from ${id ?? null}::bigint`)) !== undefined;

export async function insertCalendar(tx: Tx, head: CalendarHead): Promise<string> {
  const row = await tx.one<{ id: string }>(sql`
    insert into mes2.work_calendar (name, year, factory_id)
    values (${head.name}, ${head.year}, ${head.factoryId}) returning id`);
  if (!row) throw new Error('no calendar was written');
  return row.id;
}

export const updateCalendar = (
  tx: Tx,
  companyId: string,
  id: string,
  head: CalendarHead,
): Promise<number> =>
  tx.run(sql`
    update mes2.work_calendar set name = ${head.name}, year = ${head.year}, factory_id = ${head.factoryId}
    where company_id = ${companyId} and id = ${id}`);

export async function writePattern(
  tx: Tx,
  companyId: string,
  calendarId: string,
  pattern: readonly { readonly weekday: number; readonly shiftId: string | null }[],
): Promise<void> {
  await tx.run(sql`
    delete from mes2.work_calendar_weekday where company_id = ${companyId} and calendar_id = ${calendarId}`);
  await insertRows(
    tx,
    'mes2.work_calendar_weekday',
    pattern.map((day) => ({ calendarId, ...day })),
  );
}

export interface DayRecord {
  readonly date: string;
  readonly dayType: DayType;
  readonly name: string | null;
  readonly otMin: number;
  /** 1 from the holiday list, 2 set by a person. */
  readonly source: 1 | 2;
  readonly shiftIds: readonly string[];
}

/** Writes exceptions over those of the same dates. */
export async function writeDays(
  tx: Tx,
  companyId: string,
  calendarId: string,
  days: readonly DayRecord[],
): Promise<void> {
  await removeDays(
    tx,
    companyId,
    calendarId,
    days.map(({ date }) => date),
  );
  await insertRows(
    tx,
    'mes2.work_calendar_day',
    days.map(({ shiftIds: _, ...day }) => ({ calendarId, ...day })),
  );
  const shifts = days.flatMap(({ date, shiftIds }) =>
    [...new Set(shiftIds)].map((shiftId, at) => ({ date, shiftId, seqNo: at + 1 })),
  );
  await tx.run(sql`
    insert into mes2.work_calendar_day_shift (day_id, shift_id, seq_no)
    select d.id, s."shiftId", s."seqNo"
    from jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb) as s (date date, "shiftId" bigint, "seqNo" int)
    join mes2.work_calendar_day d on d.company_id = ${companyId} and d.calendar_id = ${calendarId} and d.date = s.date`);
}

/** Gives dates back to the week pattern. */
export const removeDays = (
  tx: Tx,
  companyId: string,
  calendarId: string,
  dates: readonly string[],
): Promise<number> =>
  tx.run(sql`
    delete from mes2.work_calendar_day
    where company_id = ${companyId} and calendar_id = ${calendarId} and date = any(${dates}::date[])`);

/** Locks those of the ids that are live shifts of the company: nobody removes one until the calendar is written. */
export const lockShiftRows = (
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<{ id: string }[]> =>
  tx.all(sql`
    select s.id from mes2.shift s
    where s.company_id = ${companyId} and s.id = any(${ids}::bigint[]) and s.del_flag = '0'
    order by s.id for share`);

/** The first wage period that is locked or paid and contains one of the dates. */
export const lockedPeriod = (
  tx: Tx,
  companyId: string,
  dates: readonly string[],
): Promise<{ periodNo: string } | undefined> =>
  tx.one(sql`
    select period_no from mes2.wage_period
    where company_id = ${companyId} and del_flag = '0' and status >= 2
      and exists (select 1 from unnest(${dates}::date[]) as d (day) where d.day between from_date and to_date)
    order by from_date limit 1`);

/** Open schedules of lines that work by a calendar of this name: their ends are to be computed again. */
export const markRecalculation = (tx: Tx, companyId: string, calendarId: string): Promise<number> =>
  tx.run(sql`
    update mes2.schedule s set recalc_due = 1
    from mes2.line l
    where s.company_id = ${companyId} and s.status in (0, 1) and s.del_flag = '0'
      and l.company_id = s.company_id and l.dept_id = s.line_dept_id and l.del_flag = '0'
      and l.calendar_id in ${sameName(companyId, calendarId)}`);

/** Calendars of the other years of the same name. */
export const sameName = (companyId: string, calendarId: string): Sql => sql`(
  select y.id from mes2.work_calendar c
  join mes2.work_calendar y on y.company_id = c.company_id and y.name = c.name
  where c.company_id = ${companyId} and c.id = ${calendarId})`;

/** Holidays and make-up days a company keeps in its dictionary, `ext` holding the kind of the day. */
export const listedHolidays = (
  tx: Tx,
  companyId: string,
  year: number,
): Promise<{ date: string; name: string; dayType: DayType }[]> =>
  tx.all(sql`
    select item_code as date, name, coalesce((ext ->> 'dayType')::int, 3) as day_type from ccm.dict_item
    where company_id = ${companyId} and type_code = 'publicHoliday' and del_flag = '0' and status = 0
      and item_code ~ ${`^${year}-[0-9]{2}-[0-9]{2}$`}
    order by item_code`);
