import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { noticeTexts } from '../../messages/notice-columns.sql.ts';
import { expectRecounted } from '../../testing/recount-report.ts';
import { runNow } from '../../testing/run-clock.ts';
import { factoryDate } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import { remindIdleBundles } from './remind-idle-bundles.ts';

/** The day of every report of this file. */
const day = factoryDate();
let story: StoryServer;
let request = 0;
const requestId = () => `desk-request-${++request}`;

beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
});
afterAll(() => story.server.close());

const call = async (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  input: object,
  who = 'cx.admin',
) => (await story.server.call(who, method, `/mes2/${path}`, input)).body;
interface Tracked {
  readonly id: string;
  readonly bundleId: string;
  readonly orderProcessId: string;
  readonly seqNo: number;
  readonly isCheckpoint: number;
  readonly status: number;
  readonly doneNum: number;
}
const tracked = (no: number) =>
  story.server.query<Tracked>(sql`
    select p.id, p.bundle_id, p.order_process_id, p.seq_no, p.is_checkpoint, p.status, p.done_num
    from mes2.bundle_process p join mes2.bundle b on b.id = p.bundle_id
    where b.bundle_no = ${no} order by p.seq_no`);
const manual = async (nos: number[], at: number, more: object = {}) => {
  const bundles = await Promise.all(nos.map(tracked));
  return call('POST', 'bundleProcess/manual', {
    requestId: requestId(),
    bundleIds: bundles.map(([first]) => first?.bundleId),
    orderProcessId: bundles[0]?.[at]?.orderProcessId,
    employeeId: story.staff.sewers[0]?.id,
    lineDeptId: story.staff.lines[0]?.id,
    workDate: day,
    reason: '漏扫',
    ...more,
  });
};

test('a missed operation is entered for several bundles, each with an answer of its own', async () => {
  const { data } = await manual([1, 2], 0);
  expect(data.fails).toEqual([]);
  expect(data.scans).toMatchObject([
    { bundleLabel: 'B0001', type: 4, num: 24 },
    { bundleLabel: 'B0002', type: 4, num: 24 },
  ]);
  const again = await manual([1, 3], 0);
  expect(again.data.scans).toHaveLength(1);
  expect(again.data.fails[0].text).toMatch(/^扎号B0001\/.+ 剩余0件$/);
});

test('an operation that no bundle of the order has is entered for none', async () => {
  const { data } = await manual([4], 0, { orderProcessId: '123456789' });
  expect(data).toEqual({
    scans: [],
    fails: [
      {
        id: (await tracked(4))[0]?.bundleId,
        text: '扎号B0004没有所报的这道工序，请选择该扎的工序',
      },
    ],
  });
});

test('a day too long ago, no reason or too many bundles are refused', async () => {
  expect((await manual([4], 0, { workDate: '2020-01-01' })).data).toMatch(/^工作日须在.+到.+之间$/);
  expect((await manual([4], 0, { reason: '  ' })).data).toBe('请填写补录原因');
  const bundleIds = Array.from({ length: 201 }, (_, at) => String(at + 1));
  expect((await manual([4], 0, { bundleIds })).data).toBe('一次最多200条');
});

