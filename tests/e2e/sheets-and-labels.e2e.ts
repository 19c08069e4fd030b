import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, launch, openPage, picture, signIn } from './browser.ts';
import { type Product, startProduct } from './product.ts';

// What goes onto paper in millimetres, and what comes in from a spreadsheet.
const { utils, write } = createRequire(new URL('../../packages/ui/package.json', import.meta.url))(
  'xlsx',
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

async function enter(path: string, username: string) {
  const context = await browser.newContext({ viewport: DESK, locale: 'zh-CN' });
  // The dialog of the printer is the one thing a browser without a screen does not open.
  await context.addInitScript(`window.print = () => {
    window.top.printedDocument = document.documentElement.outerHTML;
    setTimeout(() => window.dispatchEvent(new Event('afterprint')), 0);
  };`);
  const watched = await openPage(context);
  await watched.page.goto(`${product.url}${path}`);
  await signIn(watched.page, username);
  return watched;
}

const MM = 96 / 25.4;
const POINTS_AN_INCH = 72;
const points = (mm: number): number => (mm / 25.4) * POINTS_AN_INCH;

/** Width and height of every page of a document as Chromium prints it, in points. */
async function printedPages(page: Page, html: string): Promise<[number, number][]> {
  const paper = await page.context().newPage();
  await paper.setContent(html);
  const pdf = (await paper.pdf({ preferCSSPageSize: true })).toString('latin1');
  await paper.close();
  const boxes = pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g);
  return Array.from(boxes, ([, width, height]) => [Number(width), Number(height)]);
}

test('labels are printed one a page of 60 by 40 mm, with codes a reader can read', async () => {
  const { page, errors } = await enter('/mes/card/carSewing', 'cx.clerk');
  const ticks = page.getByRole('checkbox', { name: '选择此行' });
  await ticks.first().waitFor();
  for (const at of [0, 1, 2]) await ticks.nth(at).click();
  await page.getByText('3 张，用纸 0.13 米').waitFor();
  await picture(page, 'bundle-labels');
  const button = page.getByRole('button', { name: /^(打印|补打) 3 张$/ });
  const reprint = (await button.textContent())?.startsWith('补打');
  await button.click();
  if (reprint) {
    await page.getByRole('dialog').getByRole('combobox').click();
    await page.getByRole('option', { name: '遗失' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '补打' }).click();
  }
  await page.getByRole('dialog', { name: '打印成功？' }).waitFor();
  const html = await page.evaluate('window.printedDocument');

  const pages = await printedPages(page, String(html));
  expect(pages).toHaveLength(3);
  for (const [width, height] of pages) {
    expect(width).toBeCloseTo(points(60), 0);
    expect(height).toBeCloseTo(points(40), 0);
  }

  const paper = await page.context().newPage();
  await paper.setContent(String(html));
  const label = paper.locator('.label').first();
  const edge = await label.boundingBox();
  const boxOf = async (name: string) => {
    const box = await label.locator(`[data-field="${name}"] > svg`).first().boundingBox();
    return {
      left: ((box?.x ?? 0) - (edge?.x ?? 0)) / MM,
      top: ((box?.y ?? 0) - (edge?.y ?? 0)) / MM,
      width: (box?.width ?? 0) / MM,
      height: (box?.height ?? 0) / MM,
    };
  };
  expect((edge?.width ?? 0) / MM).toBeCloseTo(60, 1);
  expect((edge?.height ?? 0) / MM).toBeCloseTo(40, 1);
  const [qr, code] = [await boxOf('qr'), await boxOf('code')];
  // 29 modules of four dots at 203 dpi; the quiet zone is among them.
  expect(qr.width).toBeCloseTo((29 * 4 * 25.4) / 203, 1);
  expect(qr.left + qr.width).toBeLessThanOrEqual(60 - 1.5 + 0.05);
  expect(code.width).toBeGreaterThan(35);
  expect(code.left + code.width).toBeLessThanOrEqual(60 - 1.5 + 0.05);
  expect(code.top).toBeGreaterThanOrEqual(qr.top + qr.height);
  await paper.close();

  await page.getByRole('button', { name: '是', exact: true }).click();
  await page.getByText('操作成功').first().waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a sheet of 5,000 rows is answered row by row', async () => {
  const { page, errors } = await enter('/makingCenter/order/order', 'cx.merch');
  await page.getByRole('button', { name: '导入' }).click();
  const colors = ['黑色', '藏青'];
  const rows = Array.from({ length: 5_000 }, (_, at) => [
    `IMP${String(Math.floor(at / 2)).padStart(5, '0')}`,
    'UN',
    'T2417',
    '2099-01-31',
    at === 4_999 ? '雾蓝' : colors[at % 2],
    10,
    20,
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([['订单号', '客户', '款号', '交期', '颜色', 'M', 'L'], ...rows]),
    '1',
  );
  await page.locator('input[type=file]').setInputFiles({
    name: 'orders.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write(book, { type: 'buffer', bookType: 'xlsx' }),
  });
  await page.getByText('读到 5000 行、2500 单').waitFor({ timeout: 60_000 });
  await picture(page, 'order-import');
  expect(errors).toEqual([]);

  await page.getByRole('button', { name: '导入 2500 单' }).click();
  const outcome = page.getByText(/已导入 \d+ 单/);
  await outcome.waitFor({ timeout: 120_000 });
  await picture(page, 'order-import-result');
  expect(await outcome.textContent()).toBe('已导入 2499 单，1 单未导入');
  await page.getByText('颜色：颜色“雾蓝”不存在').waitFor();
  await page.context().close();
});

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), '不是表格文件，请选择 .xlsx、.xls 或 .csv'],
  ['a torn archive', Buffer.from('504b030414000600080000002100', 'hex'), '文件已损坏，无法读取'],
])('%s gets a clear sentence', async (_, buffer, text) => {
  const { page } = await enter('/makingCenter/order/order', 'cx.merch');
  await page.getByRole('button', { name: '导入' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'orders.xlsx',
    mimeType: 'application/octet-stream',
    buffer,
  });
  await page.getByRole('alert').getByText(text).waitFor();
  await page.context().close();
});
