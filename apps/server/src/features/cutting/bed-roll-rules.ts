import { type FabricPart, fabricPartName } from '@garment-mes/domain/cutting-bed';
import { DomainError } from '@garment-mes/domain/refusals';
import type { BilledRoll, ColorMatch, SpreadableRoll } from '../beds/public.ts';

interface RollContext {
  readonly materialId: string;
  readonly fabricPart: FabricPart;
  readonly garmentColors: readonly string[];
  readonly matches: readonly ColorMatch[];
}

/**
 * I9: the garment colour a roll is spread for, the roll's own or one that the order's colour matching
 * gives it to.
 *
 * @throws {DomainError} `roll-colour`
 */
export function garmentColorOf(billed: BilledRoll, roll: SpreadableRoll, bed: RollContext): string {
  const fits = (garmentColorId: string) =>
    roll.materialId === bed.materialId &&
    (garmentColorId === roll.colorId ||
      bed.matches.some(
        (match) =>
          match.garmentColorId === garmentColorId &&
          match.materialId === roll.materialId &&
          match.materialColorId === roll.colorId,
      ));
  const asked = billed.colorId ? [billed.colorId] : bed.garmentColors;
  const colorId = asked.find((id) => bed.garmentColors.includes(id) && fits(id));
  if (colorId) return colorId;
  throw new DomainError('roll-colour', {
    rollNo: roll.rollNo,
    color: roll.colorName,
    part: fabricPartName[bed.fabricPart],
  });
}

/**
 * I16: a garment never mixes shade bands, so on a plain bed of a shade-controlled order one colour
 * comes from one band.
 *
 * @throws {DomainError} `shades-mixed`
 */
export function requireOneShade(
  rolls: readonly {
    readonly colorName: string;
    readonly colorId: string;
    readonly shade: string | null;
  }[],
): void {
  for (const [, ofColor] of Map.groupBy(rolls, ({ colorId }) => colorId)) {
    const shades = [...new Set(ofColor.flatMap(({ shade }) => shade ?? []))].sort();
    if (shades.length > 1) {
      throw new DomainError('shades-mixed', {
        color: ofColor[0]?.colorName ?? '',
        shades: shades.join('/'),
      });
    }
  }
}