test('a checkpoint that was overtaken and a bundle that lies are listed as gaps', async () => {
  const rows = await tracked(6);
  const checkpoint = rows.find(
    ({ isCheckpoint, seqNo }) => isCheckpoint === 1 && seqNo < (rows.at(-1)?.seqNo ?? 0),
  );
  const later = rows.find(({ seqNo }) => seqNo > (checkpoint?.seqNo ?? 0));
  await story.server.query(sql`
    update mes2.bundle_process set done_num = num, status = 2, last_employee_id = ${story.staff.sewers[1]?.id}
    where id = ${later?.id}`);
  await story.server.query(sql`
    update mes2.bundle set status = 2, line_dept_id = ${story.staff.lines[0]?.id ?? null},
      last_scan_date = app_now() - interval '72 hours' where bundle_no = 7`);
  await story.server.query(sql`
    update mes2.bundle set status = 2, last_scan_date = null, update_date = app_now() - interval '72 hours'
    where bundle_no = 9`);
  const { data } = await call('GET', 'noScanBundle/list', { pageSize: 50 });
  const missed = data.list.find(
    ({ bundleLabel }: { bundleLabel: string }) => bundleLabel === 'B0006',
  );
  expect(missed).toMatchObject({
    gapType: 1,
    id: checkpoint?.id,
    missNum: 24,
    laterEmployee: expect.any(String),
  });
  const idle = data.list.find(
    ({ bundleLabel }: { bundleLabel: string }) => bundleLabel === 'B0007',
  );
  expect(idle).toMatchObject({ gapType: 2 });
  // Nights, breaks and days of rest are left out: of three days a third at most is work.
  expect(Number(idle.idleHour)).toBeGreaterThanOrEqual(8);
  expect(Number(idle.idleHour)).toBeLessThan(36);
  expect(
    data.list.find(({ bundleLabel }: { bundleLabel: string }) => bundleLabel === 'B0009'),
  ).toMatchObject({ gapType: 3, lastScanDate: null });
  // A label that is printed again is no work on a bundle that came three days ago.
  await story.server.query(sql`
    with came as (
      insert into mes2.cut_piece_delivery (company_id, delivery_no, order_id, line_dept_id, status, receive_date)
      select company_id, 'D-IDLE', order_id, line_dept_id, 2, app_now() - interval '72 hours'
      from mes2.bundle where bundle_no = 7 returning id)
    update mes2.bundle set status = 2, last_scan_date = null, update_date = app_now(), delivery_id = (select id from came)
    where bundle_no = 10`);
  const again = await call('GET', 'noScanBundle/list', { pageSize: 50 });
  expect(
    again.data.list.find(({ bundleLabel }: { bundleLabel: string }) => bundleLabel === 'B0010'),
  ).toMatchObject({ gapType: 3 });
  const { data: of } = await call('GET', 'noScanBundle/count', {});
  const found = Object.groupBy(again.data.list as { gapType: number }[], ({ gapType }) => gapType);
  expect(of.counts).toEqual(
    [1, 2, 3].map((gapType) => ({ gapType, gapNum: found[gapType]?.length })),
  );
  const on = (day: string) =>
    call('GET', 'noScanBundle/list', { pageSize: 50, sql: `work_date = '${day}'` });
  const days = (await on(idle.workDate)).data.list.map(({ workDate }: never) => workDate);
  expect(new Set(days)).toEqual(new Set([idle.workDate]));
  const later40 = await call('GET', 'noScanBundle/list', { pageSize: 50, idleHours: 40 });
  expect(later40.data.list.map(({ bundleLabel }: never) => bundleLabel)).not.toContain('B0007');
});

test('an operation is skipped while it waits, and taken up again', async () => {
  const rows = await tracked(8);
  const skip = (ids: (string | undefined)[], isSkipped = true) =>
    call('PUT', 'bundleProcess/skip', { ids, isSkipped, reason: '工艺取消' });
  expect((await skip([rows[0]?.id])).data).toEqual({ okIds: [rows[0]?.id], fails: [] });
  expect((await tracked(8))[0]).toMatchObject({ status: 3 });
  expect((await skip([rows[0]?.id])).data.fails[0].text).toMatch(
    /^扎号B0008\/.+ 已跳过，不能跳过$/,
  );
  expect((await skip([rows[0]?.id], false)).data.okIds).toHaveLength(1);
  const done = (await tracked(1))[0];
  expect((await skip([done?.id])).data.fails[0].text).toMatch(/^扎号B0001\/.+ 完成，不能跳过$/);
  expect((await skip([rows[1]?.id], false)).data.fails[0].text).toMatch(
    /^扎号B0008\/.+ 待做，不能恢复$/,
  );
});

