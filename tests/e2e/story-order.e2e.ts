import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, launch, openPage, picture, signIn } from './browser.ts';
import { callerOf } from './caller.ts';
import { type Product, startProduct } from './product.ts';

// What the order of the story shows besides its walk from the order to the scan.
const STORY = "order_no = 'SO2403017'";
let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

async function enter(path: string, username: string) {
  const context = await browser.newContext({ viewport: DESK, locale: 'zh-CN' });
  const watched = await openPage(context);
  await watched.page.goto(`${product.url}${path}`);
  await signIn(watched.page, username);
  return watched;
}

async function findOrder(page: Page): Promise<void> {
  await page.getByPlaceholder(/订单号/).fill('SO2403017');
  await page.keyboard.press('Enter');
}

test('the order list pages, sorts and finds on the server', async () => {
  const { page, errors } = await enter('/makingCenter/order/order', 'cx.merch');
  const orders = page.getByRole('link', { name: /^SO/ });
  await orders.first().waitFor();
  expect(await orders.count()).toBe(10);
  await page.getByRole('columnheader', { name: '订单号' }).getByRole('button').first().click();
  await expect.poll(() => orders.first().textContent()).toBe('SO2403017');
  await findOrder(page);
  await expect.poll(() => orders.count()).toBe(1);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the first bed shows the figures that were measured on it', async () => {
  const { page, errors } = await enter('/mes/reduceBed/reduceBedList', 'cx.leader');
  await findOrder(page);
  await page
    .getByRole('row', { name: /SO2403017.*黑色×120/ })
    .getByRole('link', { name: '1', exact: true })
    .click();
  for (const figure of ['660.00', '628.80', '641.40', '97.29', '81.72', '0.8908', '-1.02']) {
    await page.getByText(figure).first().waitFor();
  }
  await picture(page, 'bed-one');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a second submit of a bed is refused with who and when, and its bundles have 22 processes', async () => {
  const leader = await callerOf(product.url, 'cx.leader');
  const third = async () =>
    (await leader.rows('/mes2/reduce/list', `${STORY} and bed_no_num = 3`))[0];
  const { id, version } = await third();
  const submit = (as: number) => leader.call('PUT', '/mes2/reduce/submit', { id, version: as });
  expect((await submit(version)).status).toBe(200);

  const stale = await submit(0);
  expect(stale.status).toBe(10102);
  expect(stale.data).toMatch(/^床次 3 已被 .+ 于 \d\d:\d\d:\d\d 提交/);
  expect((await submit((await third()).version)).status).toBe(10202);

  const clerk = await callerOf(product.url, 'cx.clerk');
  const totals: number[] = [];
  for (const bundle of await clerk.rows('/mes2/bundle/list', STORY)) {
    const processes = `/mes2/bundleProcess/list?pageNum=1&pageSize=1&bundleId=${bundle.id}`;
    totals.push((await clerk.call('GET', processes)).data.total);
  }
  expect(totals).toEqual(Array(96).fill(22));
});
