import { type Decimal, type DecimalInput, decimal, quantity, sum, ZERO } from './decimal.ts';

/**
 * Divides a whole by weights so that the parts, rounded, still add up to it: everybody gets his share
 * rounded down, and the smallest units left over go to the largest remainders. Among equal
 * remainders the earlier part comes first, so the order of the weights decides.
 *
 * @param places decimal places of a part: 2 for cents, 0 for garments
 * @returns one part per weight; all zero when every weight is zero and there is nothing to give
 * @see docs/formulas.md#largest-remainder
 */
export function shareOut(
  whole: DecimalInput,
  weights: readonly DecimalInput[],
  places: number,
): Decimal[] {
  const total = decimal(whole).toDecimalPlaces(places);
  const weighed = weights.map((weight) => quantity(weight));
  const all = sum(weighed);
  if (all.isZero()) return weighed.map(() => ZERO);

  const exact = weighed.map((weight) => total.times(weight).div(all));
  const parts = exact.map((share) => share.toDecimalPlaces(places, ROUND_FLOOR));
  const unit = decimal(10).pow(-places);
  const spare = total.minus(sum(parts)).div(unit).round().toNumber();
  const luckiest = exact
    .map((share, index) => ({ index, rest: share.minus(parts[index] ?? ZERO) }))
    .sort((a, b) => b.rest.comparedTo(a.rest) || a.index - b.index)
    .slice(0, spare);
  const lucky = new Set(luckiest.map(({ index }) => index));
  return parts.map((part, index) => (lucky.has(index) ? part.plus(unit) : part));
}

// Towards minus infinity, so that a negative whole (a correction) leaves a positive rest too.
const ROUND_FLOOR = 3;
