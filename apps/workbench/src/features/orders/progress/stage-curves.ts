import { addDays, eachDay } from '@garment-mes/domain/time';
import type { DataOf } from '@garment-mes/sdk';
import type { getOrderProgress } from '@garment-mes/sdk/mes2';

type Day = DataOf<typeof getOrderProgress>['days'][number];
export type Stage = Day['stage'];

/** The stages in the order of the floor. */
export const STAGES: readonly Stage[] = ['cut', 'deliver', 'sew', 'qcPass', 'in', 'out'];

/** Pieces so far at the end of a day. */
export interface CurvePoint {
  readonly day: string;
  readonly total: number;
}

export interface StageCurve {
  readonly stage: Stage;
  readonly points: readonly CurvePoint[];
}

/** The running totals of each stage that has any, day by day. */
export function stageCurves(days: readonly Day[]): readonly StageCurve[] {
  return STAGES.flatMap((stage) => {
    let total = 0;
    const points = days
      .filter((day) => day.stage === stage)
      .toSorted((a, b) => a.workDate.localeCompare(b.workDate))
      .map(({ workDate, num }) => {
        total += num;
        return { day: workDate, total };
      });
    return points.length === 0 ? [] : { stage, points };
  });
}

/**
 * The days that are drawn: from the one before the first piece, on which there was nothing, to the last.
 *
 * @returns none while there is nothing to draw
 */
export function daysOf(curves: readonly StageCurve[]): readonly string[] {
  const days = curves.flatMap(({ points }) => points.map(({ day }) => day)).toSorted();
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined ? [] : eachDay(addDays(first, -1), last);
}

/**
 * The running total at the end of each day: nothing on the day before its first, level where nothing came.
 *
 * @param until the last day of which anything is known; `null` stands for those after it
 */
export function curveValues(
  { points }: StageCurve,
  days: readonly string[],
  until: string | undefined = days.at(-1),
): readonly (number | null)[] {
  const [first] = points;
  const start = first && addDays(first.day, -1);
  let total = 0;
  return days.map((day) => {
    total = points.find((point) => point.day === day)?.total ?? total;
    const isKnown = start !== undefined && day >= start && (until === undefined || day <= until);
    return isKnown ? total : null;
  });
}
