import { dueGarments } from '@garment-mes/domain/flow';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { runNow } from '../../testing/run-clock.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { secondOfFactoryDay } from '../targets/factory-clock.ts';
import { outputOfWindows } from '../targets/output-of-windows.ts';
import { dueUntil, orderStretches, type Stretch, taktOf } from '../targets/takt/line-pulse.ts';
import { lineHours, targetHours } from './line-hours.ts';

let server: TestServer;
let now = runNow();
let on: { companyId: string; lineDeptId: string; workDate: string };

beforeAll(async () => {
  server = await testServer({ demo: true, clock: () => now });
  const companyId = await server.companyId('CX');
  const [last] = await server.query<{ lineDeptId: string; workDate: string }>(sql`
    select line_dept_id, work_date from mes2.line_hour_output
    where company_id = ${companyId} and work_date < app_now()::date and extract(isodow from work_date) < 7
    order by work_date desc limit 1`);
  on = { companyId, lineDeptId: last?.lineDeptId ?? '', workDate: last?.workDate ?? '' };
  // Half past three in the afternoon of the factory.
  now = new Date(`${on.workDate}T07:30:00Z`);
}, 300_000);
afterAll(() => server.close());

const live = async () =>
  (await server.call('cx.admin', 'GET', '/mes2/sewingLine/live', { lineDeptId: on.lineDeptId }))
    .body;

test('the terminal of a line counts what its facts count', async () => {
  const { data } = await live();
  const [facts] = await server.query<{ made: number; checkNum: number; defectNum: number }>(sql`
    select (select sum(num)::int from mes2.scan s
        join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id
          and p.is_output = 1 and p.section = 3
        where s.company_id = ${on.companyId} and s.line_dept_id = ${on.lineDeptId} and s.work_date = ${on.workDate}::date
          and s.type <> 2) as made,
      sum(check_num)::int as check_num, sum(defect_num)::int as defect_num
    from mes2.qc_check_record
    where company_id = ${on.companyId} and line_dept_id = ${on.lineDeptId} and work_date = ${on.workDate}::date
      and check_type = 3 and round = 1 and status in (1, 2, 3, 4)`);
  expect(data.asOf).toBe(`${on.workDate} 15:30:00`);
  expect(data.orderNo).toBeTruthy();
  expect(data.checkNum).toBe(facts?.checkNum);
  expect(Number(data.dhu)).toBeCloseTo(((facts?.defectNum ?? 0) * 100) / (facts?.checkNum ?? 1), 2);
  expect(data.topBads.split('、').length).toBeGreaterThan(0);
  const shown = data.hours.filter(
    ({ actualNum }: { actualNum: number | null }) => actualNum !== null,
  );
  const ahead = data.hours.filter(({ from }: { from: string }) => from > '15:30');
  expect(shown.length + ahead.length).toBe(data.hours.length);
  expect(data.gapNum).toBe(data.actualNum - data.dueNum);
  const [limits] = await server.query<{ warnPct: string; alarmPct: string }>(sql`
    select warn_pct, alarm_pct from mes2.takt_target
    where company_id = ${on.companyId} and dept_id = ${on.lineDeptId} order by work_date desc limit 1`);
  expect(data).toMatchObject(limits ?? { warnPct: '115.00', alarmPct: '130.00' });
  expect(facts?.made).toBeGreaterThan(0);
  expect(data.presentNum).toBeLessThanOrEqual(data.rollNum);
});

test('the terminal names what runs on its line and what it may be changed to', async () => {
  const { data } = await live();
  const rows = await server.query<{ id: string; status: number }>(sql`
    select s.id, s.status from mes2.schedule s
    join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id and o.status in (1, 2)
    where s.company_id = ${on.companyId} and s.line_dept_id = ${on.lineDeptId} and s.del_flag = '0'
    order by s.start_date, s.id`);
  const ids = (status: number) =>
    rows.flatMap((row) => (row.status === status ? [row.id] : [])).slice(0, 6);
  expect(data.running?.scheduleId).toBe(ids(1)[0]);
  expect(data.nextSchedules.map(({ scheduleId }: { scheduleId: string }) => scheduleId)).toEqual(
    ids(0),
  );
  expect(ids(0).length).toBeGreaterThan(0);
});

