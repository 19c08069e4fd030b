import { DomainError } from '../domain-error.ts';

export type SegmentType = 'work' | 'break' | 'ot';

/** One stretch of a shift on the clock of the company; an end before its start is the next day. */
export interface ShiftSegment {
  readonly start: string;
  readonly end: string;
  readonly type: SegmentType;
}

/** Minutes from midnight of the day on which the shift begins. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * The stretches in which people work, in order; breaks left out. A night shift runs on past 1440.
 *
 * @throws {DomainError} `invalid-date` when a time is not on the clock
 */
export function workStretches(segments: readonly ShiftSegment[]): Stretch[] {
  let earliest = 0;
  return segments.flatMap(({ start, end, type }) => {
    const from = notBefore(minutesOfDay(start), earliest);
    const to = notBefore(minutesOfDay(end), from);
    earliest = to;
    return type === 'break' || to === from ? [] : [{ from, to }];
  });
}

/**
 * Working minutes of a shift.
 *
 * @see docs/formulas.md#net-minutes
 */
export const netMinutes = (segments: readonly ShiftSegment[]): number =>
  workStretches(segments).reduce((total, { from, to }) => total + to - from, 0);

/** Working minutes between two minutes of the day; 0 when they are reversed. */
export const netMinutesBetween = (
  stretches: readonly Stretch[],
  from: number,
  to: number,
): number =>
  stretches.reduce(
    (total, stretch) =>
      total + Math.max(0, Math.min(stretch.to, to) - Math.max(stretch.from, from)),
    0,
  );

/**
 * Minute of the day at which some working minutes are used up; the breaks in between are jumped over.
 *
 * @param from minute of the day to count from
 * @returns `undefined` when the day ends before
 */
export function minuteAfter(
  stretches: readonly Stretch[],
  from: number,
  workingMinutes: number,
): number | undefined {
  let left = workingMinutes;
  for (const stretch of stretches) {
    const begin = Math.max(stretch.from, from);
    if (begin >= stretch.to) continue;
    if (left <= stretch.to - begin) return begin + left;
    left -= stretch.to - begin;
  }
  return undefined;
}

const DAY_MINUTES = 24 * 60;

const notBefore = (minute: number, earliest: number): number =>
  minute >= earliest ? minute : minute + DAY_MINUTES * Math.ceil((earliest - minute) / DAY_MINUTES);

function minutesOfDay(time: string): number {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(time) ?? [];
  if (!hours || !minutes || Number(hours) * 60 + Number(minutes) > DAY_MINUTES) {
    throw new DomainError('invalid-date', { date: time });
  }
  return Number(hours) * 60 + Number(minutes);
}
