import { type DecimalInput, quantity, ratioOf } from '../decimal.ts';
import { shareOut } from '../share-out.ts';

/**
 * Garments an hour that a line can be asked for, whole ones.
 *
 * @see docs/formulas.md#hourly-target
 */
export const hourlyTarget = (
  operators: number,
  efficiencyPct: DecimalInput,
  sam: DecimalInput,
): number | undefined =>
  ratioOf(quantity(operators).times(60).times(quantity(efficiencyPct)), quantity(sam).times(100))
    ?.floor()
    .toNumber();

/**
 * Spreads the target of a day over its hours by their working minutes; the hours add up to the day.
 *
 * @param netMinutes working minutes of each hour
 * @param startUpFactor what the first hour brings of a normal one: 0.85 while machines warm up
 * @see docs/formulas.md#hourly-target
 */
export const spreadTarget = (
  dayTarget: number,
  netMinutes: readonly DecimalInput[],
  startUpFactor: DecimalInput = 1,
): number[] =>
  shareOut(
    dayTarget,
    netMinutes.map((minutes, hour) =>
      hour === 0 ? quantity(minutes).times(quantity(startUpFactor)) : minutes,
    ),
    0,
  ).map((share) => share.toNumber());