test('scans are listed with what they are worth, suspicious ones accepted by somebody else', async () => {
  await story.server.query(sql`update mes2.scan set suspect_flag = 1`);
  const { data } = await call('GET', 'scan/list', { suspectFlag: true, pageSize: 10 });
  expect(data.list[0]).toMatchObject({ type: 4, channel: 5, suspectFlag: 1, reviewStatus: 0 });
  const id = data.list[0].id;
  const review = (accept: boolean) =>
    call('PUT', 'scan/review', { ids: [id], accept, remark: '补录属实' });
  expect((await review(true)).data).toEqual({ okIds: [id], fails: [] });
  const after = await call('GET', 'scan/list', { suspectFlag: true, pageSize: 10 });
  expect(after.data.list.find((row: { id: string }) => row.id === id)).toMatchObject({
    reviewStatus: 1,
  });
  const waiting = async () =>
    (await call('GET', 'saas/order/closeCheck', { id: story.story.order.id })).data.checks.find(
      ({ code }: { code: string }) => code === 'suspect',
    ).count;
  await story.server.query(sql`update mes2.scan set suspect_flag = 0 where id <> ${id}`);
  expect(await waiting()).toBe(0);
  await review(false);
  expect(await waiting()).toBe(1);
  await review(true);
  await story.server.query(sql`update mes2.production_order set wage_locked = 1`);
  expect((await review(false)).data.fails[0].text).toBe('订单 SO2403017 工资已锁定，不能报工');
  expect((await review(true)).data).toEqual({ okIds: [id], fails: [] });
  await story.server.query(sql`update mes2.production_order set wage_locked = 0`);
  await story.server.query(sql`update mes2.scan set suspect_flag = 0`);
  expect((await review(true)).data.fails[0].text).toBe('该扫描无需审查');
});

