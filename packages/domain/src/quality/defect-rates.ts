import { type Decimal, type DecimalInput, decimal, HUNDRED, ONE, percentOf } from '../decimal.ts';

/**
 * Defects per hundred units: faults, not faulty garments, so it may pass 100. First inspections only.
 *
 * @see docs/formulas.md#defect-rates
 */
export const dhu = (defects: number, checked: number): Decimal | undefined =>
  percentOf(defects, checked);

/** Percent of the garments checked that had a fault. @see docs/formulas.md#defect-rates */
export const defectivePct = (defective: number, checked: number): Decimal | undefined =>
  percentOf(defective, checked);

/** Percent that was right the first time. @see docs/formulas.md#defect-rates */
export const firstPassYieldPct = (checked: number, defective: number): Decimal | undefined =>
  percentOf(checked - defective, checked);

/**
 * Percent that passes every gate without a fault: the yields multiplied.
 *
 * @see docs/formulas.md#defect-rates
 */
export const rolledYieldPct = (yieldsPct: readonly DecimalInput[]): Decimal =>
  yieldsPct
    .reduce<Decimal>((product, pct) => product.times(decimal(pct)).div(HUNDRED), ONE)
    .times(HUNDRED);
