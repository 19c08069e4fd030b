import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, launch, openPage, picture, type Watched } from './browser.ts';
import { countPresses, type Presses } from './presses.ts';
import { type Product, startProduct } from './product.ts';

// From an empty folder to the first people and customers: the link that the server prints begins the company, and
// what a factory has in sheets comes in with three rows that are wrong, each of which is named with its reason.
const { utils, write } = createRequire(new URL('../../packages/ui/package.json', import.meta.url))(
  'xlsx',
);
const PASSWORD = 'seven green threads';
let product: Product;
let browser: Browser;
let watched: Watched;
let presses: Presses;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({}, true), launch()]);
  const context = await browser.newContext({ viewport: DESK, locale: 'zh-CN' });
  presses = await countPresses(context);
  watched = await openPage(context);
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

type Rows = readonly (readonly (string | number)[])[];

/** Bytes of a workbook with these rows, the heads first. */
function workbook(rows: Rows): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), '1');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
}

/** Brings a sheet in on a page: the rows that are right, and the others with their reasons. */
async function bringIn(
  page: Page,
  path: string,
  rows: Rows,
  { said, reasons }: { readonly said: string; readonly reasons: readonly string[] },
): Promise<void> {
  await page.goto(`${product.url}${path}`);
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'own.xlsx', mimeType: 'application/octet-stream', buffer: workbook(rows) },
  });
  await page.getByRole('button', { name: /^导入 \d+ 条$/ }).click();
  const outcome = page.getByText(/^已导入 \d+ 条/);
  await outcome.waitFor();
  await picture(page, `first-${path.split('/').at(-1)}`);
  expect(await outcome.textContent()).toBe(said);
  for (const reason of reasons) await page.getByText(reason).first().waitFor();
  process.stdout.write(`${path}: ${presses.take()} presses\n`);
}

test('the link that the server prints begins the company, once', async () => {
  const { page } = watched;
  const link = /first company (\S+)/.exec(product.printed())?.[1] ?? '';
  await page.goto(link.replace(/^https?:\/\/[^/]+/, product.url));
  const typed = { name: '新丰制衣', code: 'NF', admin: '何新', phone: '13812340001' };
  for (const [name, value] of Object.entries({ ...typed, username: 'hexin' }))
    await page.locator(`#${name}`).fill(value);
  await page.locator('#password').fill(PASSWORD);
  await page.locator('#again').fill(PASSWORD);
  await picture(page, 'first-link');
  await page.getByRole('button', { name: '建立公司并登录' }).click();
  await page.getByRole('button', { name: /^新丰制衣/ }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^首页 · 新丰制衣 · /);
  process.stdout.write(`the company: ${presses.take()} presses\n`);

  const again = await page.context().newPage();
  await again.goto(link.replace(/^https?:\/\/[^/]+/, product.url));
  await again.locator('#sign-in').waitFor();
  await again.close();
});

test('people come in from a sheet', async () => {
  const row = (no: string, name: string, dept: string, job: string) => [
    ...[no, name, dept, job, '计件', '1', '2024-03-01', '本厂'],
  ];
  const rows = [
    ['工号', '姓名', '部门', '岗位', '计薪方式', '系数', '入职日期', '外部人员'],
    row('0101', '李裁', 'A', '裁床组长'),
    row('0201', '王缝', 'L1', '车工'),
    row('0202', '周组', 'L1', '组长'),
    row('0203', '吴远', '缝制九组', '车工'),
    row('0204', '郑新', 'L1', '驾驶员'),
    row('0201', '冯二', 'L1', '车工'),
  ];
  await bringIn(watched.page, '/mes/employee/employeeShow', rows, {
    said: '已导入 3 条，3 条未导入',
    reasons: ['找不到“缝制九组”', '找不到“驾驶员”', '“0201”与第3行重复'],
  });
});

test('customers come in from a sheet', async () => {
  const { page, errors } = watched;
  const rows = [
    ['编码', '名称', '简称', '等级', '联系人'],
    ['UN', '优诺', '优诺', 'A级', '程小姐'],
    ['', '无名', '无名', 'A级', ''],
    ['SG', '森果', '森果', '特级', ''],
    ['un', '优诺二', '优诺二', 'B级', ''],
  ];
  await bringIn(page, '/mes/basic/customer', rows, {
    said: '已导入 1 条，3 条未导入',
    reasons: ['编码必填', '“特级”不在可选值中', '“un”与第2行重复'],
  });
  expect(errors).toEqual([]);
});
