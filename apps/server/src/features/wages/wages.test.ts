import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Sql, sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import { continueCalculations } from './public.ts';
import { clear, type Place, writeReport } from './recount/random-factory.ts';

let story: StoryServer;
let place: Place;
let periodId: string;
const query = <Row>(statement: Sql) => story.server.query<Row>(statement);

beforeAll(async () => {
  story = await storyServer();
  const { companyId, sewers, lines } = story.staff;
  const processes = await query<{ id: string }>(sql`
    select id from mes2.order_process where company_id = ${companyId} and order_id = ${story.story.order.id}
      and pay_scope = 1 order by seq_no limit 2`);
  place = {
    companyId,
    people: sewers
      .slice(0, 2)
      .sort((a, b) => (a.employeeNo < b.employeeNo ? -1 : 1))
      .map(({ id }) => id),
    lines: lines.slice(0, 2).map(({ id }) => id),
    orderId: story.story.order.id,
    processes: processes.map(({ id }) => id),
  };
  await query(sql`alter table mes2.scan disable trigger all`);
}, 240_000);
afterAll(() => story.server.close());

beforeEach(async () => {
  await clear(query);
  periodId = (await create('2024-03', '2024-03-01', '2024-03-31')).data.id;
});

const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  input: object,
  who = 'cx.admin',
) => (await story.server.call(who, method, `/mes2/${path}`, input)).body;
const create = (periodNo: string, fromDate: string, toDate: string) =>
  call('POST', 'wages/period', { periodNo, fromDate, toDate });
const calculate = async (more: object = {}) => {
  const body = await call('POST', 'wages/calculate', { periodId, ...more });
  await continueCalculations(story.server.services);
  return body;
};
const version = async () =>
  (
    await query<{ version: number }>(
      sql`select version from mes2.wage_period where id = ${periodId}`,
    )
  )[0]?.version;
const lock = async (more: object = {}) =>
  call('PUT', 'wages/lock', { periodId, version: await version(), ...more });
const check = async () => (await call('GET', 'wages/lockCheck', { periodId })).data;
const report = (num: number, price: string, at = 0, more: object = {}) =>
  writeReport(
    query,
    place,
    place.orderId,
    {
      ...{
        employee: place.people[at] ?? '',
        line: place.lines[at] ?? '',
        process: place.processes[0] ?? '',
      },
      ...{ day: '2024-03-20', price, coef: '1.000', num, late: false, ...more },
    },
    false,
  );
const adjust = (kind: number, amount: string, status: 0 | 1) =>
  query(sql`
    insert into mes2.wage_adjust (company_id, employee_id, period_id, kind, amount, reason, status, approve_by)
    values (${place.companyId}, ${place.people[0]}, ${periodId}, ${kind}::int, ${amount}::numeric, '测试', ${status}::int,
      ${status === 1 ? '1' : null})`);
const records = () =>
  query<{ payable: string; status: number; piece: string }>(sql`
    select payable_amount as payable, piece_amount as piece, status from mes2.wage_record
    where period_id = ${periodId} order by employee_no`);
const status = async () =>
  (
    await query<{ status: number }>(sql`select status from mes2.wage_period where id = ${periodId}`)
  )[0]?.status;

test('a period over another one is refused, so are dates in the wrong order and a number that is taken', async () => {
  expect(await create('2024-03b', '2024-03-15', '2024-04-14')).toMatchObject({
    status: 10202,
    data: '工资期与2024-03重叠',
  });
  expect(await create('2024-04', '2024-04-30', '2024-04-01')).toMatchObject({ status: 10009 });
  expect(await create('2024-03', '2024-05-01', '2024-05-31')).toMatchObject({ status: 10009 });
  expect(await create('2024-04', '2024-04-01', '2024-04-30')).toMatchObject({ status: 200 });
});

test('a record is the sum of its details, each on cents', async () => {
  await report(1, '669.7575');
  await report(1, '376.465', 0, { day: '2024-03-21' });
  for (const price of ['23.7355', '1.43', '1.785']) await report(1, price, 1);
  await calculate();
  expect((await records()).map(({ piece }) => piece)).toEqual(['1046.2300', '26.9600']);
});

