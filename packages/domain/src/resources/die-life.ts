import { type DecimalInput, quantity, roundHalfUp } from '../decimal.ts';
import { DomainError } from '../domain-error.ts';

/** Share of its life from which a die is sent to be sharpened. */
const SHARPEN_FROM_PCT = 90;

/**
 * Strokes a press needs for a bed: every place of the marker, once for each pile of plies.
 *
 * @throws {DomainError} `invalid-quantity` when the press takes no ply
 * @see docs/formulas.md#die-life
 */
export function strokesOf(positions: number, plies: number, pliesPerPress: number): number {
  if (pliesPerPress <= 0) throw new DomainError('invalid-quantity', { quantity: pliesPerPress });
  return positions * Math.ceil(plies / pliesPerPress);
}

/** Beds a die still lasts for, whole ones. @see docs/formulas.md#die-life */
export const bedsLeft = (lifeNum: number, usedNum: number, strokes: number): number | undefined =>
  strokes > 0 ? Math.max(0, Math.floor((lifeNum - usedNum) / strokes)) : undefined;

/**
 * Strokes that count as used once a die is sharpened: a share of its life, as sharpening takes some of it. None of it
 * when nothing is said; never more than were used.
 *
 * @param regrindPct percent of its life, 0 to 100
 * @throws {DomainError} `out-of-range`
 * @see docs/formulas.md#die-life
 */
export function usedAfterSharpening(
  { lifeNum, usedNum }: { readonly lifeNum: number; readonly usedNum: number },
  regrindPct: DecimalInput = 0,
): number {
  if (quantity(regrindPct).gt(100))
    throw new DomainError('out-of-range', { field: '磨后已用%', min: 0, max: 100 });
  const share = roundHalfUp(quantity(regrindPct).times(lifeNum).div(100), 0).toNumber();
  return Math.min(usedNum, share);
}

/** True from 90 % of its life on. */
export const needsSharpening = (lifeNum: number, usedNum: number): boolean =>
  usedNum * 100 >= lifeNum * SHARPEN_FROM_PCT;
