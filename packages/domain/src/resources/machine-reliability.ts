import { type Decimal, type DecimalInput, percentOf, quantity, ratioOf } from '../decimal.ts';

/** A machine over some period, minutes of planned working time. */
export interface MachinePeriod {
  /** Net minutes of the calendar. */
  readonly plannedMin: DecimalInput;
  /** Minutes of those in which it was down. */
  readonly downMin: DecimalInput;
  readonly failures: number;
}

/**
 * Percent of the planned minutes in which the machine could run.
 *
 * @see docs/formulas.md#machine-reliability
 */
export const availabilityPct = ({ plannedMin, downMin }: MachinePeriod): Decimal | undefined =>
  percentOf(upMinutes({ plannedMin, downMin }), quantity(plannedMin));

/** Mean minutes to repair; `undefined` without a failure. @see docs/formulas.md#machine-reliability */
export const meanTimeToRepair = ({ downMin, failures }: MachinePeriod): Decimal | undefined =>
  ratioOf(quantity(downMin), failures);

/** Mean minutes between failures; `undefined` without one. @see docs/formulas.md#machine-reliability */
export const meanTimeBetweenFailures = (period: MachinePeriod): Decimal | undefined =>
  ratioOf(upMinutes(period), period.failures);

const upMinutes = ({ plannedMin, downMin }: Omit<MachinePeriod, 'failures'>): Decimal =>
  quantity(quantity(plannedMin).minus(quantity(downMin)));
