import { decimal } from '../decimal.ts';
import { type Issue, issue } from '../refusals/issue.ts';
import { BundleSplitMode } from './split-plies.ts';

/** What a bundle rule applies to; the narrower one wins. */
export const SplitScope = { company: 1, customer: 2, style: 3, order: 4 } as const;
export type SplitScope = (typeof SplitScope)[keyof typeof SplitScope];

/** A bundle rule as it is typed; what is not asked of its mode and scope is absent. */
export interface TypedSplitRule {
  readonly scope: number;
  readonly scopeId?: string | null | undefined;
  readonly mode: number;
  readonly maxNum?: number | null | undefined;
  /** Percent, a decimal as text. */
  readonly mergeTailPct?: string | null | undefined;
}

/** Percent up to which the tail is merged where a rule does not say it. */
export const MERGED_TAIL_PCT = '20';

const SIZES = { min: 1, max: 200 };
const TAIL = { min: 0, max: 50 };
const TAIL_FIELD = { zh: '尾扎合并%', en: 'The tail merge %' };

/**
 * What keeps a bundle rule from being saved: a rule of the company applies to everything, every other one to one record;
 * all modes but the whole stack have a limit, the fixed one a share of it up to which the tail is merged.
 */
export function checkSplitRule(rule: TypedSplitRule): Issue[] {
  const { scope, scopeId, mode, maxNum, mergeTailPct } = rule;
  const isOfOne = scope !== SplitScope.company;
  const field = { zh: '适用对象', en: 'Applies to' };
  const isTyped = maxNum !== null && maxNum !== undefined;
  const isSized = isTyped && maxNum >= SIZES.min && maxNum <= SIZES.max;
  return [
    ...(isOfOne && !scopeId ? [issue('scopeId', 'required', { field })] : []),
    ...(!isOfOne && scopeId ? [issue('scopeId', 'invalid-value', { field })] : []),
    ...(mode !== BundleSplitMode.wholeStack && !isSized
      ? [issue('maxNum', 'bundle-size-range', {})]
      : []),
    ...(mode === BundleSplitMode.fixed && !mergeTailPct
      ? [issue('mergeTailPct', 'required', { field: TAIL_FIELD })]
      : []),
    ...(mergeTailPct && decimal(mergeTailPct).gt(TAIL.max)
      ? [issue('mergeTailPct', 'out-of-range', { field: TAIL_FIELD, ...TAIL })]
      : []),
  ];
}
