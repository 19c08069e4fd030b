import type { DataOf } from '../../generated/operations.ts';

type Hour = DataOf<'getCuttingRoomBoard'>['hours'][number];

interface Segment {
  readonly from: number;
  readonly to: number;
}

/**
 * Part of the shift that is over at a moment, 0–1.
 *
 * @param segments working segments of the shift, `08:00-12:00,13:00-17:30`
 */
export function shiftShare(asOf: string, segments: string): number {
  const now = minuteOf(asOf.slice(11, 16));
  const parts = parse(segments);
  const total = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  const gone = parts.reduce((sum, { from, to }) => sum + clamp(now - from, to - from), 0);
  return total === 0 ? 0 : gone / total;
}

/**
 * Bars of the day: every hour of the shift and every hour in which something was cut. The plan is spread
 * over the shift by its minutes; hours outside it have no target.
 */
export function hoursOfDay(
  cut: readonly { readonly hour: number; readonly num: number }[],
  planNum: number,
  asOf: string,
  workDate: string,
  segments: string,
): Hour[] {
  const parts = parse(segments);
  const total = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  const minutes = (hour: number) =>
    parts.reduce(
      (sum, { from, to }) =>
        sum + Math.max(0, Math.min(to, hour * 60 + 60) - Math.max(from, hour * 60)),
      0,
    );
  const current = asOf.slice(0, 10) === workDate ? Number(asOf.slice(11, 13)) : undefined;
  const numOf = new Map(cut.map(({ hour, num }) => [hour, num]));
  return Array.from({ length: 24 }, (_, hour) => hour)
    .filter((hour) => minutes(hour) > 0 || numOf.has(hour))
    .map((hour) => ({
      hour,
      num: numOf.get(hour) ?? 0,
      targetNum:
        minutes(hour) > 0 && total > 0 ? Math.round((planNum * minutes(hour)) / total) : null,
      isCurrent: hour === current,
    }));
}

const parse = (segments: string): Segment[] =>
  segments.split(',').flatMap((part) => {
    const [from, to] = part.split('-').map(minuteOf);
    return from !== undefined && to !== undefined && to > from ? [{ from, to }] : [];
  });

const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.trim().split(':').map(Number);
  return hours * 60 + minutes;
};

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));
