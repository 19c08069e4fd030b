import * as amc from '@garment-mes/sdk/amc';
import * as mes2 from '@garment-mes/sdk/mes2';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, openPage, signInOnWall, WALL, type Watched } from '../e2e/browser.ts';
import { type Caller, callerOf } from '../e2e/caller.ts';
import { brokenRules } from '../e2e/keyboard.ts';
import { type Product, startProduct } from '../e2e/product.ts';
import {
  type BuiltRoute,
  type BuiltWall,
  builtRoutes,
  builtWalls,
  type DefinedButton,
} from './built-routes.ts';
import { checkKept } from './kept-page.ts';
import { checkColumns, checkList } from './list-checks.ts';
import { open, pageOf, step, swept, viewportOf } from './open-pages.ts';
import {
  checkAnswers,
  checkCuts,
  checkPage,
  checkSentences,
  checkWidth,
  checkWords,
  forgetRefusals,
  keepPicture,
  settled,
  type Tongue,
  watchTraffic,
} from './page-checks.ts';
import { addressOf } from './records.ts';

// Every address that is built, over the running product: a new screen is in here by its line in
// specs/addresses.ts. The pictures are in test-results/sweep.

const TONGUES: readonly Tongue[] = ['zh', 'en'];
/** What the system of a person asks for: each theme is looked at in one language. */
const THEMES = { zh: 'dark', en: 'light' } as const;
/** Two screens that everybody may open: while one is looked at, the other is a tab to go to. */
const ALWAYS_OPEN = ['/work', '/notice'];
const built = builtRoutes();
const routes = swept(built);
const walls = swept(builtWalls());
let product: Product;
let browser: Browser;
let admin: Caller;
let pages: ReadonlyMap<Tongue, Watched>;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
  admin = await callerOf(product.url, 'cx.admin');
  const opened = TONGUES.map(async (tongue) => [tongue, await adminPage(tongue)] as const);
  pages = new Map(await Promise.all(opened));
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

/** A page of the administrator, with two tabs to go to. */
async function adminPage(tongue: Tongue): Promise<Watched> {
  const watched = await pageOf(product, browser, 'cx.admin', tongue);
  const { page } = watched;
  // Without movement, so that no colour is looked at on its way to another one.
  await page.emulateMedia({ colorScheme: THEMES[tongue], reducedMotion: 'reduce' });
  for (const path of ALWAYS_OPEN) await step(page, path);
  return watched;
}

test('the tables of routes are read', () => {
  expect(built.length).toBeGreaterThan(20);
  const tables = built.flatMap(({ table }) => table ?? []);
  expect(tables.length).toBeGreaterThan(30);
  expect(tables.flatMap(({ toolbar }) => toolbar).length).toBeGreaterThan(20);
  expect(tables.flatMap(({ rowActions }) => rowActions).length).toBeGreaterThan(30);
  expect(builtWalls().length).toBeGreaterThan(0);
});

test.each(routes)('$path', async (route) => {
  const address = await addressOf(route.path, admin);
  // Both to their end: what is left of one would run into the next screen.
  const looks = await Promise.allSettled(TONGUES.map((tongue) => look(route, address, tongue)));
  const faults = looks.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  if (faults.length > 1) throw new AggregateError(faults, faults.map(String).join('\n'));
  if (faults.length === 1) throw faults[0];
});

async function look(route: BuiltRoute, address: string, tongue: Tongue): Promise<void> {
  const watched = pages.get(tongue);
  if (!watched) throw new Error(`nobody is signed in in ${tongue}`);
  const { page, errors } = watched;
  errors.length = 0;
  forgetRefusals(page);
  await open(product, page, route, address);
  await keepPicture(page, tongue, route);
  await checkAnswers(page);
  await checkPage(page, route);
  await checkCuts(page);
  await checkSentences(page);
  expect(await brokenRules(page), `axe, ${THEMES[tongue]}`).toEqual([]);
  if (route.table) await checkColumns(page, route.table, tongue);
  const [first = '/', second = '/'] = ALWAYS_OPEN;
  if (!route.bare) await checkKept(page, () => step(page, route.path === first ? second : first));
  if (route.table) await checkList(page, route.table);
  expect(errors, tongue).toEqual([]);
}

test.each(walls)('wall $path', async (wall) => {
  for (const tongue of TONGUES) await lookAtWall(wall, tongue);
});

async function lookAtWall(wall: BuiltWall, tongue: Tongue): Promise<void> {
  const { page, errors } = await openPage(await browser.newContext({ viewport: WALL }));
  watchTraffic(page);
  await page.goto(`${product.url}${wall.path}?lang=${tongue}`);
  await signInOnWall(page, 'cx.manager');
  // Only a board with its figures has this mark; the pages on the way to it go away by themselves.
  await page.getByText(/已连接|Connected/).waitFor();
  await page.getByRole('heading', { name: wall[tongue] }).first().waitFor();
  await settled(page);
  await keepPicture(page, tongue, wall);
  await checkAnswers(page);
  await checkWidth(page);
  await checkWords(page);
  expect(errors, tongue).toEqual([]);
  await page.context().close();
}

// One after the other in each page, the three jobs beside each other.
test.concurrent.each(['cx.leader', 'cx.merch', 'cx.worker'])(
  '%s finds the screens and buttons of his rights and no others',
  async (username) => {
    const person = await callerOf(product.url, username);
    const menu: readonly { url?: string; menuType?: number; method?: string }[] = (
      await person.call('GET', amc.getMenus.path)
    ).data;
    const screens = new Set(menu.flatMap(({ menuType, url }) => (menuType === 1 ? [url] : [])));
    const keys = new Set(
      menu.flatMap(({ menuType, method, url }) => (menuType === 2 ? [`${method}^${url}`] : [])),
    );
    const { page, errors } = await pageOf(product, browser, username);
    const asked = routes.filter(({ path, open: forAll }) => !forAll && !path.includes('{'));
    for (const route of asked) {
      await page.setViewportSize(viewportOf(route));
      await step(page, route.path);
      const refused = page.getByRole('heading', { name: /没有权限/ });
      expect(await refused.count(), `${username} ${route.path}`).toBe(
        screens.has(route.path) ? 0 : 1,
      );
      if (!screens.has(route.path) || !route.table) continue;
      const may = (button: DefinedButton) =>
        button.operations.every((name) => mayPress(name, keys));
      const named = (label: string) =>
        page.getByRole('main').getByRole('button', { name: label, exact: true });
      for (const button of route.table.toolbar)
        expect(
          (await named(button.label).count()) > 0,
          `${username} ${route.path} ${button.label}`,
        ).toBe(may(button));
      // Which of them a row offers is said by its state: only what nobody has a right to is known.
      const others = [...route.table.rowActions, ...route.table.batchActions];
      const granted = new Set(
        [...others, ...route.table.toolbar].filter(may).map(({ label }) => label),
      );
      const heads = page.getByRole('columnheader');
      for (const { label } of others) {
        if (granted.has(label)) continue;
        const sorters = await heads.getByRole('button', { name: label, exact: true }).count();
        expect((await named(label).count()) - sorters, `${username} ${route.path} ${label}`).toBe(
          0,
        );
      }
    }
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

/** Whether somebody with these rights is shown the button of an operation. */
function mayPress(operation: string, keys: ReadonlySet<string>): boolean {
  const all: Readonly<Record<string, unknown>> = { ...amc, ...mes2 };
  const { access, permissionKey } = all[operation] as Pick<
    typeof mes2.submitCuttingBed,
    'access' | 'permissionKey'
  >;
  return access !== 'button' || keys.has(permissionKey);
}