test('what a line has in process is what lies on it and has not come off', async () => {
  const { data } = await live();
  const [facts] = await server.query<{ num: number }>(sql`
    select sum(b.num)::int - sum(p.done_num)::int as num from mes2.bundle b
    join mes2.bundle_process p on p.company_id = b.company_id and p.bundle_id = b.id and p.is_output = 1 and p.section = 3
    where b.company_id = ${on.companyId} and b.line_dept_id = ${on.lineDeptId} and b.status in (2, 3)`);
  expect(data.wipNum).toBe(facts?.num ?? 0);
});

test('what comes off a later section on the same line is not sewn twice', async () => {
  const before = (await live()).data.running;
  await server.query(sql`
    insert into mes2.line_hour_output (company_id, line_dept_id, work_date, hour, order_id, order_process_id, num)
    select s.company_id, s.line_dept_id, ${on.workDate}::date, 9, s.order_id, p.id, 50
    from mes2.schedule s
    join mes2.order_process p on p.company_id = s.company_id and p.order_id = s.order_id and p.section > 3
      and p.is_output = 1 and p.del_flag = '0'
    where s.id = ${before.scheduleId} limit 1`);
  expect((await live()).data.running.doneNum).toBe(before.doneNum);
});

test('the open screen shows nothing about money', async () => {
  const { data } = await live();
  expect(data.lastScans.length).toBeGreaterThan(0);
  for (const scan of data.lastScans) {
    expect(scan).not.toHaveProperty('amount');
    expect(scan).not.toHaveProperty('unitPrice');
  }
});

test('a line of another company is none', async () => {
  const [foreign] = await server.query<{ id: string }>(sql`
    select dept_id as id from mes2.line where company_id = ${await server.companyId('JC')} limit 1`);
  const { body } = await server.call('cx.admin', 'GET', '/mes2/sewingLine/live', {
    lineDeptId: foreign?.id,
  });
  expect(body).toMatchObject({ status: 10009, data: '产线不存在' });
});

test('without a target the takt says what each window asks, and nothing is lost to rounding', () => {
  const windows = [
    { from: '08:00', to: '09:00', minutes: 60 },
    { from: '09:00', to: '10:00', minutes: 60 },
    { from: '10:00', to: '10:30', minutes: 30 },
  ];
  const dueAt = (second: number) => dueGarments(second - 8 * 3600, '21.75');
  const hours = targetHours([], windows, dueAt, '05:00');
  expect(hours.map(({ targetNum }) => targetNum)).toEqual([165, 166, 82]);
  const none = targetHours([], windows, () => 0, '05:00');
  expect(none.map(({ targetNum }) => targetNum)).toEqual([0, 0, 0]);
});

