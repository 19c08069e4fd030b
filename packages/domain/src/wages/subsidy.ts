import {
  type Decimal,
  type DecimalInput,
  HUNDRED,
  quantity,
  ratioOf,
  sum,
  ZERO,
} from '../decimal.ts';

/** Days whose earnings make the guarantee. */
const NORMAL_DAYS = 20;
const GUARANTEE_PCT: readonly number[] = [90, 80, 70];

/**
 * CNY a day that keeps people whole while they learn a new style: what is missing to a share of their
 * usual earnings, for as many days as shares are given.
 *
 * @param normalDays CNY earned on the last normal days, the latest last; at most 20 count
 * @param day of the style on the line, from 1
 * @param earned CNY earned on the day
 * @see docs/formulas.md#new-style-subsidy
 */
export function newStyleSubsidy(
  normalDays: readonly DecimalInput[],
  day: number,
  earned: DecimalInput,
  guaranteePct: readonly DecimalInput[] = GUARANTEE_PCT,
): Decimal {
  const recent = normalDays.slice(-NORMAL_DAYS);
  const average = ratioOf(sum(recent), recent.length) ?? ZERO;
  const missing = average
    .times(quantity(guaranteePct[day - 1] ?? 0))
    .div(HUNDRED)
    .minus(quantity(earned));
  return missing.isNegative() ? ZERO : missing;
}

/**
 * CNY a day of somebody in training: the daily rate up to the last day of training, then nothing.
 *
 * @see docs/formulas.md#new-style-subsidy
 */
export const traineeSubsidy = (
  dailyRate: DecimalInput,
  workDate: string,
  inTrainingUntil: string | null | undefined,
): Decimal => (inTrainingUntil && workDate <= inTrainingUntil ? quantity(dailyRate) : ZERO);
