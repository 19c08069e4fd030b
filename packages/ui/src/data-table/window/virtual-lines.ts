import { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useReducer, useState } from 'react';
import type { ScrollSource } from './scroll-source.ts';

/** First and last line in view, and those kept beside them. */
export interface LineRange {
  readonly startIndex: number;
  readonly endIndex: number;
  readonly count: number;
}

/**
 * The lines (rows or columns) to draw, worked out by TanStack Virtual: the only file that knows it.
 * @param sizeOf pixels of a line; another function has all lines measured again
 * @param view pixels in view, what is pinned left out
 * @param extract the lines to draw around those in view
 */
export function useVirtualLines({
  source,
  axis,
  count,
  sizeOf,
  view,
  extract,
}: {
  source: ScrollSource;
  axis: 'top' | 'left';
  count: number;
  sizeOf: (index: number) => number;
  view: number;
  extract: (range: LineRange) => number[];
}) {
  const redraw = useReducer((times: number) => times + 1, 0)[1];
  // The key itself never changes; another function has the virtualizer forget its measurements.
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are what is forgotten.
  const getItemKey = useCallback((index: number) => index, [sizeOf]);
  const options = {
    count,
    horizontal: axis === 'left',
    estimateSize: sizeOf,
    getItemKey,
    rangeExtractor: extract,
    getScrollElement: source.element,
    initialRect: { width: view, height: view },
    // The source measures and listens for both directions; it draws by itself, before painting.
    observeElementRect: () => undefined,
    observeElementOffset: (_: unknown, listener: (offset: number, moving: boolean) => void) =>
      source.onOffset(axis, (offset) => listener(offset, false)),
    scrollToFn: () => undefined,
    onChange: redraw,
  };
  const [lines] = useState(() => new Virtualizer<HTMLElement, HTMLElement>(options));
  lines.setOptions(options);
  // What the hook of the library does as well, without its ways of writing into the page.
  useLayoutEffect(() => lines._didMount(), [lines]);
  useLayoutEffect(() => lines._willUpdate());
  // The size in view is known while drawing, an observer would report it one drawing too late.
  if (lines.scrollRect?.height !== view) lines.scrollRect = { width: view, height: view };
  const offset = axis === 'left' ? source.left : source.scaled.offset;
  if (lines.scrollOffset !== offset) lines.scrollOffset = offset;
  useLayoutEffect(() => source.onRest(redraw), [source]);
  return lines;
}
