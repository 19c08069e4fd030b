import * as amc from '@garment-mes/sdk/amc';
import * as mes2 from '@garment-mes/sdk/mes2';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK, launch, openPage, PHONE, signIn } from '../e2e/browser.ts';
import { type Caller, callerOf } from '../e2e/caller.ts';
import { type Product, startProduct } from '../e2e/product.ts';
import { type BuiltRoute, builtRoutes, englishWords } from './built-routes.ts';
import {
  checkColumns,
  checkList,
  checkPage,
  checkWords,
  keepPicture,
  settled,
  type Tongue,
} from './page-checks.ts';
import { addressOf } from './records.ts';

// Every address that is built, over the running product: a new screen is in here by its line in the
// table of routes. The pictures are in test-results/sweep.

const TABLET = { width: 1024, height: 768 };
const routes = builtRoutes();
const words = englishWords();
let product: Product;
let browser: Browser;
let admin: Caller;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
  admin = await callerOf(product.url, 'cx.admin');
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

const viewportOf = ({ path }: BuiltRoute) =>
  path.startsWith('/mes/app/') ? PHONE : path.startsWith('/app/') ? TABLET : DESK;

/** A page of a person, in a language. */
async function pageOf(username: string, tongue: Tongue) {
  const context = await browser.newContext({ viewport: DESK, locale: 'zh-CN' });
  if (tongue === 'en')
    await context.addInitScript(() => localStorage.setItem('workbench.language', 'en'));
  const watched = await openPage(context);
  watched.page.setDefaultTimeout(8_000);
  await watched.page.goto(`${product.url}/`);
  await signIn(watched.page, username);
  await watched.page.getByRole('main').first().waitFor();
  await settled(watched.page);
  return { ...watched, close: () => context.close() };
}

async function open(page: Page, route: BuiltRoute): Promise<void> {
  await page.setViewportSize(viewportOf(route));
  await page.goto(`${product.url}${await addressOf(route.path, admin)}`);
  await page.getByRole('main').first().waitFor();
  await settled(page);
}

test('the table of routes is read', () => {
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter(({ table }) => table).length).toBeGreaterThan(3);
});

describe.each<Tongue>(['zh', 'en'])('in %s', (tongue) => {
  let session: Awaited<ReturnType<typeof pageOf>>;
  beforeAll(async () => {
    session = await pageOf('cx.admin', tongue);
  });
  afterAll(() => session?.close());

  test.each(routes)('$path', async (route) => {
    const { page, errors } = session;
    errors.length = 0;
    await open(page, route);
    await keepPicture(page, tongue, route);
    const title = tongue === 'en' ? words.get(route.title) : route.title;
    expect(title, 'a title in this language').toBeTruthy();
    await checkPage(page, route);
    await checkWords(page);
    if (route.table) {
      await checkColumns(page, route.table, tongue);
      // Three lists behind tabs share /work; the tests of that screen sort and search them.
      if (route.path !== '/work') await checkList(page);
    }
    expect(errors).toEqual([]);
  });
});

test.each(['cx.leader', 'cx.merch', 'cx.worker'])(
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
    const { page, errors, close } = await pageOf(username, 'zh');
    const asked = routes.filter(({ path, open: forAll }) => !forAll && !path.includes('{'));
    for (const route of asked) {
      await open(page, route);
      const refused = page.getByRole('heading', { name: /没有权限/ });
      expect(await refused.count(), `${username} ${route.path}`).toBe(
        screens.has(route.path) ? 0 : 1,
      );
      if (!screens.has(route.path) || !route.table) continue;
      for (const { operation, label } of route.table.toolbar) {
        const button = page.getByRole('main').getByRole('button', { name: label, exact: true });
        const may = mayPress(operation, keys);
        expect((await button.count()) > 0, `${username} ${route.path} ${label}`).toBe(may);
      }
      for (const { operation, label } of route.table.rowActions) {
        if (mayPress(operation, keys)) continue;
        const button = page.getByRole('row').getByRole('button', { name: label, exact: true });
        expect(await button.count(), `${username} ${route.path} ${label}`).toBe(0);
      }
    }
    expect(errors).toEqual([]);
    await close();
  },
  // Every address is opened once: some seconds for each screen there is.
  120_000,
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
