/** The shift, and the clock time at which the factory day begins. */
export interface ShiftSettings {
  /** Working segments, `08:00-12:00,13:00-17:30`. */
  readonly shiftSegments: string;
  readonly dayCutoff: string;
}

export interface DaySegment {
  /** Minutes of the factory day. */
  readonly from: number;
  readonly to: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * Part of the shift that is over at a moment of the factory day, 0–1; nothing of a shift without segments.
 *
 * @param clock `HH:mm`
 */
export function shiftShare(clock: string, hours: ShiftSettings): number {
  const now = minuteOfDay(clock, hours);
  const parts = shiftSegments(hours);
  const total = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  const gone = parts.reduce((sum, { from, to }) => sum + clamp(now - from, to - from), 0);
  return total === 0 ? 0 : gone / total;
}

/** Working segments of the shift in minutes of the factory day. */
export const shiftSegments = (hours: ShiftSettings): DaySegment[] =>
  hours.shiftSegments.split(',').flatMap((part) => {
    const [from, to] = part.split('-').map((clock) => minuteOfDay(clock, hours));
    if (from === undefined || to === undefined || from === to) return [];
    return [{ from, to: to > from ? to : to + DAY }];
  });

/**
 * Minutes from the midnight a factory day begins behind: what is before the cutoff is its night.
 *
 * @param clock `HH:mm`
 */
export function minuteOfDay(
  clock: string,
  { dayCutoff }: Pick<ShiftSettings, 'dayCutoff'>,
): number {
  const minute = minuteOf(clock);
  return minute < minuteOf(dayCutoff) ? minute + DAY : minute;
}

const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.trim().split(':').map(Number);
  return hours * HOUR + minutes;
};

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));
