import { type Decimal, type DecimalInput, percentOf, quantity, sum } from '../decimal.ts';

export interface PatternArea {
  /** Square metres of all pieces of one garment. */
  readonly area: DecimalInput;
  /** Garments of this size in the marker. */
  readonly count: number;
}

/**
 * Percent of a marker that is covered by pattern pieces.
 *
 * @param markerLen metres
 * @param cuttableWidth metres between the selvedges
 * @returns `undefined` for a marker without area
 * @see docs/formulas.md#marker-efficiency
 */
export const markerEfficiencyPct = (
  patterns: readonly PatternArea[],
  markerLen: DecimalInput,
  cuttableWidth: DecimalInput,
): Decimal | undefined =>
  percentOf(
    sum(patterns.map(({ area, count }) => quantity(area).times(count))),
    quantity(markerLen).times(quantity(cuttableWidth)),
  );
