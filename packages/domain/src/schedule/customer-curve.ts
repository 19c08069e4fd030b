import { type Decimal, type DecimalInput, quantity, roundHalfUp } from '../decimal.ts';
import type { CurvePoint } from './day-capacity.ts';

/** At which share of which curve the work of a customer runs. */
export interface CustomerCurve {
  /** `null`: whatever the customer orders. */
  readonly categoryId: string | null;
  readonly efficiencySetId: string;
  readonly factorPct: DecimalInput;
}

/** A curve that is used where no customer says otherwise. */
export interface UsualCurve {
  readonly id: string;
  /** `null`: the usual one of the company. */
  readonly categoryId: string | null;
  readonly difficulty: number;
}

/** Difficulty of a style while none is set. */
const NORMAL = 2;

/** What is set for a customer's work of a category: for the two together, else for the customer alone. */
export const customerCurveOf = (
  categoryId: string | null,
  ofCustomer: readonly CustomerCurve[],
): CustomerCurve | undefined =>
  ofCustomer.find((each) => each.categoryId !== null && each.categoryId === categoryId) ??
  ofCustomer.find((each) => each.categoryId === null);

/**
 * Curve a schedule begins with: customer and category, customer, the usual one of category and difficulty, the usual
 * one of the company.
 *
 * @param ofCustomer what is set for the customer of the order
 * @returns id of the curve; `undefined` where nothing is set and no curve is the usual one
 * @see docs/formulas.md#customer-curve
 */
export function chosenCurve(
  categoryId: string | null,
  ofCustomer: readonly CustomerCurve[],
  usual: readonly UsualCurve[],
  difficulty: number = NORMAL,
): string | undefined {
  const set = customerCurveOf(categoryId, ofCustomer);
  if (set) return set.efficiencySetId;
  const among = (category: string | null) => {
    const curves = usual.filter((each) => each.categoryId === category);
    return curves.find((each) => each.difficulty === difficulty);
  };
  const ofCompany = usual.find((each) => each.categoryId === null);
  return ((categoryId !== null && among(categoryId)) || among(null) || ofCompany)?.id;
}

/**
 * Percent of a curve at which an order runs: the factor of its customer where that names this curve, 100 where the
 * planner chose another.
 *
 * @see docs/formulas.md#customer-curve
 */
export function curveFactor(
  efficiencySetId: string,
  categoryId: string | null,
  ofCustomer: readonly CustomerCurve[],
): DecimalInput {
  const set = customerCurveOf(categoryId, ofCustomer);
  return set?.efficiencySetId === efficiencySetId ? set.factorPct : 100;
}

/** Efficiency of a day at a factor, both in percent, rounded half up to 0.01. @see docs/formulas.md#customer-curve */
export const pctAtFactor = (pct: DecimalInput, factorPct: DecimalInput): Decimal =>
  roundHalfUp(quantity(pct).times(quantity(factorPct)).div(100), 2);

/** A curve at a factor, day by day. @see docs/formulas.md#customer-curve */
export const curveAtFactor = (
  points: readonly CurvePoint[],
  factorPct: DecimalInput,
): readonly CurvePoint[] =>
  points.map(({ day, pct }) => ({ day, pct: pctAtFactor(pct, factorPct).toString() }));
