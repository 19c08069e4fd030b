import { decimal, sum } from '../decimal.ts';
import { DomainError } from '../domain-error.ts';
import { groupBy } from '../group-by.ts';
import type { ColorPlies, SizeRatio } from './bed-draft.ts';

export interface CutNumber {
  readonly colorId: string;
  readonly sizeId: string;
  /** Garments. */
  readonly cutNum: number;
}

/**
 * Garments a bed yields for each colour and size.
 *
 *     cut = plies of the colour × ratio of the size
 *
 * Shade blocks of one colour are added up; colours and sizes keep their order, sizes with ratio 0
 * are left out.
 *
 * @throws {DomainError} `half-ratio-odd-plies` when a half ratio meets an odd number of plies
 * @see docs/formulas.md#cut-numbers
 */
export function cutNumbers(
  colors: readonly ColorPlies[],
  sizes: readonly SizeRatio[],
): CutNumber[] {
  const used = sizes.filter(({ ratio }) => decimal(ratio).isPositive() && !decimal(ratio).isZero());
  const blocks = groupBy(colors, ({ colorId }) => colorId);
  return [...blocks].flatMap(([colorId, ofColor]) =>
    used.map(({ sizeId, ratio }) => ({
      colorId,
      sizeId,
      cutNum: sum(ofColor.map(({ plies }) => garments(plies, ratio))).toNumber(),
    })),
  );
}

/** Garments of a whole bed. */
export const cutTotal = (colors: readonly ColorPlies[], sizes: readonly SizeRatio[]): number =>
  cutNumbers(colors, sizes).reduce((total, { cutNum }) => total + cutNum, 0);

/** Garments in one ply: the sum of the ratios. */
export const garmentsPerPly = (sizes: readonly SizeRatio[]) => sum(sizes.map(({ ratio }) => ratio));

/** Places of the marker a size takes: a half ratio fills one place on every second ply. */
export const markerPositions = (ratio: SizeRatio['ratio']): number =>
  decimal(ratio).ceil().toNumber();

function garments(plies: number, ratio: SizeRatio['ratio']) {
  const cut = decimal(plies).times(decimal(ratio));
  if (!cut.isInteger()) throw new DomainError('half-ratio-odd-plies', { plies });
  return cut;
}
