import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let companyId: string;
let line: { readonly id: string };
let people: readonly { readonly id: string; readonly no: string }[];
/** The last workday in an open period, and the last day of rest. */
let workDate: string;
let restDay: string;

beforeAll(async () => {
  server = await testServer({ demo: true });
  companyId = await server.companyId('CX');
  [line] = (await server.query(sql`
    select id from amc.department where company_id = ${companyId} and code = 'L3'`)) as [
    typeof line,
  ];
  people = await server.query(sql`
    select id, employee_no as no from amc.company_member
    where company_id = ${companyId} and dept_id = ${line.id} and status = 0 and del_flag = '0' order by id`);
  await server.query(sql`
    update mes2.wage_period set status = 0 where company_id = ${companyId}
      and app_now()::date - 8 <= to_date and from_date <= app_now()::date`);
  await server.query(sql`
    update mes2.wage_record r set status = 0 from mes2.wage_period p
    where p.id = r.period_id and p.company_id = ${companyId} and p.status = 0`);
  await server.query(sql`
    delete from mes2.employee_absence_day where company_id = ${companyId} and work_date > app_now()::date - 15`);
  const days = await server.query<{ day: string; kind: number }>(sql`
    select g.day::date::text as day, coalesce(x.day_type, case when w.shift_id is null then 2 else 1 end) as kind
    from generate_series(app_now()::date - 8, app_now()::date - 1, interval '1 day') as g (day)
    join mes2.work_calendar c on c.company_id = ${companyId} and c.year = extract(year from g.day)::int
      and c.factory_id is null and c.del_flag = '0'
    join mes2.work_calendar_weekday w on w.calendar_id = c.id and w.weekday = extract(isodow from g.day)::int
    left join mes2.work_calendar_day x on x.calendar_id = c.id and x.date = g.day::date
    order by 1 desc`);
  workDate = days.find(({ kind }) => kind === 1)?.day ?? '';
  restDay = days.find(({ kind }) => kind === 2)?.day ?? '';
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.query(
    sql`update mes2.worked_hours set del_flag = '2' where company_id = ${companyId}`,
  );
  await server.query(sql`
    update mes2.attendance set del_flag = '2' where company_id = ${companyId} and work_date > app_now()::date - 15`);
});

type Body = Readonly<Record<string, unknown>>;
const BY_TIMES = { basis: 1, onTime: '08:00', offTime: '17:30' };
const enter = async (more: Body = {}, who = 'cx.hr') =>
  (
    await server.call(who, 'POST', '/mes2/attendance', {
      ...{ employeeId: people[0]?.id, workDate, ...BY_TIMES },
      ...more,
    })
  ).body;
const change = async ({ id, version }: Body, more: Body) =>
  (await server.call('cx.hr', 'PUT', '/mes2/attendance', { id, version, basis: 2, ...more })).body;
const remove = async ({ id, version }: Body) =>
  (await server.call('cx.hr', 'DELETE', '/mes2/attendance', { id, version })).body;
const list = async (query: Body = {}, who = 'cx.hr') =>
  (await server.call(who, 'GET', '/mes2/attendance/list', { pageSize: 500, ...query })).body;
const roster = async (more: Body = {}) =>
  (await server.call('cx.hr', 'POST', '/mes2/attendance/roster', { workDate, ...more })).body;
const minutesOf = async (id: unknown) =>
  (
    await server.query<{ attend: string | null }>(sql`
      select attend_min::int as attend from mes2.employee_day
      where employee_id = ${String(id)} and work_date = ${workDate}::date`)
  )[0]?.attend;

test('the minutes follow from the times, and the roll-up of the day has them', async () => {
  const { data } = await enter({ onTime: '08:10' });
  expect(data).toMatchObject({
    ...{ workDate, employeeNo: people[0]?.no, state: 2, onTime: '08:10', offTime: '17:30' },
    ...{ otMin: 0, otType: null, lateMin: 10, earlyMin: 0, basis: 1, version: 0 },
  });
  expect(await minutesOf(people[0]?.id)).toBe(data.normalMin);
  const changed = await change(data, { normalMin: 300, otMin: 60 });
  expect(changed.data).toMatchObject({ normalMin: 300, otMin: 60, otType: 1, version: 1 });
  expect(await minutesOf(people[0]?.id)).toBe(360);
  expect((await change(data, { normalMin: 1 })).status).toBe(10102);
  expect((await remove(changed.data)).data).toBe(true);
  expect(await minutesOf(people[0]?.id)).toBeNull();
});

test('minutes that are given without a word about how they came about stand', async () => {
  const { data } = await enter({ basis: null, normalMin: 400 });
  expect(data).toMatchObject({ basis: 2, normalMin: 400, otMin: 0, onTime: '08:00' });
});

test('on a day of rest all of it is overtime, of a shift that is named', async () => {
  const [shift] = await server.query<{ id: string }>(sql`
    select id from mes2.shift where company_id = ${companyId} and is_default = 1 and del_flag = '0'`);
  const rest = { workDate: restDay, offTime: '12:00' };
  expect((await enter(rest)).data).toBe(`${restDay} 没有班次，请选择班次或手填分钟`);
  expect((await enter({ ...rest, shiftId: shift?.id })).data).toMatchObject({
    ...{ normalMin: 0, otMin: 240, otType: 2, lateMin: 0, earlyMin: 0 },
  });
  expect((await enter({ ...rest, basis: 2, normalMin: 60, employeeId: people[1]?.id })).data).toBe(
    `${restDay} 是休息日，分钟请全部填为加班`,
  );
});

