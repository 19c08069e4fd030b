import type { DataColumn } from '../columns/data-column.ts';

/** What a cell says as plain text. */
export function cellText<Row>(column: DataColumn<Row>, row: Row, index: number): string {
  if (column.text !== undefined) return column.text(row);
  const drawn = column.cell(row, index);
  if (typeof drawn === 'string' || typeof drawn === 'number') return String(drawn);
  const value = column.value?.(row);
  return value === undefined ? '' : String(value);
}

/** What a cell holds, as plainly as its column can say it. */
export function cellValue<Row>(
  column: DataColumn<Row>,
  row: Row,
  index: number,
): string | number | undefined {
  if (column.value !== undefined) return column.value(row);
  if (column.sortKey !== undefined) return column.sortKey(row);
  const text = cellText(column, row, index);
  return text === '' ? undefined : text;
}

/** The text that editing a cell starts from. */
export const editText = <Row>(column: DataColumn<Row>, row: Row, index: number): string =>
  column.edit?.read?.(row) ?? cellText(column, row, index);
