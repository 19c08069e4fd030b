import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let lines: string[];
let curve: string;
const clock = () => new Date('2026-11-21T02:00:00Z');
const call = (method: 'POST' | 'PUT' | 'GET', path: string, input?: object) =>
  story.server.call('cx.admin', method, `/mes2${path}`, input);

beforeAll(async () => {
  story = await storyServer('postgres', clock);
  lines = story.staff.lines.map(({ id }) => id);
  const [set] = await story.server.query<{ id: string }>(
    sql`select id from mes2.efficiency_set where name = '普通' limit 1`,
  );
  curve = set?.id ?? '';
});
afterAll(() => story.server.close());

beforeEach(async () => {
  for (const deletion of [
    sql`delete from mes2.resource_occupation`,
    sql`delete from mes2.schedule_day`,
    sql`delete from mes2.schedule`,
    sql`delete from mes2.cutting_schedule`,
    sql`update mes2.production_order set status = 1 where order_no = 'SO2403017'`,
  ])
    await story.server.query(deletion);
});

const place = (line: number, num: number, orderId = story.story.order.id) =>
  call('POST', '/schedule/insert', {
    orderId,
    lineDeptId: lines[line],
    num,
    startDate: '2026-11-23 08:00:00',
    headcount: 8,
    efficiencySetId: curve,
    changeoverMin: 0,
    isFixed: 0,
  });
/** Another order with the same garments and operations: the lock of the order itself does not help. */
async function anotherOrder(orderNo: string): Promise<string> {
  const [copy] = await story.server.query<{ id: string }>(sql`
    insert into mes2.production_order
    select (jsonb_populate_record(o, jsonb_build_object('id', next_id(), 'order_no', ${orderNo}::text))).*
    from mes2.production_order o where o.id = ${story.story.order.id} returning id`);
  await story.server.query(sql`
    insert into mes2.order_process
    select (jsonb_populate_record(p, jsonb_build_object('id', next_id(), 'order_id', ${copy?.id}::bigint))).*
    from mes2.order_process p where p.order_id = ${story.story.order.id}`);
  return copy?.id ?? '';
}
const statuses = (answers: readonly { body: { status: number } }[]) =>
  answers.map(({ body }) => body.status).sort((a, b) => a - b);

/** The lock is on the order's row: without it both planners read the same free quantity. */
test('two lines never take the same garments of an order', async () => {
  const free = (await call('GET', '/schedule/unscheduled', {})).body.data.list[0].num;
  const answers = await Promise.all([place(0, free), place(1, free), place(2, free)]);
  expect(statuses(answers)).toEqual([200, 10202, 10202]);
});

/** The lock is on the line's profile: without it two bars get the same number and overlap. */
test('H13 bars of several orders that are placed on a line at once lie behind one another', async () => {
  const orders = await Promise.all(['RACE-1', 'RACE-2', 'RACE-3'].map(anotherOrder));
  const answers = await Promise.all(
    [story.story.order.id, ...orders].map((orderId) => place(0, 100, orderId)),
  );
  expect(statuses(answers)).toEqual([200, 200, 200, 200]);
  const bars = await story.server.query<{ sort: number; startDate: string; endDate: string }>(
    sql`select sort, start_date, end_date from mes2.schedule where del_flag = '0' order by start_date`,
  );
  expect(bars.map(({ sort }) => sort)).toEqual([1, 2, 3, 4]);
  bars.slice(1).forEach(({ startDate }, at) => {
    expect(startDate).toBe(bars[at]?.endDate);
  });
});

test('H13 bars of two orders that are dragged onto one line at once lie behind one another', async () => {
  const orders = await Promise.all(['DRAG-1', 'DRAG-2'].map(anotherOrder));
  for (const [at, orderId] of orders.entries()) await place(at + 1, 100, orderId);
  const bars = await story.server.query<{ id: string; version: number }>(
    sql`select id, version from mes2.schedule where del_flag = '0'`,
  );
  const drag = ({ id, version }: { id: string; version: number }) => {
    const where = { lineDeptId: lines[0], startDate: '2026-11-23 08:00:00', isFixed: 0 };
    const how = { num: 100, headcount: 8, efficiencySetId: curve, changeoverMin: 0 };
    return call('PUT', '/schedule/update', { rows: [{ id, version, ...where, ...how }] });
  };
  expect(statuses(await Promise.all(bars.map(drag)))).toEqual([200, 200]);
  const [first, second] = await story.server.query<{ startDate: string; endDate: string }>(sql`
    select start_date, end_date from mes2.schedule where del_flag = '0' and line_dept_id = ${lines[0]}
    order by start_date, end_date`);
  expect(second?.startDate).toBe(first?.endDate);
});

