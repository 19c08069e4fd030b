import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, openPage, PHONE, picture, signIn } from './browser.ts';
import { callerOf } from './caller.ts';
import { type Product, startProduct } from './product.ts';
import { counted, doneOf, openBundles, PROCESS, statusOf } from './reported-work.ts';
import { openWedge } from './wedge.ts';

// A handheld is slow and its user is not: every scan is received, in its order, and counts once.

const SCANS = 50;
/** A worker with a heap of tickets; the page needs longer for each. */
const SCAN_MS = 100;
const SLOWER = 6;

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

/** A slow phone whose worker does one process all day. */
async function slowPhone(firstCode: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'zh-CN' });
  const { page } = await openPage(context);
  const preloaded = page.waitForResponse((answer) => answer.url().includes('/mes2/app/preload'));
  await page.goto(`${product.url}/mes/app/bgapp`);
  await signIn(page, 'cx.worker');
  await page.getByText('0417').first().waitFor();
  await (await preloaded).finished();
  const scan = await openWedge(page);
  await scan(firstCode);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(PROCESS) })
    .click();
  await page.getByLabel('已报').waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

test.each([
  ['with a network', false],
  ['without one', true],
] as const)('fifty scans in five seconds on a slow phone all count, %s', async (_, offline) => {
  const worker = await callerOf(product.url, 'cx.worker');
  const [first, ...others] = await openBundles(worker);
  const bundles = others.slice(0, offline ? 10 : SCANS);
  const before = await counted(worker);
  const page = await slowPhone(first?.barcode ?? '');
  const scan = await openWedge(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.method() === 'GET' ? null : request.postData();
    if (body?.includes('bundleProcessSubmitRecord')) sent.push(body);
  });

  await page.context().setOffline(offline);
  const answers = bundles.map(async ({ barcode }, at) => {
    await new Promise((later) => setTimeout(later, at * SCAN_MS));
    await scan(barcode);
  });
  await Promise.all(answers);
  if (offline) {
    await expect
      .poll(() => statusOf(page).textContent(), { timeout: 60_000 })
      .toBe(`离线 · 待传 ${bundles.length}`);
    await page.context().setOffline(false);
  }

  await expect
    .poll(async () => (await counted(worker)).scans, { timeout: 60_000 })
    .toBe(before.scans + 1 + bundles.length);
  await expect.poll(() => statusOf(page).textContent(), { timeout: 30_000 }).toBe('在线');
  await picture(page, `quick-scans-${offline ? 'offline' : 'online'}`);
  expect(await doneOf(worker, bundles)).toEqual(bundles.map(({ num }) => num));
  // In the order of the scans.
  const order = sent.join().match(/(?<="barcode":")[^"-]+/g) ?? [];
  expect([...new Set(order)]).toEqual(bundles.map(({ barcode }) => barcode));
  await page.context().close();
});
