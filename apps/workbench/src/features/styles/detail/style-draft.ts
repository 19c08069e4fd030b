import type { Style, UpdateStyleBody } from '@garment-mes/sdk/mes2';

export type ProcessRow = Style['processes'][number];
export type BomRow = Style['bom'][number];
export type PartRow = Style['parts'][number];
export type FabricRow = Style['fabrics'][number];
/** A point of measure; its name is its identity at the service. */
export type QualityRow = Style['quality'][number];
/** A colour in a size; its id says which, for the service gives it a new number with each save. */
export type SizeColorRow = Style['sizeColors'][number];

/** Names of the records a head points at, for those who read it. */
type HeadNames = Pick<Style, 'customerName' | 'categoryName' | 'sizeGroupName'>;

/** Fields of the head that are typed, and the names of what was chosen. */
export type StyleHead = Omit<UpdateStyleBody, 'id' | 'version'> & HeadNames;

/** What a person changes of a style, part by part; a part is dirty when it says something else. */
export interface StyleDraft {
  readonly head: StyleHead;
  readonly sizeColors: readonly SizeColorRow[];
  readonly parts: readonly PartRow[];
  readonly bom: readonly BomRow[];
  readonly processes: readonly ProcessRow[];
  readonly fabrics: readonly FabricRow[];
  readonly quality: readonly QualityRow[];
}

export type StylePartName = keyof StyleDraft;

/** Tells a colour in a size from the others. */
export const cellId = ({ colorId, sizeId }: Pick<SizeColorRow, 'colorId' | 'sizeId'>): string =>
  `${colorId}/${sizeId}`;

/** The saved style as it is typed on. */
export const draftOfStyle = (style: Style): StyleDraft => ({
  head: {
    styleNo: style.styleNo,
    styleName: style.styleName,
    styleNameEn: style.styleNameEn,
    customerId: style.customerId,
    customerName: style.customerName,
    customerStyleNo: style.customerStyleNo,
    categoryId: style.categoryId ?? '',
    categoryName: style.categoryName,
    season: style.season,
    gender: style.gender,
    sizeGroupId: style.sizeGroupId,
    sizeGroupName: style.sizeGroupName,
    baseSizeId: style.baseSizeId,
    imageUrl: style.imageUrl,
    images: style.images,
    techPackUrl: style.techPackUrl,
    standardHeadcount: style.standardHeadcount,
    remark: style.remark,
  },
  sizeColors: style.sizeColors.map((row) => ({ ...row, id: cellId(row) })),
  parts: style.parts,
  bom: style.bom,
  processes: style.processes,
  fabrics: style.fabrics,
  quality: style.quality.map((row) => ({ ...row, id: row.pointName })),
});
