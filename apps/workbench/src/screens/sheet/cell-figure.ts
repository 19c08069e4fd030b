import { decimal } from '@garment-mes/domain/decimal';
import { withoutUnit } from '@garment-mes/domain/formats';
import type { Field } from '@garment-mes/sdk/labels';
import type { SheetLine } from '@garment-mes/ui';
import { narrow, plainFigure } from './cell-text.ts';

/** The unit that a label names in brackets: `松布时间(小时)`. */
const NAMED = /[(（]([^()（）]+)[)）]$/;

/** A figure of a cell as a number is written, without its unit where that is the unit of the field. */
export function figureOf({ unit = '', zh }: Field, text: string): string {
  return plainFigure(withoutUnit(narrow(text), unit || (NAMED.exec(zh)?.[1] ?? '')));
}

/** What a cell of a share says: a spreadsheet keeps `3%` as 0.03. */
export function shareIn({ unit = '' }: Field, line: SheetLine, column: number): string | undefined {
  const shown = narrow(line.shown?.[column] ?? '');
  const kept = line.cells[column] ?? '';
  const isShare = unit.endsWith('percent') && shown.endsWith('%');
  return isShare ? decimal(kept).times(100).toFixed() : undefined;
}
