import type { Style, UpdateStyleBody } from '@garment-mes/sdk/mes2';

export type ProcessRow = Style['processes'][number];
export type BomRow = Style['bom'][number];
export type PartRow = Style['parts'][number];
export type FabricRow = Style['fabrics'][number];
export type QualityRow = Style['quality'][number];
export type SizeColorRow = Style['sizeColors'][number];

/** Fields of the head that are typed. */
export type StyleHead = Omit<UpdateStyleBody, 'id' | 'version'>;

/** What a person changes of a style, part by part; a part is dirty when it is another value. */
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

/** In the order they are saved: sizes before what is measured by size. */
const STYLE_PARTS: readonly StylePartName[] = [
  'head',
  'sizeColors',
  'parts',
  'bom',
  'processes',
  'fabrics',
  'quality',
];

/** The saved style as it is typed on. */
export const draftOfStyle = (style: Style): StyleDraft => ({
  head: {
    styleNo: style.styleNo,
    styleName: style.styleName,
    styleNameEn: style.styleNameEn,
    customerId: style.customerId,
    customerStyleNo: style.customerStyleNo,
    categoryId: style.categoryId ?? '',
    season: style.season,
    gender: style.gender,
    sizeGroupId: style.sizeGroupId,
    imageUrl: style.imageUrl,
    images: style.images,
    techPackUrl: style.techPackUrl,
    standardHeadcount: style.standardHeadcount,
    remark: style.remark,
  },
  sizeColors: style.sizeColors,
  parts: style.parts,
  bom: style.bom,
  processes: style.processes,
  fabrics: style.fabrics,
  quality: style.quality,
});

/** Parts that are not as they were read. */
export const dirtyParts = (draft: StyleDraft, clean: StyleDraft): readonly StylePartName[] =>
  STYLE_PARTS.filter((name) => draft[name] !== clean[name]);
