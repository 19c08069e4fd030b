import type { Field } from '@garment-mes/sdk/labels';
import { textWidth } from '@garment-mes/ui';
import { labelOf, t } from '#app/i18n.ts';
import { enumOf } from './enum-labels.ts';
import { drawsTag } from './field-value.tsx';

/** Pixels a cell keeps free on both sides of what it shows. */
const CELL_ROOM = 20;
/** Pixels a tag has around its word. */
export const TAG = 28;

/** Pixels of a cell with the longest value a field can have, in the language of the page; 0 where nobody knows its values. */
export function valueWidth(field: Field): number {
  const values = Object.values(enumOf(field)).map(labelOf);
  if (field.kind === 'boolean') values.push(t('是'), t('否'));
  if (values.length === 0) return 0;
  const widest = Math.max(...values.map((words) => textWidth(words)));
  return Math.ceil(widest + CELL_ROOM + (drawsTag(field) ? TAG : 0));
}
