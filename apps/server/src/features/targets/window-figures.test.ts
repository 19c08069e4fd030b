import { addDays } from '@garment-mes/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ident, sql } from '../../database/engine.ts';
import { runNow } from '../../testing/run-clock.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { refreshWindows } from './refresh-windows.ts';

let server: TestServer;
let now = runNow();
let on: { companyId: string; deptId: string; workDate: string; orderId: string; shiftId: string };

/** Hours of a shift that begins at half past seven, with its noon and a last half hour. */
const EARLY = [
  ['07:30', '08:30'],
  ['08:30', '09:30'],
  ['09:30', '10:30'],
  ['10:30', '11:30'],
  ['13:00', '14:00'],
  ['14:00', '15:00'],
  ['15:00', '16:00'],
  ['16:00', '17:00'],
  ['17:00', '20:00'],
] as const;
/** Hours of a night that runs over midnight, with a break behind its third hour. */
const NIGHT = [
  ['21:00', '22:00'],
  ['22:00', '23:00'],
  ['23:00', '00:00'],
  ['00:30', '01:30'],
  ['01:30', '02:30'],
  ['02:30', '03:30'],
  ['03:30', '04:30'],
] as const;

beforeAll(async () => {
  server = await testServer({ demo: true, clock: () => now });
  const companyId = await server.companyId('CX');
  const [last] = await server.query<{ deptId: string; workDate: string; orderId: string }>(sql`
    select s.line_dept_id as dept_id, s.work_date, s.order_id from mes2.scan s
    join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id and p.section = 3
      and p.is_output = 1
    where s.company_id = ${companyId} and s.work_date < (app_now() at time zone 'Asia/Shanghai')::date - 1 and s.type <> 3
    group by 1, 2, 3 order by sum(s.num) desc limit 1`);
  const [shift] = await server.query<{ id: string }>(sql`
    select min(id) as id from mes2.shift where company_id = ${companyId}`);
  on = {
    companyId,
    shiftId: shift?.id ?? '',
    ...(last ?? { deptId: '', workDate: '', orderId: '' }),
  };
}, 300_000);
afterAll(() => server.close());

const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, input: object) =>
  (await server.call('cx.admin', method, `/mes2${path}`, input)).body;

/** A target of the line's day, one order's or everybody's, in place of what there is. */
async function setTarget(
  windows: readonly (readonly [string, string])[],
  orderId: string | null = null,
) {
  const hours = windows.map(([from, to]) => ({ from, to, num: 60 }));
  await server.query(sql`
    delete from mes2.output_target where company_id = ${on.companyId} and work_date = ${on.workDate}::date`);
  await server.query(sql`
    delete from mes2.target_record where company_id = ${on.companyId} and work_date = ${on.workDate}::date`);
  await server.query(sql`
    insert into mes2.output_target (company_id, dept_id, order_id, work_date, shift_id, headcount, avail_min, eff_pct,
      target_num, hour_targets, source)
    values (${on.companyId}, ${on.deptId}, ${orderId}, ${on.workDate}::date, ${on.shiftId}, 20, 9600, 70,
      ${hours.length * 60}, ${JSON.stringify(hours)}::jsonb, 2)`);
}

/** Garments that came off between two moments, straight from the reports that stand. */
async function madeBetween(from: string, to: string, orderId: string | null = null) {
  const [row] = await server.query<{ num: number }>(sql`
    select coalesce(sum(s.num), 0)::int as num from mes2.scan s
    join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id and p.section = 3
      and p.is_output = 1
    where s.company_id = ${on.companyId} and s.line_dept_id = ${on.deptId} and s.work_date = ${on.workDate}::date
      and s.type <> 2 and s.type <> 3 and s.status = 0 and (${orderId}::bigint is null or s.order_id = ${orderId})
      and coalesce(s.device_date, s.scan_date) at time zone 'Asia/Shanghai' >= ${from}::timestamp
      and coalesce(s.device_date, s.scan_date) at time zone 'Asia/Shanghai' < ${to}::timestamp`);
  return row?.num ?? 0;
}

/** A clock time of the line's factory day; before five it is the night of it. */
const moment = (clock: string) => {
  const date = clock < '05:00' ? addDays(on.workDate, 1) : on.workDate;
  return `${date} ${clock}:00`;
};

