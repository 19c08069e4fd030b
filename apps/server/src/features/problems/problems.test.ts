import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { message } from '../../messages/message-texts.ts';
import { noticeTexts } from '../../messages/notice-columns.sql.ts';
import { createServices } from '../../services.ts';
import { runNow } from '../../testing/run-clock.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { escalateProblems } from './escalate-problems.ts';

let server: TestServer;
let now = runNow();
let lineDeptId: string;
let workDay = '';
let sets: { id: string; name: string; level: number }[];
let request = 0;

beforeAll(async () => {
  server = await testServer({ demo: true, clock: () => now });
  const companyId = await server.companyId('CX');
  const [day] = await server.query<{ lineDeptId: string; workDate: string }>(sql`
    select line_dept_id, work_date from mes2.line_hour_output
    where company_id = ${companyId} and work_date < app_now()::date and extract(isodow from work_date) < 7
    order by work_date desc limit 1`);
  lineDeptId = day?.lineDeptId ?? '';
  workDay = day?.workDate ?? '';
  now = new Date(`${workDay}T02:00:00Z`);
  sets = await server.query(sql`
    select id, name, level from mes2.line_problem_set where company_id = ${companyId} order by code`);
}, 300_000);
afterAll(() => server.close());

const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  input: object,
  who = 'cx.admin',
) => (await server.call(who, method, `/mes2/problemLog${path}`, input)).body;
const report = (at: number, more: object = {}) =>
  call('POST', '', {
    requestId: `problem-request-${++request}`,
    lineDeptId,
    problemSetId: sets[at]?.id,
    ...more,
  });
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const claim = ({ data }: { data: { problem: { id: string; version: number } } }) => ({
  id: data.problem.id,
  version: data.problem.version,
});

test('a problem goes from the call to the thanks, and says how long the line stood', async () => {
  const opened = await report(1, { stationNo: '12' });
  expect(opened.data.problem).toMatchObject({
    status: 0,
    problemName: sets[1]?.name,
    level: sets[1]?.level,
    stationNo: '12',
    images: [],
  });
  expect(opened.data.problem.logNo).toMatch(/^WT\d{4}-\d+$/);
  expect(opened.data.problem.peopleNum).toBeGreaterThan(0);
  later(4);
  const responded = await call('PUT', '/respond', claim(opened));
  expect(responded.data.problem).toMatchObject({ status: 1, respondMin: '4.0' });
  later(16);
  const solve = { cause: '断针', action: '换针' };
  const tooLong = await call('PUT', '/resolve', { ...claim(responded), ...solve, stopMin: '21' });
  expect(tooLong).toMatchObject({ status: 10009, data: '停线分钟不能大于问题持续时间20' });
  const resolved = await call('PUT', '/resolve', { ...claim(responded), ...solve });
  expect(resolved.data.problem).toMatchObject({ status: 2, stopMin: '20.0000', cause: '断针' });
  const { peopleNum, lostMin } = resolved.data.problem;
  expect(Number(lostMin)).toBe(20 * peopleNum);
  const closed = await call('PUT', '/close', { ...claim(resolved), isSolved: true });
  expect(closed.data.problem.status).toBe(3);
  expect((await call('PUT', '/close', { ...claim(closed), isSolved: true })).status).toBe(10202);
});

test('a step that is not the next one, or comes from an old version, is refused', async () => {
  const opened = await report(0);
  const early = await call('PUT', '/resolve', { ...claim(opened), cause: 'x', action: 'y' });
  expect(early.status).toBe(10202);
  await call('PUT', '/respond', claim(opened));
  expect((await call('PUT', '/respond', claim(opened))).status).toBe(10102);
  expect((await call('PUT', '/cancel', { ...claim(opened), reason: '误报' })).status).toBe(10102);
});

test('the same problem at the same place is reported once more, not opened twice', async () => {
  const first = await report(2, { stationNo: '3' });
  const again = await report(2, { stationNo: '3' });
  expect(again.data.problem.id).toBe(first.data.problem.id);
  const elsewhere = await report(2, { stationNo: '4' });
  expect(elsewhere.data.problem.id).not.toBe(first.data.problem.id);
  const requestId = `problem-request-${request}`;
  const resent = await report(2, { stationNo: '4', requestId });
  expect(resent.data.problem.id).toBe(elsewhere.data.problem.id);
});

