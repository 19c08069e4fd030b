import { groupBy } from '../../group-by.ts';
import { type Issue, issue } from '../../refusals/issue.ts';
import type { BedDraft, RollFabric, SpreadRoll } from '../bed-draft.ts';
import { BedType, type FabricPart, fabricPartName } from '../bed-kinds.ts';

/** A colour of a fabric that the order's colour matching gives to a garment colour. */
export interface ColorMatch {
  readonly garmentColorId: string;
  readonly materialId: string;
  readonly materialColorId: string;
}

/** What the rolls of a bed have to be made of. */
export interface BedFabric {
  readonly materialId: string;
  readonly fabricPart: FabricPart;
  readonly matches: readonly ColorMatch[];
}

/** I9: a roll is spread for its own colour, or for one that the order's colour matching gives it to. */
export const fitsColor = (
  roll: Pick<RollFabric, 'materialId' | 'colorId'>,
  garmentColorId: string,
  { materialId, matches }: Pick<BedFabric, 'materialId' | 'matches'>,
): boolean =>
  roll.materialId === materialId &&
  (garmentColorId === roll.colorId ||
    matches.some(
      (match) =>
        match.garmentColorId === garmentColorId &&
        match.materialId === roll.materialId &&
        match.materialColorId === roll.colorId,
    ));

/**
 * I9: every roll is of the bed's fabric and fits the garment colour it is spread for, which lies on a bed that is handed
 * on; while a bed is typed its plies may be still to come.
 */
export const checkColors = (
  { rolls, colors }: BedDraft,
  bed: BedFabric,
  stage: 'draft' | 'submit',
): Issue[] =>
  rolls.flatMap(({ rollNo, colorId, fabric }, index) => {
    const isOnBed = stage === 'draft' || colors.some((color) => color.colorId === colorId);
    if (fabric === undefined || (isOnBed && fitsColor(fabric, colorId, bed))) return [];
    const params = { rollNo, color: fabric.colorName, part: fabricPartName[bed.fabricPart] };
    return [issue(`rolls.${index}.plies`, 'roll-colour', params)];
  });

/** Whether a colour of a bed comes from one shade band: on every bed but those of several shades, where the order asks for it. */
export const needsOneShade = (bedType: number, shadeControl: number): boolean =>
  shadeControl === 1 && bedType !== BedType.shadeLevel;

/** I16: a garment never mixes shade bands, so the rolls of a colour have one; found at the first roll of another. */
export function checkShades({ rolls, colors }: Pick<BedDraft, 'rolls' | 'colors'>): Issue[] {
  const placed = rolls.flatMap((roll, index) => (roll.shade ? [{ ...roll, index }] : []));
  return [...groupBy(placed, ({ colorId }) => colorId)].flatMap(([colorId, ofColor]) => {
    const other = ofColor.find(({ shade }) => shade !== ofColor[0]?.shade);
    if (!other) return [];
    const shades = [...new Set(ofColor.map(({ shade }) => shade))].sort().join('/');
    const color = colors.find((each) => each.colorId === colorId)?.colorName ?? nameOf(other);
    return [issue(`rolls.${other.index}.plies`, 'shades-mixed', { color, shades })];
  });
}

const nameOf = ({ fabric, colorId }: SpreadRoll): string => fabric?.colorName ?? colorId;
