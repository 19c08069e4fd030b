import { DomainError } from '../domain-error.ts';

export const BundleSplitMode = { fixed: 1, balanced: 2, byRoll: 3, wholeStack: 4 } as const;
export type BundleSplitMode = (typeof BundleSplitMode)[keyof typeof BundleSplitMode];

export interface BundleSplitRule {
  readonly mode: BundleSplitMode;
  /** Most garments of a bundle. */
  readonly maxNum: number;
  /** With the fixed mode: a rest of at most this share of `maxNum` joins the last bundle. */
  readonly mergeTailPct?: number | undefined;
}

/**
 * Sizes of the bundles that one stack of a colour block is tied into, from the first ply up.
 *
 * - *balanced*: ⌈P ÷ M⌉ bundles as equal as can be, the larger ones first
 * - *fixed*: bundles of M, the rest by itself or merged into the last
 * - *by roll*: cut wherever a roll ends, balanced in between
 * - *whole stack*: one bundle
 *
 * @param garments garments of the stack, one a ply (one every second ply at a half ratio)
 * @param rollEnds with *by roll*: how many garments each roll gives, in spreading order
 * @throws {DomainError} `bundle-size-range` when the limit is not from 1 to 200
 * @see docs/formulas.md#bundle-split
 */
export function splitPlies(
  garments: number,
  rule: BundleSplitRule,
  rollEnds: readonly number[] = [garments],
): number[] {
  if (garments <= 0) return [];
  if (rule.mode === BundleSplitMode.wholeStack) return [garments];
  if (!Number.isInteger(rule.maxNum) || rule.maxNum < 1 || rule.maxNum > 200) {
    throw new DomainError('bundle-size-range', {});
  }
  if (rule.mode === BundleSplitMode.balanced) return balanced(garments, rule.maxNum);
  if (rule.mode === BundleSplitMode.byRoll) {
    return rollEnds.flatMap((ofRoll) => balanced(ofRoll, rule.maxNum));
  }
  return fixed(garments, rule.maxNum, rule.mergeTailPct ?? 0);
}

function balanced(garments: number, max: number): number[] {
  const count = Math.ceil(garments / max);
  const smaller = Math.floor(garments / count);
  return Array.from({ length: count }, (_, index) => smaller + (index < garments % count ? 1 : 0));
}

function fixed(garments: number, max: number, mergeTailPct: number): number[] {
  const sizes = Array.from({ length: Math.floor(garments / max) }, () => max);
  const rest = garments % max;
  if (rest === 0) return sizes;
  const merges = sizes.length > 0 && rest * 100 <= mergeTailPct * max;
  return merges ? [...sizes.slice(0, -1), max + rest] : [...sizes, rest];
}
