import { shareOut } from '../share-out.ts';

export interface LotCell {
  /** Garments of the colour and size in the lot. */
  readonly num: number;
  /** How many of them the sample takes. */
  readonly sampleNum: number;
}

/**
 * How a lot and its sample spread over colours and sizes: each cell by its share of what is to be shipped, whole
 * garments, together exactly the lot and exactly the sample.
 *
 * @param quantities garments of each cell to be shipped; together no fewer than the lot
 * @see docs/formulas.md#sampling-plan
 */
export function lotCells(
  lotNum: number,
  sampleNum: number,
  quantities: readonly number[],
): LotCell[] {
  const lot = shareOut(lotNum, quantities, 0);
  const sample = shareOut(sampleNum, lot, 0);
  return lot.map((num, at) => ({
    num: num.toNumber(),
    sampleNum: sample[at]?.toNumber() ?? 0,
  }));
}

/** Cartons of a lot to be opened: the root of their number, rounded up. @see docs/formulas.md#sampling-plan */
export const cartonsToOpen = (cartons: number): number => Math.ceil(Math.sqrt(cartons));
