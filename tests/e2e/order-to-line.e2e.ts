import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESK, launch, openPage, picture, signIn } from './browser.ts';
import { callerOf } from './caller.ts';
import { type Product, startProduct } from './product.ts';

// SO2403017 before and after the cutting room: entered, planned, fed, and its first batch on the line.
// Fabric, feeding and deliveries have no screens yet: they are asked for as another program does.
const STORY = "order_no = 'SO2403017'";
/** The first batch: both sizes of bundles, of two beds. */
const BATCH_TO = 36;
let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launch()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.dispose();
});

/** Exact sum of decimals of three places. */
const sum = (lengths: readonly string[]): string =>
  (lengths.reduce((total, each) => total + Math.round(Number(each) * 1000), 0) / 1000).toFixed(3);

/** The page of the order, at one of its tabs. */
async function openOrder(username: string, tab: RegExp, group = '订单') {
  const { rows } = await callerOf(product.url, username);
  const [order] = await rows('/mes2/saas/order/selectOrderList', STORY);
  const context = await browser.newContext({ viewport: DESK, locale: 'zh-CN' });
  const watched = await openPage(context);
  await watched.page.goto(`${product.url}/makingCenter/order/orderDetail/${order.id}`);
  await signIn(watched.page, username);
  await watched.page.getByRole('radio', { name: group, exact: true }).click();
  await watched.page.getByRole('tab', { name: tab }).click();
  return { ...watched, context };
}

test('the order of 2,100 garments was entered by colour and size, and copied from its style', async () => {
  const { call, rows } = await callerOf(product.url, 'cx.merch');
  const [{ id }] = await rows('/mes2/saas/order/selectOrderList', STORY);
  const { data } = await call('GET', `/mes2/saas/order/getOrderById?id=${id}`);
  expect(data).toMatchObject({ styleNo: 'T2417', orderNum: 2100, cutTolUpPct: '5.00' });
  const cells: readonly { num: number }[] = data.colorSizes;
  expect(cells.map(({ num }) => num)).toEqual([200, 400, 400, 200, 150, 300, 300, 150]);
});

test('1,098 m of black and 812 m of navy are in 40 rolls of two dye lots', async () => {
  const { rows } = await callerOf(product.url, 'cx.fabric');
  const rolls: readonly { colorName: string; actualLen: string; dyeLot: string }[] = await rows(
    '/mes2/tympan/list',
    "c_no = 'C240301'",
  );
  const ofColor = (name: string) => {
    const lengths = rolls.filter(({ colorName }) => colorName === name);
    return [lengths.length, sum(lengths.map(({ actualLen }) => actualLen))];
  };
  expect([ofColor('黑色'), ofColor('藏青')]).toEqual([
    [23, '1098.000'],
    [17, '812.000'],
  ]);
  expect([...new Set(rolls.map(({ dyeLot }) => dyeLot))].toSorted()).toEqual(['D7731', 'D7740']);
});

test('the plan lays 360 plies on three beds of 720 garments and 1,886.4 m', async () => {
  const { page, errors, context } = await openOrder('cx.planner', /^裁剪方案/, '生产安排');
  const panel = page.locator('section[role="tabpanel"]:not([aria-hidden])');
  await panel.getByText('CP2403017-1').first().waitFor();
  for (const figure of [/1,?886\.40/, /2,?160/]) await panel.getByText(figure).first().waitFor();
  await picture(page, 'order-plan');
  expect(errors).toEqual([]);
  await context.close();

  const { rows } = await callerOf(product.url, 'cx.leader');
  const beds: readonly { bedNo: string; colorPlies: string[]; plies: number; planNum: number }[] =
    await rows('/mes2/reduce/list', STORY);
  const ofBed = new Map(beds.map((bed) => [bed.bedNo, bed]));
  expect(['1', '2', '3'].map((no) => ofBed.get(no)?.colorPlies)).toEqual([
    ['黑色×120'],
    ['黑色×86', '藏青×34'],
    ['藏青×120'],
  ]);
  expect(['1', '2', '3'].map((no) => [ofBed.get(no)?.plies, ofBed.get(no)?.planNum])).toEqual(
    Array(3).fill([120, 720]),
  );
});

test('three feeding slips of 14 rolls each were received as they were issued', async () => {
  const { rows } = await callerOf(product.url, 'cx.fabric');
  const slips: readonly { rollNum: number; planLen: string; receivedLen: string }[] = await rows(
    '/mes2/feedingSing/list',
    STORY,
  );
  expect(slips.map(({ rollNum, planLen }) => [rollNum, planLen])).toEqual(
    Array(3).fill([14, '628.800']),
  );
  expect(slips.map(({ receivedLen }) => receivedLen).toSorted()).toEqual([
    '632.820',
    '646.400',
    '660.000',
  ]);
});

test('B0001 to B0036 go to line 3 as batch 01, are counted in by another, and stand in the order', async () => {
  const planner = await callerOf(product.url, 'cx.planner');
  const [order] = await planner.rows('/mes2/saas/order/selectOrderList', STORY);
  const bundles: readonly { id: string; bundleNo: number; num: number }[] = (
    await planner.rows('/mes2/bundle/list', STORY)
  ).filter(({ bundleNo }: { bundleNo: number }) => bundleNo <= BATCH_TO);
  const [batch] = await planner.rows('/mes2/batchRange/list', STORY);
  // 30 bundles of 24 of the first bed, and 22, 22, 21, 21, 22 and 22 of the second.
  expect(batch).toMatchObject({
    batchNo: '01',
    bundleSpan: 'B0001–B0036',
    bundleCount: 36,
    num: 850,
    sizeMix: 'S206 M284 L240 XL120',
    lineDeptName: '缝制3组',
  });
  const store = await callerOf(product.url, 'cx.panels');
  const sent = await store.call('POST', '/mes2/materialsDelivery/send', {
    requestId: 'story-delivery-01',
    orderId: order.id,
    lineDeptId: batch.lineDeptId,
    batchRangeId: batch.id,
    lines: bundles.map(({ id, num }) => ({ bundleId: id, sendNum: num })),
  });
  expect(sent.data.delivery).toMatchObject({ bundleNumTotal: 36, num: 850, status: 1 });
  const { id, version } = sent.data.delivery;
  const receiver = await callerOf(product.url, 'cx.line');
  const received = await receiver.call('PUT', '/mes2/materialsDelivery/receive', {
    id,
    version,
    requestId: 'story-receive-01',
    lines: bundles.map(({ id: bundleId, num }) => ({ bundleId, receiveNum: num })),
  });
  expect(received.data.delivery).toMatchObject({ status: 2, receivedNum: 850, diffNum: 0 });

  // Counters of an order follow within seconds.
  const delivered = async () =>
    (await planner.call('GET', `/mes2/saas/order/getOrderById?id=${order.id}`)).data.deliverNum;
  await expect.poll(delivered, { timeout: 30_000 }).toBe(850);
  const { page, errors, context } = await openOrder('cx.director', /^概览/);
  await page.getByText(/^850/).first().waitFor();
  await picture(page, 'order-delivered');
  expect(errors).toEqual([]);
  await context.close();
});
