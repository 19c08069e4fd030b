import { addDays } from '@garment-mes/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import type { TestAnswer } from '../../testing/test-server.ts';

let story: StoryServer;
let lineA: string;
let lineB: string;
let curve: string;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, input?: object) =>
  story.server.call('cx.admin', method, `/mes2${path}`, input);

/** A Monday in a year whose holidays are listed, with nothing special in the week behind it. */
const MONDAY = '2026-11-23 08:00:00';
const clock = () => new Date('2026-11-21T02:00:00Z');

beforeAll(async () => {
  story = await storyServer('pglite', clock);
  [lineA = '', lineB = ''] = story.staff.lines.map(({ id }) => id);
  const [set] = await story.server.query<{ id: string }>(
    sql`select id from mes2.efficiency_set where company_id = ${story.staff.companyId} and name = '普通'`,
  );
  curve = set?.id ?? '';
});
afterAll(() => story.server.close());

const place = (more: object = {}) => ({
  orderId: story.story.order.id,
  lineDeptId: lineA,
  num: 400,
  startDate: MONDAY,
  headcount: 8,
  efficiencySetId: curve,
  changeoverMin: 120,
  isFixed: 0,
  ...more,
});
const insert = (more: object = {}) => call('POST', '/schedule/insert', place(more));
const barsOf = (answer: TestAnswer): { id: string; scheduleNo: string; version: number }[] =>
  answer.body.data.bars;
const list = async () =>
  (await call('GET', '/schedule/list', { pageSize: 100, order: 'start_date asc' })).body.data.list;

test('puts an order on a line, computes its end and chains the next behind it', async () => {
  const first = await insert();
  expect(first.body.status).toBe(200);
  const second = await insert();
  const bars = barsOf(second) as unknown as Record<string, unknown>[];
  expect(bars).toHaveLength(2);
  expect(bars[0]).toMatchObject({ sort: 1, startDate: MONDAY, changeoverMin: 120 });
  expect(bars[1]).toMatchObject({ sort: 2, changeoverMin: 0, startDate: bars[0]?.endDate });
  const rows = await list();
  expect(rows[0].endDate).toBe(bars[0]?.endDate);
  expect(rows[0].scheduleNo).toMatch(/^SC2611-\d{3}$/);
});

test('spreads the garments over the days of the calendar', async () => {
  const [row] = await list();
  const { days } = (await call('GET', '/schedule/dayPlan', { scheduleId: row.id })).body.data;
  expect(days.reduce((sum: number, day: { planNum: number }) => sum + day.planNum, 0)).toBe(400);
  expect(days[0]).toMatchObject({ workDate: '2026-11-23', availMin: '390.00', headcount: 8 });
  expect(days.map(({ workDate }: { workDate: string }) => workDate)).not.toContain('2026-11-29');
});

test('refuses more than the order has left, naming what is left', async () => {
  const left = (await call('GET', '/schedule/unscheduled', {})).body.data.list.find(
    ({ orderId }: { orderId: string }) => orderId === story.story.order.id,
  ).num;
  const refused = await insert({ num: left + 1 });
  expect(refused.body).toMatchObject({ status: 10202, data: `排产数不能超过待排${left}` });
});

test('nothing is sewn on a cutting table: not placed, moved, split off or tried there', async () => {
  const [table] = await story.server.query<{ id: string; name: string }>(sql`
    select l.dept_id as id, d.name from mes2.line l
    join amc.department d on d.company_id = l.company_id and d.id = l.dept_id
    where l.company_id = ${story.staff.companyId} and l.line_type = 1 order by l.dept_id limit 1`);
  const refused = { status: 10009, data: `${table?.name}不是缝制产线，不能排缝制` };
  const [row] = await list();
  const there = { lineDeptId: table?.id };
  const moved = { ...place({ ...there, num: row.num }), id: row.id, version: row.version };
  expect((await insert({ ...there, num: 10 })).body).toMatchObject(refused);
  for (const [method, path, body] of [
    ['PUT', '/schedule/update', { rows: [{ ...moved, orderId: undefined }] }],
    ['POST', '/schedule/split', { id: row.id, version: row.version, num: 10, ...there }],
    ['POST', '/schedule/simulate', { bars: [moved] }],
  ] as const)
    expect((await call(method, path, body)).body).toMatchObject(refused);
  expect((await list()).map(({ lineDeptId }: { lineDeptId: string }) => lineDeptId)).not.toContain(
    table?.id,
  );
});

