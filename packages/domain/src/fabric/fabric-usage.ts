import { type Decimal, type DecimalInput, ONE, quantity, ratioOf } from '../decimal.ts';

export interface MarkerUsage {
  /** Metres. */
  readonly markerLen: DecimalInput;
  /** Metres of both ends of a ply together, 0.02–0.04 as a rule. */
  readonly endLossLen: DecimalInput;
  /** Garments in one ply. */
  readonly ratioNum: DecimalInput;
  /** Share lost where rolls are joined: 0.008 for 0.8 %. */
  readonly spliceRatio?: DecimalInput | undefined;
}

/**
 * Metres of fabric one garment takes by its marker.
 *
 *     (marker + ends) ÷ garments a ply × (1 + splices)
 *
 * @returns `undefined` when the marker has no garment
 * @see docs/formulas.md#fabric-usage
 */
export const fabricUsage = (marker: MarkerUsage): Decimal | undefined =>
  ratioOf(
    quantity(marker.markerLen).plus(quantity(marker.endLossLen)),
    quantity(marker.ratioNum),
  )?.times(ONE.plus(quantity(marker.spliceRatio ?? 0)));

/**
 * Kilograms of that fabric.
 *
 * @param usage metres a garment
 * @param fullWidth metres, selvedges included: the whole width is bought
 * @param gsm grams a square metre
 * @see docs/formulas.md#fabric-weight
 */
export const fabricWeight = (
  usage: DecimalInput,
  fullWidth: DecimalInput,
  gsm: DecimalInput,
): Decimal => quantity(usage).times(quantity(fullWidth)).times(quantity(gsm)).div(1000);
