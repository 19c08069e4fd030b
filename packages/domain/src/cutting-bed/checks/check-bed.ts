import { type DecimalInput, decimal, isDecimal } from '../../decimal.ts';
import { type Issue, issue } from '../../refusals/issue.ts';
import type { BedDraft } from '../bed-draft.ts';
import { cutNumbers } from '../cut-numbers.ts';
import { checkOverCut, type OrderedCell } from './check-over-cut.ts';
import { checkPlies, checkRatios } from './check-plies.ts';
import { checkBalance, checkRolls } from './check-rolls.ts';
import { checkShares, type PaidProcess } from './check-shares.ts';

export interface BedRules {
  /** A draft may still lack rolls and people; a bed to be submitted may not. */
  readonly stage: 'draft' | 'submit';
  readonly maxPlies?: number | undefined;
  /** Operations of the order that are paid by the bed. */
  readonly paidProcesses: readonly PaidProcess[];
  /** Cells of the order, for the limit; leave out for a bed that adds no garments. */
  readonly ordered?: readonly OrderedCell[] | undefined;
  readonly cutTolUpPct?: DecimalInput | undefined;
  /** The person may cut over the limit and has given a reason. */
  readonly overCutAllowed?: boolean | undefined;
}

/**
 * Everything that is wrong with a bed, in the order a person would put it right. Never throws; cells
 * that hold no number yet are left to the form's own required check.
 *
 * @see docs/formulas.md#cut-limit
 */
export function checkBed(bed: BedDraft, rules: BedRules): Issue[] {
  const shape = [
    ...checkMarker(bed),
    ...checkRatios(bed.sizes),
    ...checkPlies(bed.colors, bed.sizes, rules.maxPlies),
  ];
  const fabric = rules.stage === 'submit' ? checkRolls(bed) : checkBalance(bed);
  const people = rules.stage === 'submit' ? checkShares(bed.employees, rules.paidProcesses) : [];
  const limits = shape.length === 0 && !rules.overCutAllowed ? checkLimits(bed, rules) : [];
  return [...shape, ...fabric, ...limits, ...people];
}

const checkMarker = ({ markerLen, endLossLen }: BedDraft): Issue[] => [
  ...(isDecimal(markerLen) && decimal(markerLen).lte(0)
    ? [issue('markerLen', 'marker-length', {})]
    : []),
  ...(isDecimal(endLossLen) && decimal(endLossLen).lt(0)
    ? [issue('endLossLen', 'length-negative', {})]
    : []),
];

const checkLimits = ({ colors, sizes }: BedDraft, { ordered, cutTolUpPct }: BedRules): Issue[] =>
  ordered && sizes.every(({ ratio }) => isDecimal(ratio))
    ? checkOverCut(cutNumbers(colors, sizes), ordered, cutTolUpPct ?? 0)
    : [];
