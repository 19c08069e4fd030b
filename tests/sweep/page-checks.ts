import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request, Response } from 'playwright';
import { expect } from 'vitest';
import { brokenRules } from '../e2e/keyboard.ts';
import type { BuiltRoute } from './built-routes.ts';

export type Tongue = 'zh' | 'en';

const FOLDER = join(import.meta.dirname, '../../test-results/sweep');
const FIELD_NAME = /^[a-z]+(?:[A-Z][a-z]+)+$/;

/** Rules of axe about what everything on a page is and is called. */
const NAMES_AND_ROLES = [
  'aria-allowed-attr',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-progressbar-name',
  'aria-required-attr',
  'aria-required-children',
  'aria-required-parent',
  'aria-roles',
  'aria-toggle-field-name',
  'button-name',
  'image-alt',
  'label',
  'link-name',
  'role-img-alt',
  'select-name',
];

/** A company that never changed its labels has no record of them: the call is refused. */
const MAY_BE_MISSING = /companySetting\/code\?code=ticketLayout/;

/** Longest that a screen asks one thing after the other, on a busy machine too. */
const LONGEST_MS = 120_000;

interface Traffic {
  readonly open: Set<Request>;
  /** Requests so far. */
  started: number;
  /** Answers that refuse, by their status or in their envelope, each once its body was read. */
  refusals: Promise<string | undefined>[];
}

const traffics = new WeakMap<Page, Traffic>();

/** Counts what a page asks: a page that was not watched from its first request never settles. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { open: new Set(), started: 0, refusals: [] };
  traffics.set(page, traffic);
  page.on('request', (request) => {
    traffic.started += 1;
    traffic.open.add(request);
  });
  page.on('requestfinished', (request) => void traffic.open.delete(request));
  page.on('requestfailed', (request) => void traffic.open.delete(request));
  page.on('response', (response) => {
    const url = response.url();
    if (MAY_BE_MISSING.test(url)) return;
    if (response.status() >= 400)
      traffic.refusals.push(Promise.resolve(`${url}: ${response.status()}`));
    else if (/\/(amc|mmc|ccm|mes2)\//.test(url)) traffic.refusals.push(refusalOf(response));
  });
}

/** What a call answered instead of what it was asked for. */
async function refusalOf(response: Response): Promise<string | undefined> {
  // Leaving a page takes the bodies of its answers along.
  const answer = await response.json().catch(() => undefined);
  if (answer === undefined || answer.status === undefined || answer.status === 200) return;
  return `${response.url()}: ${answer.status} ${answer.data ?? answer.message}`;
}

/** Forgets what calls answered so far. */
export function forgetRefusals(page: Page): void {
  const traffic = traffics.get(page);
  if (traffic) traffic.refusals = [];
}

/** No call of a page was refused, and no part of it says that it failed. */
export async function checkAnswers(page: Page): Promise<void> {
  const refusals = (await Promise.all(traffics.get(page)?.refusals ?? [])).filter(Boolean);
  expect(refusals, 'calls that were refused').toEqual([]);
  const failed = page.locator('[data-part="error-state"]:visible');
  expect(await failed.allTextContents(), 'parts that failed').toEqual([]);
}

/** Waits until a screen shows its data: nothing is asked any more, and nothing is left to draw. */
export async function settled(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (traffic === undefined) throw new Error('Nobody watches what this page asks.');
  const deadline = Date.now() + LONGEST_MS;
  for (;;) {
    const { started } = traffic;
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          // Answers are drawn from timers of their own: between two idle moments all of them ran.
          // A page that draws nothing has no idle moments until a frame is asked for.
          const idle = (then: () => void) =>
            requestAnimationFrame(() => requestIdleCallback(then, { timeout: 5_000 }));
          idle(() => setTimeout(() => idle(done), 50));
        }),
    );
    if (traffic.open.size === 0 && traffic.started === started) break;
    if (Date.now() > deadline)
      throw new Error(`Still asked: ${[...traffic.open].map((each) => each.url()).join(', ')}`);
  }
  await page.locator('[data-part="skeleton"]:visible').first().waitFor({ state: 'hidden' });
}

