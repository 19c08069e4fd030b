import { DomainError } from '../domain-error.ts';
import { cutoffOn, type DatedCutoff } from './day-cutoff.ts';
import { type TimeInput, wallMillis } from './wall-clock.ts';

const MINUTE_MS = 60_000;

export interface FactoryDay {
  /** Clock time at which the factory day begins, `05:00` unless the company says otherwise; with the days it
   * held from where it was changed. */
  readonly dayCutoff: string | readonly DatedCutoff[];
  /** IANA name, as `Asia/Shanghai`. */
  readonly timeZone: string;
}

/**
 * The factory day of an event: work of the night shift before the cutoff belongs to the day on which
 * the shift began. At 05:00 sharp the new day has begun.
 *
 * @throws {DomainError} `invalid-date` when the event or the cutoff is no time
 * @see docs/formulas.md#work-date
 */
export function workDate(eventTime: TimeInput, { dayCutoff, timeZone }: FactoryDay): string {
  const clock = wallMillis(eventTime, timeZone);
  if (clock === undefined) throw new DomainError('invalid-date', { date: String(eventTime) });
  const cutoff = cutoffOn(dayCutoff, new Date(clock).toISOString().slice(0, 10));
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(cutoff) ?? [];
  if (!hours || !minutes) throw new DomainError('invalid-date', { date: cutoff });
  const begun = clock - (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return new Date(begun).toISOString().slice(0, 10);
}

/**
 * `YYYY-MM-DD` on the company's calendar at an event, night shift or not: what ages and legal periods go by.
 *
 * @throws {DomainError} `invalid-date` when the event is no time
 */
export const calendarDate = (eventTime: TimeInput, timeZone: string): string =>
  workDate(eventTime, { dayCutoff: '00:00', timeZone });

/** Hour of the clock an event falls into, 0–23, as the hourly output counts it. */
export function hourOf(eventTime: TimeInput, timeZone: string): number {
  const clock = wallMillis(eventTime, timeZone);
  if (clock === undefined) throw new DomainError('invalid-date', { date: String(eventTime) });
  return new Date(clock).getUTCHours();
}
