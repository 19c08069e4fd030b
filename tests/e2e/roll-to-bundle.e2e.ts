import * as mes2 from '@garment-mes/sdk/mes2';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, launch, openPage, PHONE, picture, signIn } from './browser.ts';
import { clientOf } from './caller.ts';
import { type Product, startProduct } from './product.ts';
import { wedge } from './wedge.ts';

// From the rolls off the truck to bundles on the line: what fails, is over its limit or is missing on the way is held
// or decided by the people whose job it is. The tests are one story and run in order.
const PAGE = { pageNum: 1, pageSize: 200 } as const;
const ROLLS = 40;
/** Metres on each label. */
const LABEL = 48.5;
const CLOTH_NO = 'C-STORY-40';
/** Columns of the grid that the inspector types in. */
const [ACTUAL_LEN, WIDTH, POINTS] = [5, 7, 8];
let product: Product;
let browser: Browser;
let bed: mes2.CuttingBedRow;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
  const leader = await clientOf(product.url, 'cx.leader');
  const { list } = await mes2.listCuttingBeds(leader, { query: { ...PAGE, sql: "status = '7'" } });
  bed = list[0] ?? expect.fail('no bed waits for the approval of its consumption');
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

/** Does something on a page of the product as this person, and sees that the page had no error. */
async function as(
  username: string,
  path: string,
  act: (page: Page) => Promise<void>,
  viewport = DESK,
) {
  const context = await browser.newContext({ viewport, locale: 'zh-CN' });
  const { page, errors } = await openPage(context);
  await page.goto(`${product.url}${path}`);
  await signIn(page, username);
  await act(page);
  await picture(page, `rolls-${username}-${path.split('/').at(-1)}`);
  expect(errors).toEqual([]);
  await context.close();
}

/** Waits for a text in view: the list stays behind the page of a record. */
const seen = (page: Page, text: string | RegExp, how: { readonly exact?: boolean } = {}) =>
  page.getByText(text, how).filter({ visible: true }).first().waitFor();

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();

const choose = async (page: Page, field: RegExp, text: string | RegExp) => {
  await page.getByRole('combobox', { name: field }).click();
  if (typeof text === 'string') await page.keyboard.type(text);
  await page.getByRole('option', { name: text }).first().click();
};

const rowOf = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) });

