import { readDate } from '../date-input/read-date.ts';
import type { UiLabels } from '../labels.ts';
import { compareDecimals, readDecimal, toPlaces } from '../number-input/decimal.ts';
import type { Option } from '../select/option.ts';
import { readTime } from '../time-input/read-time.ts';
import type { EditColumn, TypedColumn } from './edit-column.ts';

/** The value of a cell as text. */
export function readCell<Row>(column: EditColumn<Row>, row: Row): string {
  if (column.read !== undefined) return column.read(row);
  const value: unknown = (row as Record<string, unknown>)[column.id];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export const optionsOf = <Row>(column: TypedColumn<Row>, row: Row): readonly Option[] =>
  typeof column.options === 'function' ? column.options(row) : (column.options ?? []);

/** The option a text names by its value, its words or its note; words of several name none. */
function optionOf<Row>(column: TypedColumn<Row>, row: Row, text: string): Option | undefined {
  const options = optionsOf(column, row);
  const [found, other] = options.filter(({ label, note }) => label === text || note === text);
  return options.find(({ value }) => value === text) ?? (other === undefined ? found : undefined);
}

/** What a cell shows: the words of the chosen option, else the value. */
export function shownText<Row>(column: TypedColumn<Row>, row: Row): string {
  const text = readCell(column, row);
  if (column.kind !== 'select') return text;
  return optionsOf(column, row).find(({ value }) => value === text)?.label ?? text;
}

const isWhole = (decimal: string): boolean => /^-?\d+(\.0*)?$/.test(decimal);

/**
 * Typed or pasted text in the form its column keeps; text that cannot be read stays as it is.
 * @param today as in `readDate`
 */
export function tidy<Row>(column: TypedColumn<Row>, row: Row, text: string, today: string): string {
  const plain = text.trim();
  switch (column.kind) {
    case 'number': {
      const decimal = readDecimal(plain.replace(/%$/, ''));
      if (decimal === undefined) return plain;
      if (decimal === '' || column.places === undefined) return decimal;
      // Half a piece is nobody's to round.
      return column.places === 0 && !isWhole(decimal) ? decimal : toPlaces(decimal, column.places);
    }
    case 'date':
      return readDate(plain, today, false) ?? plain;
    case 'time':
      return readTime(plain, false) ?? plain;
    case 'select':
      return optionOf(column, row, plain)?.value ?? plain;
    default:
      return plain;
  }
}

/** The row with a value typed into one of its cells; the same row when nothing changes. */
export function writeCell<Row>(
  column: TypedColumn<Row>,
  row: Row,
  text: string,
  today: string,
): Row {
  if (column.locked?.(row)) return row;
  const next = tidy(column, row, text, today);
  if (next === readCell(column, row)) return row;
  return column.write === undefined ? { ...row, [column.id]: next } : column.write(row, next);
}

/** What is wrong with a cell, or nothing. */
export function faultOf<Row>(
  column: EditColumn<Row>,
  row: Row,
  rows: readonly Row[],
  labels: UiLabels,
  today: string,
): string | undefined {
  if (column.kind === 'computed' || column.kind === 'custom') return undefined;
  const text = readCell(column, row);
  if (text === '') return column.required ? labels.required : column.validate?.(text, row, rows);
  if (column.kind === 'number') {
    const decimal = readDecimal(text);
    if (decimal === undefined) return labels.invalidNumber;
    if (column.places === 0 && !isWhole(decimal)) return labels.invalidWhole;
    const { min, max } = column;
    if (
      (min !== undefined && compareDecimals(decimal, min) < 0) ||
      (max !== undefined && compareDecimals(decimal, max) > 0)
    )
      return labels.outOfRange(min, max);
  }
  if (column.kind === 'date' && readDate(text, today, false) === undefined)
    return labels.invalidDate;
  // The end of a day is written 24:00 where it is the end of something.
  if (column.kind === 'time' && text !== '24:00' && readTime(text, false) === undefined)
    return labels.invalidTime;
  if (column.kind === 'select' && !optionsOf(column, row).some(({ value }) => value === text))
    return labels.noMatch;
  return column.validate?.(text, row, rows);
}