test('moves a start off a rest day and says where it went', async () => {
  const answer = await call('POST', '/schedule/simulate', {
    bars: [place({ lineDeptId: lineB, startDate: '2026-11-22 10:00:00' })],
  });
  expect(answer.body.data.bars[0]).toMatchObject({ startDate: MONDAY });
  const placed = await insert({ lineDeptId: lineB, num: 10, startDate: '2026-11-22 10:00:00' });
  expect(placed.body.data.texts).toEqual(['2026-11-22为休息日，已移到2026-11-23 08:00']);
  const bar = barsOf(placed)[0];
  const back = await call('DELETE', '/schedule/delete', { id: bar?.id, version: bar?.version });
  expect(back.body.data).toBe(true);
});

test('a drag that somebody else overtook is refused by name', async () => {
  const [row] = await list();
  const change = (version: number) => ({
    rows: [
      {
        ...place({ startDate: '2026-11-24 08:00:00' }),
        orderId: undefined,
        id: row.id,
        version,
        num: row.num,
      },
    ],
  });
  expect((await call('PUT', '/schedule/update', change(row.version))).body.status).toBe(200);
  expect((await call('PUT', '/schedule/update', change(row.version))).body).toMatchObject({
    status: 10102,
    data: expect.stringMatching(
      new RegExp(`^排程 ${row.scheduleNo} 已被 .+ 于 \\d\\d:\\d\\d:\\d\\d 修改，请核对后重试$`),
    ),
  });
});

test('starts, stops and ends in batches with an answer for each', async () => {
  const rows = await list();
  const ids = rows.map(({ id }: { id: string }) => id);
  const started = await call('PUT', '/schedule/batchStatus', { ids, status: 1 });
  expect(started.body.data.okIds).toHaveLength(1);
  expect(started.body.data.fails).toEqual([
    { id: expect.any(String), text: expect.stringMatching(/^产线.+已有在产排程SC2611-\d{3}$/) },
  ]);
  const again = await call('PUT', '/schedule/batchStatus', {
    ids: started.body.data.okIds,
    status: 1,
  });
  expect(again.body.data).toMatchObject({ okIds: started.body.data.okIds, fails: [] });
  expect((await call('PUT', '/schedule/batchStatus', { ids, status: 0 })).body).toMatchObject({
    status: 10202,
    data: '请填写停止原因',
  });
  const many = Array.from({ length: 501 }, (_, at) => String(at + 1));
  expect((await call('PUT', '/schedule/batchStatus', { ids: many, status: 1 })).body.status).toBe(
    10009,
  );
  const [log] = await story.server.query<{ total: number; okNum: number; failNum: number }>(
    sql`select total, ok_num, fail_num from mes2.batch_day_log where job_code = 'scheduleStart' order by id limit 1`,
  );
  expect(log).toEqual({ total: 2, okNum: 1, failNum: 1 });
});

test('a running schedule keeps its place and its garments', async () => {
  const running = (await list()).find(({ status }: { status: number }) => status === 1);
  const body = {
    id: running.id,
    version: running.version,
    lineDeptId: running.lineDeptId,
    num: running.num,
    startDate: '2026-12-01 08:00:00',
    headcount: running.headcount,
    efficiencySetId: running.efficiencySetId,
    changeoverMin: running.changeoverMin,
    isFixed: 0,
  };
  expect((await call('PUT', '/schedule/update', { rows: [body] })).body).toMatchObject({
    status: 10202,
    data: '已开始的排程不能移动',
  });
  const ended = await call('PUT', '/schedule/endState', {
    id: running.id,
    version: running.version,
  });
  expect(ended.body.status).toBe(10202);
  const withReason = await call('PUT', '/schedule/endState', {
    id: running.id,
    version: running.version,
    endReason: '转线',
  });
  expect(withReason.body.data).toMatchObject({ status: 2, endReason: '转线', doneNum: 0 });
  const reopened = await call('PUT', '/schedule/reopen', {
    id: running.id,
    version: withReason.body.data.version,
    reason: '误操作',
  });
  expect(reopened.body.data.status).toBe(0);
});

