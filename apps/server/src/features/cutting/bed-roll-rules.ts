import {
  type BedFabric,
  fabricPartName,
  fitsColor,
  needsOneShade,
} from '@garment-mes/domain/cutting-bed';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import {
  type BedLines,
  type BedRow,
  type BilledRoll,
  bedFabric,
  colorMatches,
  type SpreadableRoll,
} from '../beds/public.ts';

/** The garment colour of the bed that a roll goes with, the one that is asked for where it does. */
export const garmentColorOf = (
  { colorId }: Pick<BilledRoll, 'colorId'>,
  roll: Pick<SpreadableRoll, 'materialId' | 'colorId'>,
  garmentColors: readonly string[],
  fabric: Pick<BedFabric, 'materialId' | 'matches'>,
): string | undefined =>
  (colorId ? [colorId] : garmentColors).find(
    (id) => garmentColors.includes(id) && fitsColor(roll, id, fabric),
  );

/** @throws {DomainError} `roll-colour` when the roll goes with no colour of the bed */
export function requireGarmentColor(
  billed: Pick<BilledRoll, 'colorId'>,
  roll: SpreadableRoll,
  garmentColors: readonly string[],
  fabric: BedFabric,
): string {
  const found = garmentColorOf(billed, roll, garmentColors, fabric);
  if (found) return found;
  const { rollNo, colorName: color } = roll;
  throw new DomainError('roll-colour', { rollNo, color, part: fabricPartName[fabric.fabricPart] });
}

/** The lines of a bed with what its rolls are made of, as the rules of a bed read them. */
export const withFabric = ({ rolls, ...lines }: BedLines) => ({
  ...lines,
  rolls: rolls.map((roll) => {
    const { materialId, materialColorId: colorId, materialColorName: colorName } = roll;
    return { ...roll, fabric: { materialId, colorId, colorName } };
  }),
});

/** What the order, the table and the fabric ask of the rolls and plies of a bed that is handed on. */
export async function layRules(tx: Tx, actor: Actor, bed: BedRow, shadeControl: number) {
  const { materialId, fabricPart, tableId, bedType, orderId } = bed;
  const { maxPlies } = (await bedFabric(tx, actor, materialId, tableId)) ?? {};
  const matches = await colorMatches(tx, actor, orderId);
  return {
    maxPlies: maxPlies ?? undefined,
    fabric: { materialId, fabricPart, matches },
    oneShade: needsOneShade(bedType, shadeControl),
  };
}
