import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let table: string;
const clock = () => new Date('2026-11-21T02:00:00Z');
const DAY = '2026-11-23';
const call = (method: 'GET' | 'POST' | 'PUT', path: string, input?: object) =>
  story.server.call('cx.admin', method, `/mes2/cuttingSchedule${path}`, input);

beforeAll(async () => {
  story = await storyServer('pglite', clock);
  table = story.staff.tables[0]?.id ?? '';
});
afterAll(() => story.server.close());

const insert = (layNo: number, more: object = {}) =>
  call('POST', '/insert', {
    cutPlanId: story.story.cutPlanId,
    layNos: [String(layNo)],
    tableId: table,
    planDate: DAY,
    ...more,
  });
const rows = async () =>
  (await call('GET', '/list', { planDate: DAY, order: 'seq_no_num asc' })).body.data.list;

test('puts lays on a table one behind the other, each once', async () => {
  const first = (await insert(1, { planMin: 200 })).body.data[0];
  expect(first).toMatchObject({
    seqNo: 1,
    layNos: ['1'],
    planNum: 720,
    plies: 120,
    startDate: `${DAY} 08:00:00`,
    endDate: `${DAY} 11:20:00`,
    status: 0,
  });
  const second = (await insert(2, { planMin: 211 })).body.data[0];
  expect(second).toMatchObject({ seqNo: 2, startDate: first.endDate, endDate: `${DAY} 15:51:00` });
  expect((await insert(1)).body).toMatchObject({
    status: 10202,
    data: `床次1已排在${first.tableName} ${DAY}`,
  });
  expect((await insert(9)).body.data).toBe('裁剪方案没有床次9');
});

test('reckons the minutes of a lay from the standard time of cutting and the crew', async () => {
  const { body } = await insert(3, { planDate: '2026-11-24' });
  const [expected] = await story.server.query<{ minutes: number }>(sql`
    select ceil(720 * sum(p.sam) / l.standard_headcount)::int as minutes
    from mes2.order_process p, mes2.line l
    where p.order_id = ${story.story.order.id} and p.section = 1 and p.is_enabled = 1 and l.dept_id = ${table}
    group by l.standard_headcount`);
  expect(body.data[0].planMin).toBe(expected?.minutes);
  const { id, version } = body.data[0];
  const cancelled = await call('PUT', '/cancel', { id, version, reason: '改期' });
  expect(cancelled.body.data).toMatchObject({ status: 9, endReason: '改期' });
});

test('a table takes no more minutes than its day has', async () => {
  const third = (await insert(3, { planMin: 120 })).body.data[0];
  const ids = (await rows()).map(({ id }: { id: string }) => id);
  const { data } = (await call('POST', '/submitCuttingLine', { ids })).body;
  expect(data.okIds).toHaveLength(2);
  expect(data.fails).toEqual([
    {
      id: third.id,
      text: `${third.tableName} ${DAY} 可用510分钟，已排411，本次120，超出21分钟`,
    },
  ]);
});

test('two lays never take the same minutes of a table', async () => {
  const third = (await rows())[2];
  const moved = await call('PUT', '/update', {
    id: third.id,
    version: third.version,
    tableId: table,
    planDate: DAY,
    planMin: 90,
    startDate: `${DAY} 15:00:00`,
  });
  expect(moved.body.data).toMatchObject({
    startDate: `${DAY} 15:00:00`,
    endDate: `${DAY} 16:30:00`,
  });
  const { fails } = (await call('POST', '/submitCuttingLine', { ids: [third.id] })).body.data;
  expect(fails[0].text).toMatch(/^裁床\S* 2\d{3}-\d\d-\d\d 15:00–15:51与CS1123-\d重叠51分钟$/);
  // A day that is too full as well: the place that is taken is what can be mended.
  const place = { tableId: table, planDate: DAY, startDate: `${DAY} 15:00:00` };
  const long = await call('PUT', '/update', {
    ...{ id: third.id, version: moved.body.data.version, ...place, planMin: 300 },
  });
  const again = (await call('POST', '/submitCuttingLine', { ids: [third.id] })).body.data.fails;
  expect(again).toHaveLength(1);
  expect(again[0].text).toMatch(/重叠51分钟$/);
  await call('PUT', '/update', {
    ...{ id: third.id, version: long.body.data.version, ...place, planMin: 90 },
  });
});

