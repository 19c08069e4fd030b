import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sql, sql } from '../../database/engine.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import { type FreshServer, freshServer } from '../../testing/story/fresh-server.ts';
import { enterStoryOrder } from '../../testing/story/story-order.ts';

let fresh: FreshServer;
let mine: { id: string; version: number };
let theirs: { id: string };
const call: FreshServer['call'] = (...parts) => fresh.call(...parts);
const during = <Answer>(change: Sql, asked: () => Promise<Answer>): Promise<Answer> =>
  meanwhile(fresh.server.engine, change, asked);

beforeAll(async () => {
  fresh = await freshServer('postgres');
  mine = await enterStoryOrder(fresh, { orderNo: 'MINE' });
  theirs = await enterStoryOrder(fresh, { orderNo: 'THEIRS' });
});
afterAll(() => fresh.server.close());

test('a roll that another order reserves at this moment is not reserved', async () => {
  const [materialId, colorId] = [fresh.basics.material('FAB-JSY180'), fresh.basics.color('BLK')];
  const [roll] = await fresh.server.query<{ id: string }>(sql`
    with lot as (insert into mes2.cloth (company_id, c_no, material_id, receive_date)
      values (${fresh.staff.companyId}, 'C1', ${materialId}, app_now()) returning company_id, id)
    insert into mes2.fabric_roll (company_id, roll_no, cloth_id, material_id, color_id, label_len, actual_len, remain_len)
    select company_id, 'R1', id, ${materialId}, ${colorId}, 50, 50, 50 from lot returning id`);
  const reserved = sql`
    update mes2.fabric_roll set status = 1, order_id = ${theirs.id} where id = ${roll?.id}`;
  const answer = await during(reserved, () =>
    call('POST', '/saas/order/tympan', {
      orderId: mine.id,
      version: mine.version,
      rows: [{ materialId, colorId, fabricPart: 1, tympanIds: [roll?.id] }],
    }),
  );
  expect(answer).toMatchObject({ status: 10202, data: expect.stringContaining('THEIRS') });
});

test('a table that another order is promised at this moment is not promised, and the other is named', async () => {
  const tableId = fresh.staff.tables[0]?.id;
  const [from, to] = [`${fresh.day(3)} 08:00:00`, `${fresh.day(3)} 12:00:00`];
  const promised = sql`
    insert into mes2.resource_occupation (company_id, resource_type, resource_id, order_id, from_date, to_date)
    select t.company_id, 4, t.dept_id, ${theirs.id}::bigint, ${from}::timestamp at time zone 'Asia/Shanghai',
      ${to}::timestamp at time zone 'Asia/Shanghai'
    from (select company_id, dept_id from mes2.cutting_table where dept_id = ${tableId} for no key update) t`;
  const answer = await during(promised, () =>
    call('POST', '/saas/order/resourcesOccupation', {
      resourceType: 4,
      resourceId: tableId,
      orderId: mine.id,
      fromDate: from,
      toDate: to,
    }),
  );
  expect(answer).toMatchObject({ status: 10202, data: expect.stringContaining('已被订单THEIRS') });
});

test('the last strokes of a die are not booked for two orders', async () => {
  const die = await call('POST', '/knifeMold/insert', {
    moldNo: 'KM-H',
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
  const booked = sql`
    insert into mes2.cutting_die_schedule (company_id, knife_mold_id, order_id, start_date, end_date, stroke_num)
    select d.company_id, d.id, ${theirs.id}::bigint, app_now() + interval '9 days', app_now() + interval '9 days 1 hour', 60
    from (select company_id, id from mes2.cutting_die where id = ${die.data.id} for update) d`;
  const answer = await during(booked, () =>
    call('POST', '/knifeMoldSchedule/insert', {
      knifeMoldId: die.data.id,
      orderId: mine.id,
      startDate: `${fresh.day(3)} 10:00:00`,
      endDate: `${fresh.day(3)} 11:00:00`,
      strokeNum: 60,
    }),
  );
  expect(answer).toMatchObject({ status: 10202, data: expect.stringContaining('KM-H') });
});
