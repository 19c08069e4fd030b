import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { leftOpen } from '../../testing/left-open.ts';
import { type FreshServer, freshServer } from '../../testing/story/fresh-server.ts';
import { enterStoryOrder } from '../../testing/story/story-order.ts';

let fresh: FreshServer;
let order: { id: string };
let pgdTypeId: string;
const call: FreshServer['call'] = (...parts) => fresh.call(...parts);

interface Answer {
  readonly status: number;
}

const statuses = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).sort((a, b) => a - b);

beforeAll(async () => {
  fresh = await freshServer('postgres');
  order = await enterStoryOrder(fresh);
  const [type] = await fresh.server.query<{ id: string }>(sql`
    insert into mes2.dispatch_type (company_id, code, name, section, is_outsource)
    values (${fresh.staff.companyId}, 'RACE', '缝制', 3, 0) returning id`);
  pgdTypeId = type?.id ?? '';
});
afterAll(() => fresh.server.close());

const dispatch = (num: number) => ({
  ...{ orderId: order.id, pgdTypeId, section: 3, num, lines: [] },
  ...{ targetType: 2, targetId: fresh.staff.lines[0]?.id },
  ...{ planStartDate: fresh.day(2), planEndDate: fresh.day(9) },
});
const create = async (num: number) =>
  (await call('POST', '/assignmentOrder/insert', dispatch(num))).data;

test('planners who issue at once do not hand out more than the section may take', async () => {
  await call('POST', '/assignmentOrder/issue', { ids: [(await create(1500)).id] });
  // 705 are left: three of eight drafts of 200 fit.
  const drafts: { id: string }[] = [];
  for (let at = 0; at < 8; at += 1) drafts.push(await create(200));
  const answers = await Promise.all(
    drafts.map(({ id }) => call('POST', '/assignmentOrder/issue', { ids: [id] })),
  );
  const outcomes = answers.map(({ data }) => data);
  expect(outcomes.flatMap(({ okIds }: { okIds: string[] }) => okIds)).toHaveLength(3);
  const refused = outcomes.flatMap(({ fails }: { fails: { text: string }[] }) => fails);
  expect(refused.map(({ text }: { text: string }) => text)).toEqual(
    Array(5).fill('派工数量超出：缝制段可派105件，本次200件'),
  );
});

test('of eight managers one accepts a dispatch, the others are refused with the name of the first', async () => {
  const { id } = await create(100);
  await call('POST', '/assignmentOrder/issue', { ids: [id] });
  const claim = { id, version: 1 };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call('PUT', '/assignmentOrder/accept', claim)),
  );
  expect(statuses(answers)).toEqual([200, ...Array(7).fill(10102)]);
});

test('numbers of dispatches made at once neither collide nor skip', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => create(1)));
  const serials = made.map(({ assignNo }) => Number(assignNo.split('-')[1])).sort((a, b) => a - b);
  expect(serials.map((serial) => serial - (serials[0] ?? 0))).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a dispatch that is made while its type turns to go outside names nobody of the house', async () => {
  const { companyId } = fresh.staff;
  const turning = await leftOpen(
    fresh.server.engine,
    (tx) => tx.run(sql`select 1 from mes2.dispatch_type where id = ${pgdTypeId} for update`),
    (tx) =>
      tx.run(sql`
        update mes2.dispatch_type set is_outsource = 1
        where company_id = ${companyId} and id = ${pgdTypeId}`),
  );
  const made = await call('POST', '/assignmentOrder/insert', dispatch(1));
  await turning.ended;
  expect(made.status).toBe(10009);
  await fresh.server.query(sql`
    update mes2.dispatch_type set is_outsource = 0 where id = ${pgdTypeId}`);
});

test('a group is either deleted or given work: no dispatch names one that is gone', async () => {
  const { companyId } = fresh.staff;
  await fresh.server.query(sql`
    insert into mes2.dispatch_type (company_id, code, name, section, is_outsource)
    values (${companyId}, 'RACE-OUT', '外发', 3, 1)`);
  const [type] = await fresh.server.query<{ id: string }>(
    sql`select id from mes2.dispatch_type where code = 'RACE-OUT'`,
  );
  const group = (
    await call('POST', '/outGroup', {
      code: 'RACE',
      name: '外发组',
      processSections: [3],
      priceRule: { kind: 1, factor: '1' },
    })
  ).data;
  const deleting = await leftOpen(
    fresh.server.engine,
    (tx) => tx.run(sql`select 1 from mes2.subcontract_group where id = ${group.id} for update`),
    (tx) => tx.run(sql`update mes2.subcontract_group set del_flag = '2' where id = ${group.id}`),
  );
  const made = await call('POST', '/assignmentOrder/insert', {
    ...dispatch(1),
    ...{ pgdTypeId: type?.id, targetType: 3, targetId: group.id, unitPrice: '5' },
  });
  await deleting.ended;
  expect([made.status, made.data]).toEqual([10009, '承接方不存在']);
});

test('a die is not booked twice for one hour, nor for more strokes than it has left', async () => {
  const die = await call('POST', '/knifeMold/insert', {
    moldNo: 'KM-R',
    name: '前幅',
    partCodes: ['FRT'],
    lifeNum: 100,
  });
  await call('POST', '/knifeAndTympan/batchSave', {
    rows: [
      {
        knifeMoldId: die.data.id,
        materialId: fresh.basics.material('FAB-JSY180'),
        maxPlies: 20,
      },
    ],
  });
  const book = (hour: number, strokeNum: number, orderId = order.id) =>
    call('POST', '/knifeMoldSchedule/insert', {
      knifeMoldId: die.data.id,
      orderId,
      startDate: `${fresh.day(3)} ${String(hour).padStart(2, '0')}:00:00`,
      endDate: `${fresh.day(3)} ${String(hour + 1).padStart(2, '0')}:00:00`,
      strokeNum,
    });
  const same = await Promise.all([book(8, 10), book(8, 10), book(8, 10)]);
  expect(statuses(same)).toEqual([200, 10202, 10202]);
  const many = await Promise.all([book(10, 60), book(12, 60)]);
  expect(statuses(many)).toEqual([200, 10202]);
  // Two orders do not wait for each other: the die itself is held.
  const other = await enterStoryOrder(fresh, { orderNo: 'SO-DIE' });
  const orders = await Promise.all([
    book(14, 20),
    book(14, 20, other.id),
    book(14, 20),
    book(14, 20, other.id),
  ]);
  expect(statuses(orders)).toEqual([200, 10202, 10202, 10202]);
});