export async function keepPicture(
  page: Page,
  tongue: Tongue,
  { path }: { readonly path: string },
): Promise<void> {
  const folder = join(FOLDER, tongue);
  mkdirSync(folder, { recursive: true });
  const name = path.replaceAll(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home';
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** A page has one landmark of each kind and failed nowhere. */
export async function checkPage(page: Page, route: BuiltRoute): Promise<void> {
  expect(await page.getByRole('main').count(), 'main').toBe(1);
  const chrome = route.bare ? 0 : 1;
  expect(await page.getByRole('banner').count(), 'banner').toBe(chrome);
  await checkWidth(page);
  const failed = page.getByText(/操作失败|尚未开发|is not built yet/);
  expect(await failed.count(), 'something failed').toBe(0);
}

/** A page is as wide as its window. */
export async function checkWidth(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page scrolls sideways').toBe(0);
}

/**
 * Nothing is cut that cannot be read otherwise: heads stand on two lines at most, sums and actions are whole, and the
 * actions of a row are in view without scrolling.
 */
export async function checkCuts(page: Page): Promise<void> {
  const cut = await page.getByRole('main').evaluate((main) => {
    const TWO_LINES = 36;
    const isCut = (element: Element) => {
      const { clientWidth, scrollWidth } = element;
      // What only readers hear is a pixel wide.
      return clientWidth > 1 && scrollWidth > clientWidth + 1;
    };
    const found: string[] = [];
    const note = (kind: string, element: Element) =>
      found.push(`${kind}: ${(element.textContent ?? '').trim()}`);
    for (const table of main.querySelectorAll('[data-part="data-table"]')) {
      if (!table.checkVisibility()) continue;
      const { left, right } = table.getBoundingClientRect();
      for (const head of table.querySelectorAll('[role="columnheader"][data-align]')) {
        const parts = [head, ...head.querySelectorAll('*')];
        if (parts.some(isCut)) note('head', head);
        const words = [...head.querySelectorAll('span')].find(({ textContent }) => textContent);
        if (words && words.clientHeight > TWO_LINES) note('head of three lines', head);
      }
      for (const sum of table.querySelectorAll('[data-part="sum-row"] [role="gridcell"]'))
        if (isCut(sum)) note('sum', sum);
      for (const actions of table.querySelectorAll('[data-part="row"] [data-pin="end"]')) {
        const box = actions.getBoundingClientRect();
        if ([actions, ...actions.querySelectorAll('*')].some(isCut)) note('actions', actions);
        if (box.left < left || box.right > right + 1) note('actions out of view', actions);
      }
    }
    return [...new Set(found)];
  });
  expect(cut, 'heads, sums and actions that are cut').toEqual([]);
  expect(await cutDays(page), 'days in filters that are cut').toEqual([]);
}

/** Every field has a label, and every sentence its values. */
export async function checkSentences(page: Page): Promise<void> {
  const words = await page
    .locator('main')
    .locator('[role="columnheader"], label, legend, [role="tab"], [role="radio"]')
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('[data-content]'))
        .map((element) => (element.textContent ?? '').trim()),
    );
  const raw = words.filter((text) => FIELD_NAME.test(text));
  expect(raw, 'fields without a label').toEqual([]);
  // What people typed, such as the template of a sentence, is shown as it is.
  const said = await page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const typed of copy.querySelectorAll('[role="gridcell"], textarea')) typed.remove();
    return copy.textContent ?? '';
  });
  const holes = said.match(/\{\w+\}/g) ?? [];
  expect(holes, 'sentences whose values were not filled in').toEqual([]);
}

/** Every sentence is whole, and everything has its role and its name. */
export async function checkWords(page: Page): Promise<void> {
  await checkSentences(page);
  expect(await brokenRules(page, NAMES_AND_ROLES), 'names and roles').toEqual([]);
}

/** Days typed into a control that is too narrow for them. */
const cutDays = (page: Page): Promise<readonly string[]> =>
  page
    .getByRole('main')
    .locator('input')
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[])
        .filter(({ value }) => /^\d{4}-\d\d-\d\d/.test(value))
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ value }) => value),
    );
