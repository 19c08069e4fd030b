import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
const clock = () => new Date('2026-11-21T02:00:00Z');
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, input?: object, who = 'cx.admin') =>
  story.server.call(who, method, `/mes2${path}`, input);

beforeAll(async () => {
  story = await storyServer('pglite', clock);
});
afterAll(() => story.server.close());

const segments = (...spans: string[]) =>
  spans.map((span) => {
    const [start = '', end = ''] = span.split('-');
    return { start, end, type: 'work' as const };
  });
const shift = (more: object = {}) => ({
  code: 'EARLY',
  name: '早班',
  segments: segments('06:00-10:00', '10:30-14:30'),
  crossDay: 0,
  isDefault: 0,
  ...more,
});
const calendars = async () => (await call('GET', '/calendar/list', {})).body.data.list;
/** The calendar the lines work by. */
const thisYear = async () =>
  (await calendars()).find(
    ({ name, year }: { name: string; year: number }) => name === '标准日历' && year === 2026,
  );

test('a shift is saved with its figures, once a code', async () => {
  const { body } = await call('POST', '/shift', shift());
  expect(body.data).toMatchObject({
    segmentsText: '06:00–10:00 | 10:30–14:30',
    netMin: 480,
    otMin: 0,
    usedBy: [],
  });
  expect((await call('POST', '/shift', shift())).body).toMatchObject({
    status: 10009,
    data: expect.stringMatching(/^班次编码已存在：/),
  });
});

test('segments that overlap or have no work are refused', async () => {
  const overlap = shift({ code: 'X', segments: segments('08:00-12:00', '11:30-17:30') });
  expect((await call('POST', '/shift', overlap)).body).toMatchObject({
    status: 10009,
    data: '时段重叠：08:00–12:00与11:30–17:30',
  });
  const idle = shift({ code: 'X', segments: [{ start: '12:00', end: '13:00', type: 'break' }] });
  expect((await call('POST', '/shift', idle)).body.data).toBe('至少一个工作时段');
});

test('a used shift changes from a day on and is not deleted', async () => {
  const day = (await call('GET', '/shift/list', {})).body.data.list.find(
    ({ code }: { code: string }) => code === 'DAY',
  );
  const later = { ...shift({ segments: segments('09:00-12:00', '13:00-18:00') }), id: day.id };
  const save = (more: object) =>
    call('POST', '/shift', { ...later, code: 'DAY', name: '白班', version: day.version, ...more });
  expect((await save({})).body.data).toBe('从哪天起必填：班次已使用，之前的日期保留原时段');
  expect((await save({ fromDate: '2026-12-14', isDefault: 1 })).body.data.netMin).toBe(480);
  const days = (
    await call('GET', '/calendar/days', {
      calendarId: (await thisYear()).id,
      from: '2026-12-12',
      to: '2026-12-14',
    })
  ).body.data;
  expect(days.map(({ netMin }: { netMin: string }) => netMin)).toEqual([
    '510.00',
    '0.00',
    '480.00',
  ]);
  const read = async () =>
    (await call('GET', '/shift/list', {})).body.data.list.find(
      ({ id }: { id: string }) => id === day.id,
    );
  const minutes = async () =>
    (
      await call('GET', '/calendar/days', {
        calendarId: (await thisYear()).id,
        from: '2026-12-08',
        to: '2026-12-15',
      })
    ).body.data.map(({ netMin }: { netMin: string }) => Number(netMin));
  // A change from an earlier day overtakes the one that was to come.
  const short = { segments: segments('09:00-12:00') };
  await save({ ...short, fromDate: '2026-12-10', version: (await read()).version });
  expect(await minutes()).toEqual([510, 510, 180, 180, 180, 0, 180, 180]);
  const due = await story.server.query(
    sql`select id from mes2.schedule where recalc_due = 0 and status in (0, 1) and del_flag = '0'`,
  );
  expect(due).toEqual([]);
  await save({ fromDate: '2026-12-14', version: (await read()).version });
  expect(await minutes()).toEqual([510, 510, 180, 180, 180, 0, 480, 480]);
  const { version } = await read();
  expect((await call('DELETE', '/shift/delete', { id: day.id, version })).body.data).toMatch(
    /^班次白班被\d个日历使用，不能删除$/,
  );
});

