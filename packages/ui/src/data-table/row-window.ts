/** Rows in the page at once: enough for a tall screen of low rows. */
export const ROWS_MOUNTED = 50;
const OVERSCAN_PX = 300;
/** Chromium draws no element taller than 33,554,428 device pixels; this leaves room for zoom. */
export const TALLEST_PX = 8_000_000;

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

/** The row at a pixel. */
export function indexAt(rows: RowHeights, offset: number): number {
  let index = Math.floor(offset / rows.height);
  for (const [opened, detail] of rows.details) {
    const below = topOf(rows, opened + 1);
    if (offset < below - detail) break;
    index = offset < below ? opened : opened + 1 + Math.floor((offset - below) / rows.height);
  }
  return Math.min(Math.max(0, index), Math.max(0, rows.count - 1));
}

/**
 * How far the content is scrolled. A list too tall for the browser is drawn in a lower box: its
 * scroll position stands for a proportionally larger one.
 */
export function contentOffset(total: number, view: number, scrollTop: number): number {
  const box = Math.min(total, TALLEST_PX);
  if (box === total || box <= view) return scrollTop;
  return (scrollTop * (total - view)) / (box - view);
}

/** First and last row to draw, at most fifty unless the view itself is higher than that. */
export function rowWindow(
  rows: RowHeights,
  offset: number,
  view: number,
): { readonly first: number; readonly last: number } {
  if (rows.count === 0) return { first: 0, last: -1 };
  const first = indexAt(rows, offset);
  const last = indexAt(rows, offset + Math.max(0, view - 1));
  const visible = last - first + 1;
  const spare = Math.max(
    1,
    Math.min(Math.floor((ROWS_MOUNTED - visible) / 2), Math.ceil(OVERSCAN_PX / rows.height)),
  );
  return { first: Math.max(0, first - spare), last: Math.min(rows.count - 1, last + spare) };
}

/** First and last column of the middle to draw. */
export function columnWindow(
  columns: readonly { readonly offset: number; readonly width: number }[],
  offset: number,
  view: number,
): { readonly first: number; readonly last: number } {
  const first = columns.findIndex((column) => column.offset + column.width > offset - 150);
  const last = columns.findLastIndex((column) => column.offset < offset + view + 150);
  return { first: Math.max(0, first), last };
}
