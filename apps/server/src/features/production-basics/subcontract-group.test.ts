import { addDays } from '@garment-mes/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { factoryDate } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import { gradeSubcontractors } from './grade-subcontractors.ts';

let story: StoryServer;
let group: { id: string; version: number };
let processes: readonly { readonly id: string }[];
let request = 0;
let today: string;

const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  input: object = {},
  who = 'cx.admin',
) => (await story.server.call(who, method, `/mes2/${path}`, input)).body;
const body = {
  code: 'T1',
  name: '顺达缝制',
  processSections: [3, 4],
  priceRule: { kind: 1, factor: '1.20' },
};
const row = async (query: object = {}) =>
  (await call('GET', 'outGroup/list', { sql: "code = 'T1'", ...query })).data.list[0];
const performance = async (who = 'cx.admin') =>
  (await call('GET', 'outGroup/performance', { id: group.id }, who)).data;
const day = (days: number): string => addDays(today, days);
const requestId = () => `subcontract-request-${++request}`;

/** Sends two bundles out, due on a day. */
async function send(from: number, dueDate: string) {
  const bundles = await story.server.query<{ id: string; num: number }>(sql`
    select id, num from mes2.bundle where bundle_no in (${from}::int, ${from + 1}::int) order by bundle_no`);
  const { data } = await call('POST', 'outDelivery/send', {
    requestId: requestId(),
    outGroupId: group.id,
    orderId: story.story.order.id,
    orderProcessIds: processes.map(({ id }) => id),
    lines: bundles.map(({ id, num }) => ({ bundleId: id, sendNum: num })),
    dueDate,
  });
  return { ...data, bundles } as {
    readonly id: string;
    readonly version: number;
    readonly num: number;
    readonly bundles: readonly { readonly id: string; readonly num: number }[];
  };
}

beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
  today = factoryDate();
  group = (await call('POST', 'outGroup', body)).data;
  processes = await story.server.query<{ id: string }>(sql`
    select id from mes2.order_process where order_id = ${story.story.order.id} and section = 3 order by seq_no limit 2`);
}, 120_000);
afterAll(() => story.server.close());

test('a group is found by what it does, and by having pieces', async () => {
  expect(await row({ filter: JSON.stringify({ process_sections: [4] }) })).toMatchObject({
    id: group.id,
    processSections: [3, 4],
  });
  expect(await row({ filter: JSON.stringify({ process_sections: [7] }) })).toBeUndefined();
  expect(await row({ isOut: true })).toBeUndefined();
});

test('a section that is sent twice is stored once', async () => {
  const { data } = await call('POST', 'outGroup', {
    ...body,
    code: 'T-TWICE',
    processSections: [4, 3, 4, 3],
  });
  expect(data.processSections).toEqual([4, 3]);
});

test('what is outside, what came back on time, and what was short or a second', async () => {
  const [early, late] = [await send(1, day(3)), await send(3, day(-1))];
  expect(await row({ isOut: true })).toMatchObject({ openNum: early.num + late.num });
  const back = ({ id, version, bundles }: typeof early, missing: number) =>
    call('PUT', 'outDelivery/receive', {
      ...{ id, version, requestId: requestId() },
      lines: bundles.map((bundle, at) => ({
        bundleId: bundle.id,
        receiveNum: bundle.num - (at === 0 ? missing : 0),
        ...(at === 0 && missing > 0 && { diffReason: 'short' }),
      })),
    });
  expect((await back(early, 0)).status).toBe(200);
  expect(await row()).toMatchObject({ openNum: late.num, onTimePct: '100.00', secondPct: '0.00' });
  expect((await back(late, 2)).status).toBe(200);
  // The two missing garments are done in the house: nothing is outside any more.
  expect(await row()).toMatchObject({ openNum: 0, onTimePct: '50.00' });
  const returned = early.num + late.num - 2;
  await findSecond(early.bundles[0]?.id ?? '', processes[0]?.id ?? '');
  const pct = ((100 * 1) / returned).toFixed(2);
  expect(await row()).toMatchObject({ secondPct: pct });
  const { months } = await performance();
  expect(months).toHaveLength(6);
  expect(months.at(-1)).toMatchObject({
    ...{ sentNum: early.num + late.num, returnedNum: returned, onTimePct: '50.00' },
    ...{ secondPct: pct, pricePct: '120.00' },
  });
});