test('a detail keeps its row while its reports stay as they are, is there once, and goes with them', async () => {
  const details = () =>
    query<{ id: string; workDate: string; num: number; amount: string }>(sql`
      select d.id, d.work_date::text as work_date, d.num, d.amount from mes2.wage_detail d
      join mes2.wage_record r on r.id = d.wage_record_id where r.period_id = ${periodId} order by d.work_date`);
  await report(10, '0.17');
  await report(5, '0.17', 0, { day: '2024-03-21' });
  await report(7, '0.17', 0, { day: '2024-03-22' });
  await calculate();
  const [first, second, third] = await details();
  await report(1, '0.17', 0, { day: '2024-03-21' });
  await query(sql`delete from mes2.scan where work_date = '2024-03-22'`);
  const twice = await query<{ id: string }>(sql`
    insert into mes2.wage_detail (company_id, wage_record_id, work_date, order_id, order_process_id, source, num,
      unit_price, coefficient, amount, scan_id_from, scan_id_to, scan_count)
    select company_id, wage_record_id, work_date, order_id, order_process_id, source, num, unit_price, coefficient,
      amount, scan_id_from, scan_id_to, scan_count from mes2.wage_detail where id = ${first?.id} returning id`);
  await calculate();
  const again = await details();
  expect(again.map(({ num, amount }) => [num, amount])).toEqual([
    [10, '1.7000'],
    [6, '1.0200'],
  ]);
  expect([first?.id, twice[0]?.id]).toContain(again[0]?.id);
  expect([second?.id, third?.id]).not.toContain(again[1]?.id);
});

test('I37 what slipped in after the calculation refuses the lock until it is computed', async () => {
  await report(717, '0.17');
  await calculate();
  await report(3, '0.17');
  const [operation] = await query<{ name: string }>(sql`
    select process_name as name from mes2.order_process where id = ${place.processes[0]}`);
  const sentence = `${operation?.name} 计件717与扫描720相差3件，请重新计算`;
  expect((await check()).checks[0]).toMatchObject({
    code: 'difference',
    text: sentence,
    isOk: false,
    count: 1,
  });
  expect(await lock()).toMatchObject({ status: 10202, data: sentence });
  await calculate();
  expect(await check()).toMatchObject({ isOk: true, recordNum: 1, payableAmount: '122.40' });
  expect(await lock()).toMatchObject({ status: 200, data: { status: 2 } });
  expect((await records()).map((row) => row.status)).toEqual([2]);
  expect(await calculate()).toMatchObject({ status: 10402, data: '工资期 2024-03 已锁定' });
});

test('adjustments that wait and suspects refuse the lock; who has not confirmed only informs', async () => {
  await report(10, '1.00');
  await adjust(2, '50', 0);
  await calculate();
  expect(await lock()).toMatchObject({ status: 10202, data: '还有1条待审批调整' });
  await query(sql`update mes2.wage_adjust set status = 1, approve_by = 1`);
  expect(await lock()).toMatchObject({ data: '1人的调整或工时未计入，请重新计算' });
  await calculate();
  await query(sql`update mes2.scan set suspect_flag = 1`);
  expect(await lock()).toMatchObject({ data: '还有1条可疑扫描未审' });
  await query(sql`update mes2.scan set review_status = 1`);
  await query(sql`update mes2.wage_record set objection = '少了'`);
  expect(await lock()).toMatchObject({ data: '还有1条未处理异议' });
  await query(sql`update mes2.wage_record set answer_text = '已核对'`);
  const { checks } = await check();
  expect(checks.at(-1)).toMatchObject({
    code: 'unconfirmed',
    text: '1人未确认',
    isOk: true,
    count: 1,
  });
  expect(await lock()).toMatchObject({ status: 200 });
});

test('a late suspect keeps the period that pays it from being locked, and no other one', async () => {
  const february = (await create('2024-02', '2024-02-01', '2024-02-29')).data.id;
  const april = (await create('2024-04', '2024-04-01', '2024-04-30')).data.id;
  const setStatus = (id: string, to: number) =>
    query(sql`update mes2.wage_period set status = ${to}::int where id = ${id}`);
  await setStatus(february, 2);
  // Reported in March about a day of February, whose wages are locked.
  await report(4, '1.00');
  await query(
    sql`update mes2.scan set work_date = '2024-02-27', source_period_no = '2024-02', suspect_flag = 1`,
  );
  const suspects = async (id: string) =>
    (await call('GET', 'wages/lockCheck', { periodId: id })).data.checks.find(
      ({ code }: { code: string }) => code === 'suspect',
    ).count;
  await calculate();
  expect(await records()).toMatchObject([{ payable: '4.00' }]);
  expect(await suspects(periodId)).toBe(1);
  expect(await lock()).toMatchObject({ status: 10202, data: '还有1条可疑扫描未审' });
  // April waits for it only once March takes nothing more.
  expect(await suspects(april)).toBe(0);
  await setStatus(periodId, 2);
  expect(await suspects(april)).toBe(1);
  await setStatus(periodId, 0);
  await query(sql`update mes2.scan set review_status = 1`);
  expect(await suspects(periodId)).toBe(0);
  expect(await lock()).toMatchObject({ status: 200 });
});

