import { addDays, daysBetween, eachDay } from '@garment-mes/domain/time';

export type Zoom = 'day' | 'week' | 'month';

export const ZOOMS = ['day', 'week', 'month'] as const satisfies readonly Zoom[];

/** Pixels of a day at each zoom. */
const DAY_PX: Readonly<Record<Zoom, number>> = { day: 160, week: 48, month: 16 };

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Starts fall on half hours. */
const STEP_MS = 30 * MINUTE_MS;

/** A stretch of days laid out from left to right. */
export interface TimeScale {
  readonly from: string;
  /** Last day, drawn to its end. */
  readonly to: string;
  readonly dayPx: number;
  /** Of all days. */
  readonly width: number;
  /** Midnight of the first day, in milliseconds of the company's clock. */
  readonly origin: number;
}

/** A timestamp or a date of the company as milliseconds of its own clock. */
export const momentOf = (text: string): number =>
  Date.parse(`${text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T')}Z`);

/** `YYYY-MM-DD HH:mm:ss` of a moment of the company's clock. */
export const timestampOf = (moment: number): string =>
  new Date(moment).toISOString().slice(0, 19).replace('T', ' ');

export function timeScale(from: string, to: string, zoom: Zoom): TimeScale {
  const dayPx = DAY_PX[zoom];
  return { from, to, dayPx, width: (daysBetween(from, to) + 1) * dayPx, origin: momentOf(from) };
}

export const xOf = ({ origin, dayPx }: TimeScale, moment: number): number =>
  ((moment - origin) / DAY_MS) * dayPx;

export const momentAt = ({ origin, dayPx }: TimeScale, x: number): number =>
  origin + (x / dayPx) * DAY_MS;

/** The half hour nearest to a place. */
export const startAt = (scale: TimeScale, x: number): number =>
  Math.round(momentAt(scale, x) / STEP_MS) * STEP_MS;

/** Days that lie between two places, within the scale. */
export function daysIn(scale: TimeScale, left: number, right: number): readonly string[] {
  const last = daysBetween(scale.from, scale.to);
  const first = Math.max(0, Math.floor(left / scale.dayPx));
  const end = Math.min(last, Math.ceil(right / scale.dayPx));
  return end < first ? [] : eachDay(addDays(scale.from, first), addDays(scale.from, end));
}

/** Days that follow one another, as one stretch. */
interface Stretch {
  readonly from: string;
  readonly days: number;
}

/** Joins days that follow one another. Dates ascending. */
export function stretches(dates: readonly string[]): readonly Stretch[] {
  const found: { from: string; days: number }[] = [];
  for (const date of dates) {
    const last = found.at(-1);
    if (last !== undefined && addDays(last.from, last.days) === date) last.days += 1;
    else found.push({ from: date, days: 1 });
  }
  return found;
}