/** A check of the bundle that keeps one garment as a second for an operation. */
async function findSecond(bundleId: string, orderProcessId: string) {
  await story.server.query(sql`
    with category as (
      insert into mes2.defect_category (company_id, code, name, section)
      values (${story.staff.companyId}, 'T', '缝制', 3) returning company_id, id),
    kind as (
      insert into mes2.bad_type (company_id, code, name, defect_category_id)
      select company_id, 'T', '线迹', id from category returning company_id, id),
    item as (
      insert into mes2.bad_item (company_id, code, name, bad_type_id, severity, blame, default_disposition)
      select company_id, 'T', '跳线', id, 2, 1, 2 from kind returning company_id, id),
    checked as (
      insert into mes2.qc_check_record (company_id, check_no, check_type, order_id, bundle_id, work_date, inspector_id,
        check_num, pass_num, second_num, defect_num, major_num, result, status)
      select b.company_id, 'T-SECOND', 3, b.order_id, b.id, ${day(0)}::date,
        ${story.staff.member('admin').id}::bigint, b.num, b.num - 1, 1, 1, 1, 2, 4
      from mes2.bundle b where b.id = ${bundleId} returning company_id, id)
    insert into mes2.qc_check_bad (company_id, check_id, bad_item_id, severity, num, order_process_id, disposition)
    select c.company_id, c.id, i.id, 2, 1, ${orderProcessId}::bigint, 2 from checked c cross join item i`);
}

test('work that came back in the night before the cut-off was back on the day that ran', async () => {
  const [{ id } = { id: '' }] = await story.server.query<{ id: string }>(sql`
    select id from mes2.subcontract_delivery where due_date = ${day(-1)}::date`);
  const at = async (time: string) => {
    await story.server.query(sql`
      update mes2.subcontract_delivery set receive_date = ${`${day(0)}T${time}:00+08:00`}::timestamptz where id = ${id}`);
    const { onTimePct } = await row();
    return { onTimePct, lateDays: (await performance()).months.at(-1).lateDays };
  };
  expect(await at('04:59')).toMatchObject({ onTimePct: '100.00' });
  expect(await at('05:00')).toEqual({ onTimePct: '50.00', lateDays: '1.0' });
});

test('an open dispatch stands beside the house rate; prices are for those who may see them', async () => {
  await story.server.query(sql`
    insert into mes2.dispatch_type (company_id, code, name, section, is_outsource)
    values (${story.staff.companyId}, 'T-OUT', '外发缝制', 3, 1)`);
  const [type] = await story.server.query<{ id: string }>(
    sql`select id from mes2.dispatch_type where code = 'T-OUT'`,
  );
  const [house] = await story.server.query<{ rate: string }>(sql`
    select sum(r.price)::text as rate from mes2.order_process p
    join mes2.order_price r on r.order_process_id = p.id and r.del_flag = '0' and r.to_date is null
    where p.order_id = ${story.story.order.id} and p.section = 3 and p.is_enabled = 1`);
  const made = await call('POST', 'assignmentOrder/insert', {
    ...{ orderId: story.story.order.id, pgdTypeId: type?.id, section: 3, targetType: 3 },
    ...{ targetId: group.id, num: 100, lines: [], unitPrice: '6.8' },
    ...{ planStartDate: day(1), planEndDate: day(5) },
  });
  expect((await performance()).open).toEqual([]);
  await call('POST', 'assignmentOrder/issue', { ids: [made.data.id] });
  expect((await performance()).open).toMatchObject([
    {
      ...{ assignNo: made.data.assignNo, orderNo: 'SO2403017', num: 100, status: 1 },
      ...{ unitPrice: '6.8000', housePrice: house?.rate },
    },
  ]);
  const outside = await send(5, day(-1));
  await send(7, day(2));
  await story.server.query(
    sql`update mes2.dispatch_order set num = 400 where id = ${made.data.id}`,
  );
  // Of what came back in the tests before, and what is outside now, half of it behind its day.
  const [back] = await story.server.query<{ num: number; outside: number }>(sql`
    select coalesce(sum(receive_num), 0)::int as num,
      sum(send_num) filter (where receive_num is null)::int as outside
    from mes2.subcontract_delivery_line`);
  expect((await performance()).open).toMatchObject([
    { doneNum: back?.num, outNum: back?.outside, lateNum: outside.num },
  ]);
  await story.server.query(sql`
    insert into amc.user_job (company_id, employee_id, job_id)
    select m.company_id, m.id, j.id from amc.company_member m, amc.job j
    where m.id = ${story.staff.member('merch').id} and j.company_id = m.company_id and j.code = 'planner'`);
  // The price of a dispatch needs the same right as in the list of dispatches, the house's another one.
  const seen = await performance('cx.merch');
  const [dispatch] = (await call('GET', 'assignmentOrder/list', {}, 'cx.merch')).data.list;
  for (const row of [seen.open[0], seen.months.at(-1)]) {
    expect('unitPrice' in row).toBe('unitPrice' in dispatch);
    expect(row).not.toHaveProperty('housePrice');
    expect(row).not.toHaveProperty('pricePct');
  }
});

