import { type DecimalInput, decimal } from '../decimal.ts';

/** Grade of a subcontract group. */
export type SubcontractGrade = 'A' | 'B' | 'C' | 'D';

/** From the best: least percent that came back on time, most percent of seconds. */
const LIMITS = [
  ['A', '95', '1'],
  ['B', '90', '2'],
  ['C', '80', '4'],
] as const;

/**
 * What a group earned with the work of a month: the best grade whose two limits it keeps.
 *
 * @param onTimePct percent of its deliveries that were back by their day
 * @param secondPct percent of the garments it brought back that turned out seconds of its own operations
 * @see docs/formulas.md#subcontract-grade
 */
export function subcontractGrade(
  onTimePct: DecimalInput,
  secondPct: DecimalInput,
): SubcontractGrade {
  const [onTime, second] = [decimal(onTimePct), decimal(secondPct)];
  const kept = LIMITS.find(([, least, most]) => onTime.gte(least) && second.lte(most));
  return kept?.[0] ?? 'D';
}
