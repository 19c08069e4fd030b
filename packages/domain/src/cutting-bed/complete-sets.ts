import { groupBy } from '../group-by.ts';
import type { CutNumber } from './cut-numbers.ts';

export interface CompleteSet {
  readonly colorId: string;
  readonly sizeId: string;
  /** Garments for which every material is cut. */
  readonly complete: number;
}

/**
 * Garments of a multi-material bed that can be made up: of each colour and size as many as the material
 * that was cut least. Colours of the materials must be named by the garment's colour.
 *
 * @param lays cut numbers of each material
 */
export function completeSets(lays: readonly (readonly CutNumber[])[]): CompleteSet[] {
  const cells = groupBy(lays.flat(), ({ colorId, sizeId }) => `${colorId} ${sizeId}`);
  return [...cells.values()].flatMap(([first]) => {
    if (!first) return [];
    const { colorId, sizeId } = first;
    const ofLay = (lay: readonly CutNumber[]) =>
      lay.reduce(
        (total, cell) =>
          cell.colorId === colorId && cell.sizeId === sizeId ? total + cell.cutNum : total,
        0,
      );
    return [{ colorId, sizeId, complete: Math.min(...lays.map(ofLay)) }];
  });
}
