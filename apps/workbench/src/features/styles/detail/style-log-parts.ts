import {
  StyleBomLineFields,
  StyleFabricFields,
  StyleFields,
  StylePartFields,
  StyleProcessFields,
  StyleQualityPointFields,
  StyleSizeColorFields,
} from '@garment-mes/sdk/labels';
import type { LogParts } from '#screens/detail/business-log.tsx';
import { STYLE_PART_NAMES } from './part-names.ts';
import type { StylePartName } from './style-draft.ts';

/** What the log of a style says its changes with. */
export const STYLE_LOG_PARTS = {
  head: { name: STYLE_PART_NAMES.head, fields: StyleFields },
  sizeColors: { name: STYLE_PART_NAMES.sizeColors, fields: StyleSizeColorFields },
  parts: { name: STYLE_PART_NAMES.parts, fields: StylePartFields },
  bom: { name: STYLE_PART_NAMES.bom, fields: StyleBomLineFields },
  processes: { name: STYLE_PART_NAMES.processes, fields: StyleProcessFields },
  fabrics: { name: STYLE_PART_NAMES.fabrics, fields: StyleFabricFields },
  quality: { name: STYLE_PART_NAMES.quality, fields: StyleQualityPointFields },
} as const satisfies LogParts & Record<StylePartName, unknown>;
