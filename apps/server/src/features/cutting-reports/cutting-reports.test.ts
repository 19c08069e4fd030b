import { addDays } from '@garment-mes/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ident, sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let workDate: string;

beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
  await story.cut(2);
  const [bed] = await story.server.query<{ workDate: string }>(sql`
    select work_date from mes2.cutting_bed where bed_no = 1`);
  workDate = bed?.workDate ?? '';
});
afterAll(() => story.server.close());

const report = async (path: string, query: object = {}, who = 'cx.manager') =>
  (await story.server.call(who, 'GET', `/mes2/report/${path}`, { pageSize: 100, ...query })).body;

const isCell =
  (color: string, size: string) =>
  ({ colorName, sizeName }: { colorName: string; sizeName: string }) =>
    colorName === color && sizeName === size;

test('a bed shows its fabric and times, and the totals divide sums, never average ratios', async () => {
  const { data } = await report('reduceBedReport', { order: 'bed_no_num asc' });
  expect(data.list[0]).toMatchObject({
    bedNo: '1',
    cutNum: 720,
    issuedLen: '660.000',
    netLen: '641.400',
    usagePerPiece: '0.8908',
    usageDiffPct: '-1.02',
    spreadUtilPct: '97.29',
    materialUtilPct: '81.72',
  });
  const [sums] = await story.server.query(sql`
    select sum(plies)::int as plies, sum(cut_num)::int as cut_num, sum(issued_len) as issued_len,
      sum(issued_len - return_len) as net_len,
      round(sum(issued_len - return_len) / sum(cut_num), 4) as usage_per_piece,
      round((sum(issued_len - return_len) - sum(plan_usage * cut_num)) * 100 / sum(plan_usage * cut_num), 2)
        as usage_diff_pct,
      round(sum(plies * marker_len) * 100 / sum(issued_len - return_len), 2) as spread_util_pct,
      round(sum(plies * marker_len * marker_eff_pct) / sum(issued_len - return_len), 2) as material_util_pct
    from mes2.cutting_bed where status in (3, 4)`);
  expect(data.sum).toMatchObject(sums as object);
});

test('beds behind a cell are found by order, colour, size and day', async () => {
  const [black, navy] = await story.server.query<{ colorId: string }>(sql`
    select color_id from mes2.order_color order by seq_no`);
  const beds = async (query: object) =>
    (await report('reduceBedReport', { orderNo: 'SO2403017', ...query })).data.list
      .map(({ bedNo }: { bedNo: string }) => bedNo)
      .sort();
  expect(await beds({ colorId: black?.colorId })).toEqual(['1', '2']);
  expect(
    await beds({ colorId: navy?.colorId, workDateFrom: workDate, workDateTo: workDate }),
  ).toEqual(['2']);
  expect(await beds({ workDateFrom: addDays(workDate, 1) })).toEqual([]);
});

test('beds behind a cell add up to what the order report says of it', async () => {
  const { data } = await report('reduceBedOrderReport', { orderNo: 'SO2403017' });
  for (const { orderNo, colorId, sizeId, cutNum } of data.list) {
    const beds = (await report('reduceBedReport', { orderNo, colorId, sizeId })).data;
    expect(beds.sum.cutNumOfAsked).toBe(cutNum);
    const each = beds.list.map((bed: { cutNumOfAsked: number }) => bed.cutNumOfAsked);
    expect(each.reduce((sum: number, num: number) => sum + num, 0)).toBe(cutNum);
  }
  const whole = (await report('reduceBedReport')).data;
  expect(whole.sum.cutNumOfAsked).toBe(whole.sum.cutNum);
});

test('void beds are shown to who filters by them', async () => {
  const { body } = await story.create(story.bill(3));
  const { id, version } = body.data;
  await story.server.call('cx.manager', 'DELETE', '/mes2/reduce/delete', {
    id,
    version,
    reason: '重开',
  });
  expect((await report('reduceBedReport')).data.total).toBe(2);
  const filtered = await report('reduceBedReport', { filter: '{"status":[9]}' });
  expect(filtered.data.list).toMatchObject([{ bedNo: '3', status: 9 }]);
});

test('an order is broken down by colour and size, with the exact limits of its tolerance', async () => {
  const { data } = await report('reduceBedOrderReport', { orderNo: 'SO2403017' });
  expect(data.total).toBe(8);
  const [cells] = await story.server.query(sql`
    select sum(num)::int as num, sum(cut_num)::int as cut_num, sum(cut_num - num)::int as over_num,
      sum(ceil(num * 1.05))::int as limit_num, round(sum(cut_num) * 100.0 / sum(num), 2) as cut_order_pct
    from mes2.order_color_size`);
  const [store] = await story.server.query<{ num: number }>(
    sql`select sum(num)::int as num from mes2.bundle where status in (0, 1)`,
  );
  expect(data.sum).toMatchObject({ ...(cells as object), onHandNum: store?.num });
  expect(data.sum).toMatchObject({ num: 2100, cutNum: 1440 });
  const row = data.list.find(isCell('黑色', 'M'));
  expect(row).toMatchObject({
    num: 400,
    cutNum: 412,
    limitNum: 420,
    cutOrderPct: '103.00',
    overNum: 12,
  });
  expect(row.finishDate).toBe(workDate);
  const navy = data.list.find(isCell('藏青', 'M'));
  expect(navy).toMatchObject({ cutNum: 68, finishDate: null, isOutOfTolerance: false });
});

