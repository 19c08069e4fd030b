import type { Style, UpdateStyleBody } from '@garment-mes/sdk/mes2';

export type ProcessRow = Style['processes'][number];
export type BomRow = Style['bom'][number];
export type PartRow = Style['parts'][number];
export type FabricRow = Style['fabrics'][number];
export type QualityRow = Style['quality'][number];
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
    customerName: style.customerName,
    customerStyleNo: style.customerStyleNo,
    categoryId: style.categoryId ?? '',
    categoryName: style.categoryName,
    season: style.season,
    gender: style.gender,
    sizeGroupId: style.sizeGroupId,
    sizeGroupName: style.sizeGroupName,
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

/** Whether a part says the same in both; typing a value and its former one again leaves nothing to save. */
const isSamePart = (name: StylePartName, one: StyleDraft, other: StyleDraft): boolean =>
  one[name] === other[name] || words(name, one) === words(name, other);

/** What a part says. Colours in sizes have no order, and get new ids when they are ticked again. */
const words = (name: StylePartName, draft: StyleDraft): string =>
  JSON.stringify(
    name === 'sizeColors'
      ? draft.sizeColors.map(({ colorId, sizeId, sku }) => [colorId, sizeId, sku].join('/')).sort()
      : draft[name],
  );

/** Parts that are not as they were read. */
export const dirtyParts = (draft: StyleDraft, clean: StyleDraft): readonly StylePartName[] =>
  STYLE_PARTS.filter((name) => !isSamePart(name, draft, clean));
