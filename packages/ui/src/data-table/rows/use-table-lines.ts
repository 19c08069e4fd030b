import { useMemo, useState } from 'react';
import type { DataColumn } from '../columns/data-column.ts';
import { groupRows, plainLines } from './group-rows.ts';

/** The lines of a table: its rows as they come, or in groups whose heads fold. */
export function useTableLines<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  groupBy: string | undefined,
) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const groupColumn = columns.find(({ id }) => id === groupBy);
  const lines = useMemo(
    () =>
      groupColumn === undefined
        ? plainLines(rows.length)
        : groupRows(rows, columns, groupColumn, closed),
    [rows, columns, groupColumn, closed],
  );

  return {
    lines,
    foldGroup(key: string) {
      const next = new Set(closed);
      if (!next.delete(key)) next.add(key);
      setClosed(next);
    },
    /** The line of a row; -1 while its group is folded. */
    lineOf(row: number): number {
      if (!lines.grouped) return row;
      for (let line = 0; line < lines.count; line += 1) if (lines.rowAt(line) === row) return line;
      return -1;
    },
  };
}
