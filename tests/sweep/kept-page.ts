import type { Page } from 'playwright';
import { expect } from 'vitest';
import { settled } from './page-checks.ts';

/** The page in front. */
const PANEL = 'section[role="tabpanel"]:not([aria-hidden])';
/** Parts that a page makes once and keeps as long as it lives. A chart is drawn again when its page is shown. */
const PARTS = 'input, textarea, [role="grid"], [role="treegrid"], [role="tablist"], h1, h2';
/** Pixels that a page is scrolled before it is hidden. */
const SCROLLED = 60;

/** Where a page stands: the tab chosen in it, how far it was scrolled, and its marked parts. */
interface Standing {
  readonly tabs: readonly string[];
  readonly scrolled: number;
  /** What each is, in words that say which one is missing. */
  readonly parts: readonly string[];
}

/**
 * A page that was behind another tab is the same page when it comes back: its parts were not recreated,
 * the tab chosen in it is chosen, and it is scrolled as far as before.
 * @param elsewhere goes to another tab
 */
export async function checkKept(page: Page, elsewhere: () => Promise<void>): Promise<void> {
  const here = new URL(page.url()).pathname;
  const inner = page.locator(`${PANEL} [role="tablist"]:visible`).last();
  const another = inner.getByRole('tab', { selected: false, disabled: false }).last();
  if ((await inner.count()) && (await another.count())) {
    await another.click();
    await settled(page);
  }
  const before = await page.evaluate(mark, { panel: PANEL, parts: PARTS, pixels: SCROLLED });
  expect(before.parts.length, 'parts of the page').toBeGreaterThan(0);
  // Nobody is as quick as a test: the scroll event is handled before the page is left.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await elsewhere();
  expect(new URL(page.url()).pathname).not.toBe(here);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === here);
  await settled(page);
  expect(await page.evaluate(look, PANEL), 'the page after it was hidden').toEqual(before);
}

/** Runs in the page: scrolls it a little and marks its parts. */
function mark({
  panel: selector,
  parts,
  pixels,
}: {
  panel: string;
  parts: string;
  pixels: number;
}): Standing {
  const panel = document.querySelector(selector) ?? document.body;
  const scroller = [...panel.querySelectorAll('*')].find(
    (element) =>
      element.scrollHeight > element.clientHeight + pixels &&
      /auto|scroll/.test(getComputedStyle(element).overflowY),
  );
  scroller?.setAttribute('data-sweep-scroller', '');
  if (scroller) scroller.scrollTop = pixels;
  for (const part of panel.querySelectorAll(parts)) {
    const name = part.getAttribute('aria-label') ?? part.getAttribute('name') ?? part.textContent;
    part.setAttribute('data-sweep', `${part.tagName.toLowerCase()} ${(name ?? '').slice(0, 40)}`);
  }
  const tabs = [...panel.querySelectorAll('[role="tab"][aria-selected="true"]')];
  return {
    tabs: tabs.map((tab) => tab.textContent ?? ''),
    scrolled: scroller?.scrollTop ?? 0,
    parts: [...panel.querySelectorAll('[data-sweep]')].map(
      (part) => part.getAttribute('data-sweep') ?? '',
    ),
  };
}

/** Runs in the page: what is left of what was marked. */
function look(selector: string): Standing {
  const panel = document.querySelector(selector) ?? document.body;
  const tabs = [...panel.querySelectorAll('[role="tab"][aria-selected="true"]')];
  return {
    tabs: tabs.map((tab) => tab.textContent ?? ''),
    scrolled: panel.querySelector('[data-sweep-scroller]')?.scrollTop ?? 0,
    parts: [...panel.querySelectorAll('[data-sweep]')].map(
      (part) => part.getAttribute('data-sweep') ?? '',
    ),
  };
}
