import {
  StyleBomLineFields,
  StyleFabricFields,
  StylePartFields,
  StyleProcessFields,
  StyleQualityPointFields,
  StyleSizeColorFields,
  UpdateStyleBodyFields,
} from '@garment-mes/sdk/labels';
import type { MergeableParts } from '#kit/merge/merge-parts.ts';
import { STYLE_PART_NAMES } from './part-names.ts';
import type { StyleDraft, StyleHead } from './style-draft.ts';

/** A style as it is merged: its head is a list of one. */
type StyleLines = Omit<StyleDraft, 'head'> & {
  readonly head: readonly (StyleHead & { readonly id: string })[];
};

/** The parts of a style as lists. */
export const linesOfStyle = (draft: StyleDraft): StyleLines => ({
  ...draft,
  head: [{ id: 'head', ...draft.head }],
});

/** Lists as the style they are of. @param draft whose head stands where the list has none */
export function styleOfLines(lines: StyleLines, draft: StyleDraft): StyleDraft {
  const [first] = lines.head;
  if (first === undefined) return { ...lines, head: draft.head };
  const { id: _, ...head } = first;
  return { ...lines, head };
}

/** The parts of a style as they are merged and as a merge is told. */
export const MERGEABLE: MergeableParts<StyleLines> = {
  head: {
    title: STYLE_PART_NAMES.head,
    labels: UpdateStyleBodyFields,
    fields: [
      ...(['styleNo', 'styleName', 'styleNameEn', 'customerId', 'customerStyleNo'] as const),
      ...(['categoryId', 'season', 'gender', 'sizeGroupId', 'imageUrl', 'images'] as const),
      ...(['techPackUrl', 'standardHeadcount', 'remark'] as const),
    ],
    name: () => '',
  },
  sizeColors: {
    title: STYLE_PART_NAMES.sizeColors,
    labels: StyleSizeColorFields,
    fields: ['colorId', 'sizeId', 'sku'],
    name: ({ colorName, sizeName }) => `${colorName}/${sizeName}`,
    keys: ['colorId', 'sizeId'],
  },
  parts: {
    title: STYLE_PART_NAMES.parts,
    labels: StylePartFields,
    fields: [
      ...(['partCode', 'partName', 'fabricPart', 'piecesPerGarment'] as const),
      ...(['knifeMoldId', 'isFused', 'isPrinted', 'areaCm2'] as const),
    ],
    name: ({ partName }) => partName,
  },
  bom: {
    title: STYLE_PART_NAMES.bom,
    labels: StyleBomLineFields,
    fields: [
      ...(['materialId', 'fabricPart', 'partName', 'colorRule', 'usageNum', 'unitCode'] as const),
      ...(['lossPct', 'sizeUsages', 'supplierName', 'remark'] as const),
    ],
    name: ({ materialName, partName }) => [materialName, partName].filter(Boolean).join(' '),
  },
  processes: {
    title: STYLE_PART_NAMES.processes,
    labels: StyleProcessFields,
    fields: [
      ...(['processId', 'seqNo', 'section', 'processName', 'partCode', 'machineTypeId'] as const),
      ...(['sam', 'price', 'grade', 'isCheckpoint', 'isOutput', 'isTicket', 'payScope'] as const),
      ...(['predecessors', 'stitchNote', 'videoUrl', 'remark'] as const),
    ],
    name: ({ processName }) => processName,
  },
  fabrics: {
    title: STYLE_PART_NAMES.fabrics,
    labels: StyleFabricFields,
    fields: [
      ...(['materialId', 'colorId', 'fabricPart', 'widthCm', 'gsm', 'markerLen'] as const),
      ...(['markerEffPct', 'usageLen', 'usageWeight'] as const),
    ],
    name: ({ materialName, colorName }) => [materialName, colorName].filter(Boolean).join(' '),
  },
  quality: {
    title: STYLE_PART_NAMES.quality,
    labels: StyleQualityPointFields,
    fields: ['pointName', 'method', 'tolUp', 'tolDown', 'values'],
    name: ({ pointName }) => pointName,
  },
};
