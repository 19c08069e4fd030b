import { type ReactNode, useMemo, useRef } from 'react';
import type { DataColumn } from './data-column.ts';
import { type ColumnFits, fitColumns, grownFits } from './fit-columns.ts';

/**
 * Widths of the columns by what they show. They grow with later rows and do not become smaller as long as the table
 * and the words of its heads stay the same.
 */
export function useColumnFits<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  sums: Readonly<Record<string, ReactNode>> | undefined,
): ColumnFits {
  const held = useRef<{ readonly heads: string; readonly fits: ColumnFits }>(undefined);
  const measured = useMemo(() => fitColumns(columns, rows, sums), [columns, rows, sums]);
  const heads = columns.map(({ id, header, width = '' }) => `${id} ${header} ${width}`).join('\n');
  const before = held.current?.heads === heads ? held.current.fits : undefined;
  const fits = before === undefined ? measured : grownFits(before, measured);
  held.current = { heads, fits };
  return fits;
}
