import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, launch, openPage, picture, signIn } from './browser.ts';
import { callerOf } from './caller.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let browser: Browser;
let address: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
  const { call } = await callerOf(product.url, 'cx.admin');
  const drafts = encodeURIComponent(JSON.stringify({ status: [0] }));
  const list = `/mes2/saas/order/selectOrderList?pageNum=1&pageSize=1&filter=${drafts}`;
  const [draft] = (await call('GET', list)).data.list;
  address = `${product.url}/makingCenter/order/orderDetail/${draft.id}`;
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

/** The pieces of the draft, opened by a person in a browser of his own. */
async function atPieces(user: string) {
  const context = await browser.newContext({ viewport: DESK, locale: 'zh-CN' });
  const watched = await openPage(context);
  await watched.page.goto(address);
  await signIn(watched.page, user);
  await watched.page.getByRole('tab', { name: /颜色尺码/ }).click();
  await cells(watched.page).first().waitFor();
  return { ...watched, context };
}

const cells = (page: Page) => page.locator('[data-grid] [data-sort-id] [data-col="1"]');
const outlined = (page: Page) => page.locator('[data-elsewhere]');
const faces = (page: Page) => page.getByRole('list', { name: '在线' }).getByRole('listitem');

test('two people in one order see each other, and the cell the other types into', async () => {
  const one = await atPieces('cx.admin');
  const other = await atPieces('cx.merch');
  await faces(one.page).first().waitFor();
  await faces(other.page).first().waitFor();
  expect([await faces(one.page).count(), await faces(other.page).count()]).toEqual([1, 1]);

  await cells(other.page).first().click();
  await outlined(one.page).first().waitFor();
  expect(await outlined(one.page).count()).toBe(1);
  expect(await outlined(one.page).getAttribute('data-elsewhere')).toBe('林佳');
  expect(await outlined(other.page).count()).toBe(0);
  await faces(one.page).first().hover();
  await one.page.getByText('林佳 正在改', { exact: false }).first().waitFor();
  await picture(one.page, 'presence-outline');

  await cells(other.page).nth(1).click();
  await expect.poll(() => cells(one.page).nth(1).getAttribute('data-elsewhere')).toBe('林佳');
  expect(await outlined(one.page).count()).toBe(1);

  await other.context.close();
  // A window that is closed reports that it leaves; one that is cut off is forgotten within a minute.
  await expect.poll(() => faces(one.page).count(), { timeout: 90_000 }).toBe(0);
  expect(await outlined(one.page).count()).toBe(0);
  expect([...one.errors, ...other.errors]).toEqual([]);
  await one.context.close();
});