test('a calendar needs a name of its own and a day that is worked', async () => {
  const week = [{ weekday: 1, shiftId: null }];
  const save = (more: object) => call('POST', '/calendar', { name: '外厂', year: 2026, ...more });
  expect((await save({ weekPattern: week })).body.data).toBe('至少一个工作日');
  const worked = [
    { weekday: 1, shiftId: (await call('GET', '/shift/list', {})).body.data.list[0].id },
  ];
  expect((await save({ weekPattern: worked, name: '标准日历' })).body.data).toBe('日历名称已存在');
  expect((await save({ weekPattern: worked })).body.data).toMatchObject({
    workDays: 52,
    version: 0,
  });
});

test('holidays of the year come in and leave days a person decided', async () => {
  const week = (await thisYear()).weekPattern;
  const { data } = (
    await call('POST', '/calendar', { name: '新厂', year: 2026, weekPattern: week })
  ).body;
  await call('PUT', '/calendar/days', {
    calendarId: data.id,
    version: data.version,
    days: [{ date: '2026-12-31', dayType: 2, name: '盘点' }],
  });
  const days = (await call('POST', '/calendar/initYear', { calendarId: data.id, year: 2026 })).body
    .data;
  const of = (date: string) => days.find((day: { date: string }) => day.date === date);
  expect(days).toHaveLength(365);
  expect(of('2026-10-01')).toMatchObject({ dayType: 3, name: '国庆节', netMin: '0.00' });
  expect(of('2026-10-10')).toMatchObject({ dayType: 4, isOverride: true });
  expect(of('2026-12-31')).toMatchObject({ dayType: 2, name: '盘点' });
});

test('a list of holidays that somebody edited stands instead, and takes back what it leaves out', async () => {
  const week = (await thisYear()).weekPattern;
  const { data } = (
    await call('POST', '/calendar', { name: '外厂', year: 2027, weekPattern: week })
  ).body;
  const init = async (holidays: object[]) =>
    (await call('POST', '/calendar/initYear', { calendarId: data.id, year: 2027, holidays })).body;
  const newYear = { date: '2027-01-01', dayType: 3, name: '元旦' };
  const worked = { date: '2027-01-03', dayType: 4, name: '元旦' };
  const dayOf = (days: { date: string }[], date: string) => days.find((day) => day.date === date);
  const first = (await init([newYear, worked])).data;
  expect(dayOf(first, '2027-01-01')).toMatchObject({ dayType: 3, name: '元旦' });
  expect(dayOf(first, '2027-01-03')).toMatchObject({ dayType: 4, shiftIds: [week[0].shiftId] });
  const second = (await init([newYear])).data;
  expect(dayOf(second, '2027-01-03')).toMatchObject({ dayType: 2, isOverride: false });
  expect((await init([newYear, newYear])).data).toBe('2027-01-01重复');
  expect((await init([{ ...newYear, date: '2026-12-31' }])).data).toBe('2026-12-31不在2027年');
});

