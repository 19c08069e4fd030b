import * as ccm from '@garment-mes/sdk/ccm';
import * as mes2 from '@garment-mes/sdk/mes2';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, launch, openPage, picture, signIn } from './browser.ts';
import { clientOf } from './caller.ts';
import { type Product, startProduct } from './product.ts';

// An order from the end of its line to the gate of the factory: what is refused, mended, sorted again, counted in and
// let go. Each step is done by the job that does it, on the pages it does it on. The tests are one story and run in order.
const PAGE = { pageNum: 1, pageSize: 200 } as const;
const LOT = 300;
const SAMPLE = 50;
/** A picture of one point. */
const PHOTO = {
  name: 'fault.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
let product: Product;
let browser: Browser;
let order: mes2.OrderRow;
let lotNo: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
  const planner = await clientOf(product.url, 'cx.planner');
  const { list } = await mes2.listOrders(planner, {
    query: { ...PAGE, order: 'qc_pass_num desc' },
  });
  // On the line: enough of it passed, nothing of it was counted in or looked at as a lot.
  order =
    list.find(({ status, qcPassNum, inNum }) => status === 2 && qcPassNum >= LOT && inNum === 0) ??
    expect.fail('no order waits for its final inspection');
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

/** Does something on a page of the product as this person, and sees that the page had no error. */
async function as(username: string, path: string, act: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ viewport: DESK, locale: 'zh-CN' });
  const { page, errors } = await openPage(context);
  await page.goto(`${product.url}${path}`);
  await signIn(page, username);
  await act(page);
  await picture(page, `gate-${username}-${path.split('/').at(-1)}`);
  expect(errors).toEqual([]);
  await context.close();
}

/** Waits for a text in view: the list stays behind the page of a record. */
const seen = (page: Page, text: string | RegExp, how: { readonly exact?: boolean } = {}) =>
  page.getByText(text, how).filter({ visible: true }).first().waitFor();

const question = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog')).first();

/** Answers the question that was asked with its last button. */
const agree = (page: Page) => question(page).getByRole('button').last().click();

const choose = async (page: Page, field: RegExp, text: string | RegExp) => {
  await page.getByRole('combobox', { name: field }).click();
  if (typeof text === 'string') await page.keyboard.type(text);
  await page.getByRole('option', { name: text }).first().click();
};

const rowOf = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) });

/** Judges the garments of the record that is open: the first ones have a fault and are to be mended. */
async function judge(page: Page, garments: number, faulty: number): Promise<void> {
  for (let no = 1; no <= faulty; no += 1) {
    await page.getByRole('button', { name: '不良', exact: true }).click();
    await page.getByRole('button', { name: /^破洞/ }).click();
    await page.getByRole('radio', { name: '返修' }).click();
    await page.getByRole('button', { name: '完成本件' }).click();
  }
  for (let no = faulty; no < garments; no += 1)
    await page.getByRole('button', { name: /合格 \+1/ }).click();
  await page.getByText(`${garments} / ${garments}`).waitFor();
}

/** Submits the record that is open. What was tapped a moment ago has to arrive first: the page says so, and is asked again. */
async function submit(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: '提交', exact: true }).click();
      const asked = question(page).waitFor({ timeout: 2_000 });
      return asked.then(() => true).catch(() => false);
    })
    .toBe(true);
  await agree(page);
}

test('the first garment of the line is refused, mended and passes', async () => {
  const line = (await mes2.listLines(await clientOf(product.url, 'cx.planner'), { query: PAGE }))
    .list[0];
  const inspector = await clientOf(product.url, 'cx.qc');
  const body = {
    ...{ requestId: 'story-first-piece', checkType: 1 as const, orderId: order.id, checkNum: 1 },
    ...{ lineDeptId: line?.deptId ?? '', passNum: 0, reworkNum: 0, secondNum: 0, scrapNum: 0 },
  };
  const { record } = await mes2.createCheckRecord(inspector, { body });
  await as('cx.qc', '/mes/qc/qcCheckRecordList', async (page) => {
    await rowOf(page, record.checkNo).getByRole('button').first().click();
    await judge(page, 1, 1);
    await submit(page);
    await seen(page, '返修中');
    await page.getByRole('button', { name: '复检', exact: true }).click();
    await agree(page);
    await judge(page, 1, 0);
    await submit(page);
    await seen(page, '已关闭');
  });
  const found = await mes2.getCheckRecord(inspector, { query: { id: record.id } });
  expect(found.record).toMatchObject({ status: 4, openReworkNum: 0, dhu: '100.00' });
});

