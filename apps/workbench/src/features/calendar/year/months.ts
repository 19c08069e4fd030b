import { addDays, daysBetween, eachDay, lastOfMonth, weekday } from '@garment-mes/domain/time';
import type { CalendarDay } from '@garment-mes/sdk/mes2';

/** Both ends belong to it; `from` is never after `to`. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

export const spanOf = (one: string, other: string): DaySpan =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

export const holds = (span: DaySpan | undefined, date: string): boolean =>
  span !== undefined && span.from <= date && date <= span.to;

export const lengthOf = ({ from, to }: DaySpan): number => daysBetween(from, to) + 1;

/** First day of each month of a year. */
export const monthsOf = (year: number): readonly string[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}-01`);

/** The weeks of a month from Monday on; places of other months are empty. */
export function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const dates = eachDay(month, lastOfMonth(month));
  const lead = weekday(month) - 1;
  const places = [...Array.from({ length: lead }, () => undefined), ...dates];
  return Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => places[week * 7 + day]),
  );
}

const WORKING: readonly number[] = [1, 4];

export const isWorking = (dayType: number): boolean => WORKING.includes(dayType);

/** Days worked and the minutes of them. */
export function workOf(days: readonly CalendarDay[]): {
  readonly days: number;
  readonly minutes: number;
} {
  const worked = days.filter(({ dayType }) => isWorking(dayType));
  return {
    days: worked.length,
    minutes: worked.reduce((sum, { netMin }) => sum + Number(netMin), 0),
  };
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -28,
  PageDown: 28,
};

/** The date a key leads to within a year; `undefined` for other keys. */
export function dateByKey(date: string, key: string, year: number): string | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const next = addDays(date, step);
  return next.startsWith(`${year}-`) ? next : date;
}