test('splits garments off and keeps the sum', async () => {
  const [row] = await list();
  const before = (await list()).reduce((sum: number, { num }: { num: number }) => sum + num, 0);
  const split = await call('POST', '/schedule/split', {
    id: row.id,
    version: row.version,
    num: 100,
    lineDeptId: lineB,
  });
  expect(split.body.status).toBe(200);
  const after = (await list()).reduce((sum: number, { num }: { num: number }) => sum + num, 0);
  expect(after).toBe(before);
});

test('splits a bar by colours, which neither of the two has twice', async () => {
  const [row] = (await list()).filter(
    ({ lineDeptId }: { lineDeptId: string }) => lineDeptId === lineA,
  );
  const colorsOf = async (scheduleId: string) =>
    (await call('GET', '/schedule/dayPlan', { scheduleId })).body.data.colors as {
      colorId: string;
      num: number;
    }[];
  const [black, ...others] = await colorsOf(row.id);
  const split = (colorIds: readonly string[]) =>
    call('POST', '/schedule/split', {
      id: row.id,
      version: row.version,
      num: 10,
      lineDeptId: lineB,
      colorIds,
    });
  const all = [black, ...others].map((color) => color?.colorId ?? '');
  expect((await split(all)).body.status).toBe(10009);
  expect((await split([])).body.status).toBe(10009);
  expect((await split([black?.colorId ?? ''])).body.status).toBe(200);
  expect(await colorsOf(row.id)).toEqual(others);
  const fresh = (await list()).find(
    ({ lineDeptId, num }: { lineDeptId: string; num: number }) =>
      lineDeptId === lineB && num === 10,
  );
  expect(await colorsOf(fresh.id)).toEqual([black]);
});

test('no line is computed again when none is named, every one when lines are left out', async () => {
  const computed = async (body: object) => {
    const { body: answer } = await call('POST', '/schedule/recalc', body);
    expect(answer.status).toBe(200);
    const [log] = await story.server.query<{ total: number }>(
      sql`select total from mes2.batch_day_log where id = ${answer.data.id}`,
    );
    return log?.total;
  };
  const bars = (await list()).filter(({ status }: { status: number }) => status < 2).length;
  expect(bars).toBeGreaterThan(0);
  expect(await computed({ lineDeptIds: [] })).toBe(0);
  expect(await computed({})).toBe(bars);
});

test('keeps a day set by hand and spreads the rest around it', async () => {
  const [row] = (await list()).filter(
    ({ lineDeptId }: { lineDeptId: string }) => lineDeptId === lineA,
  );
  const plan = (await call('GET', '/schedule/dayPlan', { scheduleId: row.id })).body.data;
  const [first] = plan.days;
  const answer = await call('PUT', '/schedule/dayPlan', {
    scheduleId: row.id,
    version: plan.version,
    days: [{ workDate: first.workDate, planNum: 5 }],
  });
  expect(answer.body.data.days[0]).toMatchObject({ planNum: 5, isManual: 1 });
  const sum = answer.body.data.days.reduce(
    (all: number, { planNum }: { planNum: number }) => all + planNum,
    0,
  );
  expect(sum).toBe(row.num);
  const heads = first.headcount - 1;
  const fewer = await call('PUT', '/schedule/dayPlan', {
    scheduleId: row.id,
    version: answer.body.data.version,
    days: [{ workDate: first.workDate, planNum: 5, headcount: heads }],
  });
  expect(fewer.body.data.days[0]).toMatchObject({ planNum: 5, headcount: heads });
  const kept = await call('PUT', '/schedule/dayPlan', {
    scheduleId: row.id,
    version: fewer.body.data.version,
    days: [{ workDate: first.workDate, planNum: 4 }],
  });
  expect(kept.body.data.days[0]).toMatchObject({ planNum: 4, headcount: heads });
  const back = await call('PUT', '/schedule/dayPlan', {
    scheduleId: row.id,
    version: kept.body.data.version,
    days: [{ workDate: first.workDate, planNum: null, headcount: first.headcount }],
  });
  expect(back.body.data.days[0]).toMatchObject({
    ...{ planNum: first.planNum, headcount: first.headcount, isManual: 0 },
  });
  const day = { workDate: first.workDate, planNum: 5 };
  const twice = await call('PUT', '/schedule/dayPlan', {
    scheduleId: row.id,
    version: back.body.data.version,
    days: [day, day],
  });
  expect(twice.body.status).toBe(10009);
  const past = await call('PUT', '/schedule/dayPlan', {
    scheduleId: row.id,
    version: back.body.data.version,
    days: [{ workDate: '2026-11-20', planNum: 5 }],
  });
  expect(past.body).toMatchObject({ status: 10202, data: '过去的日期不能修改' });
});