test('a problem is closed by who reported it or leads the line, and stays solved where it is not', async () => {
  const opened = await report(3);
  const responded = await call('PUT', '/respond', claim(opened));
  later(5);
  const done = { cause: '换款', action: '调机' };
  const resolved = await call('PUT', '/resolve', { ...claim(responded), ...done });
  await server.query(sql`
    update mes2.problem_log set report_by = null where id = ${resolved.data.problem.id}`);
  const leader = (await call('GET', '', { id: resolved.data.problem.id })).data.problem;
  expect(leader).toMatchObject({ isOwn: false, mayClose: false });
  const refused = await call('PUT', '/close', {
    id: leader.id,
    version: leader.version,
    isSolved: true,
  });
  expect(refused).toMatchObject({ status: 10401, data: '只有报告人或组长可以关闭' });
  await server.query(sql`
    update mes2.problem_log set report_by = (select m.id from amc.company_member m
      join amc.app_user u on u.id = m.user_id where u.username = 'cx.admin' and m.company_id = mes2.problem_log.company_id)
    where id = ${leader.id}`);
  const own = (await call('GET', '', { id: leader.id })).data.problem;
  expect(own).toMatchObject({ isOwn: true, mayClose: true });
  const open = await call('PUT', '/close', {
    id: leader.id,
    version: leader.version,
    isSolved: false,
    reason: '还在跳针',
  });
  expect(open.data.problem.status).toBe(2);
});

test('problems that nobody came to in time are found', async () => {
  const { data } = await report(4, { stationNo: '9' });
  const overdue = async () =>
    (await call('GET', '/list', { lineDeptId, overdue: true, pageSize: 100 })).data.list.map(
      ({ id }: { id: string }) => id,
    );
  expect(await overdue()).not.toContain(data.problem.id);
  later(11);
  expect(await overdue()).toContain(data.problem.id);
  // Whoever waits too long stands above what was reported later.
  await report(0, { stationNo: '10' });
  const { list } = (await call('GET', '/list', { lineDeptId, pageSize: 100 })).data;
  const late = list.map(({ isOverdue }: { isOverdue: boolean }) => isOverdue);
  expect(late.lastIndexOf(true)).toBeLessThan(late.indexOf(false));
});

test('the chips count what the list finds, state by state', async () => {
  const counts = (await call('GET', '/count', { lineDeptId })).data.counts;
  expect(counts.length).toBeGreaterThan(0);
  for (const { status, problemNum } of counts) {
    const found = await call('GET', '/list', {
      lineDeptId,
      filter: JSON.stringify({ status: [status] }),
    });
    expect([status, found.data.total]).toEqual([status, problemNum]);
  }
});

test('who does not come in time is called again, and then those above; each once', async () => {
  const services = createServices(
    server.engine,
    () => {},
    () => now,
  );
  await server.query(sql`update mes2.problem_log set del_flag = '1' where status in (0, 1)`);
  const [set] = await server.query<{ id: string; responseMin: number; resolveMin: number }>(sql`
    select id, response_min, resolve_min from mes2.line_problem_set where id = ${sets[1]?.id}`);
  if (!set) throw new Error('the catalogue has no second problem');
  // Half past eight on the line, with an hour and more before its first rest.
  now = new Date(`${workDay}T00:30:00Z`);
  const opened = await report(1, { stationNo: '31' });
  const { id } = opened.data.problem;
  const calledAt = (step: number) =>
    server.query<{ username: string }>(sql`
      select u.username from mes2.problem_message m join amc.app_user u on u.id = m.user_id
      where m.problem_log_id = ${id} and m.step = ${step}::int order by 1`);
  const { title, content } = noticeTexts('zh-CN');
  const titles = () =>
    server.query<{ title: string; level: number }>(sql`
      select distinct ${title} as title, m.level from mmc.message m
      where m.biz_id = ${id} and ${content} like '升级级别%' order by 1`);

  expect((await calledAt(0)).length).toBeGreaterThan(0);
  later(set.responseMin - 1);
  expect(await escalateProblems(services)).toBe(0);
  later(1);
  expect(await escalateProblems(services)).toBe(1);
  expect(await escalateProblems(services)).toBe(0);
  expect(await calledAt(1)).toEqual(await calledAt(0));
  expect(await titles()).toEqual([
    {
      title: expect.stringMatching(new RegExp(`^第${set.responseMin}分钟无人响应：`)),
      level: 3,
    },
  ]);

  await call('PUT', '/respond', claim(opened));
  later(set.resolveMin - set.responseMin);
  expect(await escalateProblems(services)).toBe(1);
  expect(await calledAt(2)).toEqual(
    await server.query(sql`
      select distinct u.username from amc.job j
      join amc.user_job h on h.company_id = j.company_id and h.job_id = j.id
      join amc.company_member e on e.company_id = h.company_id and e.id = h.employee_id
      join amc.app_user u on u.id = e.user_id
      where j.code = 'workshopManager' and j.company_id = ${await server.companyId('CX')} order by 1`),
  );
  expect((await titles()).map(({ title }) => title)).toContainEqual(
    expect.stringMatching(new RegExp(`^${set.resolveMin}分钟未解决：`)),
  );
  later(600);
  // The third step has come meanwhile.
  expect(await escalateProblems(services)).toBe(1);
  expect(await escalateProblems(services)).toBe(0);
});

