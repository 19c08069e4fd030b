import {
  type Decimal,
  type DecimalInput,
  decimal,
  quantity,
  sum,
  toCents,
  ZERO,
} from '../decimal.ts';

/** CNY of a wage record before the floor is looked at. */
export interface WageParts {
  readonly base?: DecimalInput | undefined;
  readonly piece?: DecimalInput | undefined;
  readonly group?: DecimalInput | undefined;
  readonly bed?: DecimalInput | undefined;
  readonly hourly?: DecimalInput | undefined;
  readonly otPremium?: DecimalInput | undefined;
  readonly subsidy?: DecimalInput | undefined;
  readonly bonus?: DecimalInput | undefined;
  /** A correction of an earlier period; a negative one is a deduction. */
  readonly adjust?: DecimalInput | undefined;
  readonly deduct?: DecimalInput | undefined;
}

export interface Payable {
  /** For work: base, piece, group, bed, hours and the overtime premium. */
  readonly earned: Decimal;
  readonly floor: Decimal;
  /** What the company adds to reach the floor; a line of its own in the costs. */
  readonly topUp: Decimal;
  /** What was deducted; never so much that the floor is broken. */
  readonly deducted: Decimal;
  /** What remains to be deducted in the next period. */
  readonly carriedOver: Decimal;
  readonly payable: Decimal;
}

/**
 * What a person is paid for a period, CNY to the cent. Every part is rounded half up by itself, so
 * that the slip adds up.
 *
 * Work that earns less than the floor is topped up. Subsidies and bonuses do not count towards the
 * floor, and deductions wait rather than break it.
 *
 * @see docs/formulas.md#payable
 */
export function payable(parts: WageParts, floorAmount: DecimalInput): Payable {
  const of = (part: keyof WageParts) => toCents(parts[part] ?? 0);
  const floor = toCents(quantity(floorAmount));
  const earned = sum((['base', 'piece', 'group', 'bed', 'hourly', 'otPremium'] as const).map(of));
  const topUp = atLeastZero(floor.minus(earned));
  const adjust = of('adjust');
  const before = sum([earned, topUp, of('subsidy'), of('bonus'), atLeastZero(adjust)]);
  const wanted = sum([of('deduct'), atLeastZero(adjust.negated())]);
  const room = atLeastZero(before.minus(floor));
  const deducted = wanted.lt(room) ? wanted : room;
  return {
    earned,
    floor,
    topUp,
    deducted,
    carriedOver: wanted.minus(deducted),
    payable: before.minus(deducted),
  };
}

const atLeastZero = (value: DecimalInput): Decimal => {
  const read = decimal(value);
  return read.isNegative() ? ZERO : read;
};