/** What a row of the list is sent as to be moved or changed. */
const changeOf = (row: Record<string, unknown>) => {
  const { id, version, lineDeptId, num, startDate, headcount, efficiencySetId } = row;
  const { changeoverMin, isFixed } = row;
  return {
    ...{ id, version, lineDeptId, num, startDate, headcount, efficiencySetId, changeoverMin },
    isFixed,
  };
};

test('days set by hand earlier count, and what is set stays inside the schedule', async () => {
  const [row] = (await list()).filter(
    ({ lineDeptId }: { lineDeptId: string }) => lineDeptId === lineA,
  );
  const read = async () =>
    (await call('GET', '/schedule/dayPlan', { scheduleId: row.id })).body.data;
  const put = async (days: readonly { workDate: string; planNum: number | null }[]) =>
    (
      await call('PUT', '/schedule/dayPlan', {
        scheduleId: row.id,
        version: (await read()).version,
        days,
      })
    ).body;
  type Day = { workDate: string; planNum: number; isManual: 0 | 1 };
  const before = (await read()).days as Day[];
  const [first] = before;
  const workDate = first?.workDate ?? '';
  const last = before.at(-1)?.workDate ?? '';
  // A later day than the plan needs keeps what is set for it, the days in front share the rest.
  const later = addDays(last, 7);
  expect((await put([{ workDate: later, planNum: 7 }])).data.days.at(-1)).toMatchObject({
    ...{ workDate: later, planNum: 7, isManual: 1 },
  });
  expect(await put([{ workDate, planNum: row.num - 6 }])).toMatchObject({
    status: 10202,
    data: `各日合计${row.num + 1}≠排产数${row.num}`,
  });
  // A day set to nothing stays so when the line is computed again.
  const { data } = await put([{ workDate, planNum: 0 }]);
  expect(data.days[0]).toMatchObject({ workDate, planNum: 0, isManual: 1 });
  expect((data.days as Day[]).reduce((sum, { planNum }) => sum + planNum, 0)).toBe(row.num);
  await call('POST', '/schedule/recalc', { lineDeptIds: [lineA], byManpower: false });
  expect((await read()).days).toEqual(data.days);
  const small = (await list()).find(({ id }: { id: string }) => id === row.id);
  const fewer = await call('PUT', '/schedule/update', { rows: [{ ...changeOf(small), num: 6 }] });
  expect(fewer.body).toMatchObject({ status: 10202, data: '各日合计7≠排产数6' });
  const sunday = '2026-11-29';
  expect(await put([{ workDate: sunday, planNum: 5 }])).toMatchObject({
    status: 10202,
    data: `${sunday}不上班，不能排产`,
  });
  const away = await call('POST', '/schedule/simulate', {
    bars: [
      { ...changeOf(small), orderId: small.orderId, startDate: `${addDays(later, 7)} 08:00:00` },
    ],
  });
  expect(away.body.data.texts).toEqual([
    `${row.scheduleNo} 手工日计划 ${later} 不在工期内，恢复自动`,
  ]);
  await put([
    { workDate, planNum: null },
    { workDate: later, planNum: null },
  ]);
  expect(((await read()).days as Day[]).map(({ planNum }) => planNum)).toEqual(
    before.map(({ planNum }) => planNum),
  );
});