/** The version is compared in the statement that takes the row: read before it, both drops would be saved. */
test('of two planners who drop one bar at once the slower one reads who was faster', async () => {
  await place(0, 100);
  const [bar] = await story.server.query<{ id: string; version: number; scheduleNo: string }>(
    sql`select id, version, schedule_no from mes2.schedule where del_flag = '0'`,
  );
  const days = ['24', '25', '26', '27'];
  const drop = (day: string) => {
    const where = { lineDeptId: lines[1], startDate: `2026-11-${day} 08:00:00`, isFixed: 0 };
    const how = { num: 100, headcount: 8, efficiencySetId: curve, changeoverMin: 0 };
    const rows = [{ id: bar?.id, version: bar?.version, ...where, ...how }];
    return call('PUT', '/schedule/update', { rows });
  };
  const answers = await Promise.all(days.map(drop));
  expect(statuses(answers)).toEqual([200, 10102, 10102, 10102]);
  const won = answers.findIndex(({ body }) => body.status === 200);
  const lost = answers.find(({ body }) => body.status === 10102);
  expect(lost?.body.data).toMatch(
    new RegExp(`^排程 ${bar?.scheduleNo} 已被 .+ 于 \\d\\d:\\d\\d:\\d\\d 修改，请核对后重试$`),
  );
  const [now] = await story.server.query<{ startDate: string }>(
    sql`select to_char(start_date at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as start_date from mes2.schedule where del_flag = '0'`,
  );
  expect(now?.startDate).toBe(`2026-11-${days[won]} 08:00:00`);
});

test('of two planners who split one bar at once one parts it', async () => {
  await place(0, 100);
  const [bar] = await story.server.query<{ id: string; version: number }>(
    sql`select id, version from mes2.schedule where del_flag = '0'`,
  );
  const split = (num: number) =>
    call('POST', '/schedule/split', { ...bar, num, lineDeptId: lines[1] });
  expect(statuses(await Promise.all([split(40), split(30)]))).toEqual([200, 10102]);
});

test('one schedule starts on a line, however many are started at once', async () => {
  for (let at = 0; at < 3; at += 1) await place(0, 100);
  const ids = (
    await story.server.query<{ id: string }>(sql`select id from mes2.schedule where del_flag = '0'`)
  ).map(({ id }) => id);
  const answers = await Promise.all(
    ids.map((id) => call('PUT', '/schedule/batchStatus', { ids: [id], status: 1 })),
  );
  expect(answers.flatMap(({ body }) => body.data.okIds)).toHaveLength(1);
});

interface Bar {
  readonly id: string;
  readonly status: number;
}
const barsOn = (line: number): Promise<Bar[]> =>
  story.server.query<Bar>(sql`
    select id, status from mes2.schedule where line_dept_id = ${lines[line]} and del_flag = '0'
    order by start_date, id`);
const changeOver = (line: number, runningId: string | null, nextId: string | undefined) =>
  call('PUT', '/schedule/changeover', {
    ...{ lineDeptId: lines[line], runningId, nextId, stopReason: '换款' },
  });

/** The lock is on the line's profile: without it both stop the first and both of the next run. */
test('of two changeovers pressed at once on a line one takes place', async () => {
  for (let at = 0; at < 3; at += 1) await place(0, 100);
  const [first, ...next] = await barsOn(0);
  expect((await changeOver(0, null, first?.id)).body.status).toBe(200);
  const answers = await Promise.all(next.map(({ id }) => changeOver(0, first?.id ?? null, id)));
  expect(statuses(answers)).toEqual([200, 10202]);
  const after = await barsOn(0);
  expect(after.find(({ id }) => id === first?.id)?.status).toBe(0);
  expect(after.filter(({ status }) => status === 1)).toHaveLength(1);
});

