import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let companyId: string;
let line: { readonly id: string; readonly name: string };
/** A day of the history on which everybody of the line was at work, in an open period. */
let workDate: string;
let people: readonly { readonly id: string; readonly no: string; readonly attended: number }[];

beforeAll(async () => {
  server = await testServer({ demo: true });
  companyId = await server.companyId('CX');
  [line] = (await server.query(sql`
    select id, name from amc.department where company_id = ${companyId} and code = 'L3'`)) as [
    typeof line,
  ];
  const [day] = await server.query<{ day: string }>(sql`
    select max(work_date)::text as day from mes2.attendance a
    join amc.company_member m on m.id = a.employee_id and m.dept_id = ${line.id}
    where a.company_id = ${companyId} and a.work_date < app_now()::date
      and not exists (select 1 from mes2.wage_period p where p.company_id = a.company_id and p.status >= 2
        and a.work_date between p.from_date and p.to_date)`);
  workDate = day?.day ?? (await someDay());
  people = await server.query(sql`
    select m.id, m.employee_no as no, a.normal_min + a.ot_min as attended from mes2.attendance a
    join amc.company_member m on m.id = a.employee_id
    where a.company_id = ${companyId} and a.work_date = ${workDate}::date and m.dept_id = ${line.id} and m.status = 0
    order by m.employee_no`);
});
afterAll(() => server.close());
beforeEach(() =>
  server.query(sql`
    update mes2.worked_hours set del_flag = '2' where company_id = ${companyId}`),
);

/** Attendance of the line where the history has none. */
async function someDay(): Promise<string> {
  const [day] = await server.query<{ day: string }>(sql`
    insert into mes2.attendance (company_id, employee_id, work_date, normal_min, ot_min)
    select m.company_id, m.id, app_now()::date - 1, 510, 90 from amc.company_member m
    where m.company_id = ${companyId} and m.dept_id = ${line.id} and m.status = 0 returning work_date::text as day`);
  return day?.day ?? '';
}

type Body = Readonly<Record<string, unknown>>;
let sent = 0;
const note = async (more: Body, who = 'cx.line') =>
  (
    await server.call(who, 'POST', '/mes2/workingHourse', {
      requestId: `hours-request-${++sent}`,
      ...{ workDate, deptId: line.id, kind: 3, minutes: '30', employeeIds: [people[0]?.id] },
      ...more,
    })
  ).body;
const change = async (row: Body, more: Body, who = 'cx.line') => {
  const { id, version, deptId, kind, minutes } = row;
  const body = { id, version, workDate: row.workDate, deptId, kind, minutes, ...more };
  return (await server.call(who, 'PUT', '/mes2/workingHourse', body)).body;
};
const confirm = async (ids: readonly unknown[], isConfirmed = true, who = 'cx.workshop') =>
  (await server.call(who, 'PUT', '/mes2/workingHourse/confirm', { ids, isConfirmed })).body;
const list = async (query: Body = {}, who = 'cx.line') =>
  (await server.call(who, 'GET', '/mes2/workingHourse/list', { pageSize: 500, ...query })).body;
const at = (clock: string) => `${workDate} ${clock}:00`;
const span = (from: string, to: string): Body => ({
  ...{ startDate: at(from), endDate: at(to), minutes: null },
});

test('minutes from start to end are those of the shift; the break is left out', async () => {
  const { data } = await note({ ...span('11:30', '13:30'), kind: 2, reasonCode: '02' });
  expect(data).toMatchObject([
    {
      ...{ workDate, deptName: line.name, employeeNo: people[0]?.no, kind: 2, reasonName: '停机' },
      ...{ minutes: '60.00', headcount: 1, personMin: '60.00', confirmState: 0 },
    },
  ]);
  expect((await note({ ...span('09:00', '10:00'), minutes: '60.01' })).data).toBe(
    '分钟不能大于开始到结束的60.00',
  );
  expect((await note({ ...span('09:00', '10:00'), minutes: '45.5' })).data[0].minutes).toBe(
    '45.50',
  );
});

