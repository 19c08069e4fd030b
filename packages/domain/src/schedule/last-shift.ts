import { addDays, addMinutes } from '../time/calendar.ts';
import type { ShiftOf } from './end-date.ts';
import { placedSegments } from './shift-segments.ts';

/** A shift that is over. */
export interface PastShift {
  /** The day it belongs to whole, on which it began. */
  readonly workDate: string;
  /** `2024-03-20 22:00:00`, by the clock of the company. */
  readonly fromDate: string;
  readonly toDate: string;
}

/** Longest time without a shift that is looked back over, in days. */
const LOOK_BACK = 45;

/** Moments at which the first segment of a day begins and the last one ends. */
function shiftOn(workDate: string, shiftOf: ShiftOf): PastShift | undefined {
  const placed = placedSegments(shiftOf(workDate));
  if (placed.length === 0) return undefined;
  const at = (minute: number) => addMinutes(`${workDate} 00:00:00`, minute);
  return {
    workDate,
    fromDate: at(Math.min(...placed.map(({ from }) => from))),
    toDate: at(Math.max(...placed.map(({ to }) => to))),
  };
}

/**
 * The shift whose figures stand on a board while nobody works: that of the day once it is over, before it the last one
 * that was worked.
 *
 * @param workDate the running day of the factory
 * @param now `2024-03-20 03:00:00`, by the clock of the company
 * @param hasWork whether the running day has figures of its own, also on a day of rest
 * @returns `undefined` while the running day is what a board shows: within its shift, or as soon as it has figures
 * @throws {DomainError} `invalid-date` when a time of a shift is not on the clock
 */
export function lastShift(
  workDate: string,
  now: string,
  hasWork: boolean,
  shiftOf: ShiftOf,
): PastShift | undefined {
  const running = shiftOn(workDate, shiftOf);
  if (running && now >= running.toDate) return running;
  if (hasWork || (running && now >= running.fromDate)) return undefined;
  for (let days = 1; days <= LOOK_BACK; days += 1) {
    const before = shiftOn(addDays(workDate, -days), shiftOf);
    if (before) return before;
  }
  return undefined;
}
