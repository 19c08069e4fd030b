import type { DataColumn } from '../columns/data-column.ts';
import { cellText, cellValue } from './cell-text.ts';
import { sumValues } from './sum-values.ts';

/** Rows that share a value, under a head of their own. */
export interface RowGroup {
  /** The shared value; `''` for rows without one. */
  readonly key: string;
  readonly count: number;
  /** Exact totals by column id. */
  readonly sums: Readonly<Record<string, string>>;
  readonly opened: boolean;
}

/** The lines of a table: its rows, and the heads of groups among them. */
export interface TableLines {
  readonly count: number;
  /** The row of a line; -1 for the head of a group. */
  readonly rowAt: (line: number) => number;
  readonly groupAt: (line: number) => RowGroup | undefined;
  readonly grouped: boolean;
}

export const plainLines = (count: number): TableLines => ({
  count,
  rowAt: (line) => line,
  groupAt: () => undefined,
  grouped: false,
});

/**
 * Puts rows with the same value under one head, groups in the order in which they first appear.
 * @param closed values whose rows are folded away
 */
export function groupRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  by: DataColumn<Row>,
  closed: ReadonlySet<string>,
): TableLines {
  const members = new Map<string, number[]>();
  rows.forEach((row, index) => {
    const key = cellText(by, row, index);
    const known = members.get(key);
    if (known === undefined) members.set(key, [index]);
    else known.push(index);
  });
  const summed = columns.filter(({ sum }) => sum);
  const lines: (number | RowGroup)[] = [];
  for (const [key, indexes] of members) {
    const sums = summed.flatMap((column) => {
      const sum = sumValues(
        indexes.map((index) => {
          const row = rows[index];
          return row === undefined ? undefined : cellValue(column, row, index);
        }),
      );
      return sum === undefined ? [] : [[column.id, sum] as const];
    });
    const opened = !closed.has(key);
    lines.push({ key, count: indexes.length, sums: Object.fromEntries(sums), opened });
    if (opened) for (const index of indexes) lines.push(index);
  }
  return {
    count: lines.length,
    rowAt: (line) => {
      const found = lines[line];
      return typeof found === 'number' ? found : -1;
    },
    groupAt: (line) => {
      const found = lines[line];
      return typeof found === 'object' ? found : undefined;
    },
    grouped: true,
  };
}
