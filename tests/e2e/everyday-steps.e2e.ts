import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { askSubmit } from './bed-bill.ts';
import { DESK, launch, openPage, PASSWORD, picture, type Watched } from './browser.ts';
import { countPresses, type Presses } from './presses.ts';
import { type Product, startProduct } from './product.ts';

// What everybody does on every day, one after the other, by one person who works for three companies. Each step is
// done with the mouse and the keyboard, and takes no more presses than it did when it was last made shorter.
const ORDER_NO = 'SO2403017';
const OWN_PASSWORD = 'six grey bobbins';
let product: Product;
let browser: Browser;
let watched: Watched;
let presses: Presses;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
  const context = await browser.newContext({ viewport: DESK, locale: 'zh-CN' });
  // The dialog of the printer is the one thing a browser without a screen does not open.
  await context.addInitScript(`window.print = () => {
    window.top.printed = true;
    setTimeout(() => window.dispatchEvent(new Event('afterprint')), 0);
  };`);
  presses = await countPresses(context);
  watched = await openPage(context);
  await watched.page.goto(product.url);
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});
afterEach(async () => {
  await picture(watched.page, `everyday-${Math.round(performance.now())}`);
});

/** Says what a step took, and holds it to what it may take. */
function taken(step: string, most: number): void {
  const count = presses.take();
  process.stdout.write(`${step}: ${count}\n`);
  expect(count, step).toBeLessThanOrEqual(most);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Opens the search of everything with its keys and types. */
async function search(page: Page, text: string) {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(text);
  return dialog;
}

/** The list of beds, by the keys alone. */
async function openList(page: Page): Promise<void> {
  const pages = (await search(page, '裁床列表')).getByRole('option', { name: /裁床列表/ });
  await pages.first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^SO/ }).filter({ visible: true }).first().waitFor();
}

test('signs in', async () => {
  const { page } = watched;
  await page.waitForURL(/\/login/);
  await page.getByLabel('用户名').fill('zhou');
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await button(page, /^晨曦制衣/).waitFor();
  taken('sign in', 0);
});

test('says what it is', async () => {
  const { page } = watched;
  await button(page, '关于').click();
  await page.getByRole('dialog').getByText(/版本/).first().waitFor();
  await page.keyboard.press('Escape');
  taken('what it is', 1);
});

test('finds an order by its number', async () => {
  const { page } = watched;
  const found = (await search(page, ORDER_NO)).getByRole('option', { name: new RegExp(ORDER_NO) });
  await found.first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/orderDetail\//);
  taken('find an order', 0);
});

test('submits its bed', async () => {
  const { page } = watched;
  await openList(page);
  const number = page
    .getByPlaceholder(/订单号/)
    .filter({ visible: true })
    .first();
  await number.fill(ORDER_NO);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row', { name: /SO2403017.*藏青×120/ });
  await row.getByText('编辑').click();
  await page
    .getByLabel(/ 退回$/)
    .first()
    .waitFor();
  const { dialog, button: submit } = await askSubmit(page);
  await submit.click();
  await dialog.getByText(/B0067–B0096/).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  taken('submit its bed', 2);
});

test('finds a bundle by its number', async () => {
  const { page } = watched;
  const found = (await search(page, 'B0067')).getByRole('option', { name: new RegExp(ORDER_NO) });
  await found.first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.title()).toMatch(/^B0067 · 晨曦制衣 · /);
  taken('find a bundle', 0);
});

test('exports what is listed', async () => {
  const { page } = watched;
  await openList(page);
  await button(page, '表格工具').filter({ visible: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, '导出 xlsx').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  taken('export', 2);
});

test('prints it', async () => {
  const { page } = watched;
  await page.keyboard.press('Escape');
  await button(page, '表格工具').filter({ visible: true }).click();
  await button(page, /^打印/).last().click();
  await expect.poll(() => page.evaluate('window.printed')).toBe(true);
  taken('print', 2);
});

test('switches the company', async () => {
  const { page } = watched;
  await page.keyboard.press('Escape');
  await button(page, /切换公司/).click();
  await page.getByText('锦程服饰').last().click();
  await expect.poll(() => page.title()).toMatch(/^首页 · 锦程服饰 · /);
  taken('switch the company', 2);
});

test('reads it in the other language', async () => {
  const { page } = watched;
  await page.getByTitle('个人菜单').click();
  await page.getByRole('menuitem', { name: /English/ }).click();
  await expect.poll(() => page.title()).toMatch(/^Home · 锦程服饰 · /);
  taken('language', 2);
});

test('asks for help', async () => {
  const { page } = watched;
  await page.keyboard.press('Escape');
  await button(page, 'Help').click();
  await page
    .getByRole('dialog')
    .getByText(/^See the figures of the day/)
    .waitFor();
  await page.keyboard.press('Escape');
  taken('help', 1);
});

test('changes the own password', async () => {
  const { page } = watched;
  await page.getByTitle('My menu').click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  const [old, fresh, again] = [0, 1, 2].map((nth) => page.locator('input[type=password]').nth(nth));
  await old?.fill(PASSWORD);
  await fresh?.fill(OWN_PASSWORD);
  await again?.fill(OWN_PASSWORD);
  await again?.press('Enter');
  await page
    .getByText(/changed|Signed out|sign in/i)
    .first()
    .waitFor();
  taken('own password', 2);
});

test('goes home', async () => {
  const { page, errors } = watched;
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { name: /周敏/ }).waitFor();
  taken('home', 1);
  expect(errors).toEqual([]);
});
