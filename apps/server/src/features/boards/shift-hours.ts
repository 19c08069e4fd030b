import { shareOut } from '@garment-mes/domain/decimal';
import type { DataOf } from '../../generated/operations.ts';
import type { FloorSettings } from '../settings/public.ts';

type Hour = DataOf<'getCuttingRoomBoard'>['hours'][number];

/** The shift, and the clock time at which the day begins. */
interface ShiftSettings extends Pick<FloorSettings, 'shiftSegments'> {
  readonly dayCutoff: string;
}

interface Segment {
  readonly from: number;
  readonly to: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Part of the shift that is over at a moment of the factory day, 0–1. */
export function shiftShare(asOf: string, settings: ShiftSettings): number {
  const now = minuteOfDay(asOf.slice(11, 16), settings);
  const parts = segmentsOf(settings);
  const total = parts.reduce((sum, { from, to }) => sum + to - from, 0);
  const gone = parts.reduce((sum, { from, to }) => sum + clamp(now - from, to - from), 0);
  return total === 0 ? 0 : gone / total;
}

/**
 * Bars of the day, in the order of the factory day: every hour of the shift and every hour in which something
 * was cut. The plan is spread over the shift by its minutes and is whole again in the sum; hours outside it
 * have no target.
 *
 * @param current hour of the clock that runs; none on another day
 */
export function hoursOfDay(
  cut: readonly { readonly hour: number; readonly num: number }[],
  planNum: number,
  current: number | undefined,
  settings: ShiftSettings,
): Hour[] {
  const parts = segmentsOf(settings);
  const numOf = new Map(cut.map(({ hour, num }) => [hour, num]));
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const end = minuteOfDay(`${hour}:59`, settings) + 1;
    const minutes = parts.reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to, end) - Math.max(from, end - HOUR)),
      0,
    );
    return { hour, end, minutes };
  })
    .filter(({ hour, minutes }) => minutes > 0 || numOf.has(hour))
    .sort((a, b) => a.end - b.end);
  const targets = shareOut(
    planNum,
    hours.map(({ minutes }) => minutes),
    0,
  );
  return hours.map(({ hour, minutes }, at) => ({
    hour,
    num: numOf.get(hour) ?? 0,
    targetNum: minutes > 0 ? (targets[at]?.toNumber() ?? 0) : null,
    isCurrent: hour === current,
  }));
}

/** Working segments of the shift, `08:00-12:00,13:00-17:30`, in minutes of the factory day. */
const segmentsOf = (settings: ShiftSettings): Segment[] =>
  settings.shiftSegments.split(',').flatMap((part) => {
    const [from, to] = part.split('-').map((clock) => minuteOfDay(clock, settings));
    if (from === undefined || to === undefined || from === to) return [];
    return [{ from, to: to > from ? to : to + DAY }];
  });

/** Minutes from the midnight a factory day begins behind: what is before the cutoff is its night. */
function minuteOfDay(clock: string, { dayCutoff }: ShiftSettings): number {
  const minute = minuteOf(clock);
  return minute < minuteOf(dayCutoff) ? minute + DAY : minute;
}

const minuteOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.trim().split(':').map(Number);
  return hours * HOUR + minutes;
};

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));
