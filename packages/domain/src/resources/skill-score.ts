import { type Decimal, type DecimalInput, decimal, ONE, quantity, ratioOf } from '../decimal.ts';

/** One person at one operation over the last thirty days. */
export interface SkillRecord {
  readonly earnedMin: DecimalInput;
  readonly spentMin: DecimalInput;
  readonly garments: number;
  /** Faults found per hundred garments. */
  readonly dhu: DecimalInput;
}

export type SkillGrade = 'A' | 'B' | 'C' | 'D';

const FEWEST_GARMENTS = 200;
const LEAST_QUALITY = '0.8';

/**
 * Skill of a person at an operation: efficiency × quality, 1 for somebody at standard without faults.
 *
 * @returns `undefined` below 200 garments: too few to judge
 * @see docs/formulas.md#skill-score
 */
export function skillScore({
  earnedMin,
  spentMin,
  garments,
  dhu,
}: SkillRecord): Decimal | undefined {
  if (garments < FEWEST_GARMENTS) return undefined;
  const quality = ONE.minus(quantity(dhu).div(100));
  const counted = quality.lt(LEAST_QUALITY) ? decimal(LEAST_QUALITY) : quality;
  return ratioOf(quantity(earnedMin), quantity(spentMin))?.times(counted);
}

/**
 * Grade of a score. An A asks for four operations as well.
 *
 * @param processes operations the person has a score for
 * @see docs/formulas.md#skill-score
 */
export function skillGrade(score: DecimalInput, processes: number): SkillGrade {
  const value = decimal(score);
  if (value.gte('0.95') && processes >= 4) return 'A';
  if (value.gte('0.80')) return 'B';
  return value.gte('0.60') ? 'C' : 'D';
}

/** Operations a person masters: those with a score of 0.70 or more. @see docs/formulas.md#skill-score */
export const multiSkillIndex = (scores: readonly DecimalInput[]): number =>
  scores.filter((score) => decimal(score).gte('0.70')).length;
