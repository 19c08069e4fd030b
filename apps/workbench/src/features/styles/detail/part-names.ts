import { msg } from '#app/i18n.ts';
import type { StylePartName } from './style-draft.ts';

/** What the parts of a style are called, on their tabs and where they are named. */
export const STYLE_PART_NAMES: Readonly<Record<StylePartName, string>> = {
  head: msg('基本'),
  sizeColors: msg('颜色尺码'),
  parts: msg('部位'),
  bom: 'BOM',
  processes: msg('工序'),
  fabrics: msg('面料规格'),
  quality: msg('质量要求'),
};
