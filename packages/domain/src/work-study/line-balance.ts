import {
  type Decimal,
  type DecimalInput,
  decimal,
  percentOf,
  quantity,
  ratioOf,
  sum,
} from '../decimal.ts';

/**
 * Seconds between two garments that a target asks for.
 *
 * @param availableSec working seconds, breaks left out
 * @see docs/formulas.md#takt
 */
export const takt = (availableSec: DecimalInput, target: number): Decimal | undefined =>
  ratioOf(quantity(availableSec), target);

/**
 * Minutes each operator has for one garment when the work is spread evenly.
 *
 * @param efficiencyPct pace of the line, 100 unless given
 * @see docs/formulas.md#pitch
 */
export const pitch = (
  sam: DecimalInput,
  operators: number,
  efficiencyPct: DecimalInput = 100,
): Decimal | undefined =>
  ratioOf(quantity(sam).times(100), quantity(operators).times(quantity(efficiencyPct)));

export interface Station {
  readonly sam: DecimalInput;
  readonly operators: number;
}

/** Minutes of the slowest station; `undefined` for a line without stations. */
export function bottleneck(stations: readonly Station[]): Decimal | undefined {
  const times = stations.flatMap(({ sam, operators }) => {
    const time = ratioOf(quantity(sam), operators);
    return time ? [time] : [];
  });
  return times.reduce<Decimal | undefined>(
    (slowest, time) => (slowest?.gte(time) ? slowest : time),
    undefined,
  );
}

/**
 * Percent of the operators' time that the bottleneck lets them use.
 *
 * @param bottleneckMin minutes of the slowest station
 * @see docs/formulas.md#line-balance
 */
export const lineBalancePct = (
  sams: readonly DecimalInput[],
  operators: number,
  bottleneckMin: DecimalInput,
): Decimal | undefined => percentOf(sum(sams), quantity(operators).times(quantity(bottleneckMin)));

/** Garments an hour that the bottleneck lets through, whole ones. @see docs/formulas.md#line-balance */
export const bestOutputPerHour = (bottleneckMin: DecimalInput): number | undefined =>
  ratioOf(60, quantity(bottleneckMin))?.floor().toNumber();

/**
 * Limits between which a station is in balance, minutes.
 *
 * @param balanceGoal 0.85 for a line that is to be balanced to 85 %
 * @see docs/formulas.md#line-balance
 */
export function controlLimits(
  pitchMin: DecimalInput,
  balanceGoal: DecimalInput = '0.85',
): { readonly upper: Decimal; readonly lower: Decimal } {
  const upper = quantity(pitchMin).div(decimal(balanceGoal));
  return { upper, lower: quantity(pitchMin).times(2).minus(upper) };
}
