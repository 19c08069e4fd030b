import { DomainError } from '../domain-error.ts';
import { type TimeInput, wallClock } from './wall-clock.ts';

export interface FactoryDay {
  /** Clock time at which the factory day begins, `05:00` unless the company says otherwise. */
  readonly dayCutoff: string;
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
  const clock = wallClock(eventTime, timeZone);
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(dayCutoff) ?? [];
  if (!clock || !hours || !minutes) {
    throw new DomainError('invalid-date', { date: clock ? dayCutoff : String(eventTime) });
  }
  return clock.subtract(Number(hours) * 60 + Number(minutes), 'minute').format('YYYY-MM-DD');
}

/** Hour of the clock an event falls into, 0–23, as the hourly output counts it. */
export function hourOf(eventTime: TimeInput, timeZone: string): number {
  const clock = wallClock(eventTime, timeZone);
  if (!clock) throw new DomainError('invalid-date', { date: String(eventTime) });
  return clock.hour();
}
