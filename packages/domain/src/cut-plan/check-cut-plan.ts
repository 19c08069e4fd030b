import { cutLimit } from '../cutting-bed/cut-limit.ts';
import type { DecimalInput } from '../decimal.ts';
import { type Issue, issue } from '../refusals/issue.ts';

export interface PlannedCell {
  readonly colorName: string;
  readonly sizeName: string;
  readonly orderNum: number;
  /** Garments of all lays. */
  readonly planNum: number;
}

/** I10: every colour and size is planned for the order at least, and within its tolerance. */
export const checkCutPlan = (cells: readonly PlannedCell[], tolerancePct: DecimalInput): Issue[] =>
  cells.flatMap(({ colorName: color, sizeName: size, orderNum: min, planNum: plan }) => {
    const max = cutLimit(min, tolerancePct);
    return plan >= min && plan <= max
      ? []
      : [issue(`matrix.${color}.${size}`, 'plan-outside-limits', { color, size, plan, min, max })];
  });