test('a drag that is taken back brings the days set by hand back, of the bars behind it too', async () => {
  const put = (more: object) =>
    call('POST', '/schedule/insert', place({ lineDeptId: lineB, ...more }));
  const made = barsOf(await put({ num: 300, startDate: '2026-11-30 08:00:00' }));
  const id = made.at(-1)?.id ?? '';
  const read = async (scheduleId: string) =>
    (await call('GET', '/schedule/dayPlan', { scheduleId })).body.data;
  const version = async () => (await read(id)).version as number;
  type Day = { workDate: string; planNum: number; headcount: number; isManual: 0 | 1 };
  const days = async (): Promise<Day[]> =>
    (await read(id)).days.map(({ workDate, planNum, headcount, isManual }: Day) => ({
      ...{ workDate, planNum, headcount, isManual },
    }));
  const set = await call('PUT', '/schedule/dayPlan', {
    scheduleId: id,
    version: await version(),
    days: [{ workDate: '2026-12-01', planNum: 55, headcount: 7 }],
  });
  expect(set.body.status).toBe(200);
  const before = await days();
  expect(before.find(({ workDate }) => workDate === '2026-12-01')).toMatchObject({
    ...{ planNum: 55, headcount: 7, isManual: 1 },
  });
  const move = async (startDate: string, setDays?: object) => {
    const row = (await list()).find((each: { id: string }) => each.id === id);
    const body = { rows: [{ ...changeOf(row), startDate }], ...(setDays ? { setDays } : {}) };
    return (await call('PUT', '/schedule/update', body)).body;
  };
  const away = await move('2027-03-01 08:00:00');
  expect(away.data.givenUp).toEqual([
    { scheduleId: id, workDate: '2026-12-01', planNum: 55, headcount: 7 },
  ]);
  expect((await days()).some(({ isManual }) => isManual === 1)).toBe(false);
  const back = await move('2026-11-30 08:00:00', away.data.givenUp);
  expect(back.data).toMatchObject({ givenUp: [], texts: [] });
  expect(await days()).toEqual(before);
  // What does not fit, is gone by or lies on another line changes nothing.
  const [other] = (await list()).filter(
    ({ lineDeptId }: { lineDeptId: string }) => lineDeptId === lineA,
  );
  const kept = (await read(other.id)).days;
  const odd = await move('2026-11-30 08:00:00', [
    { scheduleId: id, workDate: '2026-12-02', planNum: 400, headcount: 8 },
    { scheduleId: id, workDate: '2026-11-19', planNum: 1, headcount: 8 },
    { scheduleId: other.id, workDate: '2026-11-24', planNum: 1, headcount: 8 },
  ]);
  expect(odd.status).toBe(200);
  expect(await days()).toEqual(before);
  expect((await read(other.id)).days).toEqual(kept);
  const gone = await call('DELETE', '/schedule/delete', { id, version: await version() });
  expect(gone.body.status).toBe(200);
});

test('a drag that is taken back puts the bars it pushed back where they began', async () => {
  const put = async (num: number, startDate: string) => {
    const answer = await call(
      'POST',
      '/schedule/insert',
      place({ lineDeptId: lineB, num, startDate }),
    );
    return (answer.body.data.bars.at(-1) ?? {}) as { id: string };
  };
  const made = [
    await put(60, '2027-04-12 08:00:00'),
    await put(50, '2027-04-13 13:00:00'),
    await put(40, '2027-04-19 08:00:00'),
  ].map(({ id }) => id);
  const placesOf = async () =>
    (await list())
      .filter(({ id }: { id: string }) => made.includes(id))
      .map(({ id, startDate, endDate }: { id: string; startDate: string; endDate: string }) => [
        ...[id, startDate, endDate],
      ]);
  const move = async (id: string | undefined, startDate: string, undone: object = {}) => {
    const row = (await list()).find((each: { id: string }) => each.id === id);
    const body = { rows: [{ ...changeOf(row), startDate }], ...undone };
    const answer = await call('PUT', '/schedule/update', body);
    expect(answer.body.status).toBe(200);
    return answer.body.data;
  };
  const before = await placesOf();
  const [, second, third] = made;
  const taken = await move(third, '2027-04-12 08:00:00');
  const pushed = taken.pushed.filter(
    ({ scheduleId }: { scheduleId: string }) => scheduleId !== third,
  );
  expect(pushed).toHaveLength(2);
  expect(await placesOf()).not.toEqual(before);
  const back = await move(third, '2027-04-19 08:00:00', { pushed });
  expect(await placesOf()).toEqual(before);
  // Somebody touched one of them meanwhile: it stays where that one put it.
  expect(back.bars.length).toBeGreaterThan(0);
  const again = await move(third, '2027-04-12 08:00:00');
  await move(second, '2027-05-10 08:00:00');
  const rest = again.pushed.filter(
    ({ scheduleId }: { scheduleId: string }) => scheduleId !== third,
  );
  await move(third, '2027-04-19 08:00:00', { pushed: rest });
  const kept = (await placesOf()).find(([id]: readonly string[]) => id === second);
  expect(kept?.[1]).toBe('2027-05-10 08:00:00');
  for (const id of made) {
    const { version } = (await list()).find((each: { id: string }) => each.id === id);
    expect((await call('DELETE', '/schedule/delete', { id, version })).body.status).toBe(200);
  }
});

