import { type Decimal, type DecimalInput, quantity, ratioOf } from '../decimal.ts';

/** Points per 100 square yards above which a single roll is held back. */
export const ROLL_POINT_LIMIT = 28;
/** The same for the average of a delivery. */
export const LOT_POINT_LIMIT = 20;

/**
 * Fault points per 100 square yards by the four-point system (ASTM D5430).
 *
 *     points × 3600 ÷ (width in inches × length in yards)
 *
 * @see docs/formulas.md#four-point
 */
export const pointsPer100SquareYards = (
  points: number,
  widthInches: DecimalInput,
  lengthYards: DecimalInput,
): Decimal | undefined =>
  ratioOf(quantity(points).times(3600), quantity(widthInches).times(quantity(lengthYards)));

/**
 * The same per 100 square metres.
 *
 * @see docs/formulas.md#four-point
 */
export const pointsPer100SquareMetres = (
  points: number,
  widthMetres: DecimalInput,
  lengthMetres: DecimalInput,
): Decimal | undefined =>
  ratioOf(quantity(points).times(100), quantity(widthMetres).times(quantity(lengthMetres)));
