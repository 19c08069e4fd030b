import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { DESK, launch, openPage, picture, signIn } from './browser.ts';
import { holdingsOf, watchStarts } from './page-leftovers.ts';
import { type Product, startProduct } from './product.ts';

const WORKBENCH = fileURLToPath(new URL('../../apps/workbench', import.meta.url));
const ORDERS = '/factory/makingCenter/order/order';
const IS_LONG = process.env.PROVE === '1';
/** A timer, a listener or an element that stays behind shows in the first rounds. */
const CYCLES = IS_LONG ? 50 : 8;
/** Most that a round may leave on the heap: what is compiled on the way is a megabyte, however many follow. */
const ROUND_KIB = IS_LONG ? 50 : 180;

declare global {
  interface Window {
    workbench: { unmount(): Promise<void>; mount(props: object): Promise<void> };
    showWorkbench(): Promise<void>;
  }
}

let product: Product;
let browser: Browser;
let host: PreviewServer;
let origin: string;
/** The sign-in of a person, taken along into each test. */
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  [product, browser] = await Promise.all([
    startProduct({ SRV_CALLBACK_ORIGINS: origin }),
    launch(),
  ]);
  process.env.GARMENT_SERVER = product.url;
  host = await preview({
    root: WORKBENCH,
    configFile: `${WORKBENCH}/vite.host.config.ts`,
    mode: 'es',
    logLevel: 'silent',
    preview: { port, host: '127.0.0.1' },
  });
  const { page } = await openPage(await browser.newContext({ viewport: DESK, locale: 'zh-CN' }));
  await page.goto(origin + ORDERS);
  await signIn(page, 'zhou');
  await page.getByRole('link', { name: /^SO/ }).first().waitFor();
  signedIn = await page.context().storageState();
  await page.context().close();
});
afterAll(async () => {
  await host?.close();
  await browser?.close();
  await product?.dispose();
});

async function atOrders(query = '', prepare?: (page: Page) => Promise<void>) {
  const context = await browser.newContext({
    viewport: DESK,
    locale: 'zh-CN',
    storageState: signedIn,
  });
  const watched = await openPage(context);
  await prepare?.(watched.page);
  await watched.page.goto(origin + ORDERS + query);
  await watched.page.getByRole('link', { name: /^SO/ }).first().waitFor();
  return watched;
}

