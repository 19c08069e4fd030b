import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { CellPlace } from '../cells/use-cell-focus.ts';
import type { ColumnLayout } from '../columns/column-layout.ts';
import { inDocumentOrder, RowSlots, type SlottedRow } from './row-slots.ts';
import { type RowHeights, rowsAround, sizeOf, topOf, totalHeight } from './row-window.ts';
import { ScrollSource, type Size } from './scroll-source.ts';
import { useVirtualLines } from './virtual-lines.ts';

/** The element a table scrolls in, and its size once it is known. */
export function useScrollSource(): { source: ScrollSource; size: Size | undefined } {
  const [source] = useState(() => new ScrollSource());
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    setSize(source.size);
    return source.onSize(setSize);
  }, [source]);
  return { source, size };
}

/** The rows and columns to draw, and the way to bring others into view. */
export function useGridWindow<Row>({
  source,
  size,
  layout,
  heights,
  view,
  active,
  leads,
}: {
  source: ScrollSource;
  size: Size | undefined;
  layout: ColumnLayout<Row>;
  heights: RowHeights;
  /** Pixels of rows in view. */
  view: number;
  active: CellPlace;
  leads: number;
}) {
  const [slots] = useState(() => new RowSlots());
  const contentHeight = totalHeight(heights);
  source.scaled.resize(contentHeight, view, layout.width);
  const centerView =
    size === undefined || size.width === 0
      ? layout.centerWidth
      : Math.max(0, size.width - layout.startWidth - layout.endWidth);

  const rowSize = useMemo(() => sizeOf(heights), [heights]);
  const kept = active.row;
  const { leaping } = source;
  const rowLines = useVirtualLines({
    source,
    axis: 'top',
    count: heights.count,
    sizeOf: rowSize,
    view,
    extract: useCallback(
      (range) => rowsAround(range, heights.height, leaping, kept),
      [heights.height, leaping, kept],
    ),
  });
  const columnSize = useCallback((index: number) => layout.center[index]?.width ?? 0, [layout]);
  const keptColumn = active.col - leads - layout.start.length;
  const columnLines = useVirtualLines({
    source,
    axis: 'left',
    count: layout.center.length,
    sizeOf: columnSize,
    view: centerView,
    // One column to either side, and the active one, or the keyboard loses its place.
    extract: useCallback(
      ({ startIndex, endIndex, count }) => {
        const isCenter = keptColumn >= 0 && keptColumn < count;
        const first = Math.max(0, Math.min(startIndex - 1, isCenter ? keptColumn : count));
        const last = Math.min(count - 1, Math.max(endIndex + 1, isCenter ? keptColumn : 0));
        return Array.from({ length: last - first + 1 }, (_, index) => first + index);
      },
      [keptColumn],
    ),
  });

  const columns = columnLines.getVirtualIndexes();
  const indexes = size === undefined ? [] : rowLines.getVirtualIndexes();
  const drawn: SlottedRow[] = useMemo(
    () => inDocumentOrder(slots.assign(indexes), source.moving),
    [slots, indexes, source.moving],
  );
  useLayoutEffect(() => source.mark());

  function reveal({ row, col }: CellPlace) {
    if (row >= 0) {
      const { offset } = source.scaled;
      const top = topOf(heights, row);
      const bottom = top + heights.height;
      if (top < offset) source.go('top', top);
      else if (bottom > offset + view) source.go('top', bottom - view);
    }
    const laid = layout.all[col - leads];
    if (laid === undefined || laid.pin !== undefined) return;
    const from = source.left;
    if (laid.offset < from) source.go('left', laid.offset);
    else if (laid.offset + laid.width > from + centerView)
      source.go('left', laid.offset + laid.width - centerView);
  }

  return {
    drawn,
    firstColumn: columns[0] ?? 0,
    lastColumn: columns.at(-1) ?? -1,
    topOf: (row: number) => topOf(heights, row) + source.scaled.shift,
    boxHeight: source.scaled.box,
    reveal,
  };
}
