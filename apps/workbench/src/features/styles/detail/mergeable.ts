import {
  StyleBomLineFields,
  StyleFabricFields,
  StylePartFields,
  StyleProcessFields,
  StyleQualityPointFields,
  StyleSizeColorFields,
  UpdateStyleBodyFields,
} from '@garment-mes/sdk/labels';
import { bySize } from '#screens/merge/by-size.ts';
import type { MergeableParts } from '#screens/merge/merge-parts.ts';
import { STYLE_PART_NAMES } from './part-names.ts';
import { headNames, type StyleDraft } from './style-draft.ts';

/** The parts of a style in the order they are saved, sizes before what is measured by size, as they are merged and as a merge is shown. */
export const MERGEABLE: MergeableParts<StyleDraft> = {
  head: {
    title: STYLE_PART_NAMES.head,
    labels: UpdateStyleBodyFields,
    fields: headNames,
    name: () => '',
  },
  sizeColors: {
    title: STYLE_PART_NAMES.sizeColors,
    labels: StyleSizeColorFields,
    fields: ['colorId', 'sizeId', 'sku'],
    name: ({ colorName, sizeName }) => `${colorName}/${sizeName}`,
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
    spread: { sizeUsages: bySize('sizeUsages', 'usageNum') },
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
    spread: { values: bySize('values', 'value') },
    name: ({ pointName }) => pointName,
  },
};
