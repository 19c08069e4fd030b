import { weekday } from '@garment-mes/domain/time';
import type { DemoCalendar } from '../demo-calendar.ts';

/** One past day on which the lines worked. */
export interface WorkDay {
  readonly date: string;
  /** Net minutes of everybody: the day shift, and two hours more on some evenings. */
  readonly minutes: number;
  readonly overtime: number;
  readonly isSaturday: boolean;
}

export const SHIFT_MINUTES = 510;
const OVERTIME_MINUTES = 120;

/** The last `count` working days before the run date, oldest first. */
export function workDays(
  calendar: DemoCalendar,
  count: number,
  worksLate: (date: string, isSaturday: boolean) => boolean,
): WorkDay[] {
  return Array.from({ length: count }, (_, at): WorkDay => {
    const date = calendar.workday(-at - 1);
    const isSaturday = weekday(date) === 6;
    const overtime = worksLate(date, isSaturday) ? OVERTIME_MINUTES : 0;
    return { date, minutes: SHIFT_MINUTES + overtime, overtime, isSaturday };
  }).reverse();
}

const SEGMENTS: readonly (readonly [net: number, start: number])[] = [
  [0, 8 * 60],
  [240, 13 * 60],
  [510, 18 * 60 + 30],
];

/** Second of the day after `minute` net minutes of work: breaks are stepped over. */
export function clockSecond(minute: number): number {
  let start = 0;
  let net = 0;
  for (const [from, at] of SEGMENTS) {
    if (minute < from) break;
    net = from;
    start = at;
  }
  return Math.floor((start + minute - net) * 60);
}

const two = (value: number): string => (value < 10 ? `0${value}` : String(value));

const known: string[] = [];

/** `HH:mm:ss` of a second of the day. */
export function clockText(second: number): string {
  const text = known[second];
  if (text !== undefined) return text;
  const minutes = Math.floor(second / 60);
  const made = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(second % 60)}`;
  known[second] = made;
  return made;
}
