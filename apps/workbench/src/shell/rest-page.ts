/** Marks a page that is kept behind another one; the style sheet says how it rests. */
const RESTS = 'data-rests';

/**
 * Lays a hidden page to rest with its layout kept. React takes a hidden page out of the layout, so that
 * showing it again lays out everything it holds; a resting page keeps its boxes and is neither drawn nor
 * reached by pointer, keyboard or screen reader.
 */
export function restPage(page: HTMLElement): void {
  page.setAttribute(RESTS, '');
  page.setAttribute('aria-hidden', 'true');
  page.inert = true;
  page.style.removeProperty('display');
}

/** Shows a page again. */
export function wakePage(page: HTMLElement): void {
  page.removeAttribute(RESTS);
  page.removeAttribute('aria-hidden');
  page.inert = false;
}

/** Whether an element lies in a page that rests. */
export const isResting = (element: Element): boolean => element.closest(`[${RESTS}]`) !== null;
