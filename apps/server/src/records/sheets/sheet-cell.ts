import { type Field, labelsByName } from '@garment-mes/sdk/labels';
import type { Sheet } from './import-sheet.ts';

/**
 * The cell of a field under its Chinese title, read as what the document says it is; `undefined` where it is empty or
 * cannot be read, which the sheet keeps as an error.
 *
 * @param values values of an enumeration that a sheet may say; all of them when left out
 */
export function sheetCell(
  sheet: Sheet,
  field: Field,
  values: (value: string | number) => boolean = () => true,
): string | number | undefined {
  const title = field.zh;
  if (field.kind === 'date') return sheet.date(title);
  if (field.kind === 'decimal') return sheet.number(title);
  if (field.kind === 'integer') return sheet.whole(title);
  if (field.enumName === undefined) return sheet.text(title);
  const words = Object.entries(labelsByName[field.enumName] ?? {})
    .map(([value, { zh }]) => [zh, /^-?\d+$/.test(value) ? Number(value) : value] as const)
    .filter(([, value]) => values(value));
  return sheet.known(title, new Map(words));
}
