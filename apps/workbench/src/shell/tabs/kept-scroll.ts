import { isResting } from './rest-page.ts';

const MEMORY = 'scroll';

/** How far each scrolled element of a page was scrolled, by its place in the page. */
type Scrolled = Readonly<Record<string, number>>;

/** Where an element stands: its place among the children of each element above it. */
function placeOf(page: Element, element: Element): string {
  const steps: number[] = [];
  for (let each = element; each !== page; ) {
    const parent = each.parentElement;
    if (parent === null) return '';
    steps.unshift([...parent.children].indexOf(each));
    each = parent;
  }
  return steps.join('/');
}

const elementAt = (page: Element, place: string): Element | undefined =>
  place
    .split('/')
    .filter((step) => step !== '')
    .reduce<Element | undefined>((each, step) => each?.children[Number(step)], page);

/**
 * Remembers how far a page is scrolled and scrolls it there again when it is redrawn: rows may
 * take a while to arrive, so it waits for them until the person does something.
 * @returns ends it
 */
export function keepScroll(page: HTMLElement, memory: Map<string, unknown>): () => void {
  const wanted = new Map(Object.entries((memory.get(MEMORY) as Scrolled | undefined) ?? {}));

  function restore(): void {
    for (const [place, top] of wanted) {
      const element = elementAt(page, place);
      if (element === undefined || element.scrollHeight - element.clientHeight < top) continue;
      wanted.delete(place);
      element.scrollTop = top;
    }
    if (wanted.size === 0) arrived.disconnect();
  }
  function leave(): void {
    wanted.clear();
    arrived.disconnect();
  }
  function onScroll({ target }: Event): void {
    // A hidden page reports position 0.
    if (!(target instanceof Element) || isResting(target) || target.clientHeight === 0) return;
    const place = placeOf(page, target);
    if (wanted.has(place)) return;
    memory.set(MEMORY, { ...(memory.get(MEMORY) as Scrolled), [place]: target.scrollTop });
  }

  const arrived = new MutationObserver(restore);
  if (wanted.size > 0) arrived.observe(page, { subtree: true, childList: true, attributes: true });
  const acts = ['pointerdown', 'wheel', 'keydown'] as const;
  for (const act of acts) page.addEventListener(act, leave, { capture: true, passive: true });
  page.addEventListener('scroll', onScroll, { capture: true, passive: true });
  restore();
  return () => {
    arrived.disconnect();
    for (const act of acts) page.removeEventListener(act, leave, { capture: true });
    page.removeEventListener('scroll', onScroll, { capture: true });
  };
}
