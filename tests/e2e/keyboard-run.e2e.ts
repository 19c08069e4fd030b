import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, launch, openPage, PASSWORD, picture } from './browser.ts';
import { faultsOf, focused, walkTo } from './keyboard.ts';
import { type Product, startProduct } from './product.ts';

/** The stops of the page that describes this run, in its order. */
const STOPS = Array.from(
  readFileSync(new URL('../../docs/accessibility.md', import.meta.url), 'utf8').matchAll(
    /^\d+\. \*\*(.+?)\*\*/gm,
  ),
  ([, name = '']) => name,
);

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

/** Puts a red square onto the clipboard, as a screenshot would be. */
const copyPicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(48, 48);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('There is nothing to draw on.');
    pen.fillStyle = 'crimson';
    pen.fillRect(0, 0, 48, 48);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });

/** The page of the tab that is shown. */
const shown = (page: Page) => page.locator('section[role="tabpanel"]:not([aria-hidden])');

/** Walks to something by its name and presses a key there. */
async function press(page: Page, name: string | RegExp, key = 'Enter'): Promise<void> {
  await walkTo(page, name);
  await page.keyboard.press(key);
}

async function signIn(page: Page): Promise<void> {
  const { keyboard } = page;
  await page.goto(`${product.url}/makingCenter/order/order`);
  await page.waitForURL(/\/login/);
  await page.waitForFunction(() => document.activeElement?.id === 'username');
  await keyboard.type('zhou');
  await walkTo(page, '密码');
  await keyboard.type(PASSWORD);
  expect(await faultsOf(page)).toEqual([]);
  await keyboard.press('Enter');
  await page.getByRole('link', { name: /^SO/ }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function switchCompany(page: Page): Promise<void> {
  const { keyboard } = page;
  await press(page, /切换公司$/);
  await page.getByRole('menu').waitFor();
  await walkTo(page, /锦程服饰/, 'ArrowDown');
  expect(await faultsOf(page)).toEqual([]);
  await keyboard.press('Enter');
  await page.getByRole('button', { name: '锦程服饰，切换公司' }).waitFor();
  await expect.poll(async () => (await focused(page)).name).toBe('锦程服饰，切换公司');
  await page.waitForURL((url) => url.pathname === '/');
  await keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await walkTo(page, /晨曦制衣/, 'ArrowDown');
  await keyboard.press('Enter');
  await page.getByRole('button', { name: '晨曦制衣，切换公司' }).waitFor();
}

async function openFromMenu(page: Page): Promise<void> {
  await press(page, '裁床');
  await page.getByRole('button', { name: '裁床列表', exact: true }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await press(page, '裁床列表');
  await page.getByRole('tab', { name: '裁床列表', selected: true }).waitFor();
  await shown(page)
    .getByText(/共 [1-9]\d* 条/)
    .waitFor();
}

async function filterList(page: Page): Promise<void> {
  const { keyboard } = page;
  const total = () => shown(page).getByText(/共 \d+ 条/);
  const before = await total().textContent();
  await press(page, '状态');
  await page.getByRole('option').first().waitFor();
  await walkTo(page, '已提交', 'ArrowDown');
  await keyboard.press('Enter');
  await expect.poll(() => total().textContent()).not.toBe(before);
}

async function exportTable(page: Page): Promise<void> {
  const { keyboard } = page;
  await walkTo(page, /^(展开|床次|选择)?$/);
  expect((await focused(page)).role).toBe('columnheader');
  await keyboard.press('ArrowDown');
  expect((await focused(page)).role).toMatch(/gridcell|button|a/);
  await press(page, '表格工具');
  expect(await faultsOf(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await press(page, '导出 xlsx');
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
}

async function editForm(page: Page): Promise<void> {
  const { keyboard } = page;
  await walkTo(page, '新增', 'Shift+Tab');
  await keyboard.press('Enter');
  await page.getByRole('tab', { name: '新增床单', selected: true }).waitFor();
  await walkTo(page, '订单*');
  await keyboard.type('SO2403017');
  await page
    .getByRole('option', { name: /SO2403017/ })
    .first()
    .waitFor();
  await keyboard.press('Enter');
  await walkTo(page, '唛架名');
  await keyboard.type('KB-1');
  expect(await page.getByRole('textbox', { name: '唛架名' }).inputValue()).toBe('KB-1');
}

async function pasteLength(page: Page): Promise<void> {
  const { keyboard } = page;
  await page.evaluate(() => navigator.clipboard.writeText('6.285'));
  await walkTo(page, '段长(米)*');
  await keyboard.press('Control+V');
  await keyboard.press('Tab');
  expect(await page.getByLabel('段长(米)').inputValue()).toBe('6.285');
}

async function sendFeedback(page: Page): Promise<void> {
  const { keyboard } = page;
  await press(page, '意见反馈');
  const dialog = page.getByRole('dialog', { name: '意见反馈' });
  await dialog.getByRole('textbox').waitFor();
  await walkTo(page, /反馈内容/);
  await keyboard.type('Everything by keyboard');
  await copyPicture(page);
  await keyboard.press('Control+V');
  // Sent, not only shown: until then there is nothing to send off.
  await dialog.locator('img[src^="/files/"]').first().waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await press(page, '提交');
  await page.getByText('反馈成功！').waitFor();
  await dialog.waitFor({ state: 'detached' });
}

async function signOut(page: Page): Promise<void> {
  const { keyboard } = page;
  await press(page, '周敏周敏');
  await walkTo(page, '退出登录', 'ArrowDown');
  await keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: '退出登录' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await walkTo(page, '退出');
  page.once('dialog', (question) => void question.accept());
  await keyboard.press('Enter');
  await page.waitForURL(/\/login/);
  await page.getByLabel('用户名').waitFor();
}

/** The stops of the run, by the names that the page gives them. */
const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Sign in': signIn,
  'Switch the company': switchCompany,
  'Open a page from the menu': openFromMenu,
  'Filter a list': filterList,
  'Walk the table and export it': exportTable,
  'Edit a form': editForm,
  'Paste what was copied elsewhere': pasteLength,
  'Send feedback with a picture': sendFeedback,
  'Sign out': signOut,
};

test('a day at the desk needs no pointer, shows its focus and breaks no rule of axe', async () => {
  const context = await browser.newContext({
    viewport: DESK,
    locale: 'zh-CN',
    colorScheme: 'light',
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  const { page, errors } = await openPage(context);
  expect(Object.keys(WAYS)).toEqual(STOPS);
  for (const [at, [name, way]] of Object.entries(WAYS).entries()) {
    await way(page);
    expect(await faultsOf(page), name).toEqual([]);
    await picture(page, `keyboard-${at + 1}`);
  }
  expect(errors).toEqual([]);
  await context.close();
});
