import { fieldNames, shownFields } from '@garment-mes/domain/fields';
import { type StyleHeadField, styleHead } from '@garment-mes/domain/styles';
import type { Style, UpdateStyleBody } from '@garment-mes/sdk/mes2';

export type ProcessRow = Style['processes'][number];
export type BomRow = Style['bom'][number];
export type PartRow = Style['parts'][number];
export type FabricRow = Style['fabrics'][number];
/** A point of measure; its name is its identity at the service. */
export type QualityRow = Style['quality'][number];
/** A colour in a size; its id says which, for the service gives it a new number with each save. */
export type SizeColorRow = Style['sizeColors'][number];

type TypedHead = Omit<UpdateStyleBody, 'id' | 'version'>;

/** Fields of the head as the document has them, in the order in which they are typed; `styleHead` describes each. */
export type HeadName = keyof TypedHead;
export const headNames: readonly HeadName[] = fieldNames(
  styleHead satisfies Readonly<Record<HeadName, StyleHeadField>>,
);
/** What a person reads of them: names of what was chosen beside its id. */
const readNames = [...headNames, ...shownFields(styleHead, fieldNames(styleHead))] as const;

/** Fields of the head that are typed, and the names of what was chosen. */
export type StyleHead = TypedHead & Pick<Style, Exclude<(typeof readNames)[number], HeadName>>;

/** What a person changes of a style, part by part; a part is dirty when it differs from what was saved. */
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

/** Identifies a colour in a size. */
export const cellId = ({ colorId, sizeId }: Pick<SizeColorRow, 'colorId' | 'sizeId'>): string =>
  `${colorId}/${sizeId}`;

/** The saved style as it is typed on. */
export const draftOfStyle = (style: Style): StyleDraft => ({
  head: headOf(style),
  sizeColors: style.sizeColors.map((row) => ({ ...row, id: cellId(row) })),
  parts: style.parts,
  bom: style.bom,
  processes: style.processes,
  fabrics: style.fabrics,
  quality: style.quality.map((row) => ({ ...row, id: row.pointName })),
});

const headOf = (style: Style): StyleHead => ({
  ...(Object.fromEntries(readNames.map((name) => [name, style[name]])) as Pick<
    Style,
    (typeof readNames)[number]
  >),
  categoryId: style.categoryId ?? '',
});

/** What of a head is sent. */
export const sentHead = (head: StyleHead): TypedHead =>
  Object.fromEntries(headNames.map((name) => [name, head[name]])) as unknown as TypedHead;
