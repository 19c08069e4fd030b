import { type Decimal, type DecimalInput, ONE, quantity, ratioOf, sum, ZERO } from '../decimal.ts';

/** Hours by what the law pays for them. */
export interface WorkedHours {
  readonly normal: DecimalInput;
  readonly otWeekday: DecimalInput;
  readonly otRestDay: DecimalInput;
  readonly otHoliday: DecimalInput;
}

/** What one hour counts as; by default the least of article 44 of the Labour Law of the PRC. */
export interface OvertimeFactors {
  readonly weekday: DecimalInput;
  readonly restDay: DecimalInput;
  readonly holiday: DecimalInput;
}

export const LEGAL_FACTORS: OvertimeFactors = { weekday: '1.5', restDay: '2', holiday: '3' };

/** Hours of a month by which a monthly minimum becomes an hourly one: 21.75 days of 8 hours. */
export const MONTHLY_HOURS = 174;

/**
 * Hourly floor in CNY.
 *
 * @see docs/formulas.md#legal-floor
 */
export const hourlyFloor = (minMonthlyWage: DecimalInput): Decimal =>
  quantity(minMonthlyWage).div(MONTHLY_HOURS);

/**
 * CNY below which the pay for these hours may not fall, unrounded.
 *
 * Local rules differ; a company has its minimum wage and factors confirmed before it pays by them.
 *
 * @see docs/formulas.md#legal-floor
 */
export function floorAmount(
  hours: WorkedHours,
  minMonthlyWage: DecimalInput,
  factors: OvertimeFactors = LEGAL_FACTORS,
): Decimal {
  // Multiplied before it is divided: the floor of 174 normal hours is the monthly wage to the cent.
  const weighted = quantity(hours.normal).plus(weightedOvertime(hours, factors, ZERO));
  return weighted.times(quantity(minMonthlyWage)).div(MONTHLY_HOURS);
}

/**
 * CNY that piece workers get on top for overtime: their average earnings an hour, times what an
 * overtime hour counts beyond a normal one. The pieces themselves are paid already.
 *
 * @param pieceAmount CNY earned by the piece in all these hours
 * @returns 0 when nobody worked
 * @see docs/formulas.md#overtime-premium
 */
export function overtimePremium(
  pieceAmount: DecimalInput,
  hours: WorkedHours,
  factors: OvertimeFactors = LEGAL_FACTORS,
): Decimal {
  const all = sum([hours.normal, hours.otWeekday, hours.otRestDay, hours.otHoliday].map(quantity));
  const extra = weightedOvertime(hours, factors, ONE);
  return ratioOf(quantity(pieceAmount).times(extra), all) ?? ZERO;
}

const weightedOvertime = (hours: WorkedHours, factors: OvertimeFactors, less: Decimal): Decimal =>
  sum([
    quantity(hours.otWeekday).times(quantity(factors.weekday).minus(less)),
    quantity(hours.otRestDay).times(quantity(factors.restDay).minus(less)),
    quantity(hours.otHoliday).times(quantity(factors.holiday).minus(less)),
  ]);
