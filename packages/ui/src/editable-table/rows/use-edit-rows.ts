import { useCallback } from 'react';
import { useScrollSource } from '../../data-table/window/use-grid-window.ts';
import { useVirtualLines } from '../../data-table/window/virtual-lines.ts';

/** Pixels of a row, its line below included. */
export const EDIT_ROW_HEIGHT = 33;
/** Up to so many rows all of them are in the page, which is simpler for screen readers. */
const ALL_UP_TO = 60;
const SPARE_ROWS = 8;
/** The head, which lies over the rows. */
const HEAD = EDIT_ROW_HEIGHT;

const rowHeight = () => EDIT_ROW_HEIGHT;

/**
 * The rows of an editable table to draw, in their order, with the height of what is left out
 * between them.
 * @param kept ids of rows that stay in the page wherever the view is
 */
export function useEditRows(order: readonly string[], kept: readonly string[]) {
  const { source, size } = useScrollSource();
  const view = Math.max(EDIT_ROW_HEIGHT, (size?.height ?? 0) - HEAD);
  source.scaled.resize(order.length * EDIT_ROW_HEIGHT, view, 0);
  const lines = useVirtualLines({
    source,
    axis: 'top',
    count: order.length,
    sizeOf: rowHeight,
    view,
    extract: useCallback(({ startIndex, endIndex, count }) => {
      const first = Math.max(0, startIndex - SPARE_ROWS);
      const last = Math.min(count - 1, endIndex + SPARE_ROWS);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }, []),
  });
  const inView =
    order.length <= ALL_UP_TO ? Array.from(order, (_, index) => index) : lines.getVirtualIndexes();
  const keptToo = kept.map((id) => order.indexOf(id)).filter((index) => index >= 0);
  const indexes = [...new Set([...inView, ...keptToo])].sort((a, b) => a - b);

  const drawn: (number | { readonly id: string })[] = [];
  let next = 0;
  for (const index of [...indexes, order.length]) {
    if (index > next) drawn.push((index - next) * EDIT_ROW_HEIGHT);
    const id = order[index];
    if (id !== undefined) drawn.push({ id });
    next = index + 1;
  }
  return { source, drawn };
}