test('a changeover pressed on two terminals of a line at once takes place once', async () => {
  for (let at = 0; at < 2; at += 1) await place(0, 100);
  const [first, second] = await barsOn(0);
  await changeOver(0, null, first?.id);
  const press = () => changeOver(0, first?.id ?? null, second?.id);
  const answers = await Promise.all([press(), press()]);
  expect(statuses(answers)).toEqual([200, 200]);
  expect(answers.filter(({ body }) => body.data.stoppedNo !== null)).toHaveLength(1);
  expect((await barsOn(0)).map(({ status }) => status)).toEqual(expect.arrayContaining([0, 1]));
});

/** Orders are locked lower ids first: taken as they come, each line would wait for the order of the other. */
test('two lines that change over to the order of the other at once both do', async () => {
  const orders = [story.story.order.id, await anotherOrder('SWAP-1')];
  for (const line of [0, 1])
    for (const at of [line, 1 - line]) await place(line, 100, orders[at] ?? '');
  const [left, right] = [await barsOn(0), await barsOn(1)];
  await changeOver(0, null, left[0]?.id);
  await changeOver(1, null, right[0]?.id);
  for (const [from, to] of [
    [0, 1],
    [1, 0],
    [0, 1],
  ] as const) {
    const answers = await Promise.all([
      changeOver(0, left[from]?.id ?? null, left[to]?.id),
      changeOver(1, right[from]?.id ?? null, right[to]?.id),
    ]);
    expect(statuses(answers)).toEqual([200, 200]);
    for (const { body } of answers) expect(body.data.stoppedNo).not.toBeNull();
  }
});

/** The lock is on the cut plan: without it one lay lands on two tables. */
test('a lay lands on one table', async () => {
  const insert = (table: number) =>
    call('POST', '/cuttingSchedule/insert', {
      cutPlanId: story.story.cutPlanId,
      layNos: ['1'],
      tableId: story.staff.tables[table]?.id,
      planDate: '2026-11-23',
      planMin: 60,
    });
  expect(statuses(await Promise.all([insert(0), insert(1), insert(0)]))).toEqual([
    200, 10202, 10202,
  ]);
});

/** The lock is on the table's profile: without it the day of the table is filled twice. */
test('a table never takes more minutes than its day has', async () => {
  const ids: string[] = [];
  for (const layNo of [1, 2, 3]) {
    const { body } = await call('POST', '/cuttingSchedule/insert', {
      cutPlanId: story.story.cutPlanId,
      layNos: [String(layNo)],
      tableId: story.staff.tables[0]?.id,
      planDate: '2026-11-23',
      planMin: 200,
    });
    ids.push(body.data[0].id);
  }
  await Promise.all(
    ids.map((id) =>
      call('POST', '/cuttingSchedule/submitCuttingLine', { ids: [id], fabricShort: true }),
    ),
  );
  const [row] = await story.server.query<{ minutes: number }>(
    sql`select sum(plan_min)::int as minutes from mes2.cutting_schedule where status = 1`,
  );
  expect(row?.minutes).toBe(400);
});

/** The lock is on the table's profile: without it two submitted lays are moved into the same minutes. */
test('two submitted lays are never moved into the same minutes of a table', async () => {
  const tableId = story.staff.tables[0]?.id;
  const placed: { id: string; version: number }[] = [];
  for (const layNo of [1, 2, 3]) {
    const { body } = await call('POST', '/cuttingSchedule/insert', {
      ...{ cutPlanId: story.story.cutPlanId, layNos: [String(layNo)], tableId },
      ...{ planDate: '2026-11-23', planMin: 100 },
    });
    placed.push(body.data[0]);
  }
  const ids = placed.map(({ id }) => id);
  await call('POST', '/cuttingSchedule/submitCuttingLine', { ids, fabricShort: true });
  const answers = await Promise.all(
    placed.map(({ id, version }) =>
      call('PUT', '/cuttingSchedule/update', {
        ...{ id, version: version + 1, tableId, planDate: '2026-11-24', planMin: 100 },
        startDate: '2026-11-24 08:00:00',
      }),
    ),
  );
  expect(statuses(answers)).toEqual([200, 10202, 10202]);
  for (const { body } of answers)
    if (body.status !== 200) expect(body.data).toMatch(/重叠100分钟$/);
});