test('a workday needs a shift, a locked period keeps its days', async () => {
  const calendar = await thisYear();
  const save = (day: object) =>
    call('PUT', '/calendar/days', {
      calendarId: calendar.id,
      version: calendar.version,
      days: [day],
    });
  expect((await save({ date: '2026-12-06', dayType: 4, shiftIds: [] })).body).toMatchObject({
    status: 10009,
    data: '工作日须有班次',
  });
  await story.server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    values (${story.staff.companyId}, '2026-10', '2026-10-01', '2026-10-31', 2)`);
  expect((await save({ date: '2026-10-12', dayType: 3 })).body).toMatchObject({
    status: 10402,
    data: '工资期2026-10已锁定',
  });
});

test('people work one shift at a time, in the order of the clock', async () => {
  const shifts = (await call('GET', '/shift/list', {})).body.data.list as {
    id: string;
    code: string;
    netMin: number;
  }[];
  const of = (code: string) => shifts.find((each) => each.code === code);
  const [day, night] = [of('DAY'), of('NIGHT')];
  const early = of('EARLY');
  const set = async (shiftIds: (string | undefined)[]) => {
    const { id, version } = await thisYear();
    const date = '2026-12-12';
    return (
      await call('PUT', '/calendar/days', {
        calendarId: id,
        version,
        days: [{ date, dayType: 1, shiftIds }],
      })
    ).body;
  };
  expect((await set([night?.id, day?.id])).data[0]).toMatchObject({
    shiftIds: [day?.id, night?.id],
    netMin: '660.00',
  });
  expect(await set([day?.id, early?.id])).toMatchObject({
    status: 10009,
    data: '时段重叠：10:30–14:30与09:00–12:00',
  });
});

test('a look at days counts the shifts and the overtime they are to have, and the usual week', async () => {
  const calendar = await thisYear();
  const late = await call(
    'POST',
    '/shift',
    shift({
      code: 'LATE',
      name: '晚班',
      segments: [
        { start: '08:00', end: '12:00', type: 'work' },
        { start: '18:00', end: '20:00', type: 'ot' },
      ],
    }),
  );
  const [line] = story.staff.lines;
  const [order] = await story.server.query<{ id: string }>(
    sql`select id from mes2.production_order where order_no = 'SO2403017'`,
  );
  const [curve] = await story.server.query<{ id: string }>(
    sql`select id from mes2.efficiency_set where company_id = ${story.staff.companyId} and name = '普通'`,
  );
  const placed = await call('POST', '/schedule/insert', {
    orderId: order?.id,
    lineDeptId: line?.id,
    num: 400,
    startDate: '2026-12-14 08:00:00',
    headcount: 8,
    efficiencySetId: curve?.id,
    changeoverMin: 0,
    isFixed: 0,
  });
  expect(placed.body.status).toBe(200);
  const look = async (more: object) =>
    (
      await call('GET', '/calendar/impact', {
        calendarId: calendar.id,
        from: '2026-12-14',
        to: '2026-12-15',
        dayType: 1,
        ...more,
      })
    ).body.data as { scheduleNum: number; schedules: { endDate: string; newEndDate: string }[] };
  expect((await look({})).scheduleNum).toBe(0);
  const shiftIds = late.body.data.id as string;
  const [shorter] = (await look({ shiftIds })).schedules;
  const [longer] = (await look({ shiftIds, otMin: 120 })).schedules;
  expect(shorter && longer && longer.newEndDate < shorter.newEndDate).toBe(true);
  const [rests] = (await look({ dayType: 2 })).schedules;
  expect(rests && rests.newEndDate > rests.endDate).toBe(true);
  const { version } = await thisYear();
  const saved = await call('PUT', '/calendar/days', {
    calendarId: calendar.id,
    version,
    days: [{ date: '2026-12-15', dayType: 2 }],
    recalculate: true,
  });
  expect(saved.body.status).toBe(200);
  const [back] = (await look({ restore: true })).schedules;
  expect(back && back.newEndDate < back.endDate).toBe(true);
  await call('PUT', '/calendar/days', {
    calendarId: calendar.id,
    version: (await thisYear()).version,
    days: [{ date: '2026-12-15', dayType: 1 }],
  });
});

const absence = (more: object = {}) => ({
  employeeIds: [story.staff.member('worker').id],
  absenceType: 3,
  fromDate: '2026-12-01 08:00:00',
  toDate: '2026-12-02 17:30:00',
  ...more,
});
const ask = (more: object = {}) => call('POST', '/employeeAbsence/insert', absence(more));

test('an absence counts the minutes of the shift and cannot overlap another', async () => {
  const { body } = await ask();
  expect(body.data[0]).toMatchObject({ minutes: 1020, workDays: '2.00', status: 0 });
  expect((await ask({ fromDate: '2026-12-02 08:00:00' })).body).toMatchObject({
    status: 10202,
    data: expect.stringMatching(/^员工.+ 在2026-12-02已有请假（年假）$/),
  });
  expect(
    (await ask({ fromDate: '2026-12-06 08:00:00', toDate: '2026-12-06 17:00:00' })).body.data,
  ).toBe('所选时间内没有工作时间');
  expect(
    (await ask({ absenceType: 1, fromDate: '2026-12-08 08:00:00', toDate: '2026-12-08 17:00:00' }))
      .body.data,
  ).toBe('请填写事由');
});

test('nobody decides about an absence of his own, and strangers have no right', async () => {
  const [row] = (await call('GET', '/employeeAbsence/list', {})).body.data.list;
  const own = await ask({
    employeeIds: [story.staff.member('admin').id],
    fromDate: '2026-12-10 08:00:00',
    toDate: '2026-12-10 12:00:00',
  });
  const approve = (ids: string[], more: object = { agree: true }) =>
    call('POST', '/employeeAbsence/approve', { ids, ...more });
  expect((await approve([own.body.data[0].id])).body.data.fails[0].text).toBe('不能审批自己的请假');
  expect((await approve([row.id], { agree: false })).body.data.fails[0].text).toBe(
    '请填写拒绝原因',
  );
  expect((await approve([row.id])).body.data).toEqual({ okIds: [row.id], fails: [] });
  expect((await approve([row.id])).body.data.fails[0].text).toMatch(/已批准，不能批准$/);
});

test('a row says whose it is, and who withdraws it while it has not begun', async () => {
  const day = { fromDate: '2026-12-17 08:00:00', toDate: '2026-12-17 17:30:00' };
  const of = async (who: string) =>
    (await ask({ ...day, employeeIds: [story.staff.member(who).id] })).body.data[0];
  expect(await of('admin')).toMatchObject({ isOwn: true, mayCancel: true });
  const { id, version, isOwn, mayCancel } = await of('worker');
  expect({ isOwn, mayCancel }).toEqual({ isOwn: false, mayCancel: true });
  const gone = await call('PUT', '/employeeAbsence/cancel', { id, version, reason: '改期' });
  expect(gone.body.data).toMatchObject({ mayCancel: false });
});

test('leave is not approved into a locked wage period', async () => {
  const day = { fromDate: '2026-12-18 08:00:00', toDate: '2026-12-18 12:00:00' };
  const { body } = await ask({ ...day, employeeIds: [story.staff.member('worker').id] });
  const { companyId } = story.staff;
  await story.server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    values (${companyId}, '2026-12b', '2026-12-18', '2026-12-18', 2)`);
  const answer = await call('POST', '/employeeAbsence/approve', {
    ...{ ids: [body.data[0].id], agree: true },
  });
  expect(answer.body.data.fails[0].text).toBe('工资期 2026-12b 已锁定');
  await story.server.query(sql`
    delete from mes2.wage_period where company_id = ${companyId} and period_no = '2026-12b'`);
});

