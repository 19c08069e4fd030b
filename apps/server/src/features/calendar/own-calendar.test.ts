import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let now = new Date('2026-11-21T02:00:00Z');
let lineA: string;
let lineB: string;
let calendarId: string;

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, input: object = {}) =>
  (await story.server.call('cx.admin', method, `/mes2${path}`, input)).body;

interface Day {
  readonly workDate: string;
  readonly availMin: string;
  readonly planNum: number;
}
const planOf = async (lineDeptId: string): Promise<Day[]> => {
  const { list } = (await call('GET', '/schedule/list', { pageSize: 100 })).data;
  const row = list.find((each: { lineDeptId: string }) => each.lineDeptId === lineDeptId);
  return (await call('GET', '/schedule/dayPlan', { scheduleId: row.id })).data.days.map(
    ({ workDate, availMin, planNum }: Day) => ({ workDate, availMin, planNum }),
  );
};
const laneOf = async (lineDeptId: string) =>
  (await call('GET', '/schedule/gantt', { from: '2026-11-23', to: '2026-11-29' })).data.lanes.find(
    (lane: { lineDeptId: string }) => lane.lineDeptId === lineDeptId,
  );
const calendar = async () =>
  (await call('GET', '/calendar/list')).data.list.find(
    ({ id }: { id: string }) => id === calendarId,
  );
const saveDays = async (days: readonly object[], recalculate: boolean) =>
  call('PUT', '/calendar/days', {
    calendarId,
    version: (await calendar()).version,
    days,
    recalculate,
  });

beforeAll(async () => {
  story = await storyServer('pglite', () => now);
  [lineA = '', lineB = ''] = story.staff.lines.map(({ id }) => id);
  const [curve] = await story.server.query<{ id: string }>(sql`
    select id from mes2.efficiency_set where company_id = ${story.staff.companyId} and name = '普通'`);
  for (const lineDeptId of [lineA, lineB])
    await call('POST', '/schedule/insert', {
      orderId: story.story.order.id,
      lineDeptId,
      num: 800,
      startDate: '2026-11-23 08:00:00',
      headcount: 8,
      efficiencySetId: curve?.id,
      changeoverMin: 0,
      isFixed: 0,
    });
  const shift = await call('POST', '/shift', {
    ...{ code: 'OWN', name: '本线班', crossDay: 0, isDefault: 0 },
    segments: [
      { start: '07:30', end: '11:30', type: 'work' },
      { start: '13:00', end: '17:00', type: 'work' },
      { start: '18:00', end: '20:00', type: 'ot' },
    ],
  });
  const made = await call('POST', '/calendar', {
    name: '缝制A线日历',
    year: 2026,
    weekPattern: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      shiftId: weekday < 7 ? shift.data.id : null,
    })),
  });
  calendarId = made.data.id;
});
afterAll(() => story.server.close());

test('a line that gets a calendar of its own waits to be computed again, the others do not', async () => {
  const { list } = (await call('GET', '/line/list', { pageSize: 100 })).data;
  const line = list.find(({ deptId }: { deptId: string }) => deptId === lineA);
  const { id, version, standardHeadcount, defaultEffPct } = line;
  const changed = await call('PUT', '/line/update', {
    ...{ id, version, standardHeadcount, defaultEffPct, calendarId },
  });
  expect(changed.data).toMatchObject({ calendarName: '缝制A线日历' });
  expect((await laneOf(lineA)).bars[0].conflictText).toContain('日历或人力已变，待重算');
  expect((await laneOf(lineB)).bars[0].conflictText).not.toContain('日历或人力已变，待重算');
});

test('a holiday and overtime of one line move its schedule alone', async () => {
  const other = await planOf(lineB);
  const days = [
    { date: '2026-11-24', dayType: 3, name: '线休' },
    { date: '2026-11-25', dayType: 1, otMin: 90 },
  ];
  const look = async () =>
    (
      await call('GET', '/calendar/impact', {
        calendarId,
        from: '2026-11-24',
        to: '2026-11-24',
        dayType: 3,
      })
    ).data;
  await story.server.query(sql`
    insert into mes2.attendance (company_id, employee_id, work_date, normal_min)
    select company_id, id, '2026-11-24', 480 from amc.company_member
    where company_id = ${story.staff.companyId} and dept_id is distinct from ${lineA}::bigint limit 3`);
  expect(await look()).toMatchObject({ scheduleNum: 1, attendanceNum: 0 });
  expect((await saveDays(days, false)).status).toBe(200);
  expect((await planOf(lineA)).map(({ workDate }) => workDate)).toContain('2026-11-24');
  expect(
    (await call('POST', '/schedule/recalc', { lineDeptIds: [lineA], byManpower: false })).status,
  ).toBe(200);
  const plan = await planOf(lineA);
  expect(plan.map(({ workDate }) => workDate)).not.toContain('2026-11-24');
  expect(plan.slice(0, 2)).toMatchObject([
    // The schedule stands from eight on, half an hour behind the beginning of the shift.
    { workDate: '2026-11-23', availMin: '450.00' },
    { workDate: '2026-11-25', availMin: '570.00' },
  ]);
  expect(plan.reduce((all, { planNum }) => all + planNum, 0)).toBe(800);
  expect(await planOf(lineB)).toEqual(other);
  const lane = await laneOf(lineA);
  expect(lane.restDays).toEqual(['2026-11-24', '2026-11-29']);
  expect(lane.bars[0].conflictText).not.toContain('日历或人力已变，待重算');
  expect((await laneOf(lineB)).restDays).toEqual(['2026-11-29']);
});

