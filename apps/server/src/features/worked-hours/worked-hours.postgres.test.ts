import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { leftOpen } from '../../testing/left-open.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let people: readonly { readonly id: string; readonly deptId: string }[];
let workDate: string;

beforeAll(async () => {
  story = await storyServer('postgres');
  people = await story.server.query(sql`
    insert into mes2.attendance (company_id, employee_id, work_date, normal_min)
    select m.company_id, m.id, app_now()::date - 1, 510 from amc.company_member m
    where m.company_id = ${story.staff.companyId} and m.dept_id = ${story.staff.lines[0]?.id ?? null} and m.status = 0
    returning employee_id as id, ${story.staff.lines[0]?.id ?? null}::text as dept_id`);
  const [day] = await story.server.query<{ day: string }>(
    sql`select (app_now()::date - 1)::text as day`,
  );
  workDate = day?.day ?? '';
});
afterAll(() => story.server.close());

let sent = 0;
const note = async (at: number, more: object = {}) =>
  (
    await story.server.call('cx.admin', 'POST', '/mes2/workingHourse', {
      requestId: `hours-race-${++sent}`,
      ...{ workDate, deptId: people[at]?.deptId, kind: 3, employeeIds: [people[at]?.id] },
      ...{ startDate: `${workDate} 10:00:00`, endDate: `${workDate} 10:30:00` },
      ...more,
    })
  ).body;
const storedOf = (at: number) =>
  story.server.query(sql`
    select 1 from mes2.worked_hours where employee_id = ${people[at]?.id ?? null} and del_flag = '0'`);

test('of eight entries of one person for the same minutes one stays', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => note(0)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { data } of answers.filter(({ status }) => status !== 200))
    expect(data).toMatch(/与 10:00–10:30 培训 重叠$/);
  expect(await storedOf(0)).toHaveLength(1);
});

test('entries of a person do not add up to more than the day', async () => {
  const half = { startDate: null, endDate: null, minutes: '300' };
  const answers = await Promise.all([note(1, half), note(1, half), note(1, half)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 10202, 10202,
  ]);
});

test('two lists of the same people in another order end, one of them refused', async () => {
  const ids = people.slice(2, 6).map(({ id }) => id);
  const answers = await Promise.all([
    note(2, { employeeIds: ids }),
    note(2, { employeeIds: ids.toReversed() }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 10202]);
});

test('of eight who note the minutes of one stopped line one does', async () => {
  const [problem] = await story.server.query<{ id: string }>(sql`
    insert into mes2.problem_log (company_id, problem_name, dept_id, report_date, respond_date, resolve_date, close_date,
      log_no, people_num, stop_min, status)
    select ${story.staff.companyId}, '停电', ${people[0]?.deptId}, d.at, d.at, d.at, d.at, 'STOP-RACE', 12, 30, 3
    from (select ${workDate}::date + time '10:00' as at) d returning id`);
  const stop = { employeeIds: null, problemLogId: problem?.id };
  const answers = await Promise.all(Array.from({ length: 8 }, () => note(0, stop)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { data } of answers.filter(({ status }) => status !== 200))
    expect(data).toContain('STOP-RACE');
  const noted = await story.server.query(sql`
    select headcount from mes2.worked_hours where problem_log_id = ${problem?.id ?? null} and del_flag = '0'`);
  expect(noted).toEqual([{ headcount: 12 }]);
});

test('hours that come while their period is being locked wait, and are refused', async () => {
  await story.server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    select ${story.staff.companyId}, 'HOURS', ${workDate}::date, ${workDate}::date, 1
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
  const late = await note(7);
  await locking.ended;
  expect(late.status).toBe(10402);
  expect(await storedOf(7)).toHaveLength(0);
});
