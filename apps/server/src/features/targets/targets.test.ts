import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type FreshServer, freshServer } from '../../testing/story/fresh-server.ts';

let fresh: FreshServer;
let shiftId: string;
let line: string;
const call: FreshServer['call'] = (...parts) => fresh.call(...parts);

beforeAll(async () => {
  fresh = await freshServer();
  line = fresh.staff.lines[0]?.id ?? '';
  const segments = [
    { start: '08:00', end: '12:00', type: 'work' },
    { start: '12:00', end: '13:00', type: 'break' },
    { start: '13:00', end: '17:30', type: 'work' },
  ];
  const [shift] = await fresh.server.query<{ id: string }>(sql`
    insert into mes2.shift (company_id, code, name, segments, net_min)
    values (${fresh.staff.companyId}, 'T1', '白班', ${JSON.stringify(segments)}::jsonb, 510) returning id`);
  shiftId = shift?.id ?? '';
});
afterAll(() => fresh.server.close());

const row = (more: object = {}) => ({
  deptId: line,
  workDate: fresh.day(5),
  shiftId,
  headcount: 22,
  effPct: '62',
  targetNum: 1400,
  ...more,
});
const save = (more: object = {}) =>
  call('POST', '/target/insert', { rows: [row(more)], restDayConfirmed: true });

test('a day is spread over the hours of its shift, a half hour has its own', async () => {
  const { data } = await save();
  const [made] = data;
  expect(made).toMatchObject({
    targetNum: 1400,
    source: 2,
    availMin: '11220.0000',
    shiftName: '白班',
  });
  expect(made.hourTargets).toHaveLength(9);
  expect(made.hourTargets.at(-1)).toMatchObject({ from: '17:00', to: '17:30' });
  const sum = made.hourTargets.reduce((all: number, { num }: { num: number }) => all + num, 0);
  expect(sum).toBe(1400);
  expect(await save()).toMatchObject({ status: 10102 });
});

test('hours that do not add up, and figures that cannot be, are refused in words', async () => {
  const hourTargets = [{ from: '08:00', to: '09:00', num: 1390 }];
  expect(await save({ workDate: fresh.day(6), hourTargets })).toMatchObject({
    status: 10009,
    data: '各时段合计1390≠目标数1400',
  });
  expect((await save({ headcount: 0 })).data).toBe('人数须在1到9999之间');
  expect((await save({ effPct: '151' })).data).toBe('目标效率%须在1到150之间');
});

test('a takt is computed from seconds and pieces', async () => {
  const takt = (more: object = {}) =>
    call('POST', '/targetHeartRate', {
      deptIds: [line],
      workDate: fresh.day(0),
      availSec: 34_800,
      targetNum: 1600,
      warnPct: '115',
      alarmPct: '130',
      beatSource: 1,
      ...more,
    });
  expect((await takt({ targetNum: 0 })).data).toBe('目标数须大于0');
  expect((await takt({ alarmPct: '115' })).data).toBe('报警须大于预警');
  const { data } = await takt();
  // 580 min × 60 ÷ 1600
  expect(data).toMatchObject([{ taktSec: '21.75', actualNum: 0, beatSec: null }]);
  const again = await takt({ targetNum: 1500 });
  expect(again.data).toMatchObject([{ id: data[0].id, taktSec: '23.20' }]);
  const beat = await call('GET', '/targetHeartRate/beat', { deptId: line });
  expect(beat.data).toMatchObject({ taktSec: '23.20', beatSec: null, points: [] });
  expect((await call('GET', '/targetHeartRate/list')).data.total).toBe(1);
});

test('what is due by now is counted over all lines of a day, whichever page is shown', async () => {
  const workDate = fresh.day(-2);
  const deptIds = fresh.staff.lines.slice(0, 2).map(({ id }) => id);
  for (const deptId of deptIds) expect((await save({ deptId, workDate })).status).toBe(200);
  const rates = {
    availSec: 34_800,
    targetNum: 1600,
    warnPct: '115',
    alarmPct: '130',
    beatSource: 1,
  };
  const saved = await call('POST', '/targetHeartRate', { deptIds, workDate, ...rates });
  const dues: number[] = saved.data.map(({ dueNum }: { dueNum: number }) => dueNum);
  expect(Math.min(...dues)).toBeGreaterThan(0);
  const list = (query: object) => call('GET', '/targetHeartRate/list', query);
  const page = await list({ workDate, pageNum: 1, pageSize: 1 });
  expect(page.data).toMatchObject({
    total: 2,
    list: [{ dueNum: dues[0], gapNum: -(dues[0] as number) }],
    sum: { targetNum: 3200, dueNum: (dues[0] as number) + (dues[1] as number) },
  });
  expect((await list({})).data.sum).toMatchObject({ dueNum: null });
  expect((await list({ order: 'gap_num desc' })).status).toBe(10009);
});

test('windows of a day are built once and filled with reasons that stay', async () => {
  const workDate = fresh.day(-1);
  await save({ workDate });
  const build = async () => (await call('POST', '/targetRecord/build', { workDate })).data;
  const made = await build();
  expect(made).toHaveLength(9);
  expect(made[0]).toMatchObject({ actualNum: 0, lossReason: null });
  const [first] = made;
  const filled = await call('PUT', '/targetRecord', {
    id: first.id,
    version: first.version,
    lossReason: 1,
  });
  expect(filled.data).toMatchObject({ lossReason: 1, fillByName: '王芳' });
  expect(await build()).toHaveLength(9);
  const list = await call('GET', '/targetRecord/list', { workDate, unfilled: true });
  expect(list.data.total).toBe(8);
  const window = {
    deptId: line,
    workDate,
    windowFrom: '18:00',
    windowTo: '19:00',
    targetNum: 50,
  };
  expect((await call('POST', '/targetRecord', window)).status).toBe(200);
  expect((await call('POST', '/targetRecord', window)).data).toBe('时段已存在');
  expect((await call('POST', '/targetRecord', { ...window, windowTo: '25:00' })).data).toBe(
    '结束无效',
  );
});

test('target, due and actual of a line are read together', async () => {
  const { data } = await call('GET', '/target/actual', { deptId: line, workDate: fresh.day(5) });
  expect(data).toMatchObject({
    targetNum: 1400,
    dueNum: 0,
    actualNum: 0,
    gapNum: 0,
    dclPct: '0.00',
  });
  expect((await call('POST', '/target/generate', { workDate: fresh.day(5) })).data).toEqual([]);
});
