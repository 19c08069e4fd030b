import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** What a list that has no layout yet is taken to be high. */
const UNMEASURED_PX = 600;
const SPARE_LINES = 8;

/** First and last line to draw of a long list. */
export function linesInView(
  count: number,
  height: number,
  top: number,
  view: number,
): { readonly first: number; readonly last: number } {
  const first = Math.max(0, Math.min(Math.floor(top / height), count - 1) - SPARE_LINES);
  return { first, last: Math.min(count - 1, Math.ceil((top + view) / height) + SPARE_LINES) };
}

/**
 * Draws only the lines of a list that are in view; all lines are equally high.
 * @param always a line that stays drawn wherever the list is scrolled to
 */
export function useLines(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  height: number,
  always: number,
) {
  const [seen, setSeen] = useState({ top: 0, view: UNMEASURED_PX });

  const read = useCallback(() => {
    const element = scroller.current;
    // A hidden list keeps the size it had.
    if (element === null || element.clientHeight === 0) return;
    const { scrollTop: top, clientHeight: view } = element;
    setSeen((now) => (now.top === top && now.view === view ? now : { top, view }));
  }, [scroller]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    read();
    element.addEventListener('scroll', read, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(read);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', read);
      observer?.disconnect();
    };
  }, [scroller, read]);

  /** Scrolls no further than a line needs to be seen whole. */
  const show = useCallback(
    (index: number) => {
      const element = scroller.current;
      if (element === null) return;
      const top = index * height;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top + height > element.scrollTop + element.clientHeight)
        element.scrollTop = top + height - element.clientHeight;
      read();
    },
    [scroller, height, read],
  );

  const { first, last } = linesInView(count, height, seen.top, seen.view);
  const drawn = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  if (always >= 0 && always < count && (always < first || always > last)) drawn.push(always);
  return { drawn, show };
}
