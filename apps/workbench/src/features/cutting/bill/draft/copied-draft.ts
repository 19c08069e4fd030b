import { BedType, bedHead } from '@garment-mes/domain/cutting-bed';
import type { CuttingBed } from '@garment-mes/sdk/mes2';
import { type BedDraft, emptyDraft, typedHead } from './draft.ts';
import { draftOfBed } from './draft-of-bed.ts';

/** Marker, ratio and colours of a bed for another one; rolls and people belong to the first alone. */
export const copiedDraft = (bed: CuttingBed, planDate: string): BedDraft => {
  const [empty, own] = [emptyDraft(planDate), draftOfBed(bed)];
  return {
    ...own,
    ...typedHead((name) => (bedHead[name].copied ? own : empty)[name]),
    rolls: [],
    people: [],
  };
};

/** A bed that replaces faulty panels of another. */
export const replacementDraft = (bed: CuttingBed, planDate: string): BedDraft => {
  const copy = copiedDraft(bed, planDate);
  return {
    ...copy,
    bedType: BedType.replacement,
    parentBedId: bed.id,
    panels: [],
    sizes: copy.sizes.map((size) => ({ ...size, ratio: '' })),
    colors: copy.colors.map((color) => ({ ...color, plies: '' })),
  };
};
