import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { leftOpen } from '../../testing/left-open.ts';
import { shanghai } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import { foldAll } from './counts/fold-worker.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer('postgres');
  await story.cut(1);
});
afterAll(() => story.server.close());

const operation = async (bundleNo: number, code = 'C06') => {
  const [row] = await story.server.query<{ id: string }>(sql`
    select p.id from mes2.bundle_process p
    join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
    join mes2.order_process o on o.company_id = p.company_id and o.id = p.order_process_id
    where b.bundle_no = ${bundleNo} and o.process_code = ${code}`);
  return row?.id;
};

const scan = async (bundleNo: number, num: number) => report(await operation(bundleNo), num);

const reportBody = (id: string | undefined, num: number, more: object = {}) => ({
  id,
  bundleProcessSubmitRecord: {
    requestId: randomUUID(),
    type: 1,
    num,
    employeeId: story.staff.member('worker').id,
    deviceDate: `${shanghai().slice(0, 10)} 12:00:00`,
    channel: 2,
    ...more,
  },
});
const send = (body: object) =>
  story.server.call('cx.worker', 'PUT', '/mes2/bundleProcess/update', body);
const report = (id: string | undefined, num: number, more: object = {}) =>
  send(reportBody(id, num, more));

const doneOf = async (bundleNo: number) => {
  const [row] = await story.server.query<{ doneNum: number; scans: number }>(sql`
    select p.done_num, (select count(*)::int from mes2.scan s where s.bundle_process_id = p.id) as scans
    from mes2.bundle_process p where p.id = ${await operation(bundleNo)}`);
  return row;
};

test('H1 one operation scanned on ten devices at once is counted once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => scan(1, 24)));
  const texts = answers.map(({ body }) => (body.status === 200 ? 'ok' : body.data)).sort();
  expect(texts).toEqual(['ok', ...Array(9).fill('扎号B0001/捆扎挂菲 剩余0件')]);
  expect(await doneOf(1)).toEqual({ doneNum: 24, scans: 1 });
});

test('H2 partial scans at once fill the bundle and never pass it', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, () => scan(2, 5)));
  expect(answers.filter(({ body }) => body.status === 200)).toHaveLength(4);
  expect(await doneOf(2)).toEqual({ doneNum: 20, scans: 4 });
});

test('H3 a request sent again while the first is under way has one effect and one answer', async () => {
  const body = reportBody(await operation(3), 24);
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(body)));
  expect(answers.map(({ body }) => body.status)).toEqual(Array(6).fill(200));
  expect(new Set(answers.map(({ body }) => body.data.scan.id)).size).toBe(1);
  expect(await doneOf(3)).toEqual({ doneNum: 24, scans: 1 });
});

test('H8 two workers fold every fact once', async () => {
  const { services } = story.server;
  const folded = await Promise.all([foldAll(services), foldAll(services)]);
  expect(folded[0] + folded[1]).toBe(4);
  const [order] = await story.server.query(sql`
    select cut_num, (select count(*)::int from mes2.progress_delta) as waiting
    from mes2.production_order where order_no = 'SO2403017'`);
  expect(order).toEqual({ cutNum: 720, waiting: 0 });
});

