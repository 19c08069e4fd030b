import { type RefObject, useLayoutEffect } from 'react';
import { restPage } from './rest-page.ts';

interface PageRestProps {
  /** Keeps its element while the page is hidden. */
  readonly page: RefObject<HTMLElement | null>;
  readonly visible: boolean;
}

/**
 * Lays a page to rest and wakes it. Stands in front of the page: it wakes the page before the effects of the
 * page measure what they draw.
 */
export function PageRest({ page, visible }: PageRestProps) {
  useLayoutEffect(
    () => (visible || page.current === null ? undefined : restPage(page.current)),
    [page, visible],
  );
  return null;
}