test('behind a changeover the terminal shows all pieces of the day and the takt of what runs', async () => {
  const { companyId, lineDeptId, workDate } = on;
  const { actualNum, running } = (await live()).data;
  const [first] = await server.query<{ id: string; orderNo: string; num: number }>(sql`
    select o.id, o.order_no, sum(s.num)::int as num from mes2.scan s
    join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id and p.section = 3
      and p.is_output = 1
    join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
    where s.company_id = ${companyId} and s.line_dept_id = ${lineDeptId} and s.work_date = ${workDate}::date
      and s.type in (1, 4, 5) and s.status = 0 group by 1, 2 order by 3 desc limit 1`);
  const [other] = await server.query<{ id: string; orderNo: string }>(sql`
    select o.id, o.order_no from mes2.production_order o
    where o.company_id = ${companyId} and o.status in (1, 2) and o.id <> ${first?.id}
      and not exists (select 1 from mes2.scan s where s.company_id = o.company_id and s.order_id = o.id
        and s.line_dept_id = ${lineDeptId} and s.work_date = ${workDate}::date) order by o.id limit 1`);
  await server.query(sql`
    delete from mes2.takt_target
    where company_id = ${companyId} and dept_id = ${lineDeptId} and work_date = ${workDate}::date`);
  const set = (orderId: string, taktSec: number, warnPct: number) =>
    server.query(sql`
      insert into mes2.takt_target (company_id, dept_id, order_id, work_date, avail_sec, target_num, takt_sec, warn_pct,
        alarm_pct, beat_source)
      values (${companyId}, ${lineDeptId}, ${orderId}, ${workDate}::date, 30600, 1000, ${taktSec}, ${warnPct}, 140, 1)`);
  const runs = (orderId: string | undefined) =>
    server.query(sql`
      update mes2.schedule set order_id = ${orderId} where id = ${running.scheduleId}`);
  const [kept] = await server.query<{ orderId: string }>(sql`
    select order_id from mes2.schedule where id = ${running.scheduleId}`);
  await set(first?.id ?? '', 30, 110);
  await runs(first?.id);
  const paced = (await live()).data;
  expect(paced).toMatchObject({ taktSec: '30.00', warnPct: '110.00', actualNum });
  await set(other?.id ?? '', 45, 120);
  await runs(other?.id);
  const after = (await live()).data;
  expect(after).toMatchObject({
    orderNo: other?.orderNo,
    taktSec: '45.00',
    warnPct: '120.00',
    actualNum,
  });
  // The time since the last piece of the old order is due by the slower takt of the new one.
  expect(after.dueNum).toBeLessThanOrEqual(paced.dueNum);
  expect(after.dueNum).toBeGreaterThan(0);
  const { body } = await server.call('cx.admin', 'GET', '/mes2/targetHeartRate/list', {
    workDate,
    deptId: lineDeptId,
  });
  const rowOf = (orderNo: string | undefined) =>
    body.data.list.find((row: { orderNo: string }) => row.orderNo === orderNo);
  const row = rowOf(first?.orderNo);
  expect(row).toMatchObject({ actualNum: first?.num, gapNum: (first?.num ?? 0) - row.dueNum });
  expect(rowOf(other?.orderNo)).toMatchObject({ actualNum: 0, beatSec: null });
  await runs(kept?.orderId);
  await server.query(sql`
    delete from mes2.takt_target
    where company_id = ${companyId} and dept_id = ${lineDeptId} and work_date = ${workDate}::date`);
});

const at = (clock: string) => ({
  second: secondOfFactoryDay(clock, '05:00'),
  dayCutoff: '05:00',
});

test('an hour that has not begun has no figures, one that has keeps its record', () => {
  const targets = [
    { from: '08:00', to: '09:00', targetNum: 100 },
    { from: '09:00', to: '10:00', targetNum: 100 },
  ];
  const record = { id: '7', windowFrom: '08:00', lossReason: 2, version: 1 };
  expect(lineHours(targets, new Map([['08:00', 90]]), [record], at('08:40'))).toEqual([
    {
      ...targets[0],
      actualNum: 90,
      gapNum: -10,
      dclPct: '90.00',
      recordId: '7',
      lossReason: 2,
      version: 1,
    },
    {
      ...targets[1],
      actualNum: null,
      gapNum: null,
      dclPct: null,
      recordId: null,
      lossReason: null,
      version: null,
    },
  ]);
});

test('in the night the hours after midnight come last, and those to come have no figures', () => {
  const targets = [
    { from: '22:00', to: '23:00', targetNum: 60 },
    { from: '23:00', to: '00:00', targetNum: 60 },
    { from: '00:30', to: '01:30', targetNum: 60 },
    { from: '01:30', to: '02:30', targetNum: 60 },
  ];
  const second = (clock: string) => secondOfFactoryDay(clock, '05:00');
  const output = [
    { second: second('22:10'), num: 24 },
    { second: second('23:59'), num: 24 },
    { second: second('00:10'), num: 10 },
    { second: second('00:30'), num: 30 },
  ];
  const made = outputOfWindows(targets, output, '05:00');
  const figures = (clock: string) =>
    lineHours(targets, made, [], at(clock)).map(({ actualNum }) => actualNum);
  // Ten came off in the break behind the second hour.
  expect(figures('00:40')).toEqual([24, 34, 30, null]);
  expect(figures('22:30')).toEqual([24, null, null, null]);
});

test('windows that begin at half past count what came off in them, whatever hour the clock shows', () => {
  const windows = [
    { from: '07:30', to: '08:30' },
    { from: '08:30', to: '09:30' },
    { from: '09:30', to: '10:00' },
  ];
  const output = ['07:40', '08:10', '08:29', '08:30', '09:59', '10:00'].map((clock) => ({
    second: secondOfFactoryDay(clock, '05:00'),
    num: 10,
  }));
  expect([...outputOfWindows(windows, output, '05:00').values()]).toEqual([30, 10, 10]);
});