test('without names everybody of the line who was at work is noted, an empty list is nobody', async () => {
  const { data } = await note({ employeeIds: null });
  expect(data.map(({ employeeNo }: Body) => employeeNo).toSorted()).toEqual(
    people.map(({ no }) => no).toSorted(),
  );
  expect((await note({ employeeIds: [] })).data).toBe('请填写员工');
  const { sum } = (await list({ deptId: line.id })).data;
  expect(sum).toMatchObject({
    ...{ headcount: people.length, personMin: `${people.length * 30}.00` },
  });
});

test('the day of a person has as many minutes as attendance, and two things are not done at once', async () => {
  const [person] = people;
  const attended = person?.attended ?? 0;
  await note({ minutes: String(attended - 55) });
  const full = `员工${person?.no} 当日已记${attended - 55}，出勤${attended}，最多再记55`;
  expect((await note({ minutes: '56' })).data).toBe(full);
  expect((await note({ minutes: '1440' })).data).toBe(full);
  await note({ ...span('10:20', '10:40'), kind: 2, reasonCode: '02' });
  expect((await note({ ...span('10:00', '10:35') })).data).toBe(
    `员工${person?.no} 与 10:20–10:40 停机 重叠`,
  );
  expect((await note({ ...span('10:00', '10:20') })).status).toBe(200);
});

test.each<[string, Body, string]>([
  ['no minutes', { minutes: '0' }, '分钟须在1到1440之间'],
  ['25 hours', { minutes: '1500' }, '分钟须在1到1440之间'],
  ['neither minutes nor times', { minutes: null }, '请填写分钟'],
  ['no reason', { kind: 2 }, '请填写原因'],
  ['an unknown reason', { kind: 2, reasonCode: '99' }, '原因不存在'],
  ['an unknown order', { orderId: '7' }, '订单不存在'],
  ['a day to come', { workDate: '2099-01-01' }, '工作日无效'],
])('%s is refused', async (_, more, text) => {
  expect((await note(more)).data).toBe(text);
});

test('minutes below nothing are no figure', async () => {
  expect((await note({ minutes: '-5' })).status).toBe(10009);
});

test('an end before its start, and times of another day, are refused', async () => {
  expect((await note(span('10:00', '09:00'))).data).toBe('结束不能早于开始');
  const wrong = { startDate: '2024-01-01 08:00:00', endDate: '2024-01-01 09:00:00', minutes: null };
  expect((await note(wrong)).data).toBe('开始无效');
});

test('who has left has no hours, nor somebody who was not there', async () => {
  const person = people.at(-1);
  const set = (column: 'leave' | 'away', on: boolean) =>
    column === 'leave'
      ? server.query(sql`
          update amc.company_member set status = ${on ? 2 : 0}::int where id = ${person?.id ?? null}`)
      : server.query(sql`
          update mes2.attendance set del_flag = ${on ? '2' : '0'} where employee_id = ${person?.id ?? null}
            and work_date = ${workDate}::date`);
  await set('away', true);
  expect((await note({ employeeIds: [person?.id] })).data).toBe(
    `员工${person?.no} ${workDate} 无出勤`,
  );
  await set('away', false);
  await set('leave', true);
  expect((await note({ employeeIds: [person?.id] })).data).toBe(`工号${person?.no}已离职`);
  await set('leave', false);
});

test('at most 500 people at a time', async () => {
  const employeeIds = Array.from({ length: 501 }, (_, nth) => String(nth + 1));
  expect((await note({ employeeIds }, 'cx.hr')).data).toBe('一次最多500条');
});

test('what is sent twice is noted once, other minutes under its id are refused', async () => {
  const body = { requestId: 'hours-sent-twice' };
  const first = await note(body);
  expect((await note(body)).data).toEqual(first.data);
  expect((await note({ ...body, minutes: '31' })).data).toBe(
    '请求号hours-sent-twice已用于其他内容',
  );
  expect(
    (await list({ employeeId: people[0]?.id })).data.list.filter(
      (row: Body) => row.workDate === workDate,
    ),
  ).toHaveLength(1);
});