test('a submitted lay that is moved keeps to the free time of its table, as one that is submitted', async () => {
  const ids = (await rows()).map(({ id }: { id: string }) => id);
  const third = async () => (await rows()).find(({ id }: { id: string }) => id === ids[2]);
  const place = async (startDate: string, planMin = 90) => {
    const { id, version } = await third();
    const body = { id, version, tableId: table, planDate: DAY, startDate: `${DAY} ${startDate}` };
    return (await call('PUT', '/update', { ...body, planMin })).body;
  };
  expect((await place('15:51:00')).status).toBe(200);
  expect((await call('POST', '/submitCuttingLine', { ids: [ids[2]] })).body.data.fails).toEqual([]);
  expect(await place('15:00:00')).toMatchObject({
    status: 10202,
    data: expect.stringMatching(/15:00–15:51与CS1123-\d重叠51分钟$/),
  });
  expect((await place('15:51:00', 120)).data).toMatch(/可用510分钟，已排411，本次120，超出21分钟$/);
  expect(await third()).toMatchObject({ startDate: `${DAY} 15:51:00`, planMin: 90, status: 1 });
  // In another order they lie one behind the other again; one of them alone does not fit in front.
  const reorder = async (some: string[]) =>
    (await call('PUT', '/reorder', { tableId: table, ids: some })).body;
  expect((await reorder([ids[2]])).data).toMatch(/08:00–09:30与CS1123-\d重叠90分钟$/);
  expect((await reorder([ids[2], ids[0], ids[1]])).data).toMatchObject([
    { id: ids[2], startDate: `${DAY} 08:00:00` },
    { id: ids[0], startDate: `${DAY} 09:30:00` },
    { id: ids[1] },
  ]);
  expect((await reorder(ids)).status).toBe(200);
  const { id, version } = await third();
  expect((await call('PUT', '/withdraw', { id, version })).body.data.status).toBe(0);
});

test('a lay that reaches into the next day takes none of the minutes that are taken there', async () => {
  const next = '2026-11-24';
  const [, second, third] = await rows();
  const place = async (
    row: { id: string; version: number },
    startDate: string,
    planMin: number,
  ) => {
    const body = {
      id: row.id,
      version: row.version,
      tableId: table,
      planDate: startDate.slice(0, 10),
    };
    return (await call('PUT', '/update', { ...body, startDate, planMin })).body;
  };
  expect((await place(third, `${next} 08:00:00`, 90)).status).toBe(200);
  expect((await call('POST', '/submitCuttingLine', { ids: [third.id] })).body.data.fails).toEqual(
    [],
  );
  expect(await place(second, `${DAY} 16:30:00`, 211)).toMatchObject({
    status: 10202,
    data: expect.stringMatching(/ 2026-11-24 08:00–09:30与CS\d+-\d重叠90分钟$/),
  });
  const nextDay = async () =>
    (await call('GET', '/list', { planDate: next })).body.data.list.find(
      (row: { id: string }) => row.id === third.id,
    );
  const { id, version } = await nextDay();
  expect((await call('PUT', '/withdraw', { id, version })).body.data.status).toBe(0);
  expect((await place(await nextDay(), `${DAY} 15:51:00`, 90)).status).toBe(200);
});