test('a lot of 300 with four major faults is refused, with a photo', async () => {
  await as('cx.qc', '/mes/qc/qcInspectionList', async (page) => {
    await page.getByRole('button', { name: '新增终检' }).click();
    await choose(page, /^订单/, order.orderNo);
    await choose(page, /^走货批/, /./);
    await page.getByLabel('批量件数').fill(String(LOT));
    await page.getByText('样本字码 H').waitFor();
    await page.getByRole('button', { name: '开始终检' }).click();
    await judge(page, SAMPLE, 4);
    lotNo = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await submit(page);
    await seen(page, '拒收须上传图片');
    await page.keyboard.press('Escape');
    await page.locator('input[type=file]').first().setInputFiles(PHOTO);
    await page
      .getByRole('img', { name: /fault/ })
      .or(page.getByText('fault.png'))
      .first()
      .waitFor();
    await submit(page);
    await seen(page, '不合格');
    for (const text of ['46', '4', '8.00']) await seen(page, text, { exact: true });
  });
});

test('the quality manager confirms it, and round 2 waits until the whole lot was sorted', async () => {
  await as('cx.quality', '/mes/qc/qcInspectionList', async (page) => {
    await rowOf(page, lotNo).getByRole('button', { name: '确认' }).click();
    await agree(page);
    await expect.poll(() => rowOf(page, lotNo).textContent()).toMatch(/不合格.*已关闭/);
  });
  await as('cx.qc', '/mes/qc/qcInspectionList', async (page) => {
    await rowOf(page, lotNo).getByRole('button', { name: '再检' }).click();
    await agree(page);
    await seen(page, `拒收批须先全检：已检0/${LOT}件`);
  });
});

test('sorted garment by garment, the lot passes in round 2', async () => {
  const inspector = await clientOf(product.url, 'cx.qc');
  const counts = { passNum: LOT, reworkNum: 0, secondNum: 0, scrapNum: 0 };
  const sorted = await mes2.createCheckRecord(inspector, {
    body: {
      ...{
        requestId: 'story-sorted-lot',
        checkType: 4,
        orderId: order.id,
        checkNum: LOT,
        submit: true,
      },
      ...counts,
    },
  });
  expect(sorted.record).toMatchObject({ status: 4, checkNum: LOT });
  await as('cx.qc', '/mes/qc/qcInspectionList', async (page) => {
    await rowOf(page, lotNo).getByRole('button', { name: '再检' }).click();
    await agree(page);
    await judge(page, SAMPLE, 0);
    lotNo = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await submit(page);
    await seen(page, '合格', { exact: true });
  });
  await as('cx.quality', '/mes/qc/qcInspectionList', async (page) => {
    await rowOf(page, lotNo).getByRole('button', { name: '确认' }).click();
    await agree(page);
    await expect.poll(() => rowOf(page, lotNo).textContent()).toMatch(/合格.*已关闭/);
  });
});

