import { type Decimal, type DecimalInput, decimal, quantity, sum } from '../decimal.ts';
import { shareOut } from '../share-out.ts';

export interface PieceWork {
  /** Garments; reversals are negative. */
  readonly num: number;
  /** CNY a garment, as it was on the day of the work. */
  readonly unitPrice: DecimalInput;
  readonly coefficient?: DecimalInput | undefined;
}

/**
 * CNY of piece work, unrounded: the wage record rounds once.
 *
 * @see docs/formulas.md#piece-wage
 */
export const pieceWage = (work: readonly PieceWork[]): Decimal =>
  sum(
    work.map(({ num, unitPrice, coefficient = 1 }) =>
      decimal(num).times(quantity(unitPrice)).times(quantity(coefficient)),
    ),
  );

/**
 * CNY that a cut bed pays for one operation, and what each participant gets of it, to the cent.
 *
 * @param sharesPct percent of each participant, 100 together; in order of employee numbers, for a
 *   spare cent goes to the first of equals
 * @see docs/formulas.md#bed-wage
 */
export function bedWage(
  cutNum: number,
  unitPrice: DecimalInput,
  sharesPct: readonly DecimalInput[],
): { readonly pool: Decimal; readonly shares: readonly Decimal[] } {
  const pool = quantity(cutNum).times(quantity(unitPrice));
  return { pool, shares: shareOut(pool, sharesPct, 2) };
}
