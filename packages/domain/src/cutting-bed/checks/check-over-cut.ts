import type { DecimalInput } from '../../decimal.ts';
import { type Issue, issue } from '../../refusals/issue.ts';
import { cutLimit } from '../cut-limit.ts';
import type { CutNumber } from '../cut-numbers.ts';

/** A cell of the order: what was asked and what submitted beds cut already. */
export interface OrderedCell {
  readonly colorId: string;
  readonly sizeId: string;
  readonly colorName: string;
  readonly sizeName: string;
  readonly orderNum: number;
  /** Garments of submitted beds, those waiting for approval included; without this bed. */
  readonly cutNum: number;
}

/**
 * I12: no colour and size is cut beyond the order's tolerance.
 *
 * @param cells in the order of the colours and sizes of the order, in which findings are named as well
 */
export function checkOverCut(
  bed: readonly CutNumber[],
  cells: readonly OrderedCell[],
  tolerancePct: DecimalInput,
): Issue[] {
  const placeOf = (cut: CutNumber): number => {
    const at = cells.findIndex(
      (each) => each.colorId === cut.colorId && each.sizeId === cut.sizeId,
    );
    return at < 0 ? cells.length : at;
  };
  const inOrder = bed.toSorted((one, other) => placeOf(one) - placeOf(other));
  return inOrder.flatMap(({ colorId, sizeId, cutNum }) => {
    const cell = cells.find((each) => each.colorId === colorId && each.sizeId === sizeId);
    const cut = cell?.cutNum ?? 0;
    const limit = cutLimit(cell?.orderNum ?? 0, tolerancePct);
    if (cut + cutNum <= limit) return [];
    return [
      issue(`matrix.${colorId}.${sizeId}`, 'over-cut', {
        color: cell?.colorName ?? colorId,
        size: cell?.sizeName ?? sizeId,
        cut,
        bed: cutNum,
        total: cut + cutNum,
        limit,
      }),
    ];
  });
}