test('somebody who left is paid to the last cent, and a period with a wage unpaid says so', async () => {
  await report(10, '1.00');
  await report(20, '1.00', 1);
  const [gone] = place.people;
  const employed = (status: number, leave: string | null) =>
    query(sql`
      update amc.company_member set status = ${status}::int, leave_date = ${leave}::date where id = ${gone}`);
  await employed(3, '2024-03-21');
  await calculate();
  expect((await records()).map(({ payable }) => payable)).toEqual(['10.00', '20.00']);
  const payroll = await call('GET', 'report/wageReport', { periodNo: '2024-03' });
  expect(payroll.data.sum.payableAmount).toBe('30.00');
  expect(await lock()).toMatchObject({ data: { status: 2 } });
  const wages = async () =>
    (await call('GET', 'wages/record/list', { periodNo: '2024-03', pageNum: 1, pageSize: 10 })).data
      .list as { id: string; employeeId: string; status: number }[];
  const own = (await wages()).find(({ employeeId }) => employeeId === gone);
  expect(own).toMatchObject({ status: 2 });
  const others = (await wages()).filter(({ employeeId }) => employeeId !== gone);
  await call('PUT', 'wages/pay', { periodId, ids: others.map(({ id }) => id) });
  // Everybody else is paid: the period waits for who is gone.
  expect(await status()).toBe(2);
  expect((await call('PUT', 'wages/pay', { periodId, ids: [own?.id] })).data.okIds).toEqual([
    own?.id,
  ]);
  expect(await status()).toBe(3);
  await employed(0, null);
});

test('a price in force that nobody audited refuses the lock, and the list of prices finds it by the period', async () => {
  await report(10, '1.00');
  await calculate();
  const [operation] = place.processes;
  const audited = (isAudited: boolean) =>
    query(sql`
      update mes2.order_price set approve_by = ${isAudited ? '1' : null}, from_date = '2024-03-01'
      where order_process_id = ${operation}`);
  const found = async (more: object) =>
    (
      await call('GET', 'saas/order/price/list', { pageNum: 1, pageSize: 50, ...more })
    ).data.list.map(({ orderProcessId }: { orderProcessId: string }) => orderProcessId);
  await audited(false);
  const sentence = '还有1道工序的工价未审核';
  const { checks, isOk } = await check();
  expect(isOk).toBe(false);
  expect(checks).toContainEqual({
    ...{ code: 'price', text: sentence, isOk: false, count: 1, link: 'price' },
  });
  expect(await lock()).toMatchObject({ status: 10202, data: sentence });
  expect(await found({ periodId })).toEqual([operation]);
  // One that begins after the running day, or ended before the period, pays nothing in it.
  const later = (await create('2099-01', '2099-01-01', '2099-01-31')).data.id;
  const during = (from: string, to: string | null) =>
    query(sql`
      update mes2.order_price set from_date = ${from}::date, to_date = ${to}::date
      where order_process_id = ${operation}`);
  await during('2099-01-10', null);
  expect(await found({ periodId: later })).not.toContain(operation);
  await during('2024-01-01', '2024-02-29');
  expect(await found({ periodId })).toEqual([]);
  expect((await check()).isOk).toBe(true);
  await during('2024-03-01', null);
  await audited(true);
  expect(await lock()).toMatchObject({ status: 200 });
});

test('a period says who opened, calculated, locked and paid it', async () => {
  await report(10, '1.00');
  const { data } = await calculate();
  const shown = async () =>
    (await call('GET', 'wages/period/list', { pageNum: 1, pageSize: 10 })).data.list[0];
  expect(await shown()).toMatchObject({ jobId: data.id, payByName: null, payDate: null });
  expect((await shown()).openByName).toBeTruthy();
  await lock();
  await call('PUT', 'wages/pay', { periodId });
  const paid = await shown();
  expect(paid).toMatchObject({
    status: 3,
    lockByName: paid.openByName,
    payByName: paid.openByName,
  });
  expect(paid.payDate >= paid.lockDate).toBe(true);
});