test('leave of somebody whose wage is locked stays as it is, that of the others of the department does not', async () => {
  const { companyId } = story.staff;
  const [settled, open] = story.staff.sewers.slice(-2).map(({ id }) => id);
  const asked = async (employeeId: string | undefined, fromDate: string, toDate: string) =>
    (await ask({ employeeIds: [employeeId], fromDate, toDate })).body.data[0];
  const [whole, later] = ['2026-12-21 08:00:00', '2026-12-22 08:00:00'];
  const rows = [
    await asked(settled, whole, '2026-12-23 12:00:00'),
    await asked(open, whole, '2026-12-23 12:00:00'),
  ];
  const approve = async (id: string) =>
    (await call('POST', '/employeeAbsence/approve', { ids: [id], agree: true })).body.data;
  // The period of a day between the first and the last, in which one department is locked.
  await story.server.query(sql`
    with period as (
      insert into mes2.wage_period (company_id, period_no, from_date, to_date)
      values (${companyId}, '2026-12c', ${later}::date, ${later}::date) returning id)
    insert into mes2.wage_record (company_id, period_id, employee_id, employee_no, employee_name, dept_id, pay_type,
      payable_amount, status, lock_date)
    select m.company_id, period.id, m.id, m.employee_no, m.employee_name, m.dept_id, 1, 0, 2, app_now()
    from period, amc.company_member m where m.company_id = ${companyId} and m.id = ${settled ?? null}`);
  const refusal = '工资期 2026-12c 已锁定';
  expect((await approve(rows[0].id)).fails.map(({ text }: { text: string }) => text)).toEqual([
    refusal,
  ]);
  expect((await approve(rows[1].id)).okIds).toEqual([rows[1].id]);
  // What was approved before is not withdrawn behind the lock either.
  await story.server.query(sql`delete from mes2.wage_record where status = 2`);
  expect((await approve(rows[0].id)).okIds).toEqual([rows[0].id]);
  await story.server.query(sql`
    update mes2.wage_period set status = 2 where company_id = ${companyId} and period_no = '2026-12c'`);
  const cancel = async (id: string) => {
    const [row] = await story.server.query<{ version: number }>(sql`
      select version from mes2.employee_absence where id = ${id}`);
    const body = { id, version: row?.version, reason: '改期' };
    return (await call('PUT', '/employeeAbsence/cancel', body)).body;
  };
  expect(await cancel(rows[0].id)).toMatchObject({ status: 10402, data: refusal });
  await story.server.query(sql`
    delete from mes2.wage_period where company_id = ${companyId} and period_no = '2026-12c'`);
  for (const { id } of rows) expect((await cancel(id)).status).toBe(200);
});

