import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, launch, openPage, PASSWORD, picture, signIn } from './browser.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

const desk = async () => openPage(await browser.newContext({ viewport: DESK, locale: 'zh-CN' }));

test('a stranger is sent to the sign-in page and comes back where he wanted to go', async () => {
  const { page, errors } = await desk();
  const exchanges: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/loginToken/token')) exchanges.push(request.url());
  });
  await page.goto(`${product.url}/makingCenter/order/order`);
  await signIn(page, 'zhou', 'not the password');
  expect(new URL(page.url()).searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  await page.getByRole('alert').getByText('用户名或密码错误').waitFor();
  await picture(page, 'sign-in-refused');
  // The refusal is an answer of the service, not an error of the page.
  expect(errors).toEqual([]);

  await signIn(page, 'zhou', PASSWORD);
  await page.waitForURL(`${product.url}/makingCenter/order/order`);
  await page.getByRole('tab', { name: '订单列表' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  // The challenge of the sign-in page was proved, and the server refuses a code without its secret.
  expect(exchanges.map((url) => new URL(url).searchParams.get('code_verifier')?.length)).toEqual([
    64,
  ]);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a filtered list that needs a sign-in is filtered behind it', async () => {
  const { page, errors } = await desk();
  const path = '/makingCenter/order/order?status=1';
  await page.goto(`${product.url}${path}`);
  await signIn(page, 'zhou', PASSWORD);
  await page.getByRole('tab', { name: '订单列表' }).waitFor();
  expect(page.url()).toBe(`${product.url}${path}`);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the shell has its sizes, its companies and the menu of the person', async () => {
  const { page, errors } = await desk();
  await page.goto(`${product.url}/makingCenter/order/order`);
  await signIn(page, 'zhou');
  await page.getByRole('tab', { name: '订单列表' }).waitFor();
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(60);
  expect((await page.getByRole('navigation').first().boundingBox())?.width).toBe(60);
  await picture(page, 'orders-desk');

  await page.getByRole('button', { name: /切换公司/ }).click();
  const lines = page
    .getByRole('menuitemcheckbox')
    .or(page.getByRole('menuitemradio'))
    .or(page.getByRole('menuitem'));
  await lines.first().waitFor();
  const companies = await lines.allTextContents();
  for (const name of ['晨曦制衣', '锦程服饰', '华锦集团']) {
    expect(companies.some((company) => company.includes(name))).toBe(true);
  }
  await page.keyboard.press('Escape');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('another company shows its own orders, and a link into it is not followed from elsewhere', async () => {
  const { page } = await desk();
  await page.goto(`${product.url}/makingCenter/order/order`);
  await signIn(page, 'zhou');
  await page.getByRole('link', { name: /^SO/ }).first().waitFor();
  const mine = await page.getByRole('link', { name: /^SO/ }).first().getAttribute('href');
  await page.getByRole('button', { name: /切换公司/ }).click();
  await page.getByText('锦程服饰').click();
  await page
    .getByRole('button', { name: /切换公司/ })
    .getByText('锦程服饰')
    .waitFor();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('tab', { name: '订单列表' }).click();
  await page.waitForURL((url) => url.pathname === '/makingCenter/order/order');
  const listed = page.getByRole('tabpanel').getByRole('link', { name: /^SO/ });
  await listed.first().waitFor();
  expect(await listed.first().getAttribute('href')).not.toBe(mine);
  await page.goto(`${product.url}${mine}`);
  await page
    .getByText(/订单不存在/)
    .first()
    .waitFor();
  await page.context().close();
});

test('an address that does not exist says so and leads home', async () => {
  const { page } = await desk();
  await page.goto(`${product.url}/no/such/page`);
  await signIn(page, 'cx.merch');
  await page.getByText('路径不存在').waitFor();
  await page.getByRole('button', { name: '返回首页' }).click();
  await page.waitForURL(`${product.url}/`);
  await page.context().close();
});

test('a page says that the server is gone and recovers by itself', async () => {
  const { page } = await desk();
  await page.goto(`${product.url}/makingCenter/order/order`);
  await signIn(page, 'cx.merch');
  await page.getByRole('link', { name: /^SO/ }).first().waitFor();
  await product.kill();
  await page.getByText(/连接已断开/).waitFor();
  await picture(page, 'server-gone');
  await product.start();
  await page.getByText(/连接已断开/).waitFor({ state: 'hidden' });
  await page.getByRole('columnheader', { name: '订单号' }).getByRole('button').first().click();
  await page.getByRole('link', { name: /^SO/ }).first().waitFor();
  await page.context().close();
});
