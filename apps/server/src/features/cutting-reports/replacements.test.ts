import { decimal } from '@garment-mes/domain/decimal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
});
afterAll(() => story.server.close());

const get = async (path: string, query: object = {}) =>
  (await story.server.call('cx.admin', 'GET', `/mes2/${path}`, { pageSize: 100, ...query })).body
    .data;
const figures = async () => ({
  beds: (await get('report/reduceBedReport')).sum,
  list: (await get('reduce/list')).sum,
  summary: (await get('report/reduceReport')).sum,
  output: (await get('report/reduceBedProductionReport')).sum,
  orders: (await get('report/reduceBedOrderReport')).sum,
});

test('a replacement is called after its bed, its panels are no garments, and its fabric is consumed', async () => {
  const before = await figures();
  const [{ id: parentBedId } = { id: '' }] = await story.server.query<{ id: string }>(
    sql`select id from mes2.cutting_bed where bed_no = 1`,
  );
  const bill = { ...story.bill(2), bedType: 4, parentBedId };
  const { data: made } = (await story.create(bill)).body;
  const { body } = await story.submit({ id: made.id, version: made.version });
  expect(body.data).toMatchObject({ status: 3, bedLabel: '1-1', needsApproval: false });

  const after = await figures();
  const { list } = await get('report/reduceBedReport', { order: 'bed_no_num asc' });
  const replacement = list.find(({ bedNo }: { bedNo: string }) => bedNo === '1-1');
  expect(replacement).toMatchObject({ cutNum: null, planNum: null, usagePerPiece: null });
  const [{ colorId } = { colorId: '' }] = await story.server.query<{ colorId: string }>(
    sql`select color_id from mes2.order_color order by seq_no limit 1`,
  );
  const ofColor = await get('report/reduceBedReport', { colorId, order: 'bed_no_num asc' });
  expect(
    ofColor.list.map(({ bedNo, cutNumOfAsked }: never) => [bedNo, cutNumOfAsked]).toSorted(),
  ).toEqual([
    ['1', 720],
    ['1-1', null],
  ]);
  expect((await get('reduce/list', { sql: 'bed_no_num = 1' })).list).toMatchObject([
    { bedNo: '1-1', cutNum: null },
    { bedNo: '1', cutNum: 720 },
  ]);
  const order = await get('saas/order/getOrderById', { id: story.story.order.id });
  expect(order.cuttingBeds).toMatchObject([
    { bedLabel: '1', cutNum: 720 },
    { bedLabel: '1-1', cutNum: null },
  ]);

  expect(after.beds).toMatchObject({ cutNum: before.beds.cutNum, planNum: before.beds.planNum });
  expect(after.list).toMatchObject({ cutNum: before.list.cutNum, planNum: before.list.planNum });
  expect(after.summary).toMatchObject({
    bedCount: before.summary.bedCount,
    cutNum: before.summary.cutNum,
    avgPlies: before.summary.avgPlies,
    markerEffPct: before.summary.markerEffPct,
  });
  expect(after.output).toMatchObject({ cutNum: before.output.cutNum });
  expect(after.orders).toMatchObject({ cutNum: before.orders.cutNum });

  const net = decimal(replacement.netLen);
  expect(after.beds.usagePerPiece).toBe(decimal(after.beds.netLen).div(720).toFixed(4));
  expect(decimal(before.summary.savedLen).minus(after.summary.savedLen).eq(net)).toBe(true);
  expect(decimal(after.beds.usageDiffPct).gt(before.beds.usageDiffPct)).toBe(true);
});

test('scrapped are all garments of a cell that were lost, beside those lost in cutting', async () => {
  await story.server.query(sql`
    update mes2.cutting_bed_color_size set scrap_num = 1
    where id = (select min(c.id) from mes2.cutting_bed_color_size c
      join mes2.cutting_bed b on b.id = c.cutting_bed_id and b.bed_type = 1)`);
  await story.server.query(sql`
    insert into mes2.order_stage_day (company_id, order_id, color_id, size_id, stage, work_date, num)
    select b.company_id, b.order_id, c.color_id, c.size_id, 'scrap', b.work_date, 4
    from mes2.cutting_bed_color_size c join mes2.cutting_bed b on b.id = c.cutting_bed_id where c.scrap_num = 1`);
  const { list, sum } = await get('report/reduceBedOrderReport');
  expect(list.filter(({ scrapNum }: { scrapNum: number }) => scrapNum > 0)).toMatchObject([
    { scrapNum: 4, cutScrapNum: 1 },
  ]);
  expect(sum).toMatchObject({ scrapNum: 4, cutScrapNum: 1 });
});

test('an order whose garments are all cut is short, although its replacement has no bundles to close', async () => {
  const short = async () =>
    (await get('report/reduceBedOrderReport', { outOfTolerance: true })).list.length;
  expect(await short()).toBe(0);
  await story.server.query(sql`update mes2.cutting_bed set status = 5 where bed_type = 1`);
  const [replacement] = await story.server.query(
    sql`select 1 from mes2.cutting_bed where bed_type = 4 and status = 3`,
  );
  expect(replacement).toBeDefined();
  expect(await short()).toBeGreaterThan(0);
});

test('metres a garment over shell and lining are all their metres by the garments that are shown', async () => {
  await story.server.query(sql`
    update mes2.cutting_bed set bed_type = 2, fabric_part = 2 where bed_type = 4`);
  const both = (await get('report/reduceBedReport')).sum;
  expect(both.cutNum).toBe(720);
  expect(both.usagePerPiece).toBe(decimal(both.netLen).div(720).toFixed(4));
  const { list, sum } = await get('report/reduceBedReport', { sql: 'bed_type = 2' });
  expect(list).toMatchObject([{ cutNum: null }]);
  expect(sum).toMatchObject({ usagePerPiece: decimal(sum.netLen).div(720).toFixed(4) });
});
