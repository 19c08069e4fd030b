import { fieldNames } from '@garment-mes/domain/fields';
import { garmentPart, measurePoint } from '@garment-mes/domain/orders';
import {
  styleBomLine,
  styleFabric,
  styleProcess,
  styleSizeColor,
} from '@garment-mes/domain/styles';
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
    fields: fieldNames(styleSizeColor),
    name: ({ colorName, sizeName }) => `${colorName}/${sizeName}`,
  },
  parts: {
    title: STYLE_PART_NAMES.parts,
    labels: StylePartFields,
    fields: fieldNames(garmentPart),
    name: ({ partName }) => partName,
  },
  bom: {
    title: STYLE_PART_NAMES.bom,
    labels: StyleBomLineFields,
    fields: fieldNames(styleBomLine),
    spread: { sizeUsages: bySize('sizeUsages', 'usageNum') },
    name: ({ materialName, partName }) => [materialName, partName].filter(Boolean).join(' '),
  },
  processes: {
    title: STYLE_PART_NAMES.processes,
    labels: StyleProcessFields,
    fields: fieldNames(styleProcess),
    name: ({ processName }) => processName,
  },
  fabrics: {
    title: STYLE_PART_NAMES.fabrics,
    labels: StyleFabricFields,
    fields: fieldNames(styleFabric),
    name: ({ materialName, colorName }) => [materialName, colorName].filter(Boolean).join(' '),
  },
  quality: {
    title: STYLE_PART_NAMES.quality,
    labels: StyleQualityPointFields,
    fields: fieldNames(measurePoint),
    spread: { values: bySize('values', 'value') },
    name: ({ pointName }) => pointName,
  },
};
