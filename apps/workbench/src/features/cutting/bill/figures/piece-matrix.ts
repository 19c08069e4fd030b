import {
  addsGarments,
  type CutNumber,
  cutLimit,
  cutNumbers,
} from '@garment-mes/domain/cutting-bed';
import { isDecimal } from '@garment-mes/domain/decimal';
import type { CuttingBedSizes } from '@garment-mes/sdk/mes2';
import type { BedDraft } from '../draft/draft.ts';
import { ruleBed } from './read-draft.ts';

/** Garments of one colour and size: this bed, the other beds, the order and its limit. */
export interface PieceCell {
  readonly sizeId: string;
  readonly bedNum: number;
  readonly cutNum: number;
  /** Garments of the order that are cut with this bed: a replacement mends panels of garments that were counted. */
  readonly afterNum: number;
  readonly orderNum: number;
  readonly limitNum: number;
  /** `over` passes the limit, `above` only the order. */
  readonly state: 'none' | 'within' | 'above' | 'over';
}

export interface PieceRow {
  readonly colorId: string;
  readonly colorName: string;
  readonly hex: string;
  readonly cells: readonly PieceCell[];
  readonly total: number;
}

/** Pieces by colour and size; `undefined` while plies or ratios cannot be multiplied. */
export function bedPieces(draft: BedDraft): CutNumber[] | undefined {
  const { colors, sizes } = ruleBed(draft);
  const readable =
    sizes.every(({ ratio }) => isDecimal(ratio) && Number(ratio) >= 0) &&
    colors.every(({ plies }) => Number.isInteger(plies));
  if (!readable) return undefined;
  try {
    return cutNumbers(colors, sizes);
  } catch {
    // A half ratio over odd plies: the check of the bill shows it beside the cell.
    return undefined;
  }
}

/** The matrix of the bill; it adds no garments to the order when the bed only replaces panels. */
export function pieceMatrix(
  draft: BedDraft,
  choices: CuttingBedSizes | undefined,
  pieces: readonly CutNumber[],
): PieceRow[] {
  const colors = draft.colors.filter(
    ({ colorId }, at, all) => all.findIndex((color) => color.colorId === colorId) === at,
  );
  const adds = addsGarments(draft);
  return colors.map(({ colorId, colorName, hex }) => {
    const cells = draft.sizes.map(({ sizeId }): PieceCell => {
      const bedNum = pieces.find((piece) => piece.colorId === colorId && piece.sizeId === sizeId);
      const known = choices?.cells.find(
        (cell) => cell.colorId === colorId && cell.sizeId === sizeId,
      );
      const added = adds ? (bedNum?.cutNum ?? 0) : 0;
      const cell = {
        sizeId,
        bedNum: bedNum?.cutNum ?? 0,
        cutNum: known?.cutNum ?? 0,
        afterNum: (known?.cutNum ?? 0) + added,
        orderNum: known?.orderNum ?? 0,
        limitNum: known ? cutLimit(known.orderNum, choices?.cutTolUpPct ?? '0') : 0,
      };
      return { ...cell, state: known === undefined || added === 0 ? 'none' : stateOf(cell) };
    });
    return {
      colorId,
      colorName,
      hex,
      cells,
      total: cells.reduce((sum, cell) => sum + cell.bedNum, 0),
    };
  });
}

function stateOf({
  afterNum,
  orderNum,
  limitNum,
}: Pick<PieceCell, 'afterNum' | 'orderNum' | 'limitNum'>): PieceCell['state'] {
  return afterNum > limitNum ? 'over' : afterNum > orderNum ? 'above' : 'within';
}
