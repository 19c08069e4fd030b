import type { AppPreload } from '@garment-mes/sdk/mes2';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, openPage, PHONE, picture, signIn } from './browser.ts';
import { type Caller, callerOf } from './caller.ts';
import { type Product, startProduct } from './product.ts';
import { wedge } from './wedge.ts';

// The network is gone while a worker goes on scanning: nothing is lost, nothing counts twice.

const PROCESS = '订洗水唛';
const SCANS = 50;
const OUTAGE_MS = 20 * 60_000;
const DAY_MS = 86_400_000;
/** Tokens that are dead when the network comes back; the ones after it outlive the test. */
const SHORT_LIFE = { SRV_ACCESS_SECONDS: '8' };
const LONG_LIFE = { SRV_ACCESS_SECONDS: '900' };
/** The report whose answer is lost because the page is loaded again at that moment. */
const LOST_AT = 20;
const CALLS = /\/(amc|mmc|ccm|mes2|oauth)\//;

type Bundle = AppPreload['bundles'][number];

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

/** Bundles of which nobody reported the process, as a device knows them. */
async function openBundles(): Promise<readonly Bundle[]> {
  worker = await callerOf(product.url, 'cx.worker');
  const preload: AppPreload = (await worker.call('GET', '/mes2/app/preload')).data;
  return preload.bundles.filter(
    ({ orderNo, processes }) =>
      orderNo === 'SO2403017' &&
      processes.some(({ processName, doneNum }) => processName === PROCESS && doneNum === 0),
  );
}

/** The phone of a worker whose clock begins before the outage and arrives at the present with its end. */
async function phone(): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'zh-CN' });
  const { page } = await openPage(context);
  await page.clock.install({ time: Date.now() - OUTAGE_MS });
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
  await page.unroute(CALLS);
  return { page, context };
}

/** Without an answer for so long, a scan was not heard. */
const UNHEARD_MS = 5_000;

const statusOf = (page: Page) =>
  page
    .locator('output')
    .filter({ hasText: /在线|离线/ })
    .first();

/** Scans bundles one after the other without a network, evenly over the time of the outage. */
async function scanOffline(page: Page, bundles: readonly Bundle[], ms: number): Promise<void> {
  const choice = page.getByRole('dialog').getByRole('button', { name: new RegExp(PROCESS) });
  for (const [at, { barcode }] of bundles.entries()) {
    let scannedAt = 0;
    await expect
      .poll(
        async () => {
          // Who hears no tone scans again: a busy machine may write as slowly as a hand. A code that was heard
          // is not open a second time.
          if (Date.now() - scannedAt > UNHEARD_MS) {
            scannedAt = Date.now();
            await wedge(page, barcode);
          }
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

/** Reports of the worker on the days an outage may lie in, as the database counted them. */
async function counted(): Promise<{ readonly scans: number; readonly pieces: number }> {
  let scans = 0;
  let pieces = 0;
  for (const days of [-1, 0, 1]) {
    const workDate = new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE', {
      timeZone: 'Asia/Shanghai',
    });
    const { data } = await worker.call('GET', `/mes2/app/myDay?workDate=${workDate}`);
    scans += data.scanNum;
    pieces += data.pieceNum;
  }
  return { scans, pieces };
}

/** Garments reported of each bundle at the process. */
async function doneOf(bundles: readonly Bundle[]): Promise<readonly number[]> {
  const numbers: number[] = [];
  for (const { id } of bundles) {
    const path = `/mes2/bundleProcess/list?pageNum=1&pageSize=100&bundleId=${id}`;
    const { data } = await worker.call('GET', path);
    const row = data.list.find(
      ({ processName }: { processName: string }) => processName === PROCESS,
    );
    numbers.push(row.doneNum);
  }
  return numbers;
}

/** Waits until so many reports are counted and the page has nothing left to send. */
async function sent(page: Page, scans: number): Promise<void> {
  await expect.poll(async () => (await counted()).scans, { timeout: 60_000 }).toBe(scans);
  await expect.poll(() => statusOf(page).textContent(), { timeout: 30_000 }).toBe('在线');
}

const isReport = (request: Request) =>
  request.method() === 'PUT' && request.url().includes('/mes2/bundleProcess/update');

test('fifty scans of twenty minutes without a network count once each, after one refresh of a dead token', async () => {
  const bundles = (await openBundles()).slice(0, SCANS);
  expect(bundles).toHaveLength(SCANS);
  const before = await counted();
  const { page, context } = await phone();

  await context.setOffline(true);
  const back = product.kill().then(() => product.start(LONG_LIFE));
  await scanOffline(page, bundles, OUTAGE_MS);
  await picture(page, 'phone-fifty-waiting');
  await back;
  worker = await callerOf(product.url, 'cx.worker');
  expect(await counted()).toEqual(before);

  const refreshes: number[] = [];
  let reports = 0;
  page.on('response', (answer) => {
    if (answer.url().includes('grant_type=refresh_token')) refreshes.push(answer.status());
  });
  page.on('request', (request) => {
    if (isReport(request)) reports += 1;
  });
  const lost = Promise.withResolvers<void>();
  await page.route('**/mes2/bundleProcess/update**', async (route) => {
    if (!isReport(route.request()) || reports !== LOST_AT) return route.continue();
    // Counted by the server, never heard by the page.
    await route.fetch();
    lost.resolve();
  });
  await context.setOffline(false);
  await lost.promise;
  await page.reload();
  await page.unroute('**/mes2/bundleProcess/update**');

  await sent(page, before.scans + SCANS);
  await picture(page, 'phone-fifty-sent');
  const pieces = bundles.reduce((sum, { num }) => sum + num, 0);
  expect(refreshes).toEqual([200]);
  // One more than there are scans: the one whose answer was lost was asked again.
  expect(reports).toBe(SCANS + 1);
  expect(await doneOf(bundles)).toEqual(bundles.map(({ num }) => num));
  expect(await counted()).toEqual({
    scans: before.scans + SCANS,
    pieces: before.pieces + pieces,
  });
  await context.close();
});

test('scans outlive the session: they wait through the sign-in of somebody else and are sent for their own person', async () => {
  const bundles = (await openBundles()).slice(0, 3);
  const before = await counted();
  const { page, context } = await phone();
  await context.setOffline(true);
  const token = (await context.cookies()).find(({ name }) => name === 'access_token')?.value ?? '';
  await ended(token);
  await scanOffline(page, bundles, OUTAGE_MS);

  await context.setOffline(false);
  await signIn(page, 'cx.admin');
  await expect
    .poll(() => statusOf(page).textContent(), { timeout: 30_000 })
    .toBe('在线 · 3 条属于别的公司或账号');
  await picture(page, 'phone-of-somebody-else');
  expect(await counted()).toEqual(before);

  await context.clearCookies();
  await page.goto(`${product.url}/mes/app/bgapp`);
  await signIn(page, 'cx.worker');
  await sent(page, before.scans + bundles.length);
  expect(await doneOf(bundles)).toEqual(bundles.map(({ num }) => num));
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
