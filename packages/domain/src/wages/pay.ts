import { type Decimal, type DecimalInput, decimal, quantity, sum, toCents } from '../decimal.ts';
import { shareWage } from './share-wage.ts';

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

export interface BedShare {
  readonly employeeNo: string;
  /** Percent of the pool, 100 together. */
  readonly sharePct: DecimalInput;
}

/**
 * CNY that a cut bed pays for one operation, to the cent, and what each participant gets of it: together exactly
 * the pool. A spare cent goes to the largest remainder, among equals to the smaller employee number.
 *
 * @param unitPrice CNY a garment
 * @returns the pool, and the team in its order, each with its `amount`
 * @see docs/formulas.md#bed-wage
 */
export function bedWage<Share extends BedShare>(
  cutNum: number,
  unitPrice: DecimalInput,
  team: readonly Share[],
): { readonly pool: Decimal; readonly team: readonly (Share & { readonly amount: Decimal })[] } {
  const pool = toCents(quantity(cutNum).times(quantity(unitPrice)));
  return { pool, team: shareWage(pool, team, ({ sharePct }) => sharePct) };
}
