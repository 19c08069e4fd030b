import { type Decimal, type DecimalInput, percentOf, quantity } from '../decimal.ts';
import { minutesBetween } from '../time/calendar.ts';
import { netMinutesBetween, type ShiftSegment, workStretches } from './shift.ts';

/** A stay in the factory, on the clock of the company. */
export interface Attendance {
  readonly onAt: string;
  readonly offAt: string;
}

/**
 * Working minutes a person was there: the stays laid over the shift, breaks left out.
 *
 * @param workDate day on which the shift begins
 * @see docs/formulas.md#worked-time
 */
export function attendedMinutes(
  workDate: string,
  stays: readonly Attendance[],
  shift: readonly ShiftSegment[],
): number {
  const stretches = workStretches(shift);
  const minute = (moment: string) => minutesBetween(`${workDate} 00:00:00`, moment);
  return stays.reduce(
    (total, { onAt, offAt }) => total + netMinutesBetween(stretches, minute(onAt), minute(offAt)),
    0,
  );
}

/**
 * Percent of the attended minutes in which work was possible.
 *
 * @see docs/formulas.md#worked-time
 */
export const productivePct = (
  attendedMin: DecimalInput,
  nonWorkMin: DecimalInput,
): Decimal | undefined => {
  const attended = quantity(attendedMin);
  return percentOf(quantity(attended.minus(quantity(nonWorkMin))), attended);
};