test('somebody else confirms; what is confirmed stays until that is taken back', async () => {
  const [own] = (await note({}, 'cx.workshop')).data;
  const [row] = (await note({ employeeIds: [people[1]?.id] })).data;
  expect((await confirm([own.id])).data.fails[0].text).toBe('不能确认自己提交的工时');
  expect((await confirm([row.id])).data).toEqual({ okIds: [row.id], fails: [] });
  const [stored] = (
    await list({ filter: JSON.stringify({ confirm_state: ['1'] }), employeeId: people[1]?.id })
  ).data.list;
  expect(stored).toMatchObject({ id: row.id, confirmState: 1, confirmByName: expect.any(String) });
  expect((await change(stored, { minutes: '20' })).data).toBe('工时已确认，不能修改');
  const gone = await server.call('cx.line', 'DELETE', '/mes2/workingHourse', {
    ...{ id: row.id, version: stored.version },
  });
  expect(gone.body.data).toBe('工时已确认，不能删除');
  expect((await confirm([row.id])).data.fails[0].text).toBe('工时已确认，不能确认');
  expect((await confirm([row.id], false)).data.okIds).toEqual([row.id]);
  const [open] = (await list({ employeeId: people[1]?.id })).data.list;
  expect((await change(open, { minutes: '20' })).data).toMatchObject({ minutes: '20.00' });
});

test('an entry makes room for itself; of two who change it the second reads it again', async () => {
  const [row] = (await note(span('10:00', '11:00'))).data;
  const longer = { ...span('10:00', '11:30'), employeeId: people[0]?.id };
  expect((await change(row, longer)).data).toMatchObject({ minutes: '90.00', version: 1 });
  expect((await change(row, longer)).status).toBe(10102);
  const moved = await change({ ...row, version: 1 }, { ...longer, employeeId: people[1]?.id });
  expect(moved.data.employeeNo).toBe(people[1]?.no);
});

test('deleted hours leave their minutes to others', async () => {
  const [row] = (await note(span('10:00', '11:00'))).data;
  const { id, version } = row;
  const gone = await server.call('cx.line', 'DELETE', '/mes2/workingHourse', { id, version });
  expect(gone.body.data).toBe(true);
  expect((await note(span('10:00', '11:00'))).status).toBe(200);
});

const wageOf = async (periodId: string | undefined, employeeId: string | undefined) => {
  const [row] = await server.query<{ status: number }>(sql`
    select status from mes2.wage_record where company_id = ${companyId} and period_id = ${periodId}
      and employee_id = ${employeeId}`);
  return row;
};
const setWage = (
  periodId: string | undefined,
  employeeId: string | undefined,
  status: number,
): Promise<unknown> =>
  server.query(sql`
    insert into mes2.wage_record (company_id, period_id, employee_id, employee_no, employee_name, dept_id, pay_type,
      payable_amount, status, lock_date)
    select company_id, ${periodId}, id, employee_no, employee_name, dept_id, 1, 0, ${status}::int, app_now()
    from amc.company_member where company_id = ${companyId} and id = ${employeeId}
    on conflict (company_id, period_id, employee_id) do update set status = excluded.status, lock_date = app_now()`);