/** What each window made: until the next one begins, the last until it ends. */
const expectedOf = (windows: readonly (readonly [string, string])[], orderId?: string) =>
  Promise.all(
    windows.map(([from, to], at) =>
      madeBetween(moment(from), moment(windows[at + 1]?.[0] ?? to), orderId ?? null),
    ),
  );

const hoursShown = async () =>
  (
    await call('GET', '/target/list', { workDate: on.workDate, deptId: on.deptId })
  ).data.list[0].hourTargets.map(({ actualNum }: { actualNum: number }) => actualNum);
const recordsShown = async (): Promise<{ windowFrom: string; actualNum: number | null }[]> => {
  const { list } = (
    await call('GET', '/targetRecord/list', {
      workDate: on.workDate,
      deptId: on.deptId,
      pageSize: 100,
    })
  ).data;
  return list;
};
const recorded = async (windows: readonly (readonly [string, string])[]) => {
  const rows = await recordsShown();
  return windows.map(([from]) => rows.find(({ windowFrom }) => windowFrom === from)?.actualNum);
};
const endOfDay = () => new Date(new Date(`${on.workDate}T21:00:00Z`).getTime());

test('hours of a shift from half past count what came off in them, in lists and in records', async () => {
  now = endOfDay();
  await setTarget(EARLY);
  const expected = await expectedOf(EARLY);
  expect(expected.filter((num) => num > 0).length).toBeGreaterThan(3);
  expect(await hoursShown()).toEqual(expected);
  expect((await call('POST', '/targetRecord/build', { workDate: on.workDate })).status).toBe(200);
  expect(await recorded(EARLY)).toEqual(expected);
  const { hours } = (
    await call('GET', '/target/actual', { deptId: on.deptId, workDate: on.workDate })
  ).data;
  expect(hours.map(({ actualNum }: { actualNum: number }) => actualNum)).toEqual(expected);
});

test('the target of one order counts its garments alone', async () => {
  now = endOfDay();
  await setTarget(EARLY, on.orderId);
  expect(await hoursShown()).toEqual(await expectedOf(EARLY, on.orderId));
});

test('a window that has not begun has no figure, one that runs is due by the part that is over', async () => {
  now = new Date(`${on.workDate}T02:00:00Z`);
  await setTarget(EARLY);
  await call('POST', '/targetRecord/build', { workDate: on.workDate });
  const rows = (await recordsShown()) as unknown as {
    windowFrom: string;
    actualNum: number | null;
    dueNum: number;
  }[];
  const at = (from: string) => rows.find(({ windowFrom }) => windowFrom === from);
  expect(at('08:30')).toMatchObject({ dueNum: 60 });
  expect(at('09:30')).toMatchObject({ dueNum: 30, actualNum: expect.any(Number) });
  expect(at('10:30')).toMatchObject({ dueNum: 0, actualNum: null });
  const due = (await call('GET', '/target/actual', { deptId: on.deptId, workDate: on.workDate }))
    .data.dueNum;
  expect(due).toBe(rows.reduce((all, { dueNum }) => all + dueNum, 0));
});

test('figures of windows follow the reports, hours that are over and typed figures of silent lines stay', async () => {
  now = new Date(`${on.workDate}T02:00:00Z`);
  await setTarget(EARLY);
  await call('POST', '/targetRecord/build', { workDate: on.workDate });
  now = new Date(`${on.workDate}T07:00:00Z`);
  expect(await refreshWindows({ ...server.services, clock: () => now }, 1)).toBeGreaterThan(0);
  const expected = await expectedOf(EARLY);
  expect((await recorded(EARLY)).slice(0, 6)).toEqual(expected.slice(0, 6));
  expect((await recorded(EARLY)).slice(7)).toEqual([null, null]);
  expect(await refreshWindows({ ...server.services, clock: () => now }, 1)).toBe(0);
});

