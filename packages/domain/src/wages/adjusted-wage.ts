import { type Decimal, type DecimalInput, toCents, ZERO } from '../decimal.ts';
import { payable, type WageParts } from './payable.ts';

/** Kinds of adjustments: what they do to a wage. */
export const WageAdjustKind = {
  subsidy: 1,
  bonus: 2,
  deduction: 3,
  recalculated: 4,
  quality: 5,
  other: 6,
} as const;
export type WageAdjustKind = (typeof WageAdjustKind)[keyof typeof WageAdjustKind];

/** Approved adjustments of one person and period, CNY. */
export interface AdjustSums {
  readonly subsidy: DecimalInput;
  readonly bonus: DecimalInput;
  /** What is to be deducted, above 0. */
  readonly deduct: DecimalInput;
  /** Corrections with their sign; a negative one is a deduction. */
  readonly adjust: DecimalInput;
}

/** The parts of a wage that adjustments change, CNY to the cent. */
export interface AdjustedWage {
  readonly subsidy: Decimal;
  readonly bonus: Decimal;
  readonly adjust: Decimal;
  readonly deduct: Decimal;
  readonly topUp: Decimal;
  readonly payable: Decimal;
  /** What would break the floor and waits for the next period. */
  readonly carriedOver: Decimal;
}

/**
 * A wage with its approved adjustments. What was earned stays as it is; deductions are taken from all of them anew, so
 * that one that waited is taken as soon as there is room for it. A negative correction is taken before the deductions.
 *
 * @param earned parts of the wage that adjustments leave alone
 * @see docs/formulas.md#adjusted-wage
 */
export function adjustedWage(
  earned: Pick<WageParts, 'base' | 'piece' | 'group' | 'bed' | 'hourly' | 'otPremium'>,
  floorAmount: DecimalInput,
  adjusts: AdjustSums,
): AdjustedWage {
  const subsidy = toCents(adjusts.subsidy);
  const bonus = toCents(adjusts.bonus);
  const wanted = toCents(adjusts.adjust);
  const due = payable(
    { ...earned, subsidy, bonus, adjust: wanted, deduct: toCents(adjusts.deduct) },
    floorAmount,
  );
  const missing = wanted.isNegative() ? wanted.negated() : ZERO;
  const taken = missing.lt(due.deducted) ? missing : due.deducted;
  return {
    subsidy,
    bonus,
    adjust: wanted.isNegative() ? taken.negated() : wanted,
    deduct: due.deducted.minus(taken),
    topUp: due.topUp,
    payable: due.payable,
    carriedOver: due.carriedOver,
  };
}