test('departments are locked one by one, stay as they are, and the last one locks the period', async () => {
  await report(10, '1.00');
  await report(20, '1.00', 1);
  for (const [at, person] of place.people.entries())
    await query(
      sql`update amc.company_member set dept_id = ${place.lines[at]} where id = ${person}`,
    );
  await calculate();
  const [first, second] = place.lines;
  expect(await lock({ deptIds: [first] })).toMatchObject({ status: 200, data: { status: 0 } });
  expect((await records()).map((row) => row.status)).toEqual([2, 0]);
  expect(await calculate({ deptIds: [first] })).toMatchObject({ status: 10402 });
  await query(
    sql`update mes2.wage_record set bonus_amount = 1, payable_amount = payable_amount + 1 where status = 2`,
  );
  await calculate();
  expect((await records()).map(({ payable }) => payable)).toEqual(['11.00', '20.00']);
  expect(await lock({ deptIds: [second] })).toMatchObject({ data: { status: 2 } });
});

test('who confirmed another amount is told and confirms again; the same amount stays confirmed', async () => {
  await report(10, '1.00');
  await report(20, '1.00', 1);
  await calculate();
  await query(sql`update mes2.wage_record set status = 1, confirm_date = app_now()`);
  await report(5, '1.00');
  await calculate();
  expect((await records()).map((row) => [row.status, row.payable])).toEqual([
    [0, '15.00'],
    [1, '20.00'],
  ]);
  const logs = await query<{ diff: unknown }>(sql`
    select diff from mes2.biz_log where biz_type = 'wageRecord' and action = 'recalculate'`);
  expect(logs.map(({ diff }) => diff)).toMatchObject([[{ fromText: '10.00', toText: '15.00' }]]);
});

test('a deduction that the floor does not let through waits once in the next period', async () => {
  const next = (await create('2024-04', '2024-04-01', '2024-04-30')).data.id;
  await query(sql`
    insert into mes2.attendance (company_id, employee_id, work_date, normal_min)
    values (${place.companyId}, ${place.people[0]}, '2024-03-20', 600)`);
  await report(200, '1.00');
  await adjust(3, '100', 1);
  const carried = () =>
    query(sql`select kind, amount, status, ref_id from mes2.wage_adjust where period_id = ${next}`);
  await calculate();
  // 10 h × 2360 ÷ 174 = 135.63 stay; 64.37 are taken.
  expect(await carried()).toEqual([{ kind: 3, amount: '35.6300', status: 0, refId: periodId }]);
  await calculate();
  expect(await carried()).toHaveLength(1);
  expect((await check()).isOk).toBe(true);
  await report(10, '1.00');
  await calculate();
  expect(await carried()).toMatchObject([{ amount: '25.6300' }]);
  await report(100, '1.00');
  await calculate();
  expect(await carried()).toEqual([]);
});

test('a calculation that was left in the middle goes on, and until then nobody begins another', async () => {
  await report(10, '1.00');
  await report(20, '1.00', 1);
  await calculate();
  await query(sql`update mes2.wage_record set piece_amount = 0, payable_amount = 0`);
  await query(sql`update mes2.wage_period set status = 1 where id = ${periodId}`);
  await query(sql`
    update mes2.batch_day_log set end_date = null, ok_num = 1 where job_code = 'wage'`);
  await query(sql`update mes2.batch_day_log_item set is_ok = seq_no = 1`);
  expect(await call('POST', 'wages/calculate', { periodId })).toMatchObject({
    status: 10202,
    data: expect.stringMatching(/^作业 工资 .* 正在运行，已完成 50%$/),
  });
  expect(await lock()).toMatchObject({ status: 10202 });
  await continueCalculations(story.server.services);
  expect(await status()).toBe(0);
  expect((await records()).map(({ payable }) => payable)).toEqual(['0.00', '20.00']);
});

test('what failed is run again with a line of its own; a job that runs is not', async () => {
  await report(10, '1.00');
  await report(20, '1.00', 1);
  const { data } = await calculate();
  const retry = () => call('POST', 'batchDayLog/retry', { id: data.id });
  expect(await retry()).toMatchObject({ status: 10202, data: '没有失败项' });
  await query(sql`update mes2.batch_day_log set ok_num = 1, fail_num = 1 where id = ${data.id}`);
  await query(sql`
    update mes2.batch_day_log_item set is_ok = false, text = '错误' where log_id = ${data.id} and seq_no = 2`);
  const shown = await call('GET', 'batchDayLog/list', { pageNum: 1, pageSize: 10, failed: true });
  expect(shown.data).toMatchObject({ total: 1, sum: { total: 2, okNum: 1, failNum: 1 } });
  expect(shown.data.list).toMatchObject([
    { jobCode: 'wage', jobState: 3, firstError: '错误', failNum: 1, isRepeatable: true },
  ]);
  await query(sql`update mes2.wage_record set piece_amount = 0, payable_amount = 0`);
  const again = await retry();
  await continueCalculations(story.server.services);
  expect((await records()).map(({ payable }) => payable)).toEqual(['0.00', '20.00']);
  expect((await call('GET', 'batchDayLog', { id: again.data.id })).data).toMatchObject({
    ...{ total: 1, okNum: 1, failNum: 0, jobState: 2, isRepeatable: false },
  });
  const items = await call('GET', 'batchDayLog/detail', { id: data.id, pageNum: 1, pageSize: 10 });
  expect(items.data.list).toMatchObject([{ isOk: false, text: '错误' }, { isOk: true }]);
  await query(sql`update mes2.wage_period set status = 2 where id = ${periodId}`);
  expect((await call('GET', 'batchDayLog', { id: data.id })).data).toMatchObject({
    ...{ failNum: 1, isRepeatable: false },
  });
});

