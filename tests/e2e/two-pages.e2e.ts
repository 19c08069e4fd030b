import type { RecordScanBody, RecordScansBody } from '@garment-mes/sdk/mes2';
import type { Browser, BrowserContext, Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, openPage, PHONE, signIn } from './browser.ts';
import { type Caller, callerOf } from './caller.ts';
import { type Product, startProduct } from './product.ts';
import { type Bundle, counted, doneOf, openBundles, PROCESS, statusOf } from './reported-work.ts';
import { wedge } from './wedge.ts';

// Two pages are open on one phone and share what waits: nothing is lost, nothing is reported twice.

const REPORTS = '**/mes2/bundleProcess**';

let product: Product;
let browser: Browser;
let worker: Caller;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
  worker = await callerOf(product.url, 'cx.worker');
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

const reportsIn = (route: Route): readonly string[] => {
  const body: RecordScanBody | RecordScansBody = route.request().postDataJSON();
  const scans = 'scans' in body ? body.scans : [body];
  return scans.map(({ bundleProcessSubmitRecord }) => bundleProcessSubmitRecord.requestId);
};

/** The phone of a worker who does one process, with two pages; `sent` grows with every report that left one. */
async function twoPages(first: Bundle) {
  // Requests that a service worker makes are seen by no page.
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'zh-CN',
    serviceWorkers: 'block',
  });
  const { page: one } = await openPage(context);
  await one.goto(`${product.url}/mes/app/bgapp`);
  await signIn(one, 'cx.worker');
  await one.getByText('0417').first().waitFor();
  await wedge(one, first.barcode);
  await one
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(PROCESS) })
    .click();
  await one.getByLabel('已报').waitFor();
  await expect.poll(() => statusOf(one).textContent()).toBe('在线');
  const { page: two } = await openPage(context);
  await two.goto(`${product.url}/mes/app/bgapp`);
  await two.getByText('0417').first().waitFor();
  await expect.poll(() => statusOf(two).textContent()).toBe('在线');
  const sent: string[] = [];
  return { context, one, two, sent };
}

/** Lets the reports of a page through, each once the gate before it is open. */
async function through(page: Page, sent: string[], gate: Promise<void>): Promise<void> {
  await page.route(REPORTS, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    sent.push(...reportsIn(route));
    await gate;
    return route.continue();
  });
}

const saysOf = (page: Page) => expect.poll(() => statusOf(page).textContent(), { timeout: 30_000 });

async function countedOnce(
  before: { scans: number; pieces: number },
  bundles: readonly Bundle[],
  context: BrowserContext,
): Promise<void> {
  await expect
    .poll(async () => (await counted(worker)).scans, { timeout: 60_000 })
    .toBe(before.scans + bundles.length);
  expect(await doneOf(worker, bundles)).toEqual(bundles.map(({ num }) => num));
  await context.close();
}

test('what two pages read while one of them sends travels once', async () => {
  const [first, ...others] = await openBundles(worker);
  if (first === undefined) throw new Error('The demo has no open bundle');
  const { context, one, two, sent } = await twoPages(first);
  const before = await counted(worker);
  const bundles = others.slice(0, 6);
  const gate = Promise.withResolvers<void>();
  await through(one, sent, gate.promise);
  await through(two, sent, gate.promise);
  for (const [at, { barcode }] of bundles.entries()) {
    await wedge(at % 2 === 0 ? one : two, barcode);
    await saysOf(two).toBe(`在线 · 待传 ${at + 1}`);
  }
  expect(sent).toHaveLength(1);
  gate.resolve();
  await saysOf(one).toBe('在线');
  await saysOf(two).toBe('在线');
  expect(sent).toHaveLength(bundles.length);
  expect(new Set(sent).size).toBe(bundles.length);
  await countedOnce(before, bundles, context);
});

test('one page without a network, one closed while it sends: each report counts once', async () => {
  const [first, ...others] = await openBundles(worker);
  if (first === undefined) throw new Error('The demo has no open bundle');
  const { context, one, two, sent } = await twoPages(first);
  const before = await counted(worker);
  const bundles = others.slice(0, 5);
  await one.route(REPORTS, (route) => route.abort());
  for (const [at, { barcode }] of bundles.slice(0, 3).entries()) {
    await wedge(one, barcode);
    await saysOf(one).toBe(`离线 · 待传 ${at + 1}`);
  }
  // The other page sends them with its own; the server counts them, and the page is gone before it knows.
  const lost = Promise.withResolvers<void>();
  await two.route(REPORTS, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    sent.push(...reportsIn(route));
    await route.fetch();
    lost.resolve();
  });
  for (const { barcode } of bundles.slice(3)) await wedge(two, barcode);
  await lost.promise;
  await saysOf(one).toBe('离线 · 待传 5');
  await two.close();
  expect(sent.length).toBeGreaterThan(0);
  await one.unroute(REPORTS);
  await saysOf(one).toBe('在线');
  await countedOnce(before, bundles, context);
});

test('a code that a closed page left is asked about on one of two pages, and goes to the other with it', async () => {
  const [first, bundle] = await openBundles(worker);
  if (first === undefined || bundle === undefined) throw new Error('The demo has no open bundle');
  const { context, one, two } = await twoPages(first);
  const before = await counted(worker);
  const { page: three } = await openPage(context);
  await three.goto(`${product.url}/mes/app/bgapp`);
  await three.getByText('0417').first().waitFor();
  // Asks how many, instead of reporting all.
  await three.getByRole('button', { name: '改数', exact: true }).click();
  await wedge(three, bundle.barcode);
  await three.getByRole('dialog').getByText(PROCESS).first().waitFor();
  for (const page of [one, two])
    await page.getByRole('button', { name: '改数', exact: true }).click();
  await three.close();
  const asked = async () =>
    (await one.getByRole('dialog').count()) + (await two.getByRole('dialog').count());
  await expect.poll(asked, { timeout: 30_000 }).toBe(1);
  const isOne = (await one.getByRole('dialog').count()) === 1;
  const [heir, other] = isOne ? [one, two] : [two, one];
  expect(await other.getByRole('dialog').count()).toBe(0);
  await heir.close();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /^报 \d+ 件$/ })
    .click();
  await countedOnce(before, [bundle], context);
});
