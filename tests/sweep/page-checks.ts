import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request, Response } from 'playwright';
import { expect } from 'vitest';
import type { BuiltRoute, DefinedTable } from './built-routes.ts';
import { labelOf } from './words.ts';

export type Tongue = 'zh' | 'en';

const FOLDER = join(import.meta.dirname, '../../test-results/sweep');
const HAN = /\p{Script=Han}/u;
const FIELD_NAME = /^[a-z]+(?:[A-Z][a-z]+)+$/;

/** Longest that a screen asks one thing after the other. */
const LONGEST_MS = 20_000;

interface Traffic {
  readonly open: Set<Request>;
  /** Requests so far. */
  started: number;
}

const traffics = new WeakMap<Page, Traffic>();

/** Counts what a page asks: a page that was not watched from its first request never settles. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { open: new Set(), started: 0 };
  traffics.set(page, traffic);
  page.on('request', (request) => {
    traffic.started += 1;
    traffic.open.add(request);
  });
  page.on('requestfinished', (request) => void traffic.open.delete(request));
  page.on('requestfailed', (request) => void traffic.open.delete(request));
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
          requestIdleCallback(() => setTimeout(() => requestIdleCallback(() => done()), 50));
        }),
    );
    if (traffic.open.size === 0 && traffic.started === started) break;
    if (Date.now() > deadline)
      throw new Error(`Still asked: ${[...traffic.open].map((each) => each.url()).join(', ')}`);
  }
  await page.locator('[data-part="skeleton"]:visible').first().waitFor({ state: 'hidden' });
}

export async function keepPicture(page: Page, tongue: Tongue, route: BuiltRoute): Promise<void> {
  const folder = join(FOLDER, tongue);
  mkdirSync(folder, { recursive: true });
  const name = route.path.replaceAll(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home';
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** A page is one landmark of each kind, as wide as its window, and failed nowhere. */
export async function checkPage(page: Page, route: BuiltRoute): Promise<void> {
  expect(await page.getByRole('main').count(), 'main').toBe(1);
  const chrome = route.bare ? 0 : 1;
  expect(await page.getByRole('banner').count(), 'banner').toBe(chrome);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'the page scrolls sideways').toBe(0);
  const failed = page.getByText(/操作失败|尚未开发|is not built yet/);
  expect(await failed.count(), 'something failed').toBe(0);
}

/** Every field has a label, and every sentence its values. */
export async function checkWords(page: Page): Promise<void> {
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
  const holes = ((await page.getByRole('main').textContent()) ?? '').match(/\{\w+\}/g) ?? [];
  expect(holes, 'sentences whose values were not filled in').toEqual([]);
}

/** Heads of the first table: columns out of view are not in the page, so it is scrolled through. */
const shownHeads = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main [role="columnheader"]')
    .first()
    .evaluate(async (first) => {
      const grid = first.closest('[role="grid"], [role="treegrid"], [role="table"]');
      const table = grid?.parentElement ?? document.body;
      const scrollers = [table, ...table.querySelectorAll('*')].filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 &&
          /auto|scroll/.test(getComputedStyle(element).overflowX),
      );
      const heads = new Set<string>();
      const look = () => {
        for (const head of table.querySelectorAll('[role="columnheader"]'))
          heads.add((head.textContent ?? '').trim());
      };
      look();
      for (const element of scrollers) {
        for (let left = 0; left < element.scrollWidth; left += element.clientWidth / 2) {
          element.scrollLeft = left;
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          look();
        }
        element.scrollLeft = 0;
      }
      return [...heads];
    });

/** The table has the columns of its definition that are not hidden, in their order. */
export async function checkColumns(
  page: Page,
  { columns, fields }: DefinedTable,
  tongue: Tongue,
): Promise<void> {
  const names = columns ?? [];
  const wanted = names.flatMap((name) => {
    const field = fields[name];
    return field && !field.hide && !field.permission ? [labelOf(field, tongue)] : [];
  });
  const shown = await shownHeads(page);
  expect(shown.filter((text) => text === '').length, 'columns without a name').toBeLessThan(3);
  if (tongue === 'en') {
    const known = new Set(Object.values(fields).map((field) => labelOf(field, 'en')));
    expect(shown.filter((text) => HAN.test(text) && !known.has(text))).toEqual([]);
  }
  const places = wanted.map((label) => shown.indexOf(label));
  expect(
    wanted.filter((_, at) => (places[at] ?? -1) < 0),
    'columns of the definition that are not shown',
  ).toEqual([]);
}

/** Asks by `act` and waits for the answer of the server to a list call that says `asked`. */
async function answered(page: Page, asked: string, act: () => Promise<void>): Promise<Response> {
  const [response] = await Promise.all([
    page.waitForResponse(
      (answer) =>
        answer.url().includes('pageNum=') && decodeURIComponent(answer.url()).includes(asked),
    ),
    act(),
  ]);
  expect((await response.json()).status).toBe(200);
  return response;
}

/** Sorting, searching and paging are the server's; what was typed survives a look at another tab. */
export async function checkList(page: Page): Promise<void> {
  const sorter = page.locator('main [data-part="sorter"]:visible').first();
  if (await sorter.count()) {
    // A column that is sorted already may lose its order first.
    const answer = await answered(page, '', () => sorter.click());
    if (!answer.url().includes('order=')) await answered(page, 'order=', () => sorter.click());
  }

  const next = page
    .locator('main')
    .getByRole('button', { name: /^(下一个|Next)$/ })
    .first();
  if ((await next.count()) && (await next.isEnabled()))
    await answered(page, 'pageNum=2', () => next.click());

  const search = page
    .locator('main')
    .getByRole('textbox', { name: /^(搜索|Search)$/ })
    .first();
  if (!(await search.count())) return;
  await answered(page, 'zz9', async () => {
    await search.fill('zz9');
    await search.press('Enter');
  });
  const here = new URL(page.url()).pathname;
  // The tabs of the workbench come before those of a page.
  const tabs = page.getByRole('tablist').first().getByRole('tab', { selected: false });
  await tabs.first().click();
  await page.waitForURL((url) => url.pathname !== here);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === here);
  expect(await search.inputValue(), 'what was typed before the tab was hidden').toBe('zz9');
  await search.fill('');
  await search.press('Enter');
}