test('what waits for somebody is what that one may decide, in the list and on the home page', async () => {
  const day = { fromDate: '2026-12-14 08:00:00', toDate: '2026-12-14 17:30:00' };
  const idOf = async (who: string) =>
    (await ask({ ...day, employeeIds: [story.staff.member(who).id] })).body.data[0].id as string;
  const [cutter, sewer] = [await idOf('leader'), await idOf('worker')];
  const waiting = async (who: string) => {
    const { body } = await call('GET', '/employeeAbsence/list', { mine: true }, who);
    return body.data.list.map(({ id }: { id: string }) => id);
  };
  const counted = async (who: string) => {
    const { body } = await call('GET', '/home/cards', { codes: 'absencesToDecide' }, who);
    return body.data.map(({ value }: { value: string }) => value);
  };
  const approve = async (who: string, ...ids: string[]) =>
    (await call('POST', '/employeeAbsence/approve', { ids, agree: true }, who)).body;
  expect(await waiting('cx.manager')).toEqual([cutter]);
  expect(await counted('cx.manager')).toEqual(['1']);
  expect(await approve('cx.manager', sewer)).toMatchObject({ status: 10009, data: '缺勤不存在' });
  expect(await approve('cx.manager', cutter)).toMatchObject({ data: { okIds: [cutter] } });
  expect(await waiting('cx.manager')).toEqual([]);
  expect(await waiting('cx.admin')).toContain(sewer);
  expect(await approve('cx.admin', sewer)).toMatchObject({ data: { okIds: [sewer] } });
});

test('a sheet of absences keeps the good rows, reports the bad ones and is the same a second time', async () => {
  const { employeeNo } = story.staff.member('worker');
  const row = (at: number, from: string, type: string, no = employeeNo) => ({
    row: at,
    cells: [
      { field: 'employeeNo', value: no },
      { field: 'absenceType', value: type },
      { field: 'fromDate', value: from },
      { field: 'toDate', value: from },
    ],
  });
  const rows = [
    row(2, '2026-12-15', '年假'),
    row(3, '2026-12-15', '年假'),
    row(4, '2026-12-16', '度假'),
    row(5, '2026-12-16', '年假', '9999'),
  ];
  const send = () =>
    story.server.call(
      'cx.admin',
      'POST',
      '/mes2/employeeAbsence/import',
      { rows },
      {
        headers: { 'idempotency-key': 'sheet-of-absences-1' },
      },
    );
  const first = (await send()).body.data;
  expect(first.okNum).toBe(1);
  expect(first.errors).toEqual([
    { row: 3, field: null, text: expect.stringMatching(/在2026-12-15已有请假（年假）$/) },
    { row: 4, field: null, text: '缺勤类型无效' },
    { row: 5, field: null, text: '员工9999不存在' },
  ]);
  expect((await send()).body.data).toEqual(first);
});

