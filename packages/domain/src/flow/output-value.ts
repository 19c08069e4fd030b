import { type Decimal, type DecimalInput, quantity, ratioOf, sum } from '../decimal.ts';

export interface ValuedOutput {
  /** Good garments. */
  readonly num: number;
  /** CNY of cutting and making one garment; when it is missing the standard minutes count. */
  readonly cmPrice?: DecimalInput | null | undefined;
  readonly sam?: DecimalInput | null | undefined;
}

/**
 * CNY that the output is worth: garments × making price, or × standard minutes × value of a minute.
 *
 * @param minuteValue CNY of one standard minute, for styles without a making price
 * @see docs/formulas.md#output-value
 */
export const outputValue = (
  outputs: readonly ValuedOutput[],
  minuteValue: DecimalInput = 0,
): Decimal =>
  sum(
    outputs.map(({ num, cmPrice, sam }) =>
      quantity(num).times(cmPrice ?? quantity(sam ?? 0).times(quantity(minuteValue))),
    ),
  );

/** CNY a head. @see docs/formulas.md#output-value */
export const outputValuePerHead = (value: DecimalInput, present: number): Decimal | undefined =>
  ratioOf(value, present);

export interface BonusRule {
  /** CNY for each garment above the plan. */
  readonly rate: DecimalInput;
  /** Most CNY a day; none when left out. */
  readonly cap?: DecimalInput | undefined;
}

/**
 * CNY of bonus for a line that beat its plan; 0 for one that did not.
 *
 * @see docs/formulas.md#plan-bonus
 */
export function planBonus(actual: number, plan: number, { rate, cap }: BonusRule): Decimal {
  const bonus = quantity(Math.max(0, actual - plan)).times(quantity(rate));
  const most = cap === undefined ? bonus : quantity(cap);
  return bonus.gt(most) ? most : bonus;
}
