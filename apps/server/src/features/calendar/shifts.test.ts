import { addDays } from '@garment-mes/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { factoryDate } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer('pglite');
});
afterAll(() => story.server.close());

const HOURS = [
  { start: '08:00', end: '12:00', type: 'work' },
  { start: '12:00', end: '13:00', type: 'break' },
  { start: '13:00', end: '17:00', type: 'work' },
  { start: '18:00', end: '20:00', type: 'ot' },
];
const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, input: object = {}) =>
  (await story.server.call('cx.admin', method, `/mes2/shift${path}`, input)).body;
const save = (more: object) =>
  call('POST', '', { code: 'S', name: '试班', segments: HOURS, isDefault: 0, ...more });
const made = async (code: string) => (await save({ code })).data;
const shiftOf = async (id: string) =>
  (await call('GET', '/list', { filter: JSON.stringify({ id: [id] }) })).data.list[0];
const daysFrom = (days: number) => addDays(factoryDate(), days);

/** Somebody whose hours of a day are counted by a shift. */
const attend = (shiftId: string | null, workDate: string) =>
  story.server.query(sql`
    insert into mes2.attendance (company_id, employee_id, work_date, shift_id)
    select ${story.staff.companyId}, m.id, ${workDate}::date, ${shiftId}::bigint
    from amc.company_member m where m.company_id = ${story.staff.companyId} and not exists (
      select 1 from mes2.attendance a where a.employee_id = m.id and a.work_date = ${workDate}::date)
    order by m.id limit 1`);

test('the segments are shown in the language of the reader', async () => {
  const { id } = await made('TEXT');
  expect((await shiftOf(id)).segmentsText).toBe('08:00–12:00 | 13:00–17:00 | 加班18:00–20:00');
  const english = await story.server.call('cx.admin', 'GET', '/mes2/shift/list', {
    ...{ filter: JSON.stringify({ id: [id] }), lang: 'en' },
  });
  expect(english.body.data.list[0].segmentsText).toBe(
    '08:00–12:00 | 13:00–17:00 | Overtime 18:00–20:00',
  );
});

test('whether it goes past midnight follows from the segments, whatever is sent', async () => {
  const night = [{ start: '21:00', end: '05:00', type: 'work' }];
  expect((await save({ code: 'N', segments: night, crossDay: 0 })).data).toMatchObject({
    crossDay: 1,
    netMin: 480,
  });
});

test('what keeps segments from being a shift is said in words', async () => {
  const refused = async (segments: object[]) => (await save({ code: 'BAD', segments })).data;
  const span = (text: string, type = 'work') => {
    const [start, end] = text.split('-');
    return { start, end, type };
  };
  expect(await refused([span('22:00-02:00'), span('01:00-05:00')])).toBe(
    '时段重叠：22:00–02:00与01:00–05:00',
  );
  expect(await refused([span('08:00-08:00')])).toBe('时段08:00–08:00的开始与结束相同');
  expect(await refused([span('08:00-12:00'), span('12:00-13:00', 'break')])).toBe(
    '休息12:00–13:00须在两个时段之间',
  );
  expect(await refused([span('18:00-07:00')])).toBe('班次须在24小时内，且最晚在日切时间05:00结束');
  expect((await save({ code: 'BAD', segments: [span('25:00-26:00')] })).status).toBe(10009);
});

test('hours that are counted stay: neither changed for their days nor removed', async () => {
  const { id, version } = await made('COUNT');
  const day = daysFrom(-3);
  await attend(id, day);
  expect(await shiftOf(id)).toMatchObject({ countedDate: day, usedBy: [] });
  const change = { id, version, code: 'COUNT', segments: HOURS.slice(0, 3) };
  expect((await save(change)).data).toBe('从哪天起必填：班次已使用，之前的日期保留原时段');
  expect(await save({ ...change, fromDate: day })).toMatchObject({
    status: 10202,
    data: `从哪天起不能早于${daysFrom(-2)}：${day}及以前的工时已核算`,
  });
  const saved = (await save({ ...change, fromDate: daysFrom(-2) })).data;
  expect(saved).toMatchObject({
    ...{ effectiveDate: daysFrom(-2), netMin: 480, otMin: 0 },
    past: [{ untilDate: daysFrom(-2), netMin: 480, otMin: 120, segments: HOURS }],
  });
  expect(await call('DELETE', '/delete', { id, version: saved.version })).toMatchObject({
    status: 10202,
    data: `班次试班的工时已核算到${day}，不能删除`,
  });
});

test('attendance without a shift and locked wages count for shifts of the calendars', async () => {
  const used = async () =>
    (await call('GET', '/list')).data.list.find(({ code }: { code: string }) => code === 'DAY');
  await attend(null, daysFrom(1));
  expect((await used()).countedDate).toBe(daysFrom(1));
  await story.server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    values (${story.staff.companyId}, 'AHEAD', ${daysFrom(20)}::date, ${daysFrom(30)}::date, 2)`);
  expect((await used()).countedDate).toBe(daysFrom(30));
});

test('manpower of a day is counted by the hours of that day', async () => {
  const { id, version } = await made('HEADS');
  await attend(id, daysFrom(-5));
  await save({ id, version, code: 'HEADS', segments: HOURS.slice(0, 1), fromDate: daysFrom(2) });
  const row = { deptId: story.staff.lines[0]?.id, shiftId: id, presentNum: 0, attendMin: '0' };
  const { body } = await story.server.call('cx.admin', 'POST', '/mes2/inputPersonnelWork', {
    requestId: 'hours-of-the-day',
    rows: [daysFrom(1), daysFrom(2)].map((workDate) => ({ ...row, workDate })),
  });
  expect(body.status).toBe(200);
  const counted = await story.server.query<{ minutes: number }>(sql`
    select shift_net_min::int as minutes from mes2.manpower_input where shift_id = ${id} order by work_date`);
  expect(counted.map(({ minutes }) => minutes)).toEqual([480, 240]);
});

test('one shift is the default, and a code is taken once', async () => {
  const first = (await save({ code: 'D1', isDefault: 1 })).data;
  const second = (await save({ code: 'D2', isDefault: 1 })).data;
  expect([(await shiftOf(first.id)).isDefault, (await shiftOf(second.id)).isDefault]).toEqual([
    0, 1,
  ]);
  expect(await save({ code: 'ｄ2' })).toMatchObject({ status: 10009, data: '班次编码已存在：D2' });
  expect((await call('DELETE', '/delete', { id: first.id, version: first.version + 1 })).data).toBe(
    true,
  );
});

test('who only reads may not save', async () => {
  const answer = await story.server.call('cx.worker', 'POST', '/mes2/shift', {
    ...{ code: 'W', name: '试班', segments: HOURS, isDefault: 0 },
  });
  expect(answer.body.status).toBe(10401);
});
