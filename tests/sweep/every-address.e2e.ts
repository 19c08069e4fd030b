import * as amc from '@garment-mes/sdk/amc';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, openPage, WALL, type Watched } from '../e2e/browser.ts';
import { type Caller, callerOf } from '../e2e/caller.ts';
import { type Product, startProduct } from '../e2e/product.ts';
import { type BuiltRoute, type BuiltWall, builtRoutes, builtWalls } from './built-routes.ts';
import { pageOf, step, swept, viewportOf } from './open-pages.ts';
import {
  checkAnswers,
  checkCuts,
  checkPage,
  checkSentences,
  checkWidth,
  forgetRefusals,
  settled,
  watchTraffic,
} from './page-checks.ts';
import { addressOf, menuPageOf } from './records.ts';

// Every address that is built is opened once, in Chinese, by somebody whose job may open it: a job that has a
// page and not the calls that the page makes fails here. The long sweep looks closer, in both languages.

/** Jobs that reach every group of the menu together; the first one that has a page opens it. */
const PEOPLE = [
  'cx.worker',
  'cx.hr',
  'cx.clerk',
  'cx.merch',
  'cx.line',
  'cx.ie',
  'cx.workshop',
  'cx.director',
];
/** Opens what a session is enough for. */
const ANYBODY = 'cx.merch';
const ADMINISTRATOR = 'cx.admin';
/** Whose records they are: messages of the demo are the administrator's, a terminal is for those of its line. */
const OWNERS: Readonly<Record<string, string>> = {
  '/noticeDetail/{id}': ADMINISTRATOR,
  '/app/sewingLineApp/sewingLine': 'cx.workshop',
};

interface Person {
  readonly username: string;
  readonly caller: Caller;
  /** Addresses of his menu. */
  readonly menu: ReadonlySet<string | undefined>;
}

const built = builtRoutes();
const routes = swept(built);
const walls = swept(builtWalls());
let product: Product;
let browser: Browser;
/** Who opens each address. */
let openers: ReadonlyMap<string, Person>;
/** The pages of those who open one. */
let pages: ReadonlyMap<string, Watched>;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
  const people = await Promise.all([...PEOPLE, ADMINISTRATOR].map(personOf));
  openers = new Map(
    [...routes, ...walls].map((address) => [address.path, openerOf(address, people)]),
  );
  const usernames = [...new Set([...openers.values()].map(({ username }) => username))];
  const signedIn = usernames.map(
    async (username) => [username, await pageOf(product, browser, username)] as const,
  );
  pages = new Map(await Promise.all(signedIn));
  const alone = [...openers].filter(([, { username }]) => username === ADMINISTRATOR);
  if (alone.length === 0) return;
  const paths = alone.map(([path]) => path).join(', ');
  process.stdout.write(`opened by the administrator, nobody else has it: ${paths}\n`);
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

async function personOf(username: string): Promise<Person> {
  const caller = await callerOf(product.url, username);
  const menu: readonly { url?: string }[] = (await caller.call('GET', amc.getMenus.path)).data;
  return { username, caller, menu: new Set(menu.map(({ url }) => url)) };
}

/** The first one whose menu leads to an address. */
function openerOf(address: BuiltRoute | BuiltWall, people: readonly Person[]): Person {
  const { path } = address;
  const isOpen = 'open' in address && address.open;
  const owner = OWNERS[path] ?? (isOpen ? ANYBODY : undefined);
  const page = isOpen ? undefined : menuPageOf(path);
  const found = people.find(
    ({ username, menu }) =>
      (owner === undefined || username === owner) && (page === undefined || menu.has(page)),
  );
  if (found === undefined) throw new Error(`nobody has ${path} in the menu`);
  return found;
}

/** The page of who opens an address. */
function pageFor(path: string) {
  const opener = openers.get(path);
  const watched = pages.get(opener?.username ?? '');
  if (opener === undefined || watched === undefined) throw new Error(`nobody opens ${path}`);
  return { ...watched, opener };
}

test('the tables of addresses are read', () => {
  expect(built.length).toBeGreaterThan(20);
  expect(builtWalls().length).toBeGreaterThan(0);
});

test.each(routes)('$path', async (route) => {
  const { page, errors, opener } = pageFor(route.path);
  const address = await addressOf(route.path, opener.caller);
  try {
    await page.setViewportSize(viewportOf(route));
    await step(page, address);
    expect(new URL(page.url()).pathname, opener.username).toBe(address.split('?')[0]);
    await checkPage(page, route);
    await checkCuts(page);
    await checkAnswers(page);
    await checkSentences(page);
    expect(await messages(page), opener.username).toEqual([]);
    expect(errors, opener.username).toEqual([]);
  } finally {
    // What a page says later belongs to the next one, what it said until now does not.
    errors.length = 0;
    forgetRefusals(page);
  }
});

/** What stands instead of a page: that it is not permitted, not there, or broke. */
const messages = (page: Page): Promise<readonly string[]> =>
  page.getByRole('heading', { name: /没有权限|路径不存在|页面出错了/ }).allTextContents();

test.each(walls)('wall $path', async ({ path, zh }) => {
  const { page: workbench } = pageFor(path);
  const { page, errors } = await openPage(workbench.context());
  watchTraffic(page);
  await page.setViewportSize(WALL);
  await page.goto(product.url + path);
  // Only a board with its figures has this mark; the pages on the way to it go away by themselves.
  await page.getByText('已连接').waitFor();
  await page.getByRole('heading', { name: zh }).first().waitFor();
  await settled(page);
  await checkAnswers(page);
  await checkWidth(page);
  await checkSentences(page);
  expect(errors).toEqual([]);
  await page.close();
});
