import {
  type Decimal,
  type DecimalInput,
  decimal,
  percentOf,
  quantity,
  sum,
  ZERO,
} from '../decimal.ts';

export interface TargetWindow {
  readonly actual: DecimalInput;
  readonly target: DecimalInput;
  /** How much the window counts; 1 unless the customer's scheme says otherwise. */
  readonly weight?: DecimalInput | undefined;
}

const CAP_PCT = 120;

/**
 * Percent of its target that a window reached.
 *
 * @returns `undefined` for a window without a target
 * @see docs/formulas.md#attainment
 */
export const windowAttainmentPct = ({ actual, target }: TargetWindow): Decimal | undefined =>
  percentOf(quantity(actual), quantity(target));

/**
 * Percent of a day: the weighted mean of its windows, each counted up to 120 % so that one good hour
 * cannot hide three bad ones. Windows without a target do not count.
 *
 * @see docs/formulas.md#attainment
 */
export function dayAttainmentPct(windows: readonly TargetWindow[]): Decimal | undefined {
  const counted = windows.flatMap((window) => {
    const pct = windowAttainmentPct(window);
    return pct
      ? [{ pct: pct.gt(CAP_PCT) ? decimal(CAP_PCT) : pct, weight: quantity(window.weight ?? 1) }]
      : [];
  });
  const weights = sum(counted.map(({ weight }) => weight));
  if (weights.isZero()) return undefined;
  return counted
    .reduce((total, { pct, weight }) => total.plus(pct.times(weight)), ZERO)
    .div(weights);
}
