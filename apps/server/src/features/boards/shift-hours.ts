import { shareOut } from '@garment-mes/domain/decimal';
import { minuteOfDay, type ShiftSettings, shiftSegments } from '@garment-mes/domain/time';
import type { DataOf } from '../../generated/operations.ts';

type Hour = DataOf<'getCuttingRoomBoard'>['hours'][number];

const HOUR = 60;

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
  const parts = shiftSegments(settings);
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
