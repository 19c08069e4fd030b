import type { InspectionSeverity } from './sampling-plan.ts';

const WINDOW = 5;
const REFUSALS_TO_TIGHTEN = 2;

/**
 * Severity for the next lot of a customer and style.
 *
 * Two refusals among the last five lots tighten, five acceptances in a row relax again, and five
 * refusals while tightened stop deliveries until somebody acts.
 *
 * @param accepted results of first inspections, the oldest first; re-inspections do not count
 * @see docs/formulas.md#inspection-switch
 */
export function nextSeverity(accepted: readonly boolean[]): InspectionSeverity | 'stopped' {
  let severity: InspectionSeverity = 'normal';
  let since: boolean[] = [];
  for (const result of accepted) {
    since.push(result);
    if (severity === 'normal') {
      if (refusals(since.slice(-WINDOW)) < REFUSALS_TO_TIGHTEN) continue;
      severity = 'tightened';
    } else {
      if (refusals(since) >= WINDOW) return 'stopped';
      if (since.length < WINDOW || refusals(since.slice(-WINDOW)) > 0) continue;
      severity = 'normal';
    }
    since = [];
  }
  return severity;
}

const refusals = (results: readonly boolean[]): number =>
  results.filter((accepted) => !accepted).length;