test('what the service opened is called by its name in the language of the reader, older rows by theirs', async () => {
  const services = createServices(
    server.engine,
    () => {},
    () => now,
  );
  await server.query(sql`update mes2.problem_log set del_flag = '1' where status in (0, 1)`);
  now = new Date(`${workDay}T00:30:00Z`);
  const own = JSON.stringify({ name: message('feedingDifference', {}) });
  const opened = await server.query<{ id: string }>(sql`
    insert into mes2.problem_log (company_id, messages, problem_name, dept_id, responsible_dept_type, report_date)
    select ${await server.companyId('CX')}, x.messages::jsonb, x.name, ${lineDeptId}, 10, ${now}
    from (values (${own}::text, null::text), (null, '旧的差异')) x (messages, name)
    returning id`);
  later(10);
  expect(await escalateProblems(services)).toBe(2);
  const titles = async (language: 'zh-CN' | 'en') =>
    (
      await server.query<{ title: string }>(sql`
        select distinct ${noticeTexts(language).title} as title from mmc.message m
        where m.biz_id = any(${opened.map(({ id }) => id)}::bigint[]) order by 1`)
    ).map(({ title }) => title);
  expect(await titles('zh-CN')).toEqual([
    expect.stringMatching(/^第10分钟无人响应：.* 投料差异$/),
    expect.stringMatching(/^第10分钟无人响应：.* 旧的差异$/),
  ]);
  expect(await titles('en')).toEqual([
    expect.stringMatching(/^No response after 10 min: .* Feeding difference$/),
    expect.stringMatching(/^No response after 10 min: .* 旧的差异$/),
  ]);
});

test('minutes outside the shifts of a line call nobody', async () => {
  const services = createServices(
    server.engine,
    () => {},
    () => now,
  );
  await server.query(sql`update mes2.problem_log set del_flag = '1' where status in (0, 1)`);
  now = new Date(`${workDay}T15:00:00Z`);
  await report(1, { stationNo: '32' });
  later(120);
  expect(await escalateProblems(services)).toBe(0);
});

test('a problem keeps the steps it was reported with', async () => {
  const services = createServices(
    server.engine,
    () => {},
    () => now,
  );
  await server.query(sql`update mes2.problem_log set del_flag = '1' where status in (0, 1)`);
  now = new Date(`${workDay}T00:30:00Z`);
  const { list } = (
    await server.call('cx.admin', 'GET', '/mes2/lineProblemSet/list', { pageNum: 1, pageSize: 50 })
  ).body.data;
  const set = list.find(({ id }: { id: string }) => id === sets[1]?.id);
  const { id } = (await report(1, { stationNo: '33' })).data.problem;
  const { escalateTo, responseMin } = set;
  const changed = await change({ ...set, escalateTo: [{ step: 1, jobId: null, afterMin: 479 }] });
  later(responseMin);
  expect(await escalateProblems(services)).toBe(1);
  const [step] = await server.query<{ step: number }>(sql`
    select max(step) as step from mes2.problem_message where problem_log_id = ${id}`);
  expect(step?.step).toBe(1);
  await change({ ...changed, escalateTo });
});

