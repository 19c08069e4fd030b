import type { CuttingBedSizes, FabricRollRow } from '@garment-mes/sdk/mes2';
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
  if (roll.materialId !== draft.materialId) return undefined;
  const typed = usedColors(draft);
  const onBed = new Set((typed.length > 0 ? typed : draft.colors).map(({ colorId }) => colorId));
  const matched = choices.fabrics.find(
    ({ fabricPart, materialId, garmentColorId, materialColorIds }) =>
      fabricPart === draft.fabricPart &&
      materialId === roll.materialId &&
      garmentColorId !== null &&
      onBed.has(garmentColorId) &&
      materialColorIds.includes(roll.colorId),
  );
  if (matched?.garmentColorId) return matched.garmentColorId;
  return onBed.has(roll.colorId) ? roll.colorId : undefined;
}
