import { type Decimal, type DecimalInput, percentOf, quantity, sum } from '../decimal.ts';

export interface SewnOutput {
  /** Good garments; rework is not counted again. */
  readonly num: number;
  /** Standard minutes of one. */
  readonly sam: DecimalInput;
}

/** Standard minutes that an output is worth. */
export const earnedMinutesOf = (outputs: readonly SewnOutput[]): Decimal =>
  sum(outputs.map(({ num, sam }) => quantity(num).times(quantity(sam))));

/**
 * Percent of the attended minutes that a line turned into standard minutes. Above 100 is legal.
 *
 * @param attendedMin everyone on the line, those lent out left out and those borrowed counted in
 * @returns `undefined` when nobody attended: an idle line has no efficiency, which is not 0
 * @see docs/formulas.md#line-efficiency
 */
export const lineEfficiencyPct = (
  outputs: readonly SewnOutput[],
  attendedMin: DecimalInput,
): Decimal | undefined => percentOf(earnedMinutesOf(outputs), quantity(attendedMin));

/**
 * The same over the minutes in which work was possible: recorded waiting, breakdown and other
 * non-productive time is taken off first.
 *
 * @see docs/formulas.md#line-efficiency
 */
export const onStandardEfficiencyPct = (
  outputs: readonly SewnOutput[],
  attendedMin: DecimalInput,
  nonProductiveMin: DecimalInput,
): Decimal | undefined =>
  percentOf(
    earnedMinutesOf(outputs),
    quantity(quantity(attendedMin).minus(quantity(nonProductiveMin))),
  );