describe.each([
  ['a module', ''],
  ['a classic script', '?build=iife'],
])('in a host that loads %s', (_, query) => {
  test('lives below its path, in its container, with its own rules', async () => {
    const { page, errors } = await atOrders(query);
    const before = await page.locator('.portal').evaluate((portal) => ({
      family: getComputedStyle(portal).fontFamily,
      title: document.title,
    }));
    expect(before.family).toMatch(/^Georgia/);
    expect(before.title).toMatch(/^订单列表 · 晨曦制衣 · .+ · 集团门户$/);
    expect(await page.locator('body > *').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      '',
      'overview',
      'place',
    ]);
    expect(await page.locator('head > link[rel=stylesheet]').count()).toBe(1);

    const link = page.getByRole('link', { name: /^SO/ }).first();
    expect(await link.getAttribute('href')).toMatch(/^\/factory\/makingCenter\/order\/orderDetail/);
    await link.click();
    await page.waitForURL(`${origin}/factory/makingCenter/order/orderDetail/*`);
    await page.getByRole('tab').nth(1).waitFor();
    await expect
      .poll(() => page.locator('#address').textContent())
      .toMatch(/^\/makingCenter\/order\/orderDetail/);
    await page.goBack();
    await page.getByRole('tab', { name: '订单列表', selected: true }).waitFor();
    await picture(page, `host-${query === '' ? 'module' : 'classic'}`);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  test('keeps its overlays in its container', async () => {
    const { page } = await atOrders(query);
    const outside = () =>
      page.evaluate(() =>
        [...document.body.children]
          .filter((each) => !['portal'].includes(each.className) && each.id === '')
          .filter((each) => !each.hasAttribute('data-radix-focus-guard'))
          .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      );
    await page.getByTitle('个人菜单').click();
    await page.getByRole('menuitem', { name: '退出登录' }).waitFor();
    expect(await outside()).toEqual([]);
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    const dialog = page.getByRole('alertdialog', { name: '退出登录' });
    await dialog.waitFor();
    expect(await outside()).toEqual([]);
    expect(await dialog.evaluate((each) => each.closest('#place') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.context().close();
  });

  test(`${CYCLES} times in and out leave nothing behind`, async () => {
    const { page } = await atOrders(query, watchStarts);
    const devtools = await page.context().newCDPSession(page);
    const cycles = (count: number) =>
      page.evaluate(async (count) => {
        for (let cycle = 0; cycle < count; cycle += 1) {
          await window.workbench.unmount();
          await window.showWorkbench();
          const { promise, resolve } = Promise.withResolvers<void>();
          const place = document.querySelector('#place');
          const seen = new MutationObserver(() => {
            if (place?.querySelector('a[href*="orderDetail"]')) resolve();
          });
          seen.observe(document.body, { subtree: true, childList: true });
          await promise;
          seen.disconnect();
        }
        await window.workbench.unmount();
      }, count);
    // The first rounds load every file; what they leave is what a host pays once.
    await cycles(3);
    const first = await holdingsOf(page, devtools);
    await page.evaluate(() => window.showWorkbench());
    await cycles(CYCLES);
    const last = await holdingsOf(page, devtools);

    const { heapKib, ...counted } = last;
    const { heapKib: heapAtFirst, ...countedAtFirst } = first;
    expect(counted).toEqual(countedAtFirst);
    expect(counted).toMatchObject({ timers: 0, sockets: 0, workers: 0 });
    expect(await page.locator('#place > *').count()).toBe(0);
    // A page that kept what it showed would grow by megabytes each time.
    expect((heapKib - heapAtFirst) / CYCLES).toBeLessThan(ROUND_KIB);
    await page.context().close();
  }, 300_000);
});

test('the host changes language, theme and parts while the page stays', async () => {
  const { page } = await atOrders();
  const search = page.getByRole('textbox', { name: '搜索' });
  await search.fill('SO24');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('tab', { name: 'Orders' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Search' }).inputValue()).toBe('SO24');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-CN');

  await page.getByRole('button', { name: '深色' }).click();
  await page.locator('[data-workbench] [data-ui][data-theme="dark"]').waitFor();
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({
    ready: '',
  });
  await page.getByRole('button', { name: '门户自带菜单' }).click();
  await page.getByTitle('个人菜单').or(page.getByTitle('My menu')).waitFor({ state: 'detached' });
  expect(await page.getByRole('textbox', { name: 'Search' }).inputValue()).toBe('SO24');
  await page.context().close();
});

test('asleep it shows and asks nothing, awake it is as it was', async () => {
  const { page } = await atOrders();
  await page.getByRole('textbox', { name: '搜索' }).fill('SO24');
  await page.getByRole('button', { name: '挂起' }).click();
  await page.getByRole('textbox', { name: '搜索' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: '唤醒' }).click();
  await page.getByRole('textbox', { name: '搜索' }).waitFor();
  expect(await page.getByRole('textbox', { name: '搜索' }).inputValue()).toBe('SO24');
  await page.context().close();
});

test('leaves the history of the host alone', async () => {
  const { page } = await atOrders();
  const native = await page.evaluate(() =>
    [history.pushState, history.replaceState].map((each) => /\[native code\]/.test(String(each))),
  );
  expect(native).toEqual([true, true]);
  await page.getByRole('link', { name: '概览' }).click();
  await page.getByText('门户首页：这里没有生产系统。').waitFor();
  await expect.poll(() => page.locator('#place > *').count()).toBe(0);
  await page.getByRole('link', { name: '订单', exact: true }).click();
  await page.getByRole('link', { name: /^SO/ }).first().waitFor();
  await page.context().close();
});

test('in a shadow root its overlays open, close and take choices as elsewhere', async () => {
  const { page, errors } = await atOrders('?shadow');
  expect(await page.locator('#place').evaluate((place) => place.shadowRoot !== null)).toBe(true);
  const leave = page.getByRole('menuitem', { name: '退出登录' });
  await page.getByTitle('个人菜单').click();
  await leave.waitFor();
  await page.keyboard.press('Escape');
  await leave.waitFor({ state: 'hidden' });
  await page.getByTitle('个人菜单').click();
  await leave.waitFor();
  await page.mouse.click(600, 500);
  await leave.waitFor({ state: 'hidden' });

  await page.getByTitle('个人菜单').click();
  await leave.click();
  const question = page.getByRole('alertdialog', { name: '退出登录' });
  await question.getByRole('button', { name: '取消' }).click();
  await question.waitFor({ state: 'hidden' });

  const priority = page.getByRole('combobox', { name: '优先级' });
  await priority.click();
  await page.getByRole('listbox').getByRole('option', { name: '加急' }).click();
  await priority.getByText('加急').waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});
