import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DESK,
  launch,
  openPage,
  PHONE,
  picture,
  signIn,
  signInOnWall,
  WALL,
  type Watched,
} from './browser.ts';
import { type Caller, callerOf } from './caller.ts';
import { type Product, startProduct } from './product.ts';
import { wedge } from './wedge.ts';

// The demo order SO2403017: two beds are bundled, the third is a filled draft. The tests below are
// one story and run in order. Each step is done by the job that does it in the factory, none of them an
// administrator: a job that loses the right or the reach fails its step. Everybody signs in once.
const STORY = "order_no = 'SO2403017'";
/** A wall reads its figures again after half a minute, give or take a tenth, when nothing is pushed. */
const INTERVAL_MS = 20_000;
let product: Product;
let browser: Browser;
/** Those who work at a screen. */
let screens: Readonly<Record<'merch' | 'leader' | 'clerk' | 'worker' | 'wall', Watched>>;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
  const [merch, leader, clerk, worker, wall] = await Promise.all([
    enter('/makingCenter/order/order', 'cx.merch'),
    enter('/mes/reduceBed/reduceBedList', 'cx.leader'),
    enter('/mes/card/carSewing', 'cx.clerk'),
    enter('/mes/app/bgapp', 'cx.worker', PHONE),
    wallOf('cx.manager'),
  ]);
  screens = { merch, leader, clerk, worker, wall };
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

async function enter(path: string, username: string, viewport = DESK): Promise<Watched> {
  const context = await browser.newContext({ viewport, locale: 'zh-CN' });
  const watched = await openPage(context);
  await watched.page.goto(`${product.url}${path}`);
  await signIn(watched.page, username);
  return watched;
}

/** A wall whose next reading by interval never comes: it moves by what is pushed, or not at all. */
async function wallOf(username: string): Promise<Watched> {
  const context = await browser.newContext({ viewport: WALL, locale: 'zh-CN' });
  await context.addInitScript(withoutLongTimers, INTERVAL_MS);
  const watched = await openPage(context);
  await watched.page.goto(`${product.url}/mes/report/reduceBed`);
  await signInOnWall(watched.page, username);
  return watched;
}

/** Runs in the page: timers of so many milliseconds or more do not ring. */
function withoutLongTimers(longest: number): void {
  const later = window.setTimeout.bind(window);
  const some = (run: TimerHandler, ms?: number, ...given: unknown[]): number =>
    ms !== undefined && ms >= longest ? 0 : later(run, ms, ...given);
  window.setTimeout = some as typeof window.setTimeout;
}

async function findOrder(page: Page): Promise<void> {
  await page
    .getByPlaceholder(/订单号/)
    .first()
    .fill('SO2403017');
  await page.keyboard.press('Enter');
}

test('the merchandiser finds the order and its matrix', async () => {
  const { page, errors } = screens.merch;
  const orders = page.getByRole('link', { name: /^SO/ });
  await orders.first().waitFor();
  await findOrder(page);
  await expect.poll(() => orders.allTextContents()).toEqual(['SO2403017']);
  await orders.first().click();
  await page.getByRole('tab', { name: '颜色尺码' }).click();
  await page.getByText('412 / 420').first().waitFor();
  await picture(page, 'order-matrix');
  expect(errors).toEqual([]);
});

test('the cutting leader submits the third bed: 96 bundles, and the wall moves by itself', async () => {
  const { page: wall, errors: wallErrors } = screens.wall;
  const cut = wall.locator('[data-figure="cutNum"]');
  await cut.waitFor();
  // What is pushed reaches a wall that listens.
  await wall.getByText('已连接').waitFor();
  // Thousands are set apart.
  const shown = async () => Number((await cut.textContent())?.replaceAll(',', ''));
  const before = await shown();

  const { page, errors } = screens.leader;
  await findOrder(page);
  await page
    .getByRole('row', { name: /SO2403017.*藏青×120/ })
    .getByText('编辑')
    .click();
  await page.getByText('床次 3').first().waitFor();
  await picture(page, 'bed-editor');
  await page.getByRole('button', { name: /提交/ }).last().click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.waitFor();
  await picture(page, 'bed-submit');
  await dialog
    .getByRole('button', { name: /提交|确定/ })
    .last()
    .click();
  await page
    .getByText(/B0067–B0096/)
    .first()
    .waitFor();
  await expect.poll(shown, { timeout: 60_000 }).toBe(before + 720);
  await picture(wall, 'wall-after-submit');
  await picture(page, 'bed-bundled');
  expect(errors).toEqual([]);
  expect(wallErrors).toEqual([]);
});

