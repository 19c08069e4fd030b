import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let request = 0;
const requestId = () => `bundle-request-${++request}`;
const beds: { id: string; version: number }[] = [];

beforeAll(async () => {
  story = await storyServer();
  for (const bed of [1, 2] as const) {
    const { data } = (await story.cut(bed)).body;
    beds.push({ id: data.id, version: data.bundles.version });
  }
});
afterAll(() => story.server.close());

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  input: object,
  who = 'cx.admin',
) => (await story.server.call(who, method, `/mes2/${path}`, input)).body;
const bundle = async (no: number, splitSeq = 0) => {
  const [row] = await story.server.query<{
    id: string;
    version: number;
    status: number;
    num: number;
  }>(sql`
    select id, version, status, num from mes2.bundle where bundle_no = ${no} and split_seq = ${splitSeq}`);
  if (!row) throw new Error(`no bundle ${no}`);
  return row;
};
const batch = (more: object) => ({
  batchNo: '01',
  orderId: story.story.order.id,
  bundleFrom: 1,
  bundleTo: 36,
  priority: 0,
  lineDeptId: story.staff.lines[2]?.id,
  ...more,
});

test('batch 01 spans both beds, B0001 to B0036, and counts the pieces of its bundles', async () => {
  const { data } = await call('POST', 'batchRange', batch({}));
  expect(data).toMatchObject({
    batchNo: '01',
    bundleSpan: 'B0001–B0036',
    bundleCount: 36,
    reduceBedId: null,
    status: 0,
    deliveredNum: 0,
  });
  expect(data.num).toBe(720 + 4 * 22 - 2 + 22 + 22);
  expect(data.sizeMix).toContain('M');
});

test('a batch nobody numbered is the next one, with the priority of its order; void numbers are not counted', async () => {
  await story.server.query(sql`
    update mes2.production_order set priority = 1 where id = ${story.story.order.id}`);
  const { data } = await call('POST', 'batchRange', {
    ...{ orderId: story.story.order.id, bundleFrom: 60, bundleTo: 63 },
  });
  expect(data).toMatchObject({ batchNo: '02', priority: 1, bundleCount: 4 });
  const figures = async () => {
    const { data: page } = await call('GET', 'batchRange/list', { filter: { id: [data.id] } });
    return { count: page.list[0].bundleCount, num: page.list[0].num, sum: page.sum.num };
  };
  const counted = async () => {
    const [row] = await story.server.query<{ count: number; num: number; sum: number }>(sql`
      select count(*)::int as count, sum(num)::int as num, sum(num)::int as sum from mes2.bundle
      where order_id = ${story.story.order.id} and bundle_no between 60 and 63 and status < 8`);
    return row;
  };
  expect(await figures()).toEqual(await counted());
  await story.server.query(sql`update mes2.bundle set status = 9 where bundle_no = 61`);
  expect(await figures()).toMatchObject({ count: 3 });
  expect(await figures()).toEqual(await counted());
  await story.server.query(sql`update mes2.bundle set status = 0 where bundle_no = 61`);
  await call('DELETE', 'batchRange', { id: data.id, version: data.version });
});

test.each([
  [{ batchNo: '02', bundleFrom: 30, bundleTo: 40 }, '与批次01(B0001–B0036)重叠：B0030–B0036'],
  [{ batchNo: '02', bundleFrom: 60, bundleTo: 100 }, '扎号B0100不存在，最大B0066'],
  [{ batchNo: '02', bundleFrom: 50, bundleTo: 40 }, '止扎号须大于等于起扎号'],
  [{ batchNo: '01', bundleFrom: 37, bundleTo: 40 }, '批次已存在'],
])('a bad batch is refused: %o', async (more, text) => {
  expect((await call('POST', 'batchRange', batch(more))).data).toBe(text);
});

test('a planned batch is changed, then deleted; a delivered one is left alone', async () => {
  const { data } = await call(
    'POST',
    'batchRange',
    batch({ batchNo: '02', bundleFrom: 37, bundleTo: 40 }),
  );
  const change = (version: number, more: object = {}) =>
    call('PUT', 'batchRange', {
      ...batch({ batchNo: '02', bundleFrom: 37, ...more }),
      id: data.id,
      version,
    });
  const changed = await change(data.version, { bundleTo: 45 });
  expect(changed.data).toMatchObject({ bundleCount: 9, reduceBedId: beds[1]?.id });
  expect((await change(data.version)).status).toBe(10102);
  await story.server.query(sql`update mes2.batch_range set status = 1 where batch_no = '02'`);
  expect((await change(changed.data.version)).data).toBe('批次02已发料，不能修改');
  await story.server.query(sql`update mes2.batch_range set status = 0 where batch_no = '02'`);
  const remove = (version: number) => call('DELETE', 'batchRange', { id: data.id, version });
  expect((await remove(changed.data.version)).data).toBe(true);
  const list = await call('GET', 'batchRange/list', { orderId: story.story.order.id });
  expect(list.data.list).toHaveLength(1);
});

