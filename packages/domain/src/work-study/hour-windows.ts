import type { ShiftSegment } from '../schedule/shift.ts';

/** An hour of a shift as people read it on a board, or what is left of one. */
export interface HourWindow {
  /** `HH:mm`. */
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
}

const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/**
 * Hours of the working stretches of a shift, each counted from where its stretch begins; a shorter rest
 * is a window of its own. Breaks are left out, overtime unless it is asked for.
 */
export const hourWindows = (
  segments: readonly ShiftSegment[],
  withOvertime = false,
): HourWindow[] =>
  segments
    .filter(({ type }) => type === 'work' || (withOvertime && type === 'ot'))
    .flatMap(({ start, end }) => {
      const from = minuteOf(start);
      const last = minuteOf(end);
      const to = last <= from ? last + 24 * 60 : last;
      const count = Math.ceil((to - from) / 60);
      return Array.from({ length: count }, (_, at) => {
        const begin = from + at * 60;
        const finish = Math.min(begin + 60, to);
        return { from: clockOf(begin), to: clockOf(finish), minutes: finish - begin };
      });
    });