const change = async (set: Record<string, unknown>) => {
  const { id, version, code, name, problemTypeId, responsibleDeptType, responseMin, resolveMin } =
    set;
  const sent = {
    id,
    version,
    code,
    name,
    problemTypeId,
    responsibleDeptType,
    responseMin,
    resolveMin,
  };
  const { body } = await server.call('cx.admin', 'PUT', '/mes2/lineProblemSet', {
    ...sent,
    escalateTo: set.escalateTo,
  });
  expect(body.status).toBe(200);
  return body.data;
};

const atLocal = (date: string, time: string) => {
  now = new Date(`${date}T${time}:00+08:00`);
};

/** A Sunday on which the calendar has no day of its own: nobody works. */
async function freeDay(): Promise<string> {
  const [day] = await server.query<{ date: string }>(sql`
    select to_char(d, 'YYYY-MM-DD') as date
    from generate_series(${workDay}::date - 28, ${workDay}::date, interval '1 day') d
    where extract(isodow from d) = 7 and not exists (select 1 from mes2.work_calendar_day x where x.date = d::date)
    order by 1 limit 1`);
  return day?.date ?? '';
}

test('response and resolve times are minutes of the shift: over lunch, at night, over a free day', async () => {
  const free = await freeDay();
  const cases = [
    // The line rests from 12 to 13.
    [workDay, '11:50', workDay, '13:05', '15.0', workDay, '13:20', '30.0'],
    [workDay, '22:50', workDay, '23:40', '0.0', workDay, '23:55', '0.0'],
    [free, '10:00', free, '11:00', '0.0', free, '15:00', '0.0'],
  ] as const;
  for (const [
    at,
    [day, from, day1, responds, respondMin, day2, solves, resolveMin],
  ] of cases.entries()) {
    atLocal(day, from);
    const opened = await report(1, { stationNo: `S${at}` });
    atLocal(day1, responds);
    const responded = await call('PUT', '/respond', claim(opened));
    expect(responded.data.problem).toMatchObject({ respondMin, resolveMin: null });
    atLocal(day2, solves);
    const done = { cause: '断针', action: '换针', stopMin: '0' };
    const resolved = await call('PUT', '/resolve', { ...claim(responded), ...done });
    expect(resolved.data.problem).toMatchObject({ respondMin, resolveMin, openMin: null });
  }
});

test('what is overdue, and for how long it is open, follows the shift as well', async () => {
  await server.query(sql`update mes2.problem_log set del_flag = '1' where status in (0, 1)`);
  const [set] = await server.query<{ responseMin: number }>(sql`
    select response_min from mes2.line_problem_set where id = ${sets[1]?.id}`);
  const limit = set?.responseMin ?? 0;
  atLocal(workDay, '11:59');
  const { id } = (await report(1, { stationNo: 'L' })).data.problem;
  const overdue = async () => {
    const { data } = await call('GET', '/list', { lineDeptId, overdue: true, pageSize: 100 });
    return data.list.map((row: { id: string }) => row.id);
  };
  const seen = async () => (await call('GET', '', { id })).data.problem;
  atLocal(workDay, '12:58');
  expect(await overdue()).not.toContain(id);
  expect(await seen()).toMatchObject({ openMin: 1, isOverdue: false });
  atLocal(workDay, '13:00');
  later(limit - 2);
  expect(await overdue()).not.toContain(id);
  later(1);
  expect(await overdue()).toContain(id);
  expect(await seen()).toMatchObject({ openMin: limit, isOverdue: true });
});

test('the mean of a kind is that of the minutes kept, and what is not known in them counts in none', async () => {
  atLocal(workDay, '23:59');
  const companyId = await server.companyId('CX');
  await server.query(sql`
    update mes2.problem_log set respond_shift_min = null
    where id = (select max(id) from mes2.problem_log where problem_set_id = ${sets[1]?.id} and respond_shift_min > 0)`);
  const [plain] = await server.query<{ mean: string }>(sql`
    select round(avg(respond_shift_min), 1)::text as mean from mes2.problem_log
    where company_id = ${companyId} and problem_set_id = ${sets[1]?.id} and del_flag = '0'
      and report_date >= ${now}::timestamptz - interval '30 days'`);
  const { list } = (
    await server.call('cx.admin', 'GET', '/mes2/lineProblemSet/list', { pageNum: 1, pageSize: 50 })
  ).body.data;
  expect(plain?.mean).toMatch(/^\d+\.\d$/);
  expect(list.find((one: { id: string }) => one.id === sets[1]?.id).avgRespondMin).toBe(
    plain?.mean,
  );
});
