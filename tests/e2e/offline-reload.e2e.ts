import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, openPage, PHONE, picture, signIn } from './browser.ts';
import { callerOf } from './caller.ts';
import { type Product, startProduct } from './product.ts';
import { counted, doneOf, openBundles, PROCESS, statusOf } from './reported-work.ts';
import { wedge } from './wedge.ts';

// A phone page is loaded again while the server is away: it opens, takes scans, and sends later.

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

/** Everything the browser keeps of the pages, by its path. */
const keptFiles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches = await window.caches.keys();
    const requests = await Promise.all(
      caches.map(async (name) => (await window.caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('a phone page opens again without the server, keeps its queue, and sends it when the server is back', async () => {
  const worker = await callerOf(product.url, 'cx.worker');
  const bundles = (await openBundles(worker)).slice(0, 3);
  const before = await counted(worker);
  const context = await browser.newContext({ viewport: PHONE, locale: 'zh-CN' });
  const { page } = await openPage(context);
  const preloaded = page.waitForResponse((answer) => answer.url().includes('/mes2/app/preload'));
  await page.goto(`${product.url}/mes/app/bgapp`);
  await signIn(page, 'cx.worker');
  await page.getByText('0417').first().waitFor();
  await (await preloaded).finished();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  await product.kill();
  await page.reload();
  await page.getByText('0417').first().waitFor();
  await picture(page, 'phone-opened-offline');
  const choice = page.getByRole('dialog').getByRole('button', { name: new RegExp(PROCESS) });
  for (const [at, { barcode }] of bundles.entries()) {
    await wedge(page, barcode);
    if (at === 0) await choice.click();
    await expect
      .poll(() => statusOf(page).textContent(), { timeout: 30_000 })
      .toBe(`离线 · 待传 ${at + 1}`);
  }
  await page.reload();
  await expect.poll(() => statusOf(page).textContent(), { timeout: 30_000 }).toMatch(/待传 3/);
  await picture(page, 'phone-reloaded-offline');

  await product.start();
  await expect.poll(() => statusOf(page).textContent(), { timeout: 90_000 }).toBe('在线');
  const again = await callerOf(product.url, 'cx.worker');
  expect((await counted(again)).scans).toBe(before.scans + bundles.length);
  expect(await doneOf(again, bundles)).toEqual(bundles.map(({ num }) => num));
  // Nothing that a service answered is among what the browser keeps.
  const files = await keptFiles(page);
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.filter((path) => !/^\/(assets\/.+|mes\/app\/|appearance\.js|favicon\.svg)$/.test(path)),
  ).toEqual([]);
  await context.close();
});

test('after a sign-out nothing of the person is shown without the server', async () => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'zh-CN' });
  const { page } = await openPage(context);
  await page.goto(`${product.url}/mes/app/bgapp`);
  await signIn(page, 'cx.worker');
  await page.getByText('0417').first().waitFor();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByTitle('个人菜单').click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page
    .getByRole('alertdialog', { name: '退出登录' })
    .getByRole('button', { name: '退出' })
    .click();
  await page.waitForURL(/\/login/);

  await product.kill();
  // The way to the sign-in page ends where there is no server.
  await page.goto(`${product.url}/mes/app/bgapp`).catch(() => undefined);
  await page.waitForURL(/\/login|chrome-error/, { timeout: 30_000 }).catch(() => undefined);
  expect(await page.getByText('0417').count()).toBe(0);
  await product.start();
  await page.goto(`${product.url}/mes/app/bgapp`);
  await page.waitForURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('workbench.standing'))).toBeNull();
  await context.close();
});
