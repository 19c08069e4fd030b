import { type Decimal, type DecimalInput, quantity, sum } from '../decimal.ts';

export interface ConsumedBed {
  readonly plies: number;
  readonly markerLen: DecimalInput;
  readonly endLossLen: DecimalInput;
  readonly spliceLen: DecimalInput;
  readonly defectLen: DecimalInput;
  readonly remnantLen: DecimalInput;
  /** Issued less returned. */
  readonly netLen: DecimalInput;
}

/** Metres by which the plan was missed, by cause; positive is too much. The causes add up. */
export interface ConsumptionGap {
  readonly total: Decimal;
  /** More or fewer garments than planned. */
  readonly quantity: Decimal;
  /** The markers used against the planned usage, ends and splices not counted. */
  readonly marker: Decimal;
  readonly ends: Decimal;
  readonly splices: Decimal;
  readonly defects: Decimal;
  readonly remnants: Decimal;
  /** What the tolerance of the roll balance hides. */
  readonly unexplained: Decimal;
}

/**
 * Splits what an order consumed beyond its plan into causes.
 *
 * @param planUsage metres a garment
 * @param planNum garments planned
 * @param cutNum garments cut
 * @see docs/formulas.md#consumption-gap
 */
export function consumptionGap(
  beds: readonly ConsumedBed[],
  planUsage: DecimalInput,
  planNum: number,
  cutNum: number,
): ConsumptionGap {
  const usage = quantity(planUsage);
  const total = (of: (bed: ConsumedBed) => DecimalInput) => sum(beds.map(of));
  const inMarkers = total(({ plies, markerLen }) => quantity(markerLen).times(plies));
  const ends = total(({ plies, endLossLen }) => quantity(endLossLen).times(plies));
  const splices = total(({ spliceLen }) => spliceLen);
  const defects = total(({ defectLen }) => defectLen);
  const remnants = total(({ remnantLen }) => remnantLen);
  const net = total(({ netLen }) => netLen);
  return {
    total: net.minus(usage.times(planNum)),
    quantity: usage.times(cutNum - planNum),
    marker: inMarkers.minus(usage.times(cutNum)),
    ends,
    splices,
    defects,
    remnants,
    unexplained: net.minus(sum([inMarkers, ends, splices, defects, remnants])),
  };
}

/** Metres a roll is short of its label; the supplier's, never the bed's. */
export const supplierShortage = (labelLen: DecimalInput, actualLen: DecimalInput): Decimal =>
  quantity(labelLen).minus(quantity(actualLen));
