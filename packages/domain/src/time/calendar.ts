import { readWallClock, readWallMillis } from './wall-clock.ts';

const DATE = 'YYYY-MM-DD';
const MINUTE_MS = 60_000;

/** `2024-03-31` + 1 → `2024-04-01`. @throws {DomainError} `invalid-date` */
export const addDays = (date: string, days: number): string =>
  readWallClock(date).add(days, 'day').format(DATE);

/** Days from one date to another; negative when the second comes first. */
export const daysBetween = (from: string, to: string): number =>
  readWallClock(to.slice(0, 10)).diff(readWallClock(from.slice(0, 10)), 'day');

/** Minutes from one moment to another, fractions kept. */
export const minutesBetween = (from: string, to: string): number =>
  (readWallMillis(to) - readWallMillis(from)) / MINUTE_MS;

/** `2024-03-20 23:30:00` + 45 → `2024-03-21 00:15:00`; seconds are rounded down. */
export const addMinutes = (moment: string, minutes: number): string =>
  readWallClock(moment)
    .add(Math.floor(minutes * 60), 'second')
    .format('YYYY-MM-DD HH:mm:ss');

/** Every date of a range, both ends included; empty when the range is reversed. */
export function eachDay(from: string, to: string): string[] {
  const count = daysBetween(from, to) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index));
}

/** 1 for Monday to 7 for Sunday. */
export const weekday = (date: string): number => readWallClock(date.slice(0, 10)).isoWeekday();

/** `2024-03-20` → `2024-03-01`. */
export const firstOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

export const lastOfMonth = (date: string): string =>
  readWallClock(date.slice(0, 10)).endOf('month').format(DATE);

/**
 * ISO week of a date, the week of its Thursday: `W53` for 2020-12-31 and for 2021-01-03.
 *
 * @see docs/formulas.md#week-label
 */
export const weekLabel = (date: string): string =>
  `W${String(readWallClock(date.slice(0, 10)).isoWeek()).padStart(2, '0')}`;

/** Monday of the week of a date. */
export const mondayOf = (date: string): string => addDays(date.slice(0, 10), 1 - weekday(date));