test('an approved absence takes a head from the line, a loan moves one', async () => {
  const { deptId } = story.staff.member('worker');
  const [line] = story.staff.lines;
  const days = async (id: string) => {
    const page = await call('GET', '/manpowerPlan/list', {
      deptId: id,
      from: '2026-12-01',
      to: '2026-12-01',
      pageSize: 100,
    });
    return page.body.data.list.find((row: { deptId: string }) => row.deptId === id).days[0];
  };
  const own = await days(deptId ?? '');
  expect(own).toMatchObject({ expectedAbsence: 1, availHeadcount: own.planHeadcount - 1 });
  expect(own.absentNames).toHaveLength(1);
  const [mate] = await story.server.query<{ id: string }>(sql`
    select id from amc.company_member where company_id = ${story.staff.companyId} and dept_id = ${deptId ?? ''}
      and id <> ${story.staff.member('worker').id} and status < 2 limit 1`);
  const target = story.staff.lines.find(({ id }) => id !== deptId) ?? line;
  const lend = (num: string[]) =>
    call('POST', '/manpowerPlan/lend', {
      fromDeptId: deptId,
      toDeptId: target?.id,
      employeeIds: num,
      fromDate: '2026-12-01',
      toDate: '2026-12-01',
    });
  const before = await days(target?.id ?? '');
  expect((await lend([mate?.id ?? ''])).body.status).toBe(200);
  expect((await days(target?.id ?? '')).availHeadcount).toBe(before.availHeadcount + 1);
  expect((await days(deptId ?? '')).lentOut).toBe(1);
  expect((await lend([mate?.id ?? ''])).body.data).toMatch(/^员工.+ 在2026-12-01已借出$/);
});

test('no more people are lent than a line has', async () => {
  const { deptId } = story.staff.member('worker');
  await call('PUT', '/manpowerPlan/update', {
    rows: [{ deptId, workDate: '2026-12-03', planHeadcount: 0 }],
  });
  const answer = await call('POST', '/manpowerPlan/lend', {
    fromDeptId: deptId,
    toDeptId: story.staff.lines.find(({ id }) => id !== deptId)?.id,
    employeeIds: [story.staff.member('worker').id],
    fromDate: '2026-12-03',
    toDate: '2026-12-03',
  });
  expect(answer.body).toMatchObject({
    status: 10202,
    data: expect.stringMatching(/ 2026-12-03 可用0人，不能借出1人$/),
  });
});

test('an absence whose minutes are corrected is fewer days, and half a day less takes no head', async () => {
  const asked = { fromDate: '2026-12-22 08:00:00', toDate: '2026-12-23 17:30:00', minutes: 241 };
  const { body } = await ask(asked);
  const [row] = body.data;
  const days = await story.server.query<{
    minutes: number;
    dayMinutes: number;
    isAway: number;
  }>(sql`
    select minutes, day_minutes, is_away from mes2.employee_absence_day where absence_id = ${row.id} order by work_date`);
  // As many of each day as it has of both; days of other tests are longer or shorter.
  expect(days.map(({ isAway }) => isAway)).toEqual([0, 0]);
  expect(days.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(241);
  expect(days.every(({ minutes, dayMinutes }) => minutes > 0 && minutes < dayMinutes / 2)).toBe(
    true,
  );
  const workDays = days.reduce((sum, { minutes, dayMinutes }) => sum + minutes / dayMinutes, 0);
  expect(row).toMatchObject({ minutes: 241, workDays: workDays.toFixed(2) });
  const { id, version } = row;
  await call('PUT', '/employeeAbsence/cancel', { id, version, reason: '改期' });
});
