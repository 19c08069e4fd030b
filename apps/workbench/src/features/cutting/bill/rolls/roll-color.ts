import { fitsColor } from '@garment-mes/domain/cutting-bed';
import type { CuttingBedSizes, FabricRollRow } from '@garment-mes/sdk/mes2';
import type { Bill } from '../bill-context.ts';
import { type BedDraft, usedColors } from '../draft/draft.ts';

/**
 * Garment colour of the bed that a roll is spread for: by the order's colour matching, or its own.
 * `undefined` when the roll fits no colour of the bed.
 */
export function garmentColorOf(
  roll: Pick<FabricRollRow, 'colorId' | 'materialId'>,
  draft: BedDraft,
  choices: CuttingBedSizes,
): string | undefined {
  const typed = usedColors(draft);
  const onBed = new Set((typed.length > 0 ? typed : draft.colors).map(({ colorId }) => colorId));
  return [...onBed].find((colorId) =>
    fitsColor(roll, colorId, { materialId: draft.materialId, matches: choices.matches }),
  );
}

/** The colour of the bed whose plies are laid now: the first that is short of some, else the last. */
export const colorSpreadNow = ({ draft, figures }: Pick<Bill, 'draft' | 'figures'>) =>
  (
    figures.balances.find(({ laid, wanted }) => laid < wanted) ??
    figures.balances.at(-1) ??
    draft.colors[0]
  )?.colorId;
