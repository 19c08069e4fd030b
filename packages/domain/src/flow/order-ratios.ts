import { type Decimal, percentOf } from '../decimal.ts';

/**
 * Percent of the order that was cut; above 100 where the tolerance was used.
 *
 * @see docs/formulas.md#order-ratios
 */
export const cutToOrderPct = (cutNum: number, orderNum: number): Decimal | undefined =>
  percentOf(cutNum, orderNum);

/** Percent of the cut garments that were shipped. @see docs/formulas.md#order-ratios */
export const cutToShipPct = (shippedNum: number, cutNum: number): Decimal | undefined =>
  percentOf(shippedNum, cutNum);

/** Percent of the order that was shipped. @see docs/formulas.md#order-ratios */
export const orderToShipPct = (shippedNum: number, orderNum: number): Decimal | undefined =>
  percentOf(shippedNum, orderNum);