test('the clerk has a ticket to print for each bundle', async () => {
  const { page, errors } = screens.clerk;
  await findOrder(page);
  await page.getByText('B0001').first().waitFor();
  await picture(page, 'tickets');
  expect(errors).toEqual([]);
});

test('the inspector finds three faulty panels in B0047: 21 pieces, and 2,159 in the order', async () => {
  const { call, rows } = await callerOf(product.url, 'cx.qc');
  const bundle = async () =>
    (await rows('/mes2/bundle/list', `${STORY} and bundle_no_num = 47`))[0];
  const before = await bundle();
  expect(before.originNum).toBe(22);
  const [bad] = (await call('GET', '/mes2/qc/badItem/list?pageNum=1&pageSize=1')).data.list;
  const checked = await call('POST', '/mes2/reduce/qc', {
    bundleId: before.id,
    requestId: 'story-check-b0047',
    checkNum: 22,
    bads: [{ badItemId: bad.id, num: 3 }],
    replaceNum: 2,
    scrapNum: 1,
    scrapReason: '缺片',
  });
  expect(checked.status).toBe(200);
  expect(await bundle()).toMatchObject({ num: 21, scrapNum: 1, replaceNum: 2 });
  const all = await rows('/mes2/bundle/list', STORY);
  expect(all).toHaveLength(96);
  expect(all.reduce((sum: number, { num }: { num: number }) => sum + num, 0)).toBe(2159);
});

test('the store delivers a bundle to its line, whose leader counts it in', async () => {
  const keeper = await callerOf(product.url, 'cx.panels');
  const planner = await callerOf(product.url, 'cx.planner');
  const leader = await callerOf(product.url, 'cx.line');
  const [bundle] = await keeper.rows('/mes2/bundle/list', `${STORY} and bundle_no_num = 67`);
  const lines = (await planner.call('GET', '/mes2/line/list?pageNum=1&pageSize=100')).data.list;
  const line = lines.find(({ deptName }: { deptName: string }) => deptName === '缝制3组');
  const sent = await keeper.call('POST', '/mes2/materialsDelivery/send', {
    requestId: 'story-delivery-b0067',
    orderId: bundle.orderId,
    lineDeptId: line.deptId,
    lines: [{ bundleId: bundle.id, sendNum: bundle.num }],
  });
  expect(sent.data.delivery, JSON.stringify(sent)).toMatchObject({ status: 1, num: 24 });
  const { id, version } = sent.data.delivery;
  const [waiting] = await leader.rows(
    '/mes2/materialsDelivery/list',
    `delivery_no = '${sent.data.delivery.deliveryNo}'`,
  );
  expect(waiting).toMatchObject({ id, status: 1 });
  const received = await leader.call('PUT', '/mes2/materialsDelivery/receive', {
    ...{ id, version, requestId: 'story-receipt-b0067' },
    lines: [{ bundleId: bundle.id, receiveNum: bundle.num }],
  });
  expect(received.data.delivery, JSON.stringify(received)).toMatchObject({ status: 2, diffNum: 0 });
});

test('the worker scans the bundle on the phone once; the second time it is refused', async () => {
  const line = await callerOf(product.url, 'cx.line');
  const [bundle] = await line.rows('/mes2/bundle/list', `${STORY} and bundle_no_num = 67`);
  const { page, errors } = screens.worker;
  await page.getByText('0417').first().waitFor();
  await wedge(page, bundle.barcode);
  await page.getByRole('button', { name: /订洗水唛/ }).click();
  await page
    .getByText(/24\s*件/)
    .first()
    .waitFor();
  await picture(page, 'phone-scanned');
  await expect.poll(() => scansOf(line, bundle.id)).toBe(24);

  // The process stays chosen: the same bundle again is a second report of the same work.
  // Within a moment it would be the same scan received twice.
  await wedge(page, bundle.barcode, 3_000);
  await page
    .getByText(/扎号B0067\/订洗水唛 剩余0件/)
    .first()
    .waitFor();
  await picture(page, 'phone-refused');
  expect(await scansOf(line, bundle.id)).toBe(24);
  expect(errors).toEqual([]);
});

/** Garments of a bundle that were reported, over all its processes. */
async function scansOf({ call }: Caller, bundleId: string): Promise<number> {
  const { data } = await call(
    'GET',
    `/mes2/bundleProcess/list?pageNum=1&pageSize=100&bundleId=${bundleId}`,
  );
  return data.list.reduce((sum: number, { doneNum }: { doneNum: number }) => sum + doneNum, 0);
}