test('H10 a scan that comes while the wages of its order are being locked waits, and is refused', async () => {
  const { id } = story.story.order;
  const key = `wage order ${story.staff.companyId} ${id}`;
  const setLocked = (locked: 0 | 1) => sql`
    update mes2.production_order set wage_locked = ${locked}::int where id = ${id}`;
  const locking = await leftOpen(
    story.server.engine,
    (tx) => tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`),
    (tx) => tx.run(setLocked(1)),
  );
  const late = await scan(5, 24);
  await locking.ended;
  expect(late.body.status).toBe(10402);
  expect(await doneOf(5)).toEqual({ doneNum: 0, scans: 0 });
  await story.server.query(setLocked(0));
  expect((await scan(5, 24)).body.status).toBe(200);
});

test('H10 a scan waits while the wage of its person is being locked with a department, and is paid with the next period', async () => {
  const { companyId } = story.staff;
  const day = shanghai().slice(0, 10);
  const [period] = await story.server.query<{ id: string }>(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date)
    values (${companyId}, 'own', ${day}::date - 10, ${day}::date + 10) returning id`);
  const key = `wage period ${companyId} own`;
  const locking = await leftOpen(
    story.server.engine,
    (tx) => tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`),
    (tx) =>
      tx.run(sql`
        insert into mes2.wage_record (company_id, period_id, employee_id, employee_no, employee_name, dept_id, pay_type,
          payable_amount, status, lock_date)
        select m.company_id, ${period?.id ?? '0'}, m.id, m.employee_no, m.employee_name, m.dept_id, 1, 0, 2, app_now()
        from amc.company_member m where m.company_id = ${companyId} and m.id = ${story.staff.member('worker').id}`),
  );
  const late = await scan(6, 10);
  await locking.ended;
  expect(late.body.status).toBe(200);
  const stored = async () =>
    (
      await story.server.query<{ sourcePeriodNo: string | null }>(sql`
        select source_period_no from mes2.scan where id = ${late.body.data.scan.id}`)
    )[0];
  expect(await stored()).toEqual({ sourcePeriodNo: 'own' });
  // Of somebody whose wage is open, the period itself still takes what is reported.
  await story.server.query(sql`delete from mes2.wage_record where period_id = ${period?.id}`);
  const open = await scan(6, 5);
  const [paid] = await story.server.query(sql`
    select source_period_no from mes2.scan where id = ${open.body.data.scan.id}`);
  expect(paid).toEqual({ sourcePeriodNo: null });
  await story.server.query(sql`delete from mes2.wage_period where id = ${period?.id}`);
});

test('H22 two reversals of one scan leave one', async () => {
  const made = await scan(4, 24);
  const reverse = () =>
    story.server.call('cx.worker', 'PUT', '/mes2/bundleProcess/reverse', {
      requestId: randomUUID(),
      scanId: made.body.data.scan.id,
    });
  const answers = await Promise.all([reverse(), reverse(), reverse()]);
  expect(answers.map(({ body }) => body.status).sort()).toEqual([10202, 10202, 200]);
  expect(await doneOf(4)).toEqual({ doneNum: 0, scans: 2 });
});

test('H1 operations of one bundle reported at once are all counted on it', async () => {
  const open = await story.server.query<{ id: string; num: number }>(sql`
    select p.id, p.num from mes2.bundle_process p
    join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
    where b.bundle_no = 6 and p.status < 2 order by p.id`);
  expect(open.length).toBeGreaterThan(3);
  const answers = await Promise.all(open.map(({ id, num }) => report(id, num)));
  expect(answers.filter(({ body }) => body.status === 200).length).toBeGreaterThan(3);
  const [stands] = await story.server.query<{ counted: number; done: number }>(sql`
    select b.done_count as counted, (select count(*)::int from mes2.bundle_process p
      where p.bundle_id = b.id and p.status = 2) as done
    from mes2.bundle b where b.bundle_no = 6`);
  expect(stands?.counted).toBe(stands?.done);
});

test('H23 a checkpoint taken back while the next one is reported: one of the two happens', async () => {
  for (const bundleNo of [7, 8, 9, 10, 11, 12]) {
    const first = await scan(bundleNo, 24);
    expect(first.body.status).toBe(200);
    const answers = await Promise.all([
      story.server.call('cx.worker', 'PUT', '/mes2/bundleProcess/reverse', {
        requestId: randomUUID(),
        scanId: first.body.data.scan.id,
      }),
      report(await operation(bundleNo, 'S03'), 24),
    ]);
    expect(answers.map(({ body }) => body.status).sort()).toEqual([10202, 200]);
    const [stands] = await story.server.query<{ before: number; after: number }>(sql`
      select max(p.done_num) filter (where o.process_code = 'C06') as before,
        max(p.done_num) filter (where o.process_code = 'S03') as after
      from mes2.bundle_process p join mes2.bundle b on b.id = p.bundle_id
      join mes2.order_process o on o.id = p.order_process_id where b.bundle_no = ${bundleNo}`);
    expect(stands?.after).toBe(stands?.before);
  }
});

test('H21 a machine stopped by eight people while it is reported on is stopped once, and reports are whole', async () => {
  const machine = (status: 0 | 1, more: object = {}) =>
    story.server.call('cx.admin', 'PUT', '/ccm/machine/batchStatus', {
      ids: [machineId],
      status,
      ...more,
    });
  const [{ id: machineId } = { id: '' }] = await story.server.query<{ id: string }>(sql`
    update ccm.machine set status = 0
    where id = (select min(id) from ccm.machine where company_id = ${story.staff.companyId}) returning id`);
  await story.server.query(sql`delete from mes2.machine_run where machine_id = ${machineId}`);
  await machine(1);
  const scans = [13, 14, 15, 16, 17, 18].map(async (bundleNo) =>
    report(await operation(bundleNo), 24, { machineId }),
  );
  const stops = Array.from({ length: 8 }, () => machine(0, { stopReason: '断线' }));
  const reported = await Promise.all(scans);
  for (const { body } of await Promise.all(stops)) expect(body.status).toBe(200);
  const [facts] = await story.server.query(sql`
    select (select count(*)::int from mes2.machine_run where machine_id = ${machineId}) as runs,
      (select count(*)::int from mes2.machine_run where machine_id = ${machineId} and end_date is null) as open,
      (select count(*)::int from mes2.scan where machine_id = ${machineId}) as scans,
      (select count(*)::int from mes2.biz_log where biz_id = ${machineId} and action = 'stop') as stops`);
  const accepted = reported.filter(({ body }) => body.status === 200).length;
  expect(facts).toEqual({ runs: 1, open: 0, scans: accepted, stops: 1 });
  // What came too late is refused as any report on a machine that stands still.
  for (const { body } of reported) expect(body.status === 200 || body.message === 'I27').toBe(true);
  expect((await report(await operation(19), 24, { machineId })).body.message).toBe('I27');
});

test('a leader who stops leading while a report waits for its bundle books for nobody any more', async () => {
  const other = story.staff.sewers.find(({ id }) => id !== story.staff.member('worker').id);
  const leader = story.staff.member('leader').id;
  await story.server.query(sql`
    insert into amc.dept_manager (company_id, dept_id, employee_id)
    select company_id, dept_id, ${leader}::bigint from amc.company_member where id = ${other?.id}`);
  const id = await operation(29);
  // The bundle is held until the leadership has ended: what was true before the lock counts for nothing.
  const held = await leftOpen(
    story.server.engine,
    (tx) =>
      tx.run(sql`
        select 1 from mes2.bundle where id = (
          select bundle_id from mes2.bundle_process where id = ${id}) for update`),
    (tx) => tx.run(sql`delete from amc.dept_manager where employee_id = ${leader}`),
  );
  const { body } = await story.server.call(
    'cx.leader',
    'PUT',
    '/mes2/bundleProcess/update',
    reportBody(id, 24, { employeeId: other?.id }),
  );
  await held.ended;
  expect(body).toMatchObject({ status: 10202, data: expect.stringMatching(/^不能替/) });
  expect(await doneOf(29)).toEqual({ doneNum: 0, scans: 0 });
});
