import { addDays, minutesBetween } from '../time/calendar.ts';
import type { ShiftSegment } from './shift.ts';
import { placedSegments } from './shift-segments.ts';

/**
 * Minutes between two moments of a working day, the breaks of its shift left out. Overtime that nobody planned counts:
 * what lies beyond the shift is taken off the clock as it is.
 *
 * @param workDate day on which the shift begins
 * @param start `2024-03-20 10:00:00`, by the clock of the company
 * @param segments of the shift; none where nobody was to work
 * @returns minutes with seconds as fractions; 0 when the moments are reversed or lie in a break
 * @throws {DomainError} `invalid-date` when a time of the shift is not on the clock
 * @see docs/formulas.md#worked-time
 */
export function spentMinutes(
  workDate: string,
  start: string,
  end: string,
  segments: readonly ShiftSegment[],
): number {
  const midnight = `${workDate} 00:00:00`;
  const from = minutesBetween(midnight, start);
  const to = minutesBetween(midnight, end);
  const breaks = segments.length === 0 ? [] : placedSegments(segments);
  const paused = breaks
    .filter(({ segment }) => segment.type === 'break')
    .reduce((sum, rest) => sum + Math.max(0, Math.min(rest.to, to) - Math.max(rest.from, from)), 0);
  return Math.max(0, to - from - paused);
}

/** Whether a moment lies on a working day: a night shift runs on into the next morning. */
export const isOnWorkDay = (workDate: string, moment: string): boolean =>
  [workDate, addDays(workDate, 1)].includes(moment.slice(0, 10));