test('the output of a line that is scanned is not typed, and a window that runs has no reason yet', async () => {
  now = new Date(`${on.workDate}T02:00:00Z`);
  const rows = (await recordsShown()) as unknown as {
    id: string;
    windowFrom: string;
    version: number;
  }[];
  const at = (from: string) => {
    const row = rows.find(({ windowFrom }) => windowFrom === from);
    return { id: row?.id, version: row?.version };
  };
  expect(await call('PUT', '/targetRecord', { ...at('07:30'), actualNum: 99 })).toMatchObject({
    status: 10202,
    data: '该产线按扫描计产，不能手工修正',
  });
  expect(await call('PUT', '/targetRecord', { ...at('09:30'), lossReason: 1 })).toMatchObject({
    status: 10009,
    data: '时段未结束，不能填写原因',
  });
  expect((await call('PUT', '/targetRecord', { ...at('07:30'), lossReason: 1 })).status).toBe(200);
});

test('a window that is over and below what its customer accepts may be explained, one that runs may not', async () => {
  now = new Date(`${on.workDate}T02:00:00Z`);
  const shown = (await recordsShown()) as unknown as {
    windowFrom: string;
    mayExplain: boolean;
    mayCorrect: boolean;
    targetNum: number;
    actualNum: number | null;
  }[];
  const isOver = ({ windowFrom }: { windowFrom: string }) => windowFrom < '09:30';
  for (const row of shown)
    expect(row).toMatchObject({
      mayExplain: isOver(row) && (row.actualNum ?? 0) < row.targetNum,
      mayCorrect: false,
    });
  expect(shown.filter(isOver).length).toBeGreaterThan(0);
});

const THREE = [
  { from: '08:00', to: '10:00', weight: '1' },
  { from: '10:00', to: '12:00', weight: '1' },
  { from: '13:00', to: '17:00', weight: '1' },
];
const TWO = [
  { from: '08:00', to: '12:00', weight: '1' },
  { from: '13:00', to: '17:00', weight: '1' },
];

/** Nine in the morning of a day that lies so many days behind the one of the line. */
const morning = (days: number) => new Date(`${addDays(on.workDate, days)}T01:00:00Z`);

const customerOfOrder = async () => {
  const [customer] = await server.query<{ id: string }>(sql`
    select customer_id as id from mes2.production_order where id = ${on.orderId}`);
  return customer?.id ?? '';
};
const scheme = (customerId: string, windows: readonly object[]) => ({
  ...{ customerId, windows, okPct: '95', warnPct: '90', measure: 1 },
});
/** Where the windows of a day begin once they are built. */
const built = async (workDate: string) => {
  await call('POST', '/targetRecord/build', { workDate });
  const rows = await server.query<{ windowFrom: string }>(sql`
    select window_from from mes2.target_record
    where company_id = ${on.companyId} and dept_id = ${on.deptId} and work_date = ${workDate}::date
    order by 1`);
  return rows.map(({ windowFrom }) => windowFrom);
};
/** Drops what was built for a day, and gives it the targets of the line's day. */
const targetsOn = async (workDate: string) => {
  await server.query(sql`
    delete from mes2.target_record where company_id = ${on.companyId} and work_date = ${workDate}::date`);
  if (workDate === on.workDate) return;
  await server.query(sql`
    delete from mes2.output_target where company_id = ${on.companyId} and work_date = ${workDate}::date`);
  await server.query(sql`
    insert into mes2.output_target (company_id, dept_id, order_id, work_date, shift_id, headcount, avail_min, eff_pct,
      target_num, hour_targets, source)
    select company_id, dept_id, order_id, ${workDate}::date, shift_id, headcount, avail_min, eff_pct, target_num,
      hour_targets, source
    from mes2.output_target where company_id = ${on.companyId} and work_date = ${on.workDate}::date`);
};

test('windows of a customer take what the hours of the shift ask of their time', async () => {
  await setTarget(EARLY, on.orderId);
  const customerId = await customerOfOrder();
  for (const table of ['attainment_window', 'attainment_window_day'] as const)
    await server.query(sql`
      delete from ${ident(`mes2.${table}`)} where company_id = ${on.companyId} and customer_id = ${customerId}`);
  now = morning(-1);
  expect(await call('POST', '/dclCustomerTime', scheme(customerId, THREE))).toMatchObject({
    status: 200,
  });
  now = endOfDay();
  await call('POST', '/targetRecord/build', { workDate: on.workDate });
  const rows = (await recordsShown()) as unknown as {
    windowFrom: string;
    targetNum: number;
    actualNum: number;
  }[];
  const targets = THREE.map(({ from }) => rows.find((row) => row.windowFrom === from)?.targetNum);
  expect(targets).toEqual([120, 90, 240]);
  const pairs = THREE.map(({ from, to }) => [from, to] as const);
  expect(THREE.map(({ from }) => rows.find((row) => row.windowFrom === from)?.actualNum)).toEqual(
    await expectedOf(pairs, on.orderId),
  );
});

