import type { DataColumn } from './data-column.ts';

/** What a cell says as plain text. */
export function cellText<Row>(column: DataColumn<Row>, row: Row, index: number): string {
  if (column.text !== undefined) return column.text(row);
  const drawn = column.cell(row, index);
  return typeof drawn === 'string' || typeof drawn === 'number' ? String(drawn) : '';
}

/** A block of cells as a spreadsheet takes it: tabs between cells, quotes where they are needed. */
export const toTsv = (block: readonly (readonly string[])[]): string =>
  block
    .map((cells) =>
      cells
        .map((text) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
        .join('\t'),
    )
    .join('\r\n');
