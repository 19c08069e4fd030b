import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import { leftOpen } from '../../../testing/left-open.ts';
import { type StoryServer, storyServer } from '../../../testing/story/story-server.ts';

let story: StoryServer;
let people: readonly { readonly id: string; readonly deptId: string }[];
let workDate: string;

beforeAll(async () => {
  story = await storyServer('postgres');
  const [day] = await story.server.query<{ day: string }>(
    sql`select (app_now()::date - 1)::text as day`,
  );
  workDate = day?.day ?? '';
  people = await story.server.query(sql`
    select id, dept_id from amc.company_member
    where company_id = ${story.staff.companyId} and dept_id = ${story.staff.lines[0]?.id ?? null} and status = 0
    order by id`);
});
afterAll(() => story.server.close());

const call = async (method: 'POST' | 'PUT', path: string, body: object) =>
  (await story.server.call('cx.admin', method, `/mes2/${path}`, body)).body;
const enter = (at: number, minutes = 480) =>
  call('POST', 'attendance', {
    ...{ employeeId: people[at]?.id, workDate, basis: 2, otMin: minutes, despiteAbsence: 1 },
  });
const storedOf = (at: number) =>
  story.server.query<{ minutes: number; attend: number }>(sql`
    select a.normal_min + a.ot_min as minutes, (select attend_min::int from mes2.employee_day d
      where d.employee_id = a.employee_id and d.work_date = a.work_date) as attend
    from mes2.attendance a
    where a.employee_id = ${people[at]?.id ?? null} and a.work_date = ${workDate}::date and a.del_flag = '0'`);
const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

test('of eight entries of the same day one stays, and the roll-up has its minutes', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => enter(0, 480 + at)));
  expect(statuses(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 10202)]);
  const [stored, ...others] = await storedOf(0);
  expect(others).toEqual([]);
  expect(stored?.attend).toBe(stored?.minutes);
});

test('hours and a smaller attendance at the same time do not both get their way', async () => {
  const { data } = await enter(1, 480);
  const [noted, changed] = await Promise.all([
    call('POST', 'workingHourse', {
      ...{ requestId: 'attendance-race-1', workDate, deptId: people[1]?.deptId, kind: 3 },
      ...{ employeeIds: [people[1]?.id], minutes: '300' },
    }),
    call('PUT', 'attendance', { id: data.id, version: 0, basis: 2, otMin: 200 }),
  ]);
  expect(statuses([noted, changed])).toEqual([200, 10202]);
});

test('two rosters of the same day and entries of it end, each person with one attendance', async () => {
  const deptIds = [people[0]?.deptId];
  const answers = await Promise.all([
    call('POST', 'attendance/roster', { workDate, deptIds }),
    enter(2),
    call('POST', 'attendance/roster', { workDate, deptIds }),
    enter(3),
  ]);
  for (const { status } of answers) expect([200, 10202]).toContain(status);
  const twice = await story.server.query(sql`
    select employee_id from mes2.attendance where company_id = ${story.staff.companyId} and del_flag = '0'
      and work_date = ${workDate}::date group by 1 having count(*) > 1`);
  expect(twice).toEqual([]);
});

test('attendance that comes while its period is being locked waits, and is refused', async () => {
  await story.server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    select ${story.staff.companyId}, 'ATTEND', ${workDate}::date, ${workDate}::date, 1
    where not exists (select 1 from mes2.wage_period where company_id = ${story.staff.companyId}
      and ${workDate}::date between from_date and to_date and del_flag = '0')`);
  const [period] = await story.server.query<{ id: string; periodNo: string }>(sql`
    select id, period_no from mes2.wage_period where company_id = ${story.staff.companyId}
      and ${workDate}::date between from_date and to_date and del_flag = '0'`);
  const key = `wage period ${story.staff.companyId} ${period?.periodNo}`;
  const locking = await leftOpen(
    story.server.engine,
    (tx) => tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`),
    (tx) =>
      tx.run(sql`
        update mes2.wage_period set status = 2, lock_date = app_now() where id = ${period?.id ?? null}`),
  );
  await story.server.query(sql`
    delete from mes2.attendance where employee_id = ${people[7]?.id ?? null} and work_date = ${workDate}::date`);
  const late = await enter(7);
  await locking.ended;
  expect(late.status).toBe(10402);
  expect(await storedOf(7)).toHaveLength(0);
  const roster = await call('POST', 'attendance/roster', { workDate });
  expect(roster.status).toBe(10402);
});