test('what is not cut to the end, or outside the tolerance, is found', async () => {
  const open = await report('reduceBedOrderReport', { open: true });
  expect(
    open.data.list.every(({ cutNum, num }: { cutNum: number; num: number }) => cutNum < num),
  ).toBe(true);
  expect(open.data.total).toBe(4);
  expect((await report('reduceBedOrderReport', { outOfTolerance: true })).data.total).toBe(0);
  await story.server.query(sql`update mes2.cutting_bed set status = 5 where status = 4`);
  const short = await report('reduceBedOrderReport', { outOfTolerance: true });
  expect(short.data.total).toBe(4);
  await story.server.query(sql`update mes2.cutting_bed set status = 4 where status = 5`);
});

test('days are columns that add up, by row and by column', async () => {
  const { data } = await report('reduceDateReport');
  const byColor = data.list.map(({ colorName, rowNum, totalCutNum, cells }: never) => ({
    colorName,
    rowNum,
    totalCutNum,
    cells,
  }));
  expect(byColor).toEqual([
    {
      colorName: '黑色',
      rowNum: 1236,
      totalCutNum: 1236,
      cells: [{ workDate, cutNum: 1236, bedCount: 2 }],
    },
    {
      colorName: '藏青',
      rowNum: 204,
      totalCutNum: 204,
      cells: [{ workDate, cutNum: 204, bedCount: 1 }],
    },
  ]);
  expect(data.sum).toEqual({ num: 2100, rowNum: 1440, totalCutNum: 1440, cutOrderPct: '68.57' });
  const foot = data.days.find((day: { workDate: string }) => day.workDate === workDate);
  expect(foot).toMatchObject({ cutNum: 1440 });
  const all = data.days.reduce((sum: number, day: { cutNum: number }) => sum + day.cutNum, 0);
  expect(all).toBe(data.sum.rowNum);
});

test('every cell of a day is what the beds of that day cut, and its load the minutes of the tables', async () => {
  const day = '2026-03-03';
  const [kept] = await story.server.query<{ times: string }>(
    sql`select jsonb_agg(to_jsonb(b))::text as times from mes2.cutting_bed b where bed_no in (1, 2)`,
  );
  await story.server.query(sql`
    update mes2.cutting_bed set work_date = ${day}::date,
      spread_start_date = (${day}::date + (2 + bed_no * 6) * interval '1 hour') at time zone 'Asia/Shanghai',
      spread_end_date = (${day}::date + (3 + bed_no * 6) * interval '1 hour') at time zone 'Asia/Shanghai',
      cut_start_date = (${day}::date + (3 + bed_no * 6) * interval '1 hour') at time zone 'Asia/Shanghai',
      cut_end_date = (${day}::date + (3.5 + bed_no * 6) * interval '1 hour') at time zone 'Asia/Shanghai'
    where bed_no in (1, 2)`);
  const { data } = await report('reduceDateReport', { workDateFrom: day, workDateTo: day });
  const cells = await story.server.query<{ colorName: string; rowNum: number }>(sql`
    select k.name as color_name, sum(c.cut_num)::int as row_num from mes2.cutting_bed b
    join mes2.cutting_bed_color_size c on c.cutting_bed_id = b.id
    join ccm.color k on k.id = c.color_id
    where b.work_date = ${day}::date and b.status in (3, 4) group by 1 order by 1`);
  const reported = data.list.map(({ colorName, rowNum }: never) => ({ colorName, rowNum }));
  expect(reported.toSorted(byColor)).toEqual(cells.toSorted(byColor));
  const [minutes] = await story.server.query<{ availMin: string; loadPct: string }>(sql`
    select sum(h.net_min)::numeric(12, 2) as avail_min, round(180 * 100.0 / sum(h.net_min), 2) as load_pct
    from mes2.cutting_table t
    join mes2.line l on l.company_id = t.company_id and l.dept_id = t.dept_id
    join mes2.work_calendar_weekday w on w.company_id = l.company_id and w.calendar_id = l.calendar_id
      and w.weekday = extract(isodow from ${day}::date)::int
    join mes2.shift h on h.company_id = w.company_id and h.id = w.shift_id`);
  const foot = { workDate: day, isRestDay: false, cutNum: 1440, usedMin: '180.00', ...minutes };
  expect(data.days).toEqual([{ ...foot, askedMin: '180.00', askedPct: minutes?.loadPct }]);
  // A search for something else leaves the load of the tables as it is, and takes no part of it.
  const other = await report('reduceDateReport', {
    ...{ workDateFrom: day, workDateTo: day, orderNo: 'SO0000000' },
  });
  expect(other.data.days).toEqual([{ ...foot, cutNum: 0, askedMin: '0.00', askedPct: '0.00' }]);
  await story.server.query(sql`
    update mes2.cutting_bed b set work_date = k.work_date, spread_start_date = k.spread_start_date,
      spread_end_date = k.spread_end_date, cut_start_date = k.cut_start_date, cut_end_date = k.cut_end_date
    from jsonb_populate_recordset(null::mes2.cutting_bed, ${kept?.times}::jsonb) k where k.id = b.id`);
});

