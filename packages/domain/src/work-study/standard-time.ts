import { type Decimal, type DecimalInput, HUNDRED, quantity, sum } from '../decimal.ts';

/**
 * Standard allowed minutes of an operation (SAM, in other places SMV).
 *
 *     observed × rating ÷ 100 × (1 + allowance ÷ 100)
 *
 * @param observedMin average of the stopwatch, minutes
 * @param ratingPct pace of the person observed, 100 being normal
 * @param allowancePct for fatigue, machine and personal needs
 * @see docs/formulas.md#standard-time
 */
export const standardMinutes = (
  observedMin: DecimalInput,
  ratingPct: DecimalInput,
  allowancePct: DecimalInput,
): Decimal =>
  quantity(observedMin)
    .times(quantity(ratingPct))
    .div(HUNDRED)
    .times(HUNDRED.plus(quantity(allowancePct)))
    .div(HUNDRED);

/** Standard minutes of a style: those of its operations added up. */
export const styleMinutes = (sams: readonly DecimalInput[]): Decimal => sum(sams.map(quantity));
