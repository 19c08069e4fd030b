import { type RefObject, useInsertionEffect } from 'react';
import { restPage } from './rest-page.ts';

interface PageRestProps {
  /** Keeps its element while the page is hidden. */
  readonly page: RefObject<HTMLElement | null>;
  readonly visible: boolean;
}

/**
 * Lays a page to rest and wakes it. Stands behind the page and acts while React changes the document: it takes
 * back how React hides the page, and wakes it, before the effects of any page measure what they draw.
 */
export function PageRest({ page, visible }: PageRestProps) {
  useInsertionEffect(
    () => (visible || page.current === null ? undefined : restPage(page.current)),
    [page, visible],
  );
  return null;
}
