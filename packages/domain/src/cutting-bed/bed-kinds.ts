export const BedType = {
  normal: 1,
  multiMaterial: 2,
  shadeLevel: 3,
  replacement: 4,
  trial: 5,
} as const;
export type BedType = (typeof BedType)[keyof typeof BedType];

/**
 * Whether the pieces of a bed are garments of its order. A replacement mends panels of garments that were counted
 * when they were first cut; a child lay of a multi-material bed cuts another fabric of those its parent counts.
 *
 * @param bed `parentBedId` is empty or left out where there is none
 */
export const addsGarments = (bed: BedKind): boolean => !isReplacement(bed) && !isChildLay(bed);

/** What a bed is cut for, and of which bed where it belongs to another. */
export interface BedKind {
  readonly bedType: number;
  readonly parentBedId?: string | null | undefined;
}

/** Whether a bed cuts panels for garments that another bed cut. */
export const isReplacement = ({ bedType }: Pick<BedKind, 'bedType'>): boolean =>
  bedType === BedType.replacement;

/** Whether a bed is one material of a multi-material bed. */
export const isChildLay = ({ bedType, parentBedId }: BedKind): boolean =>
  bedType === BedType.multiMaterial && Boolean(parentBedId);

export const FabricPart = { shell: 1, lining: 2, interlining: 3, rib: 4, contrast: 5 } as const;
export type FabricPart = (typeof FabricPart)[keyof typeof FabricPart];

/** How a sentence calls the material of a lay; its English is among the terms of the refusals. */
export const fabricPartName: Readonly<Record<FabricPart, string>> = {
  1: '面布',
  2: '里布',
  3: '衬朴',
  4: '罗纹',
  5: '配布',
};

export const CutMode = { straightKnife: 1, automatic: 2, bandKnife: 3, die: 4 } as const;
export type CutMode = (typeof CutMode)[keyof typeof CutMode];

export const BedRole = { spread: 1, cut: 2, number: 3, check: 4, tie: 5 } as const;
export type BedRole = (typeof BedRole)[keyof typeof BedRole];

export const RollStatus = {
  inStock: 0,
  reserved: 1,
  issued: 2,
  onBed: 3,
  usedUp: 4,
  remnant: 5,
  quarantined: 8,
  returned: 9,
} as const;
export type RollStatus = (typeof RollStatus)[keyof typeof RollStatus];
