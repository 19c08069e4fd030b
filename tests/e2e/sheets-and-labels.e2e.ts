import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, launch, openPage, picture, signIn } from './browser.ts';
import { type Product, startProduct } from './product.ts';

// What goes onto paper in millimetres, and what comes in from a spreadsheet.
const { readFile, utils, write } = createRequire(
  new URL('../../packages/ui/package.json', import.meta.url),
)('xlsx');

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

type Cell = string | number | null | object;

/** Bytes of a workbook with these rows, some of their cells merged. */
function workbook(rows: readonly (readonly Cell[])[], merges: readonly string[] = []): Buffer {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  sheet['!merges'] = merges.map((range) => utils.decode_range(range));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, '1');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

async function outcome(page: Page): Promise<string | null> {
  await page.getByRole('button', { name: /^导入 \d+ 条$/ }).click();
  const said = page.getByText(/^已导入 \d+ 条/);
  await said.waitFor({ timeout: 120_000 });
  return said.textContent();
}

/** Rows of the sheet that a button saves, the heads first. */
async function saved(page: Page, button: string): Promise<Cell[][]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const { SheetNames, Sheets } = readFile(await download.path());
  return utils.sheet_to_json(Sheets[SheetNames[0]], { header: 1, defval: null });
}

test('materials come in from a sheet as people make them: the good rows, and the others with their reason', async () => {
  const { page, errors } = await enter('/mes/basic/material', 'cx.ie');
  const rows: Cell[][] = [
    ['2024 春季面料'],
    ['名称', '编码', '类型', '单位', '规格', null, '损耗%', '单价'],
    [null, null, null, null, '门幅(cm)', '克重', null, null],
    ...Array.from({ length: 200 }, (_, at): Cell[] => [
      ...[`面料${at}`, `IM-${at}`, '面料', '米', '175cm', 180],
      ...[{ t: 'n', v: 0.03, z: '0%' }, '￥22.5'],
    ]),
    ['合计', null, null, null, null, null, null, 4500],
  ];
  Object.assign(rows[12] ?? [], { 3: '桶' });
  Object.assign(rows[52] ?? [], { 4: '1.75m' });
  Object.assign(rows[102] ?? [], { 1: 'ｉｍ－０\u200b' });
  const merges = ['A1:H1', 'E2:F2', ...['A', 'B', 'C', 'D', 'G', 'H'].map((at) => `${at}2:${at}3`)];
  await choose(page, 'materials.xlsx', workbook(rows, merges));
  await page.getByText('第 204 行是合计，不导入').waitFor();
  expect(await outcome(page)).toBe('已导入 197 条，3 条未导入');
  for (const reason of ['找不到“桶”', '“1.75m”不是数字', '“ｉｍ－０”与第4行重复'])
    await page.getByText(reason).waitFor();

  // The same codes in another case and width, and with a sign nobody sees, out of the Excel of Windows.
  await page.getByRole('button', { name: '关闭' }).last().click();
  const heads = Buffer.from('b1e0c2eb2cc3fbb3c62cc0e0d0cd2cb5a5cebb0a', 'hex');
  const fabric = Buffer.from('2cc3e6c1cf2c4d0a', 'hex');
  const twin = Buffer.concat([Buffer.from('696d2d312cc3e6c1cf', 'hex'), fabric]);
  await choose(page, 'twins.csv', Buffer.concat([heads, twin]));
  expect(await outcome(page)).toBe('已导入 0 条，1 条未导入');
  await page.getByText('编码已存在：IM-1').waitFor();
  expect(errors).toEqual([]);
  await page.context().close();
});

test.each([
  ['/mes/basic/customer', '编码'],
  ['/mes/basic/material', '编码'],
])('what %s exports comes in again as it was', async (path, key) => {
  const { page, errors } = await enter(path, 'cx.ie');
  const tools = () => page.getByRole('button', { name: '表格工具' }).click();
  await tools();
  const [heads = [], ...first] = await saved(page, '导出 xlsx');
  expect(first.length).toBeGreaterThan(3);
  const at = heads.indexOf(key);
  const status = heads.indexOf('状态');
  const renamed = first.slice(0, 4).map((row) => row.with(at, `RT-${row[at]}`));
  await page.keyboard.press('Escape');
  await choose(page, 'again.xlsx', workbook([heads, ...renamed]));
  expect(await outcome(page)).toBe('已导入 4 条');
  await page.getByRole('button', { name: '关闭' }).last().click();
  await page.getByRole('textbox', { name: '搜索' }).first().fill('RT-');
  await page.getByText('共 4 条').waitFor();
  await tools();
  const [, ...again] = await saved(page, '导出 xlsx');
  const told = (rows: Cell[][]) => rows.map((row) => row.with(status, null)).toSorted();
  expect(told(again)).toEqual(told(renamed));
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a template shows how it is filled in, and its example is no record', async () => {
  const { page } = await enter('/mes/basic/process', 'cx.ie');
  await page.getByRole('button', { name: '导入', exact: true }).click();
  const [heads = [], example = []] = await saved(page, '下载模板');
  expect(heads.slice(0, 4)).toEqual(['编码', '名称', '英文名', '工段']);
  expect(example.slice(0, 3)).toEqual(['S-SHOULDER', 'Join shoulders', 'Join shoulders']);
  const own = example.with(0, 'S-OWN');
  await page.locator('input[type=file]').setInputFiles({
    name: 'library.xlsx',
    mimeType: 'application/octet-stream',
    buffer: workbook([heads, example, own]),
  });
  await page.getByText('第 2 行是模板的示例，不导入').waitFor();
  expect(await outcome(page)).toBe('已导入 1 条');
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