test.each<[string, Body, string]>([
  ['a day to come', { workDate: '2099-01-01' }, '工作日无效'],
  ['no times', { onTime: null, offTime: null }, '请填写上班和下班时间'],
  ['no going', { basis: 2, normalMin: 60, offTime: null }, '请填写上班和下班时间'],
  ['no minutes', { basis: 2, onTime: null, offTime: null }, '出勤分钟须在1到1440之间'],
  ['more than the stay', { basis: 2, normalMin: 600 }, '分钟不能大于上班到下班的570'],
  ['somebody unknown', { employeeId: '7' }, '员工不存在'],
  ['an unknown shift', { shiftId: '7' }, '班次不存在'],
])('refuses %s', async (_, more, text) => {
  expect((await enter(more)).data).toBe(text);
});

test('a person has one attendance a day, and not less than the hours that are noted', async () => {
  const [person] = people;
  const { data } = await enter();
  expect((await enter()).data).toBe(`员工${person?.no} ${workDate} 已有考勤`);
  const noted = await server.call('cx.hr', 'POST', '/mes2/workingHourse', {
    ...{ requestId: 'attendance-hours-1', employeeIds: [person?.id], workDate, deptId: line.id },
    ...{ kind: 3, minutes: '120' },
  });
  expect(noted.body.status).toBe(200);
  const less = `员工${person?.no} ${workDate} 已记工时120分钟，出勤不能更少`;
  expect((await change(data, { normalMin: 119 })).data).toBe(less);
  expect((await remove(data)).data).toBe(less);
  const changed = await change(data, { normalMin: 120 });
  expect(changed.data).toMatchObject({ normalMin: 120, notedMin: '120.00' });
});

/** An approved absence of a day of somebody. */
const absent = async (at: number, minutes: number) =>
  server.query(sql`
    with b as (
      insert into mes2.employee_absence (company_id, employee_id, absence_type, from_date, to_date, minutes, status)
      select ${companyId}, ${people[at]?.id ?? null}::bigint, 3, ${workDate}::date + time '00:01',
        ${workDate}::date + time '00:02', ${minutes}, 1
      where not exists (select 1 from mes2.employee_absence where employee_id = ${people[at]?.id ?? null}::bigint
        and from_date = ${workDate}::date + time '00:01')
      returning id)
    insert into mes2.employee_absence_day (company_id, absence_id, employee_id, work_date, minutes, day_minutes, is_away)
    select ${companyId}, b.id, ${people[at]?.id ?? null}::bigint, ${workDate}::date, ${minutes}, 510,
      ${minutes * 2 >= 510 ? 1 : 0} from b`);

test('an approved absence is said; who came all the same is entered knowingly', async () => {
  await absent(2, 510);
  const employeeId = people[2]?.id;
  expect((await enter({ employeeId })).data).toBe(
    `员工${people[2]?.no} ${workDate} 已批准年假，确有出勤请勾选“仍然登记”`,
  );
  expect((await enter({ employeeId, despiteAbsence: 1 })).data).toMatchObject({
    ...{ absenceType: 3, absentMin: 510 },
  });
});

test('the roster gives the shift to everybody who has none and is not absent', async () => {
  await absent(2, 510);
  await absent(3, 60);
  await enter({ basis: 2, normalMin: 77 });
  const { data } = await roster({ deptIds: [line.id] });
  expect(data).toEqual({
    okNum: people.length - 3,
    ...{ hadNum: 1, absentNum: 2, restNum: 0, lockedNum: 0 },
  });
  const rows = (await list({ deptId: line.id, sql: '' })).data.list.filter(
    (row: Body) => row.workDate === workDate,
  );
  expect(rows).toHaveLength(people.length - 2);
  const taken = rows.find(({ employeeId }: Body) => employeeId === people[1]?.id);
  expect(taken).toMatchObject({ basis: 3, state: 1, onTime: null, notedMin: null });
  expect(await minutesOf(people[1]?.id)).toBe(taken.normalMin + taken.otMin);
  expect((await roster({ deptIds: [line.id] })).data).toMatchObject({ okNum: 0, absentNum: 2 });
  expect((await roster({ workDate: restDay, deptIds: [line.id] })).data).toMatchObject({
    ...{ okNum: 0, restNum: people.length },
  });
});

test('who has no attendance on a working day is listed by day', async () => {
  await absent(2, 510);
  await enter();
  const { data } = await list({ missing: true, deptId: line.id });
  const ofDay = data.list.filter((row: Body) => row.workDate === workDate);
  const ids = ofDay.map(({ employeeId }: Body) => employeeId);
  expect(ids).not.toContain(people[0]?.id);
  expect(ids).not.toContain(people[2]?.id);
  expect(ids).toContain(people[1]?.id);
  expect(ofDay[0]).toMatchObject({ state: 3, basis: null, normalMin: null });
  expect(data.list.some((row: Body) => row.workDate === restDay)).toBe(false);
  expect(new Set(data.list.map(({ id }: Body) => id)).size).toBe(data.list.length);
});

test('personnel writes it, the leader reads the own line', async () => {
  await enter();
  expect((await enter({ employeeId: people[1]?.id }, 'cx.line')).status).toBe(10401);
  const { data } = await list({}, 'cx.line');
  expect(data.list.map(({ employeeId }: Body) => employeeId)).toContain(people[0]?.id);
  const [other] = await server.query<{ id: string }>(sql`
    select m.id from amc.company_member m join amc.department d on d.id = m.dept_id and d.code = 'L1'
    where m.company_id = ${companyId} and m.status = 0 order by m.id limit 1`);
  await enter({ employeeId: other?.id });
  const seen = (await list({}, 'cx.line')).data.list.map(({ employeeId }: Body) => employeeId);
  expect(seen).not.toContain(other?.id);
});
