import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, launch, openPage, picture, signIn } from './browser.ts';
import { callerOf } from './caller.ts';
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

/** The operations of a record, opened by a person. */
async function atOperations(user: string, address: string) {
  const context = await browser.newContext({ viewport: DESK, locale: 'zh-CN' });
  const watched = await openPage(context);
  await watched.page.goto(`${product.url}${address}?tab=processes`);
  await signIn(watched.page, user);
  return { ...watched, context };
}

const library = (page: Page) => page.getByRole('combobox', { name: '从工序库添加' });

test.each([
  ['cx.ie', '/mes2/style/select', '/mes/style/styleDetail/', [1]],
  ['cx.technician', '/mes2/saas/order/selectOrderList', '/makingCenter/order/orderDetail/', [0]],
])(
  '%s finds an operation by the first letters of its name and takes it',
  async (user, list, address, status) => {
    const { call } = await callerOf(product.url, user);
    const asked = `pageNum=1&pageSize=1&filter=${encodeURIComponent(JSON.stringify({ status }))}`;
    const [{ id }] = (await call('GET', `${list}?${asked}`)).data.list;
    const { page, context, errors } = await atOperations(user, `${address}${id}`);
    const pages: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/ccm/process/list')) pages.push(request.url());
    });

    await library(page).click();
    await library(page).pressSequentially('hj');
    const option = page.getByRole('option', { name: /合肩/ }).first();
    await option.waitFor();
    await picture(page, `operation-library-${user}`);
    // An input method holds back what is being composed.
    const keyboard = await context.newCDPSession(page);
    await library(page).fill('');
    await keyboard.send('Input.imeSetComposition', {
      text: 'he',
      selectionStart: 2,
      selectionEnd: 2,
    });
    await keyboard.send('Input.insertText', { text: '合肩' });
    expect(await library(page).inputValue()).toBe('合肩');
    await option.waitFor();
    const sizes = pages.map((url) => new URL(url).searchParams.get('pageSize'));
    expect([...new Set(sizes)]).toEqual(['20']);

    await option.click();
    const name = page.getByRole('grid', { name: '工序' }).getByText('合肩', { exact: true });
    await expect.poll(() => name.count()).toBeGreaterThan(0);
    await expect
      .poll(() => page.getByRole('button', { name: '保存', exact: true }).isEnabled())
      .toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  },
);