test('a day of a locked period is not touched', async () => {
  const [row] = (await note({})).data;
  const [period] = await server.query<{ id: string; no: string }>(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status, lock_date)
    select ${companyId}, 'HOURS', ${workDate}::date, ${workDate}::date, 2, app_now()
    where not exists (select 1 from mes2.wage_period where company_id = ${companyId} and del_flag = '0'
      and ${workDate}::date between from_date and to_date)
    returning id, period_no as no`);
  const [known] = await server.query<{ id: string; no: string; status: number }>(sql`
    select id, period_no as no, status from mes2.wage_period where company_id = ${companyId} and del_flag = '0'
      and ${workDate}::date between from_date and to_date`);
  await server.query(sql`
    update mes2.wage_period set status = 2, lock_date = coalesce(lock_date, app_now()) where id = ${known?.id ?? null}`);
  const locked = { status: 10402, data: `工资期 ${known?.no} 已锁定` };
  expect(await note({ employeeIds: [people[1]?.id] })).toMatchObject(locked);
  expect(await change(row, { minutes: '20' })).toMatchObject(locked);
  expect((await confirm([row.id])).data.fails[0].text).toBe(locked.data);
  const { id, version } = row;
  const gone = await server.call('cx.line', 'DELETE', '/mes2/workingHourse', { id, version });
  expect(gone.body).toMatchObject(locked);
  // Departments are locked one by one: in an open period the day of somebody whose wage is locked is closed.
  await server.query(sql`update mes2.wage_period set status = 0 where id = ${known?.id ?? null}`);
  const wage = { status: 0, ...(await wageOf(known?.id, people[1]?.id)) };
  await setWage(known?.id, people[1]?.id, 2);
  expect(await note({ employeeIds: [people[1]?.id] })).toMatchObject(locked);
  // Nor is it noted for everybody of the line, who are not named; the others alone are.
  expect(await note({ employeeIds: undefined, minutes: '5' })).toMatchObject(locked);
  expect((await note({ employeeIds: [people[2]?.id], minutes: '5' })).status).toBe(200);
  await setWage(known?.id, people[1]?.id, wage.status);
  if (period) {
    await server.query(sql`delete from mes2.wage_record where period_id = ${period.id}`);
    await server.query(sql`delete from mes2.wage_period where id = ${period.id}`);
  } else
    await server.query(sql`
      update mes2.wage_period set status = ${known?.status ?? 0}::int where id = ${known?.id ?? null}`);
});

test('a closed problem of the line brings its heads once', async () => {
  const [problem] = await server.query<{ id: string; no: string }>(sql`
    insert into mes2.problem_log (company_id, problem_name, dept_id, report_date, respond_date, resolve_date, close_date,
      log_no, people_num, stop_min, status)
    select ${companyId}, '机器故障', ${line.id}, d.at, d.at, d.at, d.at, 'WT-HOURS', 6, 12, 3
    from (select ${workDate}::date + time '10:00' as at) d returning id, log_no as no`);
  const stop = {
    employeeIds: null,
    problemLogId: problem?.id,
    kind: 2,
    reasonCode: '02',
    minutes: '12',
  };
  const { data } = await note(stop);
  expect(data).toMatchObject([
    { employeeNo: null, headcount: 6, minutes: '12.00', personMin: '72.00', problemNo: 'WT-HOURS' },
  ]);
  expect((await note(stop)).data).toBe('问题单WT-HOURS已记工时');
  await server.query(sql`
    update mes2.worked_hours set del_flag = '2' where problem_log_id = ${problem?.id ?? null}`);
  await server.query(sql`
    update mes2.problem_log set status = 2, close_date = null where id = ${problem?.id ?? null}`);
  expect((await note(stop)).data).toBe('问题单WT-HOURS未关闭，不能记工时');
});

test('each line sees its own hours, another company none', async () => {
  const [row] = (await note({})).data;
  const foreign = await server.call('jc.line', 'GET', '/mes2/workingHourse/list', {
    pageSize: 500,
  });
  expect(foreign.body.data.list.map(({ id }: Body) => id)).not.toContain(row.id);
  const { id, version } = row;
  expect(
    (await server.call('jc.line', 'DELETE', '/mes2/workingHourse', { id, version })).body.data,
  ).toBe('工时不存在');
  const seen = (await list({}, 'cx.manager')).data.list.map((each: Body) => each.deptId);
  expect(seen).not.toContain(line.id);
  expect((await note({}, 'cx.manager')).data).toBe('部门不存在');
  expect((await note({}, 'cx.merch')).status).toBe(10401);
});
