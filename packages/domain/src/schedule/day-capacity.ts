import { type Decimal, type DecimalInput, percentOf, quantity, ratioOf, sum } from '../decimal.ts';

/**
 * Garments a line can sew in some minutes, whole ones.
 *
 * @param pct efficiency expected on the day, in percent
 * @see docs/formulas.md#end-date
 */
export const dayCapacity = (
  headcount: number,
  minutes: DecimalInput,
  pct: DecimalInput,
  sam: DecimalInput,
): number =>
  ratioOf(
    quantity(headcount).times(quantity(minutes)).times(quantity(pct)),
    quantity(sam).times(100),
  )
    ?.floor()
    .toNumber() ?? 0;

export interface CurvePoint {
  /** Day of the style on the line, from 1. */
  readonly day: number;
  readonly pct: DecimalInput;
}

/** Efficiency on a day of the learning curve: the last point reached; 100 without a curve. */
export function curvePct(curve: readonly CurvePoint[], day: number): DecimalInput {
  const sorted = [...curve].sort((a, b) => a.day - b.day);
  return (sorted.findLast((point) => point.day <= day) ?? sorted[0])?.pct ?? 100;
}

export interface LoadedDay {
  /** Standard minutes of the garments planned on the day. */
  readonly plannedMin: readonly DecimalInput[];
  readonly headcount: number;
  readonly netMin: DecimalInput;
  readonly effPct: DecimalInput;
}

/**
 * Percent of a line's capacity that a day's plan takes.
 *
 * @see docs/formulas.md#line-load
 */
export const loadPct = ({
  plannedMin,
  headcount,
  netMin,
  effPct,
}: LoadedDay): Decimal | undefined =>
  percentOf(
    sum(plannedMin),
    quantity(headcount).times(quantity(netMin)).times(quantity(effPct)).div(100),
  );

export type LoadLevel = 'idle' | 'light' | 'full' | 'over';

/** Below 70 idle, from 85 to 100 full, above 100 too much. @see docs/formulas.md#line-load */
export function loadLevel(pct: DecimalInput): LoadLevel {
  const load = quantity(pct);
  if (load.gt(100)) return 'over';
  if (load.gte(85)) return 'full';
  return load.lt(70) ? 'idle' : 'light';
}