/** Pastes a block from a spreadsheet at the first cell of a column of the grid, counted from 1. */
async function paste(page: Page, column: number, text: string): Promise<void> {
  await page
    .locator(`[role=gridcell][aria-colindex="${column}"]`)
    .filter({ visible: true })
    .first()
    .click();
  await page.evaluate((block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}

const numberOf = (at: number): string => `ST${String(at + 1).padStart(3, '0')}`;

test("40 rolls come from the supplier's list, in its own order of columns, without its total", async () => {
  const rows = Array.from({ length: ROLLS }, (_, at) =>
    [at < 20 ? 'D9101' : 'D9102', '黑色', `${LABEL} m`, numberOf(at)].join('\t'),
  );
  const total = `合计\t\t${ROLLS * LABEL} m\t`;
  await as('cx.fabric', '/mes/cloth/addCloth', async (page) => {
    await page.getByLabel('布号').fill(CLOTH_NO);
    await choose(page, /^面料/, 'JSY180');
    await choose(page, /^仓库/, /./);
    await paste(page, 1, ['缸号\t颜色\t米数\t卷号', ...rows, total].join('\n'));
    await seen(page, `合计：${ROLLS} 卷 1,940.00 米`);
    await seen(page, '黑色 D9101：20 卷 970.00 米');
    await seen(page, /合计行没有读入/);
    await page.getByRole('button', { name: '保存', exact: true }).dblclick();
    await page.waitForURL(/clothDetail/);
    await seen(page, CLOTH_NO);
  });
  const store = await clientOf(product.url, 'cx.fabric');
  const { lot, rolls } = await mes2.getCloth(store, { query: { cNo: CLOTH_NO } });
  expect([lot.rollNum, lot.totalLen, rolls.length]).toEqual([ROLLS, '1940.000', ROLLS]);
});

test('two rolls fail their inspection and are held, the other 38 may be cut', async () => {
  const column = (of: (at: number) => string) => Array.from({ length: ROLLS }, (_, at) => of(at));
  await as('cx.qc', `/mes/cloth/clothDetail/${CLOTH_NO}`, async (page) => {
    await page.getByRole('tab', { name: '验布' }).click();
    await page.getByRole('radio', { name: '合格', exact: true }).click();
    await paste(page, ACTUAL_LEN, column(() => '48.2').join('\n'));
    await paste(page, WIDTH, column(() => '175').join('\n'));
    await paste(page, POINTS, column((at) => (at < 2 ? '60' : '2')).join('\n'));
    await seen(page, new RegExp(`已验 ${ROLLS} / ${ROLLS} 卷`));
    await seen(page, /判合格：2 卷超过 28 分转待处理（ST001、ST002），其余 38 卷可用/);
    await press(page, '保存');
    await seen(page, '短码 12 米');
  });
  const inspector = await clientOf(product.url, 'cx.qc');
  const { rolls } = await mes2.getCloth(inspector, { query: { cNo: CLOTH_NO } });
  const held = rolls.filter(({ status }) => status === 8).map(({ rollNo }) => rollNo);
  expect(held.toSorted()).toEqual([numberOf(0), numberOf(1)]);
});

test('a bed over its consumption is approved by another person than its submitter, and gets its bundles', async () => {
  const path = '/mes/reduceBed/reduceBedSubmitList';
  await as('cx.leader', path, async (page) => {
    await rowOf(page, bed.orderNo).first().waitFor();
    expect(
      await rowOf(page, bed.orderNo).first().getByRole('button', { name: '审批' }).count(),
    ).toBe(0);
  });
  await as('cx.manager', path, async (page) => {
    const row = rowOf(page, bed.orderNo).first();
    expect(await row.textContent()).toContain(String(Number(bed.usageDiffPct)));
    await row.getByRole('button', { name: '审批' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('textbox').fill('布疵多');
    await drawer.getByRole('button', { name: '审批通过' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await page
      .getByText(/^已分扎/)
      .first()
      .click();
    await rowOf(page, bed.orderNo).first().waitFor();
  });
  const bundles = await bundlesOfBed();
  expect(bundles.reduce((sum, { num }) => sum + num, 0)).toBe(bed.cutNum);
});

async function bundlesOfBed(): Promise<readonly mes2.BundleRow[]> {
  const store = await clientOf(product.url, 'cx.panels');
  const { list } = await mes2.listBundles(store, { query: { ...PAGE, reduceBedId: bed.id } });
  return list;
}

/** Three bundles of the bed: two arrive, the last one not at first. */
const sentBundles = async () => (await bundlesOfBed()).slice(0, 3);

test('a delivery is counted in on the phone, one bundle short', async () => {
  const store = await clientOf(product.url, 'cx.panels');
  const planner = await clientOf(product.url, 'cx.planner');
  const planned = await mes2.listSchedules(planner, {
    query: { ...PAGE, sql: `order_no = '${bed.orderNo}'` },
  });
  const line = planned.list[0] ?? expect.fail('the order is on no line');
  const bundles = await sentBundles();
  const sent = await mes2.sendCutPieceDelivery(store, {
    body: {
      ...{ requestId: 'story-three-bundles', orderId: bed.orderId, lineDeptId: line.lineDeptId },
      lines: bundles.map(({ id, num }) => ({ bundleId: id, sendNum: num })),
    },
  });
  const { deliveryNo } = sent.delivery;
  await as(
    'cx.workshop',
    '/mes/app/sfapp',
    async (page) => {
      await press(page, /裁片收料/);
      await press(page, new RegExp(deliveryNo));
      for (const [at, { barcode }] of bundles.slice(0, 2).entries()) {
        await wedge(page, barcode, at * 3_000);
        await expect.poll(() => page.locator('output b').first().textContent()).toBe(`${at + 1}/3`);
      }
      // A ticket that is read twice counts once.
      await wedge(page, bundles[0]?.barcode ?? '', 9_000);
      expect(await page.locator('output b').first().textContent()).toBe('2/3');
      await press(page, '完成');
      await seen(page, `还有1扎未扫：${bundles[2]?.bundleLabel}`);
      await press(page, '少片');
      await page.getByRole('button', { name: '记为差异，完成' }).dblclick();
      await seen(page, /2扎/);
    },
    PHONE,
  );
  const leader = await clientOf(product.url, 'cx.workshop');
  const received = () =>
    mes2.getCutPieceDelivery(leader, { query: { id: sent.delivery.id } }).then((d) => d.delivery);
  await expect.poll(async () => (await received()).status).toBe(3);
  expect((await received()).diffNum).toBe(-(bundles[2]?.num ?? 0));
});
