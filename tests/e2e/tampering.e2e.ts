import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DESK, launch, openPage, signIn } from './browser.ts';
import { type Product, startProduct } from './product.ts';

// Everything a browser stores can be changed by its user: the workbench takes none of it
// for granted, and none of it is a right.
const ORDERS = '/makingCenter/order/order';
const CONFIRM = 'PUT^/mes2/saas/order/confirmOrder,';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let errors: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: DESK, locale: 'zh-CN' });
  ({ page, errors } = await openPage(context));
  return () => context.close();
});

const order = () => page.getByRole('link', { name: /^SO/ }).first();

async function atOrders(): Promise<void> {
  await page.goto(product.url + ORDERS);
  await signIn(page, 'cx.merch');
  await order().waitFor();
  await expect.poll(() => cookie('btnUrl').then(Boolean)).toBe(true);
}

/** The value under a key, from the cookies or from where long ones go. */
async function cookie(name: string): Promise<string | undefined> {
  const found = (await context.cookies()).find((each) => each.name === name);
  if (found !== undefined) return decodeURIComponent(found.value);
  return page.evaluate((key) => localStorage.getItem(key) ?? undefined, name);
}

const tamper = (name: string, value: string) =>
  context.addCookies([{ name, value: encodeURIComponent(value), url: product.url }]);

describe('local storage', () => {
  test('of nonsense costs what was kept, and nothing else', async () => {
    await atOrders();
    await page.evaluate(() => {
      const keys = [...Object.keys(localStorage), 'tabs', 'tabsActive', 'lastNewTab'];
      for (const key of keys) localStorage.setItem(key, '{"tabs":[{"key":7},null');
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '[[[');
    });
    await page.reload();
    await order().waitFor();
    await page.getByRole('tab', { name: '订单列表', selected: true }).waitFor();
    expect(errors).toEqual([]);
  });

  test('of another shape opens no page that is not there and no address of elsewhere', async () => {
    await atOrders();
    await page.evaluate(() => {
      const tab = (key: string) => ({
        title: '<img src=x onerror=document.title=1>',
        key,
        path: key,
      });
      const keys = ['javascript:alert(1)', '//evil.example/', '/no/such/page', '/'];
      localStorage.setItem('tabs', JSON.stringify(keys.map(tab)));
      localStorage.setItem('tabsActive', 'javascript:alert(1)');
    });
    await page.reload();
    await order().waitFor();
    expect(new URL(page.url()).pathname).toBe(ORDERS);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('cookies', () => {
  test('that name rights give none', async () => {
    const menusOf = () => page.waitForResponse(/\/amc\/apply\/menus/);
    const first = menusOf();
    await page.goto(product.url);
    await signIn(page, 'cx.worker');
    await first;
    await page.evaluate(() => localStorage.removeItem('btnUrl'));
    await tamper('btnUrl', CONFIRM);
    const again = menusOf();
    await page.reload();
    await again;
    await expect.poll(async () => (await cookie('btnUrl'))?.includes(CONFIRM) ?? false).toBe(false);
    const answer = await page.evaluate(async () => {
      const token = /access_token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const response = await fetch('/mes2/saas/order/confirmOrder', {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${decodeURIComponent(token)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ id: '1', version: 0 }),
      });
      return (await response.json()) as { status: number };
    });
    expect(answer.status).toBe(10401);
  });

  test('that name another person or company are put right', async () => {
    await atOrders();
    const [person, company] = [await cookie('user_id'), await cookie('user_company')];
    await tamper('user_id', '1');
    await tamper('user_company', '999999999');
    await page.evaluate(() => localStorage.setItem('selectedCompany', '999999999'));
    await page.reload();
    await order().waitFor();
    await page.getByRole('button', { name: /^晨曦制衣/ }).waitFor();
    expect([await cookie('user_id'), await cookie('user_company')]).toEqual([person, company]);
    expect(errors).toEqual([]);
  });

  test('with a token that is none are renewed', async () => {
    await atOrders();
    await tamper('access_token', 'eyJhbGciOiJub25lIn0.e30.');
    await tamper('token_access_token_exprie', 'tomorrow');
    await page.reload();
    await order().waitFor();
    expect(await cookie('access_token')).not.toContain('eyJhbGciOiJub25lIn0');
    expect(Number(await cookie('token_access_token_exprie'))).toBeGreaterThan(0);
  });

  test.each([
    ['two tokens that are none', { access_token: 'a', refresh_token: 'b' }],
    ['the text undefined', { access_token: 'undefined', refresh_token: 'null' }],
  ])('with %s lead to the sign-in page once, with the way back', async (_, values) => {
    await atOrders();
    const visits: string[] = [];
    page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
    for (const [name, value] of Object.entries(values)) await tamper(name, value);
    await page.reload();
    await page.getByLabel('用户名').waitFor();
    expect(visits).toEqual([ORDERS, '/login']);
    const callback = new URL(page.url()).searchParams.get('callback') ?? '';
    expect(new URL(callback).pathname).toBe(ORDERS);
  });
});
