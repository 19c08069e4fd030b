/** Rows in the page at once, the active one aside: enough for a tall screen of low rows. */
export const ROWS_MOUNTED = 49;
const OVERSCAN_PX = 300;

/** Heights of all rows: the same each, but for opened ones, which carry a detail below. */
export interface RowHeights {
  readonly count: number;
  readonly height: number;
  /** Detail heights by row number, in rising order. */
  readonly details: readonly (readonly [index: number, height: number])[];
}

/** Pixels above a row. */
export function topOf({ height, details }: RowHeights, index: number): number {
  let top = index * height;
  for (const [opened, detail] of details) if (opened < index) top += detail;
  return top;
}

export const totalHeight = (rows: RowHeights): number => topOf(rows, rows.count);

/** Pixels from the top of a row to the top of the next one. */
export function sizeOf({ height, details }: RowHeights): (index: number) => number {
  if (details.length === 0) return () => height;
  const byIndex = new Map(details);
  return (index) => height + (byIndex.get(index) ?? 0);
}

/**
 * The rows to draw around those in view: fifty at most, unless the view itself is higher than that.
 * @param leaping nothing of what was in view still is: what lies beside the view can wait
 * @param kept a row that stays wherever the view is
 */
export function rowsAround(
  { startIndex, endIndex, count }: { startIndex: number; endIndex: number; count: number },
  height: number,
  leaping: boolean,
  kept: number,
): number[] {
  const visible = endIndex - startIndex + 1;
  const spare = leaping
    ? 0
    : Math.max(
        1,
        Math.min(Math.floor((ROWS_MOUNTED - visible) / 2), Math.ceil(OVERSCAN_PX / height)),
      );
  const first = Math.max(0, startIndex - spare);
  const last = Math.min(count - 1, endIndex + spare);
  const rows = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (kept < 0 || kept >= count) return rows;
  if (kept < first) return [kept, ...rows];
  return kept > last ? [...rows, kept] : rows;
}
