import { type CutNumber, garmentsPerPly, markerPositions } from '@garment-mes/domain/cutting-bed';
import { isDecimal } from '@garment-mes/domain/decimal';
import type { CuttingBedSizes } from '@garment-mes/sdk/mes2';
import type { BedDraft } from '../draft/draft.ts';

/** A size of the order over all its colours. */
export interface SizeFigures {
  readonly sizeId: string;
  readonly orderNum: number;
  readonly planNum: number;
  readonly cutNum: number;
  readonly limitNum: number;
  readonly remainNum: number;
  /** Places of the marker; 0 while there is no ratio. */
  readonly positions: number;
}

/**
 * What each size still asks for, and the places it takes on the marker.
 * @param own garments of the bed itself, where they count as cut
 */
export function sizeFigures(
  draft: BedDraft,
  choices: CuttingBedSizes | undefined,
  own: readonly CutNumber[],
): SizeFigures[] {
  const ownOf = ({ colorId, sizeId }: Pick<CutNumber, 'colorId' | 'sizeId'>) =>
    own.find((piece) => piece.colorId === colorId && piece.sizeId === sizeId)?.cutNum ?? 0;
  return draft.sizes.map(({ sizeId, ratio }) => {
    const cells = choices?.cells.filter((cell) => cell.sizeId === sizeId) ?? [];
    const total = (pick: (cell: (typeof cells)[number]) => number) =>
      cells.reduce((sum, cell) => sum + pick(cell), 0);
    return {
      sizeId,
      orderNum: total(({ orderNum }) => orderNum),
      planNum: total(({ planNum }) => planNum),
      cutNum: total((cell) => cell.cutNum + ownOf(cell)),
      limitNum: total(({ limitNum }) => limitNum),
      remainNum: total((cell) => Math.max(0, cell.remainNum - ownOf(cell))),
      positions: isDecimal(ratio) ? markerPositions(ratio) : 0,
    };
  });
}

/** Garments in one ply; `undefined` while a ratio cannot be read. */
export const perPlyCount = ({ sizes }: BedDraft): string | undefined =>
  sizes.every(({ ratio }) => ratio === '' || isDecimal(ratio))
    ? garmentsPerPly(sizes.map((size) => ({ ...size, ratio: size.ratio || '0' }))).toString()
    : undefined;