test('somebody without the right to amounts sees the payroll without them', async () => {
  await report(10, '1.00');
  await calculate();
  const { data } = await call('GET', 'report/wageReport', { periodNo: '2024-03', expandDay: true });
  expect(data).toMatchObject({
    total: 1,
    list: [
      {
        pieceNum: 10,
        payableAmount: '10.00',
        days: [{ workDate: '2024-03-20', num: 10, amount: '10.0000' }],
      },
    ],
    sum: { payableAmount: '10.00' },
  });
  const only = await call('GET', 'report/wageReport', { periodNo: '2024-03', onlyAnomaly: true });
  expect(only.data.total).toBe(0);
});

test('days of people and of the report of irregularities are on cents row by row, and add up to the payroll of them', async () => {
  // Rows of a third of a cent, one of them taken back: unrounded, they come to another cent.
  for (const [at, price] of ['23.7355', '1.4350', '1.7850'].entries())
    await report(1, price, 0, { day: `2024-03-${10 + (at % 2)}` });
  await report(1, '0.3350', 0, { day: '2024-03-10', process: place.processes[1] });
  await report(2, '0.1250', 1, { day: '2024-03-10' });
  // What a group shares is none of the day of its person.
  await query(sql`update mes2.order_process set pay_scope = 3 where id = ${place.processes[1]}`);
  await report(7, '2.0000', 0, { day: '2024-03-11', process: place.processes[1] });
  await query(sql`
    delete from mes2.employee_day where work_date between '2024-03-01' and '2024-03-31'`);
  await query(sql`
    insert into mes2.employee_day (company_id, employee_id, work_date, scan_num, piece_num, amount, earned_min)
    select company_id, employee_id, work_date, count(*), sum(num), sum(amount), 0 from mes2.scan group by 1, 2, 3`);
  await calculate();
  const { data } = await call('GET', 'report/wageWatchReport', {
    ...{ workDateFrom: '2024-03-01', workDateTo: '2024-03-31', pageNum: 1, pageSize: 50 },
  });
  const rows: { workDate: string; dayAmount: string; employeeId: string }[] = data.list;
  const days = await query<{ workDate: string; employeeId: string; amount: string }>(sql`
    select d.work_date::text as work_date, r.employee_id, sum(d.amount)::numeric(14, 2)::text as amount
    from mes2.wage_detail d join mes2.wage_record r on r.id = d.wage_record_id
    where d.source = 1 group by 1, 2 order by 1, 2`);
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const shown = rows.map(
    ({ employeeId, workDate, dayAmount }) => `${employeeId} ${workDate} ${cents(dayAmount)}`,
  );
  expect(shown.sort()).toEqual(
    days
      .map(({ employeeId, workDate, amount }) => `${employeeId} ${workDate} ${cents(amount)}`)
      .sort(),
  );
  expect(rows.length).toBe(3);
  expect(cents(data.sum.dayAmount)).toBe(
    rows.reduce((all, { dayAmount }) => all + cents(dayAmount), 0),
  );
  const list = await call('GET', 'employeeDay/list', {
    ...{ workDateFrom: '2024-03-01', workDateTo: '2024-03-31', pageNum: 1, pageSize: 50 },
  });
  const listed: { workDate: string; amount: string; employeeId: string }[] = list.data.list;
  expect(
    listed.map((day) => `${day.employeeId} ${day.workDate} ${cents(day.amount)}`).sort(),
  ).toEqual(shown);
  expect(cents(list.data.sum.amount)).toBe(cents(data.sum.dayAmount));
  await query(sql`update mes2.order_process set pay_scope = 1 where id = ${place.processes[1]}`);
  await query(sql`
    delete from mes2.employee_day where work_date between '2024-03-01' and '2024-03-31'`);
});