test('on a day of rest a line is due what the hours of its target ask for', async () => {
  const { companyId, lineDeptId } = on;
  const [rest] = await server.query<{ sunday: string }>(sql`
    select ${on.workDate}::date - extract(isodow from ${on.workDate}::date)::int as sunday`);
  const sunday = rest?.sunday ?? '';
  const hours = ['08:00', '09:00', '10:00', '11:00'].map((from, at, all) => ({
    ...{ from, to: all[at + 1] ?? '12:00', num: 120 },
  }));
  await server.query(sql`
    insert into mes2.output_target (company_id, dept_id, work_date, shift_id, headcount, avail_min, eff_pct,
      target_num, hour_targets, source)
    select ${companyId}, ${lineDeptId}, ${sunday}::date, id, 20, 4800, 70, 480, ${JSON.stringify(hours)}::jsonb, 2
    from mes2.shift where company_id = ${companyId} and del_flag = '0' order by code limit 1`);
  await server.query(sql`
    insert into mes2.takt_target (company_id, dept_id, work_date, avail_sec, target_num, takt_sec, warn_pct,
      alarm_pct, beat_source)
    values (${companyId}, ${lineDeptId}, ${sunday}::date, 14400, 480, 30, 110, 130, 1)`);
  // Half past ten in the morning of the factory.
  now = new Date(`${sunday}T02:30:00Z`);
  const { data } = await live();
  expect(data.hours.map(({ targetNum }: { targetNum: number }) => targetNum)).toEqual([
    120, 120, 120, 120,
  ]);
  expect(data.dueNum).toBe(300);
  expect(data.gapNum).toBe(data.actualNum - 300);
});

const noon: readonly Stretch[] = [
  { from: 8 * 3600, to: 12 * 3600 },
  { from: 13 * 3600, to: 17 * 3600 },
];
const piece = (orderId: string, clock: string, num = 1) => ({
  orderId,
  num,
  second: secondOfFactoryDay(clock, '05:00'),
  scanDate: '',
  employeeName: null,
});
const asked = (orderId: string | null, taktSec: string) => ({
  orderId,
  taktSec,
  warnPct: '115.00',
  alarmPct: '130.00',
});
const dueAt = (
  clock: string,
  beats: readonly ReturnType<typeof piece>[],
  runningId: string,
  takts: readonly ReturnType<typeof asked>[],
) =>
  dueUntil(
    { windows: noon, beats, orders: orderStretches(beats, runningId), takts },
    secondOfFactoryDay(clock, '05:00'),
  );

test('behind a changeover the time until then is due by the old takt, the time since by the new one', () => {
  const takts = [asked('A', '30'), asked('B', '60')];
  const morning = [piece('A', '09:00', 100), piece('A', '10:00', 110)];
  expect(dueAt('10:00', morning, 'A', takts)).toBe(240);
  // B was started at the terminal and nothing of it has come off: its takt counts already.
  expect(dueAt('11:00', morning, 'B', takts)).toBe(240 + 60);
  const afternoon = [...morning, piece('B', '11:30', 80), piece('B', '14:00', 90)];
  expect(dueAt('14:00', afternoon, 'B', takts)).toBe(240 + 180);
});

test('an order without a takt is due by that of the line, or else as it comes off', () => {
  const beats = [piece('A', '10:00', 200), piece('B', '11:00', 50)];
  expect(dueAt('11:00', beats, 'B', [asked('A', '30'), asked(null, '45')])).toBe(240 + 80);
  expect(dueAt('11:00', beats, 'B', [asked('A', '30')])).toBe(240 + 50);
  expect(dueAt('11:00', beats, 'B', [])).toBe(0);
  expect(taktOf([asked('A', '30'), asked(null, '45')], 'B')?.taktSec).toBe('45');
  expect(taktOf([asked('A', '30')], 'B')).toBeUndefined();
});

test('parts of a garment of two orders make a whole one', () => {
  const takts = [asked('A', '30'), asked('B', '60')];
  // Ten seconds of thirty and forty of sixty.
  const beats = [piece('A', '08:00:10')];
  expect(dueAt('08:00:50', beats, 'B', takts)).toBe(1);
});
