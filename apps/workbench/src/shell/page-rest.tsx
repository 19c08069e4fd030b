import { type RefObject, useLayoutEffect } from 'react';
import { restPage, wakePage } from './rest-page.ts';

interface PageRestProps {
  /** Keeps its element while the page is hidden. */
  readonly page: RefObject<HTMLElement | null>;
  readonly visible: boolean;
}

/**
 * Lays a page to rest and wakes it. Stands in front of the page: its effect runs before those of the page,
 * which measure what they draw.
 */
export function PageRest({ page, visible }: PageRestProps) {
  useLayoutEffect(() => {
    if (page.current === null) return;
    if (visible) wakePage(page.current);
    else restPage(page.current);
  }, [page, visible]);
  return null;
}