const print = async (no: number, more: object = {}, id = requestId()) =>
  call('POST', 'bundle/print', {
    requestId: id,
    ids: [(await bundle(no)).id],
    layout: 'label',
    ...more,
  });

test('I18 the first print counts once, a reprint needs its reason and is logged', async () => {
  const first = await print(1, {}, 'print-request-1');
  expect(first.data).toMatchObject([{ bundleLabel: 'B0001', printCount: 1, status: 1 }]);
  expect((await print(1, {}, 'print-request-1')).data).toEqual(first.data);
  expect((await print(1)).data).toBe('请选择补打原因');
  expect((await print(1, { reprintReason: 1, remark: '撕破' })).data[0].printCount).toBe(2);
  const log = await call('GET', 'bundle/printLog', { bundleId: (await bundle(1)).id });
  expect(log.data.list.map(({ times, reprintReason }: never) => [times, reprintReason])).toEqual([
    [2, 1],
    [1, null],
  ]);
  const coupons = await print(1, { layout: 'coupon', couponsOnly: true });
  expect(coupons.data[0]).toMatchObject({ printCount: 2, couponPrintCount: 1 });
});

test('a bed that waits for approval prints no tickets, nor does a bundle on hold', async () => {
  await story.server.query(sql`
    update mes2.cutting_bed set status = 7, usage_diff_pct = 3.09 where bed_no = 2`);
  expect((await print(31)).data).toBe('床次2 用料差异3.09% 待审批，不能打印菲票');
  await story.server.query(sql`update mes2.cutting_bed set status = 4 where bed_no = 2`);
  const { id } = await bundle(31);
  const hold = (isHold: boolean, holdReason?: string) =>
    call('PUT', 'bundle/hold', { ids: [id], isHold, holdReason });
  expect((await hold(true)).data).toBe('请填写冻结原因');
  const [held] = (await call('GET', 'bundle/list', { filter: { id: [id] } })).data.list;
  expect(held).toMatchObject({ holdFrom: null, bedBundleNum: 36 });
  expect((await hold(true, '色差待判')).data).toEqual({ okIds: [id], fails: [] });
  const [now] = (await call('GET', 'bundle/list', { filter: { id: [id] } })).data.list;
  expect(now).toMatchObject({ status: 7, holdFrom: held.status });
  expect((await print(31)).data).toBe('扎号B0031已冻结：色差待判');
  expect((await hold(true, '再冻结')).data.fails[0].text).toBe('扎号B0031已冻结：色差待判');
  expect((await hold(false)).data.okIds).toEqual([id]);
  expect((await hold(false)).data.fails[0].text).toBe('扎号B0031已生成，不能解冻');
});

const split = async (no: number, nums: number[], more: object = {}, splitSeq = 0) => {
  const { id, version } = await bundle(no, splitSeq);
  return call('PUT', 'bundle/split', {
    id,
    version,
    requestId: requestId(),
    nums: nums.map((num) => ({ num })),
    reason: '分两人做',
    ...more,
  });
};

test('H11 24 garments, 12 of them done, become 14 and 10: 12/14 and 0/10', async () => {
  await story.server.query(sql`
    update mes2.bundle_process p set done_num = 12, status = 1 from mes2.bundle b
    where b.id = p.bundle_id and b.bundle_no = 5 and p.seq_no = (
      select min(seq_no) from mes2.bundle_process where bundle_id = b.id)`);
  expect((await split(5, [14, 9])).data).toBe('合计23，应为24');
  expect((await split(5, [24])).data).toBe('至少拆为两扎');
  const { data } = await split(5, [14, 10]);
  expect(data.parent).toMatchObject({ bundleLabel: 'B0005', status: 8 });
  expect(
    data.children.map(({ bundleLabel, num, plySpan }: never) => [bundleLabel, num, plySpan]),
  ).toEqual([
    ['B0005-1', 14, '97–110'],
    ['B0005-2', 10, '111–120'],
  ]);
  const parts = await story.server.query<{ splitSeq: number; done: number; rows: number }>(sql`
    select b.split_seq, sum(p.done_num)::int as done, count(*)::int as rows
    from mes2.bundle b join mes2.bundle_process p on p.bundle_id = b.id
    where b.bundle_no = 5 and b.split_seq > 0 group by b.split_seq order by b.split_seq`);
  expect(parts).toEqual([
    { splitSeq: 1, done: 12, rows: 22 },
    { splitSeq: 2, done: 0, rows: 22 },
  ]);
  expect((await split(5, [14, 10])).data).toBe('扎号B0005已拆扎，请扫B0005-1/B0005-2');
  const again = await split(5, [5, 5], {}, 2);
  expect(again.data.children.map(({ bundleLabel }: never) => bundleLabel)).toEqual([
    'B0005-3',
    'B0005-4',
  ]);
});

