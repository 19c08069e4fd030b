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
  stage: 'draft' | 'submit' = 'submit',
): CutNumber[] {
  const used = sizes.filter(({ ratio }) => decimal(ratio).isPositive() && !decimal(ratio).isZero());
  const blocks = groupBy(colors, ({ colorId }) => colorId);
  return [...blocks].flatMap(([colorId, ofColor]) =>
    used.map(({ sizeId, ratio }) => ({
      colorId,
      sizeId,
      cutNum: sum(ofColor.map(({ plies }) => garments(plies, ratio, stage))).toNumber(),
    })),
  );
}

/**
 * The same of a bed that is still typed: an odd ply under a half ratio brings no garment until it has another. A bed
 * is not submitted so, see `checkPlies`.
 */
export const draftCutNumbers = (
  colors: readonly ColorPlies[],
  sizes: readonly SizeRatio[],
): CutNumber[] => cutNumbers(colors, sizes, 'draft');

/** Garments of a whole bed, as `draftCutNumbers` counts them. */
export const cutTotal = (colors: readonly ColorPlies[], sizes: readonly SizeRatio[]): number =>
  draftCutNumbers(colors, sizes).reduce((total, { cutNum }) => total + cutNum, 0);

/** Garments in one ply: the sum of the ratios. */
export const garmentsPerPly = (sizes: readonly SizeRatio[]) => sum(sizes.map(({ ratio }) => ratio));

/** Places of the marker a size takes: a half ratio fills one place on every second ply. */
export const markerPositions = (ratio: SizeRatio['ratio']): number =>
  decimal(ratio).ceil().toNumber();

function garments(plies: number, ratio: SizeRatio['ratio'], stage: 'draft' | 'submit') {
  const cut = decimal(plies).times(decimal(ratio));
  if (stage === 'draft') return cut.floor();
  if (!cut.isInteger()) throw new DomainError('half-ratio-odd-plies', { plies });
  return cut;
}