test('targets of the line follow its own hours, overtime as far as the day allows it', async () => {
  const generate = async (workDate: string) =>
    (await call('POST', '/target/generate', { workDate, deptIds: [lineA] })).data;
  expect(await generate('2026-11-24')).toEqual([]);
  const [target] = await generate('2026-11-25');
  const hours = target.hourTargets.map(
    ({ from, to }: { from: string; to: string }) => `${from}-${to}`,
  );
  expect(hours).toEqual([
    ...['07:30-08:30', '08:30-09:30', '09:30-10:30', '10:30-11:30'],
    ...['13:00-14:00', '14:00-15:00', '15:00-16:00', '16:00-17:00'],
    ...['18:00-19:00', '19:00-19:30'],
  ]);
  const [, day] = await planOf(lineA);
  expect(target.targetNum).toBe(day?.planNum);
  const [rests] = await story.server.query<{ num: number }>(sql`
    select count(*)::int as num from mes2.output_target where dept_id = ${lineA} and work_date = '2026-11-24'`);
  expect(rests?.num).toBe(0);
});

test('the terminal of the line is due by its own hours', async () => {
  await call('POST', '/targetHeartRate', {
    deptIds: [lineA, lineB],
    workDate: '2026-11-25',
    availSec: 34_200,
    targetNum: 570,
    warnPct: '115',
    alarmPct: '130',
    beatSource: 1,
  });
  const live = async (lineDeptId: string) =>
    (await call('GET', '/sewingLine/live', { lineDeptId })).data;
  // A quarter past six in the evening: eight hours and a quarter of the overtime of line A, nothing for B.
  now = new Date('2026-11-25T10:15:00Z');
  expect(await live(lineA)).toMatchObject({ taktSec: '60.00', dueNum: 495 });
  expect(await live(lineB)).toMatchObject({ taktSec: '60.00', dueNum: 510 });
  now = new Date('2026-11-25T14:00:00Z');
  expect((await live(lineA)).dueNum).toBe(570);
  now = new Date('2026-11-24T06:00:00Z');
  // Line A rests on that day: what stands there is the day before.
  expect(await live(lineA)).toMatchObject({ dueNum: 0, lastShift: { workDate: '2026-11-23' } });
  expect((await live(lineB)).hours.length).toBeGreaterThan(0);
  now = new Date('2026-11-21T02:00:00Z');
});

test('a day given back to the usual week and a day of two shifts are computed again', async () => {
  const [night] = await story.server.query<{ id: string }>(sql`
    select id from mes2.shift where company_id = ${story.staff.companyId} and code = 'NIGHT2'`);
  expect(night).toBeUndefined();
  const late = await call('POST', '/shift', {
    ...{ code: 'NIGHT2', name: '夜班', crossDay: 1, isDefault: 0 },
    segments: [{ start: '22:00', end: '02:00', type: 'work' }],
  });
  const own = (await call('GET', '/shift/list', { pageSize: 100 })).data.list.find(
    ({ code }: { code: string }) => code === 'OWN',
  );
  const saved = await saveDays(
    [
      { date: '2026-11-24', dayType: 1 },
      { date: '2026-11-25', dayType: 1, shiftIds: [own.id, late.data.id] },
    ],
    true,
  );
  expect(saved.status).toBe(200);
  expect((await planOf(lineA)).slice(0, 3)).toMatchObject([
    { workDate: '2026-11-23', availMin: '450.00' },
    { workDate: '2026-11-24', availMin: '480.00' },
    { workDate: '2026-11-25', availMin: '720.00' },
  ]);
  // One in the morning of the next date still belongs to the day: eight hours and three of the night.
  now = new Date('2026-11-25T17:00:00Z');
  const { data } = await call('GET', '/sewingLine/live', { lineDeptId: lineA });
  expect(data.dueNum).toBe(660);
  now = new Date('2026-11-21T02:00:00Z');
});

test('board and list of a line have one plan, before and after it is computed with a changed calendar', async () => {
  interface Row {
    readonly id: string;
    readonly startDate: string;
    readonly endDate: string;
    readonly version: number;
    readonly conflictText: readonly string[];
  }
  const days = ({ id, startDate, endDate, version }: Row) => ({ id, startDate, endDate, version });
  const waits = ({ conflictText }: Row) => conflictText.includes('日历或人力已变，待重算');
  /** What both show of the line, the board by its bars and the list by its rows. */
  const plans = async (): Promise<[board: Row, row: Row]> => {
    const [bar] = (await laneOf(lineA)).bars;
    const { list } = (await call('GET', '/schedule/list', { pageSize: 100 })).data;
    const row = list.find(({ id }: Row) => id === bar.id);
    expect(days(bar)).toEqual(days(row));
    expect(waits(bar)).toBe(waits(row));
    return [bar, row];
  };
  const [before] = await plans();
  expect(waits(before)).toBe(false);
  const lastDay = before.endDate.slice(0, 10);
  expect((await saveDays([{ date: lastDay, dayType: 3, name: '线休' }], false)).status).toBe(200);
  const [marked] = await plans();
  expect([marked.startDate, marked.endDate]).toEqual([before.startDate, before.endDate]);
  expect(waits(marked)).toBe(true);
  await call('POST', '/schedule/recalc', { lineDeptIds: [lineA], byManpower: false });
  const [after] = await plans();
  expect(after.endDate > before.endDate).toBe(true);
  expect(waits(after)).toBe(false);
});