test('the garments of a split bundle are counted once, wherever they are counted', async () => {
  const [process] = await story.server.query<{ id: string; done: number }>(sql`
    select p.order_process_id as id, sum(p.done_num)::int as done from mes2.bundle_process p
    join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id and b.status < 8
    group by 1 order by 2 desc limit 1`);
  expect(process?.done).toBe(12);
  const orderId = story.story.order.id;
  const order = (await call('GET', 'saas/order/getOrderById', { id: orderId })).data;
  const found = (rows: { id: string }[]) => rows.find(({ id }) => id === process?.id);
  expect(found(order.processes)).toMatchObject({ doneNum: 12 });
  const [bed] = await story.server.query<{ cutNum: number; live: number; printed: number }>(sql`
    select b.cut_num, count(x.id)::int as live, count(x.id) filter (where x.print_count > 0)::int as printed
    from mes2.cutting_bed b join mes2.bundle x on x.company_id = b.company_id and x.cutting_bed_id = b.id and x.status < 8
    where b.id = ${beds[0]?.id} group by 1`);
  const { sum } = (await call('GET', 'bundle/list', { reduceBedId: beds[0]?.id })).data;
  expect(sum).toMatchObject({ num: bed?.cutNum, originNum: bed?.cutNum });
  expect((await call('GET', 'bundle/count', { reduceBedId: beds[0]?.id })).data).toMatchObject({
    num: bed?.cutNum,
    bundleNum: bed?.live,
  });
  const { list } = (await call('GET', 'reduce/list', { sql: 'bed_no_num = 1' })).data;
  expect(list[0]).toMatchObject({ bundleNumTotal: bed?.live, printedNum: bed?.printed });
  const left = (await call('GET', 'reduce/list', { ticketsLeft: true, pageSize: 500 })).data.list;
  expect(left.length).toBeGreaterThan(0);
  for (const row of left) expect(row.printedNum).toBeLessThan(row.bundleNumTotal);
  expect(left.some(({ id }: { id: string }) => id === list[0].id)).toBe(
    (bed?.printed ?? 0) < (bed?.live ?? 0),
  );
  // The list of split bundles shows what they contained.
  const split = (await call('GET', 'bundle/list', { filter: { status: [8] } })).data;
  expect(split.sum.num).toBe(
    split.list.reduce((all: number, row: { num: number }) => all + row.num, 0),
  );
});

test('a bundle with a card or open rework is not split', async () => {
  await story.server.query(sql`
    insert into mes2.slot_card_binding (company_id, card_no, bundle_id)
    select company_id, 'K0231', id from mes2.bundle where bundle_no = 12`);
  expect((await split(12, [14, 10])).data).toBe('插卡K0231已绑B0012，先解绑');
});

test('a shelf is noted for bundles in the store', async () => {
  const ids = [(await bundle(2)).id, (await bundle(3)).id];
  const shelve = () =>
    call('PUT', 'bundle/location', {
      requestId: requestId(),
      bundleIds: ids,
      locationCode: 'P-03',
    });
  expect((await shelve()).data).toEqual({ okIds: ids, fails: [] });
  await story.server.query(sql`update mes2.bundle set status = 2 where bundle_no = 3`);
  expect((await shelve()).data.fails[0].text).toBe('扎号B0003已发料，不能上架');
  await story.server.query(sql`update mes2.bundle set status = 0 where bundle_no = 3`);
});

test('I14 I17 deleted bundles are void and their numbers burnt, touched ones stay', async () => {
  const [, second] = beds;
  const remove = async (which = second) => {
    const [bed] = await story.server.query<{ version: number }>(sql`
      select version from mes2.cutting_bed where id = ${which?.id}`);
    return call('DELETE', 'bundle/delete', { reduceBedId: which?.id, version: bed?.version });
  };
  expect((await remove(beds[0])).data).toMatch(/^扎号B0005已拆扎/);
  await story.server.query(sql`
    insert into mes2.slot_card_binding (company_id, card_no, bundle_id)
    select company_id, 'K0102', id from mes2.bundle where bundle_no = 40`);
  expect((await remove()).data).toBe('扎号B0040已绑插卡K0102，先解绑');
  await story.server.query(sql`
    update mes2.slot_card_binding set unbind_date = bind_date where card_no = 'K0102'`);
  await story.server.query(sql`update mes2.bundle set status = 2 where bundle_no = 40`);
  expect((await remove()).data).toBe('扎号B0040已发料，不能删除');
  await story.server.query(sql`update mes2.bundle set status = 0 where bundle_no = 40`);
  expect((await remove()).data).toMatchObject({ bundleNum: 36, status: 3 });
  const preview = await call('GET', 'bundle/preview', { reduceBedId: second?.id });
  expect(preview.data).toMatchObject({ bundleNum: 36, num: 720 });
  expect(preview.data.bundles[0].bundleNo).toBe(67);
  const [bed] = await story.server.query<{ version: number }>(sql`
    select version from mes2.cutting_bed where id = ${second?.id}`);
  const made = await call('POST', 'bundle/generate', {
    reduceBedId: second?.id,
    version: bed?.version,
  });
  expect(made.data).toMatchObject({ bundleFrom: 'B0067', bundleTo: 'B0102', bundleNumTotal: 36 });
});
