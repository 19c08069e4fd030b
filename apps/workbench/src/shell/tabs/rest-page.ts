/** Marks a page that is kept behind another one; the style sheet says how it rests. */
const RESTS = 'data-rests';

/**
 * Whether the style sheet alone keeps pointer, keyboard and screen reader out of a page. Being inert is
 * inherited: setting it has the style of everything in the page recomputed.
 */
const isHiddenByStyle = (): boolean => CSS.supports('content-visibility', 'hidden');

/**
 * Lays a hidden page to rest with its layout kept. React takes a hidden page out of the layout, so that
 * showing it again lays out everything in it; a resting page keeps its boxes and is neither drawn nor
 * reached by pointer, keyboard or screen reader.
 *
 * @returns wakes it
 */
export function restPage(page: HTMLElement): () => void {
  const keepBoxes = () => {
    if (page.style.display === 'none') page.style.removeProperty('display');
  };
  page.setAttribute(RESTS, '');
  page.setAttribute('aria-hidden', 'true');
  page.inert = !isHiddenByStyle();
  keepBoxes();
  // React hides the page once more whenever something in it was drawn meanwhile.
  const hidden = new MutationObserver(keepBoxes);
  hidden.observe(page, { attributeFilter: ['style'] });
  return () => {
    hidden.disconnect();
    page.removeAttribute(RESTS);
    page.removeAttribute('aria-hidden');
    page.inert = false;
  };
}

/** Whether an element is in a page that rests. */
export const isResting = (element: Element): boolean => element.closest(`[${RESTS}]`) !== null;