test('runs with its first bed, is then not withdrawn, and ends with a reason', async () => {
  const [first] = await rows();
  const bed = (await story.create(story.bill(1))).body.data;
  const start = await story.server.call('cx.leader', 'PUT', '/mes2/reduce/start', {
    id: bed.id,
    version: bed.version,
  });
  expect(start.body.status).toBe(200);
  const running = (await rows())[0];
  expect(running.status).toBe(2);
  // What runs keeps its time; the others lie behind it, in whatever order.
  const order = (await rows()).map(({ id }: { id: string }) => id).toReversed();
  const { data: turned } = (await call('PUT', '/reorder', { tableId: table, ids: order })).body;
  const times = new Map<string, string>(
    turned.map((row: { id: string; startDate: string }) => [row.id, row.startDate]),
  );
  expect(order.map((id: string) => times.get(id))).toEqual([
    running.endDate,
    `${DAY} 13:50:00`,
    running.startDate,
  ]);
  expect(
    (await call('PUT', '/reorder', { tableId: table, ids: order.toReversed() })).body.status,
  ).toBe(200);
  const { version } = (await rows())[0];
  const claim = { id: first.id, version };
  expect((await call('PUT', '/withdraw', claim)).body.data).toBe('已有床次开始，不能撤回');
  expect((await call('PUT', '/endState', claim)).body.data).toBe('还有1个床次未提交，请填写原因');
  expect((await call('PUT', '/endState', { ...claim, endReason: '欠料' })).body.data).toMatchObject(
    {
      status: 3,
      endReason: '欠料',
    },
  );
});

test('shows what is planned on the tables and what waits', async () => {
  const { lanes, pool } = (await call('GET', '/gantt', { from: DAY, to: DAY })).body.data;
  const lane = lanes.find(({ tableId }: { tableId: string }) => tableId === table);
  expect(lane.queue).toHaveLength(3);
  expect(lane).toMatchObject({ availMin: '510.00', loadPct: '98.24' });
  expect(pool).toEqual([]);
  const week = (await call('GET', '/gantt', { from: '2026-10-05', to: '2026-10-11' })).body.data;
  expect(week.lanes[0]).toMatchObject({
    restDays: ['2026-10-05', '2026-10-06', '2026-10-07', '2026-10-11'],
    extraDays: ['2026-10-10'],
  });
  const board = (await call('GET', '/show', { planDate: DAY })).body.data;
  expect(board.planNum).toBe(2160);
  expect((await call('GET', '/show', { planDate: '2030-01-01' })).body).toMatchObject({
    status: 10009,
    data: '2030年日历未初始化',
  });
});

test('the load of a table follows its calendar: shorter days and holidays, not the usual week', async () => {
  const mes2 = (method: 'GET' | 'POST' | 'PUT', path: string, input: object) =>
    story.server.call('cx.admin', method, `/mes2${path}`, input);
  const [before] = await rows();
  const [usual] = await story.server.query<{ num: number }>(sql`
    select sum(plan_min)::int as num from mes2.cutting_schedule
    where table_id = ${table} and plan_date = ${DAY}::date and status <> 9 and del_flag = '0'`);
  const planned = usual?.num ?? 0;
  expect(before.loadPct).toBe(((planned * 100) / 510).toFixed(2));
  const half = await mes2('POST', '/shift', {
    ...{ code: 'HALF', name: '半天', crossDay: 0, isDefault: 0 },
    segments: [{ start: '08:00', end: '12:00', type: 'work' }],
  });
  const shiftId = half.body.data.id;
  const calendars = (await mes2('GET', '/calendar/list', {})).body.data.list;
  const find = (list: { name: string; year: number; id: string; version: number }[]) =>
    list.find(({ name, year }) => name === '标准日历' && year === 2026);
  const save = async (day: object) => {
    const { id, version } = find((await mes2('GET', '/calendar/list', {})).body.data.list) ?? {};
    return mes2('PUT', '/calendar/days', {
      calendarId: id,
      version,
      days: [{ date: DAY, ...day }],
    });
  };
  expect(find(calendars)).toBeDefined();
  expect((await save({ dayType: 1, shiftIds: [shiftId] })).body.status).toBe(200);
  expect((await rows())[0].loadPct).toBe(((planned * 100) / 240).toFixed(2));
  expect((await save({ dayType: 3 })).body.status).toBe(200);
  expect((await rows())[0].loadPct).toBeNull();
  expect((await save({ dayType: 1 })).body.status).toBe(200);
  expect((await rows())[0].loadPct).toBe(before.loadPct);
});
