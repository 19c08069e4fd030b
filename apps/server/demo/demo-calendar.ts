import { addDays, firstOfMonth, publicHolidays, weekday } from '@garment-mes/domain/time';

/** Where the factory day of the demo's companies begins. */
const CUT_OFF = '05:00:00';
/** The weekday on which the demo's factories rest, 7 for Sunday. */
export const REST_WEEKDAY = 7;

/**
 * Days around the run date in one time zone, as the generator writes them. What people did, and what they plan to do, is
 * counted in working days; deadlines, ages and what is valid from a day on are counted in days.
 */
export interface DemoCalendar {
  readonly today: string;
  /** The clock at the run, `HH:mm:ss`. */
  readonly clock: string;
  /** The earliest clock of today that belongs to the same factory day as the run. */
  readonly opening: string;
  /** `YYYY-MM-DD`, `days` after today. */
  day(days: number): string;
  /** `YYYY-MM-DD HH:mm:ss` in the company's time zone. */
  at(days: number, time: string): string;
  /** The nth working day: -1 is the last one before today, 1 the next; 0 is today, on which a demo works in any case. */
  workday(nth: number): string;
  /** A time of the nth working day, `YYYY-MM-DD HH:mm:ss`. */
  workdayAt(nth: number, time: string): string;
  /** Which working day a date is; of a day of rest that of the last one before it. */
  nthWorkday(date: string): number;
  /** The last working day of the month before today's, as an nth working day. */
  readonly lastMonthEnd: number;
  /** The last working day at or before a date. */
  lastWorkday(date: string): string;
}

export function demoCalendar(now: Date, timeZone: string): DemoCalendar {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  const day = (days: number) => addDays(today, days);
  const isWorked = workedDays();
  const step = (date: string, by: 1 | -1): string => {
    let at = addDays(date, by);
    while (!isWorked(at)) at = addDays(at, by);
    return at;
  };
  const reached = new Map<number, string>([[0, today]]);
  const workday = (nth: number): string => {
    const known = reached.get(nth);
    if (known !== undefined) return known;
    const by = nth < 0 ? -1 : 1;
    const found = step(workday(nth - by), by);
    reached.set(nth, found);
    return found;
  };
  const nthWorkday = (date: string): number => {
    let nth = 0;
    while (workday(nth) > date) nth -= 1;
    while (workday(nth + 1) <= date) nth += 1;
    return nth;
  };
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(now);
  return {
    today,
    clock,
    opening: clock < CUT_OFF ? '00:00:00' : CUT_OFF,
    day,
    at: (days, time) => `${day(days)} ${time}`,
    workday,
    workdayAt: (nth, time) => `${workday(nth)} ${time}`,
    nthWorkday,
    lastMonthEnd: nthWorkday(addDays(firstOfMonth(today), -1)),
    lastWorkday: (date) => (isWorked(date) ? date : step(date, -1)),
  };
}

/** The calendar that every company of the demo has: Sundays and public holidays are free, exchanged days are worked. */
function workedDays(): (date: string) => boolean {
  const years = new Map<string, ReadonlyMap<string, number>>();
  return (date) => {
    const year = date.slice(0, 4);
    const listed =
      years.get(year) ??
      new Map(publicHolidays(Number(year)).map((holiday) => [holiday.date, holiday.dayType]));
    years.set(year, listed);
    const dayType = listed.get(date);
    return dayType === undefined ? weekday(date) !== REST_WEEKDAY : dayType === WORKED_IN_EXCHANGE;
  };
}

const WORKED_IN_EXCHANGE = 4;