test('a group that was given work stays', async () => {
  const { version } = await row();
  expect(
    await call('DELETE', 'outGroup', { id: group.id, version: String(version) }),
  ).toMatchObject({ status: 10202, data: '外发组 顺达缝制 有 1 张派工单，只能停用' });
});

test('a price per piece is set, and taken, by those alone who may see it', async () => {
  const made = { code: 'T2', name: '按件组', processSections: [3] };
  const add = (priceRule: object, who = 'cx.admin') =>
    call('POST', 'outGroup', { ...made, priceRule }, who);
  expect(await add({ kind: 2 })).toMatchObject({ status: 10009, data: '请填写件单价' });
  expect(await add({ kind: 2, price: '5.2' }, 'cx.merch')).toMatchObject({
    status: 10401,
    data: '没有权限：工序工价',
  });
  expect(await add({ kind: 2 }, 'cx.merch')).toMatchObject({ status: 10401 });
  const { data } = await add({ kind: 2, price: '5.2' });
  // A change by somebody who does not see the price leaves it.
  const { id, version } = data;
  const renamed = { ...made, id, version, name: '按件二组', priceRule: { kind: 2, factor: null } };
  expect(await call('PUT', 'outGroup', renamed, 'cx.merch')).toMatchObject({ status: 200 });
  const [kept] = await story.server.query<{ price: string }>(
    sql`select price from mes2.subcontract_group where id = ${id}`,
  );
  expect(kept?.price).toBe('5.2000');
});

test('a group that nobody graded gets the grade of the month before; a chosen grade stays', async () => {
  const grade = async () => {
    await gradeSubcontractors(story.server.services);
    return (await row()).grade;
  };
  // Nothing came back in the month before.
  expect(await grade()).toBeNull();
  // A month has days that the one before does not have: all by as many as end on its last day.
  const back = sql`make_interval(days => ${Number(today.slice(8))}::int)`;
  await story.server.query(sql`
    update mes2.subcontract_delivery set due_date = due_date - ${back}, receive_date = receive_date - ${back}`);
  await story.server.query(
    sql`update mes2.subcontract_delivery_line set receive_date = receive_date - ${back}`,
  );
  expect(await grade()).toBe('D');
  expect(await gradeSubcontractors(story.server.services)).toBe(0);
  const change = async (chosen: string | null) => {
    const { id, version } = await row();
    const { status } = await call('PUT', 'outGroup', { ...body, id, version, grade: chosen });
    expect(status).toBe(200);
  };
  await change(null);
  expect(await grade()).toBe('D');
  await change('B');
  expect(await grade()).toBe('B');
});
