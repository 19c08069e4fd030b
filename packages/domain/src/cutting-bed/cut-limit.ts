import { type DecimalInput, decimal, HUNDRED, quantity } from '../decimal.ts';

/**
 * Most garments of a colour and size that may be cut.
 *
 *     limit = ⌈ordered × (100 + tolerance %) ÷ 100⌉
 *
 * Reckoned in exact decimals: 450 at 8 % is 486, where binary fractions give 487.
 *
 * @param tolerancePct upper cutting tolerance of the order, 5 for 5 %
 * @see docs/formulas.md#cut-limit
 */
export const cutLimit = (ordered: number, tolerancePct: DecimalInput): number =>
  quantity(ordered)
    .times(HUNDRED.plus(decimal(tolerancePct)))
    .div(HUNDRED)
    .ceil()
    .toNumber();

/**
 * Most garments that may be shipped: `⌊ordered × (100 + tolerance %) ÷ 100⌋`.
 *
 * @see docs/formulas.md#ship-limit
 */
export const shipLimit = (ordered: number, tolerancePct: DecimalInput): number =>
  quantity(ordered)
    .times(HUNDRED.plus(decimal(tolerancePct)))
    .div(HUNDRED)
    .floor()
    .toNumber();

/** Fewest garments that count as a full shipment: `⌈ordered × (100 − tolerance %) ÷ 100⌉`. */
export const shipMinimum = (ordered: number, tolerancePct: DecimalInput): number =>
  quantity(ordered)
    .times(HUNDRED.minus(decimal(tolerancePct)))
    .div(HUNDRED)
    .ceil()
    .toNumber();
