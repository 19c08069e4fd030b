import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let workDate: string;

beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
  const [bed] = await story.server.query<{ workDate: string }>(
    sql`select work_date from mes2.cutting_bed where bed_no = 1`,
  );
  workDate = bed?.workDate ?? '';
  await story.cut(2);
  const { id, version } = (await story.create(story.bill(3))).body.data;
  // Two more beds that nobody began.
  await story.server.query(sql`
    insert into mes2.cutting_bed
    select (jsonb_populate_record(b, jsonb_build_object('id', next_id(), 'bed_no', no, 'lay_no', null, 'month_bed_no', null))).*
    from mes2.cutting_bed b, unnest(array[4, 5]) no where b.id = ${id}`);
  await story.server.call('cx.leader', 'PUT', '/mes2/reduce/start', { id, version });
});
afterAll(() => story.server.close());

const get = async (path: string, query: object = {}) =>
  (await story.server.call('cx.manager', 'GET', `/mes2/${path}`, query)).body.data;
const wall = (query?: object) => get('board/reduceBed', query);

test('the figures of a day are those of its beds, schedules and bundles', async () => {
  const { kpi, hours, months } = await wall();
  const [counted] = await story.server.query(sql`
    select
      (select coalesce(sum(plan_num), 0)::int from mes2.cutting_schedule
        where plan_date = ${workDate}::date and status <> 9) as plan_num,
      (select sum(cut_num)::int from mes2.cutting_bed where work_date = ${workDate}::date and status in (3, 4)) as cut_num,
      (select count(*)::int from mes2.cutting_bed where status in (3, 4)) as bed_done_num,
      (select count(*)::int from mes2.cutting_bed where status in (1, 2)) as bed_running_num,
      (select count(*)::int from mes2.cutting_bed where status = 0) as bed_waiting_num,
      (select sum(num)::int from mes2.bundle where status in (0, 1)) as stock_num,
      (select round(sum(plies * marker_len) * 100 / sum(issued_len - return_len), 2) from mes2.cutting_bed
        where status in (3, 4)) as spread_util_pct,
      (select round(sum(plies * marker_len * marker_eff_pct) / sum(issued_len - return_len), 2)
        from mes2.cutting_bed where status in (3, 4)) as material_util_pct`);
  expect(kpi).toMatchObject(counted as object);
  expect(kpi).toMatchObject({ cutNum: 1440, bedRunningNum: 1, bedWaitingNum: 2 });
  expect(months).toEqual([
    { workDate, spreadUtilPct: kpi.spreadUtilPct, materialUtilPct: kpi.materialUtilPct },
  ]);
  const cut = hours.reduce((sum: number, { num }: { num: number }) => sum + num, 0);
  expect(cut).toBe(kpi.cutNum);
});

test('the wall shows of a table what the board with hands shows', async () => {
  const [{ tables }, board] = [await wall(), await get('report/reduceBedBoard')];
  const seen = tables.map((table: Record<string, never>) => [
    table.tableName,
    table.lamp,
    table.bedId,
    table.donePlies,
    table.expectedEndDate === null,
    table.nextBeds,
  ]);
  expect(seen).toEqual(
    board.tables.map((table: Record<string, never>) => [
      table.tableName,
      table.lamp,
      table.reduceBedId,
      table.pliesDone ?? 0,
      table.forecastDate === null,
      table.nextBeds,
    ]),
  );
  const running = tables.find(({ bedId }: { bedId: string | null }) => bedId !== null);
  // Nobody planned this bed: its end is worked out from its plies and its people.
  expect(running.expectedEndDate > board.asOf).toBe(true);
});

