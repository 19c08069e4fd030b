import type { RecordScansBody } from '@garment-mes/sdk/mes2';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, openPage, PHONE, picture, signIn } from './browser.ts';
import { type Caller, callerOf } from './caller.ts';
import { type Product, startProduct } from './product.ts';
import { type Bundle, counted, doneOf, openBundles, PROCESS, statusOf } from './reported-work.ts';
import { wedge } from './wedge.ts';

// The network is gone while a worker keeps scanning: nothing is lost, nothing counts twice.

const SCANS = 50;
const OUTAGE_MS = 20 * 60_000;
/** Tokens that are dead when the network comes back; the ones after it outlive the test. */
const METRICS_TOKEN = 'metrics-of-the-story';
const SHORT_LIFE = { SRV_ACCESS_SECONDS: '8', SRV_METRICS_TOKEN: METRICS_TOKEN };
const LONG_LIFE = { ...SHORT_LIFE, SRV_ACCESS_SECONDS: '900' };
const CALLS = /\/(amc|mmc|ccm|mes2|oauth)\//;

let product: Product;
let browser: Browser;
let worker: Caller;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(SHORT_LIFE), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

/** The phone of a worker whose clock begins before the outage and arrives at the present with its end. */
async function phone(): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'zh-CN' });
  const { page } = await openPage(context);
  await page.clock.install({ time: product.now().getTime() - OUTAGE_MS });
  // The server lives in the present already: what it says of the time is kept from the page.
  await page.route(CALLS, async (route) => {
    if (!['fetch', 'xhr'].includes(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
  const preloaded = page.waitForResponse((answer) => answer.url().includes('/mes2/app/preload'));
  await page.goto(`${product.url}/mes/app/bgapp`);
  await signIn(page, 'cx.worker');
  await page.getByText('0417').first().waitFor();
  await (await preloaded).finished();
  await page.unrouteAll({ behavior: 'wait' });
  return { page, context };
}

/** Scans bundles one after the other without a network, evenly over the time of the outage. */
async function scanOffline(page: Page, bundles: readonly Bundle[], ms: number): Promise<void> {
  const choice = page.getByRole('dialog').getByRole('button', { name: new RegExp(PROCESS) });
  for (const [at, { barcode }] of bundles.entries()) {
    await wedge(page, barcode);
    await expect
      .poll(
        async () => {
          // Asked once; the process stays chosen until the day is over.
          if (await choice.isVisible()) await choice.click();
          return statusOf(page).textContent();
        },
        { timeout: 20_000, message: `scan ${at + 1}` },
      )
      .toBe(`离线 · 待传 ${at + 1}`);
    await page.clock.fastForward(ms / bundles.length);
  }
}

/** The storage of a busy phone: what waits in it is known a second after the page is there. */
function slowStorage(): void {
  const { getAll } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.getAll = function slowly(this: IDBObjectStore, ...asked) {
    const until = performance.now() + 1_000;
    const hold = () => {
      if (performance.now() < until) this.count().onsuccess = hold;
    };
    hold();
    return getAll.apply(this, asked);
  };
}

/** Waits until so many reports are counted and the page has nothing left to send. */
async function sent(page: Page, scans: number): Promise<void> {
  await expect.poll(async () => (await counted(worker)).scans, { timeout: 60_000 }).toBe(scans);
  await expect.poll(() => statusOf(page).textContent(), { timeout: 30_000 }).toBe('在线');
}

/** Ids of the reports in a call that reports several together; nothing for every other request. */
const reportsIn = (request: Request): readonly string[] =>
  request.method() === 'POST' && request.url().includes('/mes2/bundleProcess/batch')
    ? (request.postDataJSON() as RecordScansBody).scans.map(
        ({ bundleProcessSubmitRecord }) => bundleProcessSubmitRecord.requestId,
      )
    : [];

/** Calls that report several together, as far as the server has answered them. */
async function answered(): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${product.url}/metrics`, { headers })).text();
  const [, count] =
    /^http_requests_total\{operation="recordScans",status="200"\} (\d+)$/m.exec(metrics) ?? [];
  return Number(count ?? 0);
}

test('fifty scans of twenty minutes without a network count once each, after one refresh of a dead token', async () => {
  worker = await callerOf(product.url, 'cx.worker');
  const bundles = (await openBundles(worker)).slice(0, SCANS);
  expect(bundles).toHaveLength(SCANS);
  const before = await counted(worker);
  const { page, context } = await phone();

  await context.setOffline(true);
  const back = product.kill().then(() => product.start(LONG_LIFE));
  await scanOffline(page, bundles, OUTAGE_MS);
  await picture(page, 'phone-fifty-waiting');
  await back;
  worker = await callerOf(product.url, 'cx.worker');
  expect(await counted(worker)).toEqual(before);

  const answeredBefore = await answered();
  const refreshes: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('grant_type=refresh_token')) refreshes.push(answer.status());
  });
  // Counted by the server, its answer lost: the page is loaded again at that moment.
  const lost = Promise.withResolvers<readonly string[]>();
  let isLost = false;
  await page.route('**/mes2/bundleProcess/batch**', async (route) => {
    if (isLost) return route.continue();
    const response = await route.fetch();
    if (response.status() !== 200) return route.fulfill({ response });
    isLost = true;
    lost.resolve(reportsIn(route.request()));
  });
  await context.setOffline(false);
  const unanswered = await lost.promise;
  await page.addInitScript(slowStorage);
  await page.reload();

  await sent(page, before.scans + SCANS);
  await picture(page, 'phone-fifty-sent');
  const pieces = bundles.reduce((sum, { num }) => sum + num, 0);
  expect(refreshes).toEqual([200]);
  // They travelled together, and those whose answer was lost were asked about again. The server has counted
  // the calls: the page does not see every request that its service worker makes for it.
  expect(new Set(unanswered).size).toBeGreaterThan(1);
  await expect.poll(answered).toBeGreaterThanOrEqual(answeredBefore + 2);
  expect(await doneOf(worker, bundles)).toEqual(bundles.map(({ num }) => num));
  expect(await counted(worker)).toEqual({
    scans: before.scans + SCANS,
    pieces: before.pieces + pieces,
  });
  await context.close();
});

test('scans outlive the session: they wait through the sign-in of somebody else and are sent for their own person', async () => {
  worker = await callerOf(product.url, 'cx.worker');
  const bundles = (await openBundles(worker)).slice(0, 3);
  const before = await counted(worker);
  const { page, context } = await phone();
  await context.setOffline(true);
  const token = (await context.cookies()).find(({ name }) => name === 'access_token')?.value ?? '';
  await ended(token);
  await scanOffline(page, bundles, OUTAGE_MS);

  await context.setOffline(false);
  await signIn(page, 'cx.admin');
  await expect
    .poll(() => statusOf(page).textContent(), { timeout: 30_000 })
    .toBe('在线 · 3条属于别的账号，请用那个账号登录后上传');
  await picture(page, 'phone-of-somebody-else');
  expect(await counted(worker)).toEqual(before);

  await context.clearCookies();
  await page.goto(`${product.url}/mes/app/bgapp`);
  await signIn(page, 'cx.worker');
  await sent(page, before.scans + bundles.length);
  expect(await doneOf(worker, bundles)).toEqual(bundles.map(({ num }) => num));
  await context.close();
});

/** Ends the session of a token, its refresh token with it, as somebody does who finds the phone unattended. */
async function ended(token: string): Promise<void> {
  const answer = await fetch(`${product.url}/amc/logout/token?access_token=${token}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
}