test('changed windows count from the next day, the running day keeps the ones it began with', async () => {
  const tomorrow = addDays(on.workDate, 1);
  const customerId = await customerOfOrder();
  const stored = async (): Promise<{ id: string; version: number }> =>
    (await call('GET', '/dclCustomerTime/list', { customerId })).data.list[0];
  const [first, second] = [THREE, TWO].map((windows) => windows.map(({ from }) => from));

  now = morning(0);
  const { id, version } = await stored();
  const change = { ...scheme(customerId, TWO), id, version };
  expect((await call('PUT', '/dclCustomerTime', change)).status).toBe(200);
  for (const day of [on.workDate, tomorrow]) await targetsOn(day);
  expect(await built(on.workDate)).toEqual(first);
  expect(await built(tomorrow)).toEqual(second);

  now = morning(1);
  const changed = await stored();
  const gone = { id: changed.id, version: String(changed.version) };
  expect((await call('DELETE', '/dclCustomerTime', gone)).status).toBe(200);
  for (const day of [on.workDate, tomorrow, addDays(tomorrow, 1)]) await targetsOn(day);
  expect(await built(on.workDate)).toEqual(first);
  expect(await built(tomorrow)).toEqual(second);
  expect(await built(addDays(tomorrow, 1))).toEqual(EARLY.map(([from]) => from));
});

test('hours of a night are counted over midnight', async () => {
  now = new Date(`${on.workDate}T20:59:00Z`);
  // The day's reports, moved into the night that belongs to it.
  await server.query(sql`
    update mes2.scan set scan_date = scan_date + interval '13 hours', device_date = device_date + interval '13 hours'
    where company_id = ${on.companyId} and line_dept_id = ${on.deptId} and work_date = ${on.workDate}::date`);
  await setTarget(NIGHT);
  const expected = await expectedOf(NIGHT);
  expect(expected.filter((num) => num > 0).length).toBeGreaterThan(3);
  expect(await hoursShown()).toEqual(expected);
  expect((await call('POST', '/targetRecord/build', { workDate: on.workDate })).status).toBe(200);
  expect(await recorded(NIGHT)).toEqual(expected);
  // Half past midnight plus a quarter: three hours and a quarter of the fourth.
  now = new Date(`${on.workDate}T16:45:00Z`);
  const { data } = await call('GET', '/target/actual', {
    deptId: on.deptId,
    workDate: on.workDate,
  });
  expect(data.dueNum).toBe(195);
  const window = { deptId: on.deptId, workDate: on.workDate, targetNum: 5 };
  const create = (windowFrom: string, windowTo: string) =>
    call('POST', '/targetRecord', { ...window, windowFrom, windowTo });
  expect((await create('20:00', '00:00')).status).toBe(200);
  expect((await create('04:30', '05:00')).status).toBe(200);
  expect((await create('05:00', '04:00')).status).toBe(200);
  expect(await create('23:00', '22:00')).toMatchObject({ status: 10009 });
});

test('hours of the night that are over stay as they were asked for', async () => {
  now = new Date(`${on.workDate}T16:45:00Z`);
  const [row] = (await call('GET', '/target/list', { workDate: on.workDate, deptId: on.deptId }))
    .data.list;
  const save = (nums: readonly number[]) =>
    call('POST', '/target/insert', {
      rows: [
        {
          id: row.id,
          version: row.version,
          deptId: on.deptId,
          workDate: on.workDate,
          shiftId: on.shiftId,
          headcount: 20,
          effPct: '70',
          targetNum: nums.reduce((all, num) => all + num, 0),
          hourTargets: NIGHT.map(([from, to], at) => ({ from, to, num: nums[at] ?? 0 })),
        },
      ],
      restDayConfirmed: true,
    });
  // At a quarter to one eleven and midnight are past, though their clock shows more.
  expect(await save([60, 60, 59, 60, 60, 60, 60])).toMatchObject({ status: 10202 });
  expect((await save([60, 60, 60, 60, 60, 50, 40])).status).toBe(200);
});