test('beds wait in the order of their schedules, and those without one behind', async () => {
  const [table] = (await wall()).tables;
  const drafts = await story.server.query<{ id: string; orderId: string; label: string }>(sql`
    select id, order_id, 'SO2403017 ' || bed_no as label from mes2.cutting_bed where status = 0 order by bed_no`);
  expect(table.nextBeds).toEqual(drafts.map(({ label }) => label));
  const last = drafts.at(-1);
  await story.server.query(sql`
    insert into mes2.cutting_schedule
      (company_id, schedule_no, order_id, cutting_bed_id, table_id, seq_no, plan_date, plan_num, status)
    values (${story.staff.companyId}, 'CS-LAST', ${last?.orderId}, ${last?.id}, ${table.tableId}, 1,
      ${workDate}::date, 0, 1)`);
  const after = await wall();
  const turned = drafts.map(({ label }) => label).reverse();
  expect(after.tables[0].nextBeds).toEqual(turned);
  expect(
    after.queue.map(({ orderNo, bedLabel }: Record<string, string>) => `${orderNo} ${bedLabel}`),
  ).toEqual(turned);
  expect((await get('report/reduceBedBoard')).tables[0].nextBeds).toEqual(turned);

  // Brought from another day, the other one has the same place on it, begins later and was planned first.
  const [first] = drafts;
  await story.server.query(sql`
    update mes2.cutting_schedule set plan_start_date = app_now() where schedule_no = 'CS-LAST'`);
  await story.server.query(sql`
    insert into mes2.cutting_schedule
      (company_id, schedule_no, order_id, cutting_bed_id, table_id, seq_no, plan_date, plan_num, status, plan_start_date,
        create_date)
    values (${story.staff.companyId}, 'CS-MOVED', ${first?.orderId}, ${first?.id}, ${table.tableId}, 1,
      ${workDate}::date, 0, 1, app_now() + interval '1 hour', app_now() - interval '9 days')`);
  const [card] = (await get('report/reduceBedBoard')).tables;
  expect(card.nextBeds).toEqual(turned);
  expect(
    card.queue.flatMap(({ orderNo, bedLabel }: Record<string, string | null>) =>
      bedLabel === null || !turned.includes(`${orderNo} ${bedLabel}`)
        ? []
        : `${orderNo} ${bedLabel}`,
    ),
  ).toEqual(turned);
  const wallNow = await wall();
  expect(wallNow.tables[0].nextBeds).toEqual(turned);
  expect(
    wallNow.queue.map(({ orderNo, bedLabel }: Record<string, string>) => `${orderNo} ${bedLabel}`),
  ).toEqual(turned);
});

test('the store counts what is in it, bundles on hold too, and lasts as long as the last days of loading', async () => {
  const { stockNum } = (await wall()).kpi;
  expect(stockNum).toBe(1440);
  await story.server.query(sql`
    update mes2.bundle set status = 7, hold_from = 1 where bundle_no <= 2`);
  // A day of rest lies between the days on which lines were loaded.
  await story.server.query(sql`
    insert into mes2.order_stage_day (company_id, order_id, color_id, size_id, stage, work_date, num)
    select c.company_id, c.order_id, c.color_id, c.size_id, 'deliver', ${workDate}::date - d.back, d.num
    from (select * from mes2.order_color_size order by id limit 1) c,
      (values (1, 300), (3, 200), (4, 100), (7, 300), (8, 100), (9, 900)) as d (back, num)`);
  expect((await wall()).kpi).toMatchObject({ stockNum, stockDays: '7.20' });
  await story.server.query(
    sql`update mes2.bundle set status = 0, hold_from = null where status = 7`,
  );
  await story.server.query(sql`delete from mes2.order_stage_day where stage = 'deliver'`);
});

test('a bed that was taken back is not counted as done', async () => {
  const before = (await wall()).kpi;
  await story.server.query(sql`update mes2.cutting_bed set status = 9 where bed_no = 1`);
  expect((await wall()).kpi).toMatchObject({
    cutNum: before.cutNum - 720,
    bedDoneNum: before.bedDoneNum - 1,
  });
  await story.server.query(sql`update mes2.cutting_bed set status = 4 where bed_no = 1`);
});

test('a factory sees its own orders and tables, and nothing of the one beside it', async () => {
  const { companyId } = story.staff;
  const [other] = await story.server.query<{ id: string }>(sql`
    insert into ccm.factory (company_id, code, name) values (${companyId}, 'F9', '二厂') returning id`);
  const [own] = await story.server.query<{ id: string; tableId: string }>(sql`
    select f.id, t.dept_id as table_id from ccm.factory f
    join mes2.cutting_table t on t.company_id = f.company_id where f.code = 'F1' limit 1`);
  await story.server.query(sql`
    update amc.department set factory_id = ${own?.id} where id in (select dept_id from mes2.cutting_table)`);
  await story.server.query(sql`
    update mes2.production_order set factory_id = ${own?.id} where order_no = 'SO2403017'`);
  await story.server.query(sql`
    insert into mes2.problem_log (company_id, problem_name, dept_id) values (${companyId}, '断刀', ${own?.tableId})`);
  const ours = await wall({ factoryId: own?.id });
  expect(ours).toMatchObject({ kpi: { cutNum: 1440 }, problems: [{ problem: '断刀' }] });
  expect(await wall({ factoryId: other?.id })).toMatchObject({
    factoryName: '二厂',
    kpi: { cutNum: 0, bedRunningNum: 0, stockNum: 0, spreadUtilPct: null },
    tables: [],
    queue: [],
    problems: [],
    months: [],
  });
});