const byColor = (a: { colorName: string }, b: { colorName: string }): number =>
  a.colorName.localeCompare(b.colorName);

test('more days than there are columns for are refused', async () => {
  const asked = (days: number) =>
    report('reduceDateReport', {
      workDateFrom: '2024-01-01',
      workDateTo: addDays('2024-01-01', days - 1),
    });
  expect((await asked(62)).status).toBe(200);
  expect(await asked(63)).toMatchObject({ status: 10009, data: '日期列最多62天' });
  const year = { workDateFrom: '2024-01-01', workDateTo: '2025-01-01' };
  expect((await report('reduceBedReport', year)).data).toBe('日期范围最多366天');
  expect(
    (await report('reduceBedReport', { workDateFrom: '2024-02-01', workDateTo: '2024-01-01' }))
      .status,
  ).toBe(10009);
});

test('a month by customer and style weighs each ratio by what it is a part of', async () => {
  const month = workDate.slice(0, 7);
  const { data } = await report('reduceReport', { month }, 'cx.admin');
  const [sums] = await story.server.query(sql`
    select count(*)::int as bed_count, sum(b.cut_num)::int as cut_num, round(sum(b.plies)::numeric / count(*), 2) as avg_plies,
      round(sum(b.plies * b.marker_len * b.marker_eff_pct) / sum(b.plies * b.marker_len), 2) as marker_eff_pct,
      sum(b.plan_usage * b.cut_num - b.issued_len + b.return_len)::numeric(12, 3) as saved_len
    from mes2.cutting_bed b where b.status in (3, 4)`);
  expect(data.list).toHaveLength(1);
  expect(data.list[0]).toMatchObject({
    customerName: '优诺',
    styleNo: 'T2417',
    orderNo: null,
    ...(sums as object),
  });
  expect(data.sum).toMatchObject(sums as object);
  const byOrder = await report('reduceReport', { month, byOrder: true }, 'cx.admin');
  expect(byOrder.data.list[0].orderNo).toBe('SO2403017');
  expect((await report('reduceReport', { month: '2024-13' })).data).toBe('月份无效');
  expect((await report('reduceReport', { month: '2020-01' }, 'cx.admin')).data.sum).toMatchObject({
    bedCount: 0,
    avgPlies: null,
    savedLen: null,
  });
});

test('saved money is for those who see prices', async () => {
  expect((await report('reduceReport', {}, 'cx.admin')).data.list[0]).toHaveProperty('savedAmount');
  const { data } = await report('reduceReport');
  expect(data.list[0]).not.toHaveProperty('savedAmount');
  expect(data.sum).not.toHaveProperty('savedAmount');
});

test('a company with more than 5,000 orders sees its open ones until it asks for others', async () => {
  const { companyId } = story.staff;
  const few = (await report('reduceBedOrderReport')).data;
  expect(few).toMatchObject({ isOpenOnly: false, total: 8 });
  // Finished orders of earlier years, one of them with what was ordered.
  await story.server.query(sql`
    insert into mes2.production_order
    select (jsonb_populate_record(o, jsonb_build_object('id', next_id(), 'order_no', 'OLD-' || n, 'status', 4))).*
    from mes2.production_order o, generate_series(1, 5000) n where o.id = ${story.story.order.id}`);
  for (const table of ['mes2.order_color', 'mes2.order_size', 'mes2.order_color_size'])
    await story.server.query(sql`
      insert into ${ident(table)}
      select (jsonb_populate_record(r, jsonb_build_object('id', next_id(), 'order_id', o.id))).*
      from ${ident(table)} r join mes2.production_order o on o.company_id = r.company_id and o.order_no = 'OLD-1'
      where r.company_id = ${companyId} and r.order_id = ${story.story.order.id}`);

  const many = (await report('reduceBedOrderReport')).data;
  expect(many).toMatchObject({ isOpenOnly: true, total: 8 });
  expect(many.sum).toEqual(few.sum);
  const asked = (await report('reduceBedOrderReport', { orderNo: 'OLD-1' })).data;
  expect(asked).toMatchObject({ isOpenOnly: false, total: 8 });
  expect(asked.list.every(({ orderNo }: { orderNo: string }) => orderNo === 'OLD-1')).toBe(true);
});