test('shows lines, rest days and loads in a window', async () => {
  const { lanes } = (await call('GET', '/schedule/gantt', { from: '2026-11-23', to: '2026-12-06' }))
    .body.data;
  expect(lanes).toHaveLength(story.staff.lines.length);
  expect(lanes[0]).toMatchObject({
    lineDeptId: lineA,
    isOwn: true,
    restDays: ['2026-11-29', '2026-12-06'],
  });
  expect(lanes[0].bars.length).toBeGreaterThan(0);
  expect(Number(lanes[0].loads[0].loadPct)).toBeGreaterThan(0);
});

test('a sandbox that is sent twice is saved once', async () => {
  const bars = [place({ lineDeptId: lineB, num: 20, startDate: '2026-12-14 08:00:00' })];
  const send = () => call('POST', '/schedule/commitDraft', { bars, requestId: 'sandbox-00000001' });
  const before = (await list()).length;
  const first = await send();
  expect(first.body.status).toBe(200);
  expect((await send()).body.data).toEqual(first.body.data);
  expect(await list()).toHaveLength(before + 1);
});

test('a look ahead ends where saving ends, also with a factor of the customer', async () => {
  const bar = place({ lineDeptId: lineB, num: 20, startDate: '2027-01-11 08:00:00' });
  const endOf = (answer: TestAnswer) =>
    (answer.body.data.bars as { startDate: string; endDate: string }[]).find(
      ({ startDate }) => startDate === bar.startDate,
    )?.endDate;
  const look = () => call('POST', '/schedule/simulate', { bars: [bar] });
  const usual = endOf(await look());
  await story.server.query(sql`
    insert into mes2.customer_efficiency_set (company_id, customer_id, efficiency_set_id, factor_pct)
    select company_id, customer_id, ${curve}, 50 from mes2.production_order where id = ${story.story.order.id}
    returning id`);
  const slow = endOf(await look());
  expect(slow && usual && slow > usual).toBe(true);
  const { order } = story.story;
  await story.server.query(sql`
    with c as (
      insert into ccm.category (company_id, kind, code, name)
      select company_id, 'style', 'CURVE', 'Curve' from mes2.production_order where id = ${order.id} returning id)
    update mes2.style y set category_id = c.id
    from c, mes2.production_order o where o.id = ${order.id} and y.id = o.style_id`);
  await story.server.query(sql`
    insert into mes2.customer_efficiency_set (company_id, customer_id, category_id, efficiency_set_id, factor_pct)
    select o.company_id, o.customer_id, y.category_id, ${curve}, 100 from mes2.production_order o
    join mes2.style y on y.id = o.style_id where o.id = ${order.id}`);
  expect(endOf(await look())).toBe(usual);
  await story.server.query(
    sql`delete from mes2.customer_efficiency_set where category_id is not null`,
  );
  expect(endOf(await call('POST', '/schedule/insert', bar))).toBe(slow);
});

test('calls that share a right are refused under one name', async () => {
  const refused = async (method: 'POST' | 'PUT', path: string, input: object) =>
    (await story.server.call('cx.worker', method, `/mes2${path}`, input)).body;
  for (const body of [
    await refused('PUT', '/schedule/update', { rows: [] }),
    await refused('POST', '/schedule/simulate', { bars: [] }),
    await refused('PUT', '/schedule/dayPlan', { scheduleId: '1', version: 1, days: [] }),
  ])
    expect(body).toMatchObject({ status: 10401, data: '没有权限：修改排程' });
  expect((await refused('POST', '/schedule/simulate?lang=en', { bars: [] })).data).toBe(
    'No permission: Change schedules',
  );
});