test('I38 a suspect of a locked period stays as it was judged; a late one is accepted with the period behind', async () => {
  const { data } = await call('GET', 'scan/list', { pageSize: 1 });
  const [{ id, employeeId }] = data.list;
  await story.server.query(sql`update mes2.scan set suspect_flag = 1 where id = ${id}`);
  const [period] = await story.server.query<{ id: string }>(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    values (${story.staff.companyId}, 'review', ${day}::date - 10, ${day}::date + 10, 2) returning id`);
  const review = async (accept: boolean) =>
    (await call('PUT', 'scan/review', { ids: [id], accept, remark: '属实' })).data;
  const late = (periodNo: string | null) =>
    story.server.query(sql`update mes2.scan set source_period_no = ${periodNo} where id = ${id}`);
  const refusal = { okIds: [], fails: [{ id, text: '工资期 review 已锁定' }] };
  expect(await review(true)).toEqual(refusal);
  await late('review');
  expect(await review(true)).toEqual({ okIds: [id], fails: [] });
  expect(await review(false)).toEqual(refusal);
  // Departments are locked one by one: in an open period the wage of its person decides.
  await late(null);
  await story.server.query(sql`update mes2.wage_period set status = 0 where id = ${period?.id}`);
  const settle = (person: string | undefined) =>
    story.server.query(sql`
      insert into mes2.wage_record (company_id, period_id, employee_id, employee_no, employee_name, dept_id, pay_type,
        payable_amount, status, lock_date)
      select m.company_id, ${period?.id}, m.id, m.employee_no, m.employee_name, m.dept_id, 1, 0, 2, app_now()
      from amc.company_member m where m.id = ${person ?? null}`);
  await settle(story.staff.sewers.find((sewer) => sewer.id !== employeeId)?.id);
  expect(await review(false)).toEqual({ okIds: [id], fails: [] });
  await settle(employeeId);
  expect(await review(true)).toEqual(refusal);
  await story.server.query(sql`delete from mes2.wage_record where period_id = ${period?.id}`);
  await story.server.query(sql`delete from mes2.wage_period where id = ${period?.id}`);
  await story.server.query(sql`update mes2.scan set suspect_flag = 0, review_status = 0`);
});

test('leaders are notified once a day of bundles that nobody scanned for as many working hours as the company says', async () => {
  const { server, staff } = story;
  const companyId = await server.companyId('CX');
  const line = staff.lines[0]?.id;
  const services = { ...server.services, clock: runNow };
  const { title, content } = noticeTexts('zh-CN');
  const notices = () =>
    server.query<{ title: string; content: string; userId: string }>(sql`
      select ${title} as title, ${content} as content, m.user_id from mmc.message m
      where m.biz_type = 'scanIdle' order by m.id`);
  await server.query(sql`
    update mes2.bundle set status = 2, line_dept_id = ${line}, last_scan_date = app_now() - interval '30 days'
    where bundle_no in (9, 10)`);
  await server.query(sql`
    update mes2.bundle set status = 2, line_dept_id = ${line}, last_scan_date = app_now() - interval '1 hour'
    where bundle_no = 11`);
  await server.query(sql`
    delete from amc.dept_manager where company_id = ${companyId} and dept_id = ${line}`);
  expect(await remindIdleBundles(services)).toBe(0);
  await server.query(sql`
    insert into amc.dept_manager (company_id, dept_id, employee_id)
    select ${companyId}, ${line}, m.id from amc.company_member m
    join amc.app_user u on u.id = m.user_id where u.username = 'cx.leader' and m.company_id = ${companyId}`);
  expect(await remindIdleBundles(services)).toBe(1);
  expect(await notices()).toMatchObject([
    {
      title: expect.stringMatching(/：2扎超过24小时没有扫描$/),
      content: expect.stringMatching(/B0009、.*B0010$/),
    },
  ]);
  expect(await remindIdleBundles(services)).toBe(0);

  await server.query(sql`delete from mmc.message where biz_type = 'scanIdle'`);
  await server.query(sql`
    insert into mes2.company_setting (company_id, code, value) values (${companyId}, 'scanIdleHours', '240')`);
  await server.query(sql`
    update mes2.bundle set last_scan_date = app_now() - interval '11 days' where bundle_no in (9, 10)`);
  // Eleven days by the clock are far less of a shift.
  expect(await remindIdleBundles(services)).toBe(0);
  // Whoever leads the line reads its figures, as soon as that is noticed.
  await server.query(sql`
    delete from amc.dept_manager where company_id = ${companyId} and dept_id = ${line}`);
});

interface Reported {
  readonly employeeId: string;
  readonly orderProcessId: string;
  readonly employeeNo: string | null;
  readonly bundleLabel: string | null;
  readonly scanId: string;
  readonly unitPrice?: string;
  readonly amount?: string;
  readonly okNum: number;
  readonly reworkNum: number;
  readonly reverseNum: number;
  readonly suspectNum: number;
}
const workReport = async (query: object = {}, who = 'cx.admin') =>
  (await call('GET', 'report/workReport', { pageSize: 1000, ...query }, who)).data as {
    readonly total: number;
    readonly list: readonly Reported[];
    readonly sum: { readonly okNum: number; readonly amount?: string };
  };

test('the work report adds up the scans of a person, an operation and a day', async () => {
  const days = { workDateFrom: '2000-01-01', workDateTo: '2000-12-31' };
  expect((await workReport(days)).total).toBe(0);
  const made = await manual([31, 32], 0);
  const [line] = made.data.list ?? made.data;
  expect(line).toBeDefined();
  const { list, sum, total } = await workReport({
    workDateFrom: day,
    workDateTo: day,
  });
  const plain = await story.server.query<Reported>(sql`
    select s.employee_id, s.order_process_id, s.unit_price, round(sum(s.amount), 2) as amount,
      sum(case when coalesce(t.type, s.type) in (1, 4, 5) then s.num else 0 end)::int as ok_num,
      sum(case when coalesce(t.type, s.type) = 2 then s.num else 0 end)::int as rework_num,
      sum(case when s.type = 3 then -s.num else 0 end)::int as reverse_num, sum(s.suspect_flag)::int as suspect_num
    from mes2.scan s left join mes2.scan t on t.id = s.reversed_id where s.work_date = ${day}::date
    group by s.employee_id, s.order_process_id, s.unit_price, s.line_dept_id, s.coefficient, s.sam`);
  const key = (row: Reported) => `${row.employeeId} ${row.orderProcessId} ${row.unitPrice}`;
  const sorted = (rows: readonly Reported[]) => rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  expect(total).toBe(plain.length);
  expect(sorted(list)).toMatchObject(sorted(plain));
  expect(sum.okNum).toBe(plain.reduce((all, { okNum }) => all + okNum, 0));
});

test('a reversal takes pieces and money out of the row that it reverses', async () => {
  await manual([33], 0);
  const of = {
    workDateFrom: day,
    workDateTo: day,
    employeeId: story.staff.sewers[0]?.id,
  };
  const before = (await workReport(of)).list;
  const [scan] = await story.server.query<{ id: string; num: number; orderProcessId: string }>(sql`
    select id, num, order_process_id from mes2.scan where status = 0 and type = 4 order by id desc limit 1`);
  const taken = await call('PUT', 'bundleProcess/reverse', {
    ...{ requestId: requestId(), scanId: scan?.id, reason: '扫错' },
  });
  expect(taken.status).toBe(200);
  const rowOf = (rows: readonly Reported[]) =>
    rows.find(({ orderProcessId }) => orderProcessId === scan?.orderProcessId);
  const [was, is] = [rowOf(before), rowOf((await workReport(of)).list)];
  expect(is?.okNum).toBe((was?.okNum ?? 0) - (scan?.num ?? 0));
  expect(is?.reverseNum).toBe((was?.reverseNum ?? 0) + (scan?.num ?? 0));
});

test('money of the work report is on cents, and what is a part of a wage row adds up to it', async () => {
  const [row] = await story.server.query<{
    employeeId: string;
    orderProcessId: string;
    num: number;
  }>(sql`
    select employee_id, order_process_id, count(distinct bundle_id)::int as num from mes2.scan
    where work_date = ${day}::date and num > 0 group by 1, 2, unit_price, coefficient
    order by 3 desc limit 1`);
  expect(row?.num).toBeGreaterThan(1);
  const of = sql`employee_id = ${row?.employeeId} and work_date = ${day}::date
    and order_process_id = ${row?.orderProcessId}`;
  const exact = sql`create table exact_pay as select id, amount from mes2.scan where ${of}`;
  await story.server.query(exact);
  await story.server.query(sql`update mes2.scan set amount = 1.0065 where ${of}`);
  const [paid] = await story.server.query<{ pay: string }>(sql`
    select sum(pay) as pay from (select round(sum(amount), 2) as pay from mes2.scan where ${of}
      group by unit_price, coefficient, source_period_no) x`);
  for (const groupBy of ['employee', 'process', 'bundle']) {
    const { list, sum } = await workReport({
      ...{ workDateFrom: day, workDateTo: day, groupBy, employeeId: row?.employeeId },
    });
    const own = list.filter(({ orderProcessId }) => orderProcessId === row?.orderProcessId);
    const cents = (rows: readonly Reported[]) =>
      rows.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0);
    for (const { amount } of list) expect(amount).toMatch(/^-?\d+\.\d\d$/);
    expect(cents(own)).toBe(Math.round(Number(paid?.pay) * 100));
    expect(cents(list)).toBe(Math.round(Number(sum.amount) * 100));
  }
  await story.server.query(sql`
    update mes2.scan s set amount = k.amount from exact_pay k where k.id = s.id and s.work_date = ${day}::date`);
});

test('a worker reads only the own rows, with what they earned', async () => {
  const [worker] = await story.server.query<{ id: string }>(sql`
    select m.id from amc.company_member m join amc.app_user u on u.id = m.user_id
    where u.username = 'cx.worker'`);
  const other = story.staff.sewers.find(({ id }) => id !== worker?.id)?.id;
  await manual([34], 0, { employeeId: worker?.id });
  await manual([35], 0, { employeeId: other });
  const asked = { workDateFrom: day, workDateTo: day, employeeId: other };
  const { list } = await workReport(asked, 'cx.worker');
  expect(list.map(({ employeeId }) => employeeId)).toEqual([worker?.id]);
  expect(Number(list[0]?.amount)).toBeGreaterThan(0);
});

test('who asks for no day gets today, and a range that runs backwards is refused in words', async () => {
  const { total } = await workReport();
  expect(total).toBe((await workReport({ workDateFrom: day, workDateTo: day })).total);
  const refused = await call('GET', 'report/workReport', {
    ...{ workDateFrom: '2024-03-20', workDateTo: '2024-03-19' },
  });
  expect(refused).toMatchObject({ status: 10009 });
});

test('the work report by operation and by bundle adds up to the same pieces and money as by person', async () => {
  const days = { workDateFrom: day, workDateTo: day };
  const whole = await workReport(days);
  const plain = await story.server.query<{ bundles: number; steps: number; amount: string }>(sql`
    select count(distinct (s.bundle_id, s.employee_id, s.order_process_id, s.unit_price))::int as bundles,
      count(distinct (s.order_process_id, s.unit_price, s.line_dept_id))::int as steps,
      round(sum(s.amount), 2) as amount
    from mes2.scan s where s.work_date = ${day}::date`);
  const byProcess = await workReport({ ...days, groupBy: 'process' });
  const byBundle = await workReport({ ...days, groupBy: 'bundle' });
  expect([byProcess.total, byBundle.total]).toEqual([plain[0]?.steps, plain[0]?.bundles]);
  expect(byProcess.sum).toEqual(whole.sum);
  expect(byBundle.sum).toEqual(whole.sum);
  expect(whole.sum.amount).toBe(plain[0]?.amount);
  expect(byProcess.list[0]).toMatchObject({
    employeeId: null,
    employeeNo: null,
    bundleLabel: null,
  });
  expect(byBundle.list.every(({ bundleLabel }) => /^B\d{4}/.test(bundleLabel ?? ''))).toBe(true);
});

test('the scans behind a row of the report come to its pieces, at its rate alone', async () => {
  const days = { workDateFrom: day, workDateTo: day };
  const dearer = (factor: number) =>
    story.server.query(sql`
      update mes2.scan set unit_price = unit_price * ${factor}::numeric where id = (
        select max(id) from mes2.scan where type = 4 and status = 0 and work_date = ${day}::date)`);
  await dearer(2);
  const { list } = await workReport(days);
  for (const { employeeId, orderProcessId, scanId, okNum } of list) {
    const behind = await call('GET', 'scan/list', {
      ...{ pageSize: 1000, workDate: day, employeeId, orderProcessId, rateOf: scanId },
    });
    expect(behind.data.sum.num).toBe(okNum);
  }
  // Narrowed to a channel, a figure is that of its scans: none of the others stands behind it.
  const channels = await story.server.query<{ channel: number; num: number }>(sql`
    select channel, sum(num)::int as num from mes2.scan where work_date = ${day}::date group by 1`);
  expect(channels.length).toBeGreaterThan(0);
  for (const { channel, num } of channels) {
    const found = await call('GET', 'scan/list', { workDate: day, channel });
    expect(found.data.sum.num).toBe(num);
    expect((await workReport({ ...days, channel })).sum.okNum).toBe(num);
  }
  await dearer(0.5);
  expect(list.length).toBe((await workReport(days)).list.length + 1);
});

test('amounts of others need the right to piece rates', async () => {
  const days = { workDateFrom: day, workDateTo: day };
  const [scan] = await story.server.query<{ id: string; lineDeptId: string }>(sql`
    select id, line_dept_id from mes2.scan where work_date = ${day}::date limit 1`);
  const place = (lineDeptId: string | undefined) =>
    story.server.query(
      sql`update mes2.scan set line_dept_id = ${lineDeptId} where id = ${scan?.id}`,
    );
  await place(story.staff.tables[0]?.id);
  const { list, sum } = await workReport(days, 'cx.manager');
  expect((await workReport(days, 'cx.leader')).list).toEqual(list);
  await place(scan?.lineDeptId);
  expect(list.length).toBeGreaterThan(0);
  for (const row of list) {
    expect(row).not.toHaveProperty('amount');
    expect(row).not.toHaveProperty('unitPrice');
  }
  expect(sum).not.toHaveProperty('amount');
});

interface Shaded {
  readonly scanId: string;
  readonly bundleRanges: string | null;
  readonly processName: string;
}
const shadeReport = async (query: object = {}, who = 'cx.admin') =>
  call('GET', 'report/workReportXYS', { pageSize: 1000, ...query }, who);

test('the work report by shade comes to the same pieces, minutes and cents as the work report', async () => {
  const days = { workDateFrom: day, workDateTo: day };
  const whole = (await workReport(days)).sum as unknown as Record<string, unknown>;
  const { okNum, amount, earnedMin } = whole;
  await story.server.query(
    sql`update mes2.bundle set shade = 'B', dye_lot = 'D1' where bundle_no % 2 = 0`,
  );
  expect((await shadeReport(days)).data.sum).toEqual({ okNum, amount, earnedMin });
  await expectRecounted({
    ...{ server: story.server, who: 'cx.admin', operation: 'getWorkReportByShade', query: days },
    key: ['scanId'],
    plain: sql`
      select min(s.id) as scan_id, b.shade, b.dye_lot, b.color_name, b.size_name, sum(s.earned_min) as earned_min,
        coalesce(sum(s.num) filter (where coalesce(t.type, s.type) <> 2), 0)::int as ok_num
      from mes2.scan s left join mes2.scan t on t.id = s.reversed_id join mes2.bundle b on b.id = s.bundle_id
      where s.work_date = ${day}::date
      group by s.employee_id, s.order_id, s.order_process_id, s.unit_price, b.shade, b.dye_lot, b.color_name, b.size_name`,
  });
});

test('bundles of a row stand as ranges, are found by each of them, and are asked for by their numbers', async () => {
  await story.server.query(sql`update mes2.bundle set shade = null, dye_lot = null`);
  expect((await manual([16, 17, 19], 0)).data.fails).toEqual([]);
  const days = { workDateFrom: day, workDateTo: day };
  const of = { ...days, bundleNoFrom: 16, bundleNoTo: 19 };
  const { list, sum } = (await shadeReport(of)).data;
  const parts = (list as Shaded[]).flatMap(({ bundleRanges }) => bundleRanges?.split(', ') ?? []);
  const spans = parts.map((part) => part.split('–').map((label) => Number(label.slice(1))));
  const covered = spans.flatMap(([from = 0, to = from]) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at),
  );
  expect(covered.toSorted((a, b) => a - b)).toEqual([16, 17, 19]);
  expect(sum.okNum).toBe(72);
  const found = (await shadeReport({ ...days, sql: "bundle_ranges like '%0017%'" })).data.list;
  expect((found as Shaded[]).map(({ bundleRanges }) => bundleRanges).join()).toContain(
    'B0016–B0017',
  );
});

test('more than a month by shade is asked of one order', async () => {
  const long = { workDateFrom: '2024-01-01', workDateTo: '2024-02-01' };
  expect(await shadeReport(long)).toMatchObject({
    status: 10009,
    data: '请选择订单或缩小到31天内',
  });
  expect((await shadeReport({ ...long, orderNo: 'SO1' })).status).toBe(200);
  expect((await shadeReport({ ...long, workDateTo: '2024-01-31' })).status).toBe(200);
});