test('what passed is counted in, never more, and confirmed by another', async () => {
  let billNo = '';
  await as('cx.finishing', '/mes/packaging/warehouseReceipt', async (page) => {
    await page.getByRole('button', { name: '新增', exact: true }).click();
    const chooser = page.getByRole('dialog');
    await chooser
      .getByRole('row', { name: new RegExp(order.orderNo) })
      .getByRole('button')
      .click();
    await choose(page, /^仓库/, /^成品仓/);
    const cell = page.getByRole('gridcell', { name: /可入[1-9]/ }).first();
    const most = Number(/可入(\d+)/.exec((await cell.textContent()) ?? '')?.[1]);
    await cell.click();
    await page.keyboard.type(String(most + 1));
    await page.keyboard.press('Tab');
    await page
      .getByText(new RegExp(`可入${most}$`))
      .last()
      .waitFor();
    await page.getByText('1 处需要修改').waitFor();
    expect(await page.getByRole('button', { name: '提交', exact: true }).isDisabled()).toBe(true);
    await page
      .getByRole('gridcell', { name: new RegExp(`可入${most}`) })
      .first()
      .click();
    await page.keyboard.type(String(most));
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: '全入' }).click();
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await seen(page, '已提交');
    billNo =
      /RK\S+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? '';
    // Who counted does not confirm.
    expect(await page.getByRole('button', { name: '确认', exact: true }).count()).toBe(0);
  });
  await as('cx.packing', '/mes/packaging/warehouseReceipt', async (page) => {
    await rowOf(page, billNo).getByRole('button', { name: '确认' }).click();
    await agree(page);
    await expect.poll(() => rowOf(page, billNo).textContent()).toContain('已确认');
  });
  const keeper = await clientOf(product.url, 'cx.packing');
  const { cells } = await mes2.getWarehouseReceiptRemaining(keeper, {
    query: { orderId: order.id },
  });
  expect(cells.filter(({ grade, remainNum }) => grade === 1 && remainNum > 0)).toEqual([]);
});

/** Types pieces into the cells of the matrix from the left until there are so many, and none into the others. */
async function typePieces(page: Page, pieces: number): Promise<void> {
  const cells = page.getByRole('gridcell', { name: /库存/ });
  let left = pieces;
  for (let at = 0; at < (await cells.count()); at += 1) {
    const stock = Number(/库存(\d+)/.exec((await cells.nth(at).textContent()) ?? '')?.[1]);
    const num = Math.min(stock, left);
    left -= num;
    await cells.nth(at).click();
    await page.keyboard.type(String(num));
    await page.keyboard.press('Tab');
  }
  await page.getByText(new RegExp(`^本单${pieces} /`)).waitFor();
}

test('a gated customer gets the lot that was let go and not a garment more', async () => {
  const manager = await clientOf(product.url, 'cx.admin');
  const { list } = await ccm.listCustomers(manager, { query: PAGE });
  const customer = list.find(({ name }) => name === order.customerName) ?? expect.fail('none');
  await ccm.updateCustomer(manager, {
    body: { ...customer, name: order.customerName ?? '', gateShipment: 1 },
  });
  let billNo = '';
  await as('cx.packing', '/mes/packaging/warehouseOut', async (page) => {
    await page.getByRole('button', { name: '新增', exact: true }).click();
    await rowOf(page, order.orderNo).getByRole('button', { name: '选择' }).click();
    await choose(page, /^走货批/, /./);
    await choose(page, /^仓库/, /^成品仓/);
    await page.getByLabel('司机').fill('王师傅');
    await page.getByLabel('车牌').fill('粤B12345');
    await typePieces(page, LOT + 1);
    await choose(page, /^终检单/, new RegExp(lotNo));
    await page.getByRole('button', { name: '提交', exact: true }).click();
    await seen(page, `终检单${lotNo} 批量${LOT}，已出0，本单${LOT + 1}`);
    await typePieces(page, LOT);
    await page.getByRole('button', { name: '提交并确认', exact: true }).click();
    await seen(page, '已确认');
    billNo =
      /CK\S+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? '';
  });
  await as('cx.guest', '/mes/packaging/warehouseOut', async (page) => {
    expect(await rowOf(page, billNo).textContent()).toMatch(new RegExp(`${order.orderNo}.*${LOT}`));
  });
  const { list: orders } = await mes2.listOrders(manager, {
    query: { ...PAGE, sql: `order_no = '${order.orderNo}'` },
  });
  expect(orders[0]?.outNum).toBe(LOT);
});
