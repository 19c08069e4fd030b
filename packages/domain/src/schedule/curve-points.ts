import { decimal, isDecimal } from '../decimal.ts';
import { type Issue, issue } from '../refusals/issue.ts';
import type { CurvePoint } from './day-capacity.ts';

/** Days a learning curve has at most; its last percentage holds from then on. */
const LAST_DAY = 60;
/** Percent an efficiency lies between. */
const [LEAST, MOST] = [1, 150];
const EFFICIENCY = { zh: '效率', en: 'Efficiency' } as const;

/** What keeps points from being a learning curve, each at its point: `points.2.day`. Days run on from 1. */
export function curveIssues(points: readonly CurvePoint[]): Issue[] {
  if (points.length === 0) return [issue('points', 'curve-day-missing', { day: 1 })];
  const days = points.map(({ day }) => day);
  const last = Math.max(...days.filter(Number.isInteger));
  const missing = Array.from({ length: Math.min(last, LAST_DAY) }, (_, at) => at + 1).find(
    (day) => !days.includes(day),
  );
  return points.flatMap(({ day, pct }, at): Issue[] => {
    if (!Number.isInteger(day) || day < 1 || day > LAST_DAY)
      return [issue(`points.${at}.day`, 'curve-too-long', { max: LAST_DAY })];
    if (days.indexOf(day) < at) return [issue(`points.${at}.day`, 'curve-day-twice', { day })];
    // At the first day behind the gap.
    if (missing !== undefined && day === Math.min(...days.filter((one) => one > missing)))
      return [issue(`points.${at}.day`, 'curve-day-missing', { day: missing })];
    if (isDecimal(pct) && (decimal(pct).lt(LEAST) || decimal(pct).gt(MOST)))
      return [
        issue(`points.${at}.pct`, 'out-of-range', { field: EFFICIENCY, min: LEAST, max: MOST }),
      ];
    return [];
  });
}

/** Places of the points that lie lower than the day before: a line may forget, mostly it is a slip. */
export const curveDips = (points: readonly CurvePoint[]): readonly number[] =>
  points.flatMap(({ day, pct }, at) => {
    const before = points.find((one) => one.day === day - 1);
    return isDecimal(before?.pct) && isDecimal(pct) && decimal(pct).lt(before.pct) ? [at] : [];
  });
