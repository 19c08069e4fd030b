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

const DAY_MS = 86_400_000;
const dayNo = (day: string): number => Date.parse(day) / DAY_MS;

/** What is drawn: from the first day to the last, from nothing to the most pieces. */
export interface CurveSpan {
  readonly from: string;
  readonly to: string;
  readonly most: number;
}

/** @returns `undefined` while there is nothing to draw */
export function spanOf(curves: readonly StageCurve[], orderNum: number): CurveSpan | undefined {
  const points = curves.flatMap((curve) => curve.points);
  const [from] = points.map(({ day }) => day).toSorted();
  const to = points
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined) return undefined;
  return { from, to, most: Math.max(orderNum, ...points.map(({ total }) => total), 1) };
}

/**
 * A curve as points of a picture `width` wide and `height` high, upside down as pictures are. It starts at nothing
 * on the day before its first, so that one day makes a line as well, and runs level to the last day drawn.
 *
 * @param until the day it runs to when that is before the last one drawn: nothing is known beyond today
 */
export function curvePoints(
  { points }: StageCurve,
  { from, to, most }: CurveSpan,
  width: number,
  height: number,
  until: string = to,
): string {
  const days = dayNo(to) - dayNo(from) + 1;
  const at = (day: number, total: number) =>
    `${round(((day - dayNo(from) + 1) / days) * width)},${round(height - (total / most) * height)}`;
  const [first] = points;
  const last = points.at(-1);
  const end = until < to ? until : to;
  if (first === undefined || last === undefined) return '';
  return [
    at(dayNo(first.day) - 1, 0),
    ...points.map(({ day, total }) => at(dayNo(day), total)),
    ...(last.day < end ? [at(dayNo(end), last.total)] : []),
  ].join(' ');
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
