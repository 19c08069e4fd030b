import { type DecimalInput, decimal, isDecimal } from '../../decimal.ts';
import { type Issue, issue } from '../../refusals/issue.ts';
import type { BedDraft } from '../bed-draft.ts';
import { cutNumbers } from '../cut-numbers.ts';
import { type BedFabric, checkColors, checkShades } from './check-fabric.ts';
import { checkOverCut, type OrderedCell } from './check-over-cut.ts';
import { checkPlies, checkRatios } from './check-plies.ts';
import { checkBalance, checkRolls } from './check-rolls.ts';
import { checkShares, type PaidProcess } from './check-shares.ts';

/** Findings a bed is saved with all the same; it is not handed on with them. */
const SAVED: ReadonlySet<Issue['code']> = new Set<Issue['code']>([
  ...(['plies-odd', 'plies-out-of-range', 'over-cut', 'shades-mixed', 'roll-colour'] as const),
  ...(['roll-overissued', 'roll-overspread', 'roll-unbalanced'] as const),
]);

/** Whether a finding keeps a bed from being saved: what cannot be stored, and what nobody has entered yet. */
export const preventsSaving = ({ code }: Pick<Issue, 'code'>): boolean => !SAVED.has(code);

export interface BedRules {
  /** A draft may still lack rolls and people; a bed to be submitted may not. */
  readonly stage: 'draft' | 'submit';
  readonly maxPlies?: number | undefined;
  /** What the rolls have to be made of; left out where that is not known. */
  readonly fabric?: BedFabric | undefined;
  /** Each colour comes from one shade band, see `needsOneShade`. */
  readonly oneShade?: boolean | undefined;
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
  const fabric = [
    ...(rules.fabric ? checkColors(bed, rules.fabric, rules.stage) : []),
    ...(rules.stage === 'submit' ? checkRolls(bed) : checkBalance(bed)),
    ...(rules.oneShade ? checkShades(bed) : []),
  ];
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
