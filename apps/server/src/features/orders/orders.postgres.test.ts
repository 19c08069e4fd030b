import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { leftOpen } from '../../testing/left-open.ts';
import { type FreshServer, freshServer } from '../../testing/story/fresh-server.ts';
import { enterStoryOrder, storyOrderBody } from '../../testing/story/story-order.ts';
import { enterStoryStyle, storyProcesses } from '../../testing/story/story-style.ts';

let fresh: FreshServer;
let style: { id: string; version: number };
let order: { id: string; version: number; styleId: string };
const call: FreshServer['call'] = (...parts) => fresh.call(...parts);
const path = (step: string) => `/saas/order/${step}`;

beforeAll(async () => {
  fresh = await freshServer('postgres');
  style = await enterStoryStyle(fresh);
  order = await enterStoryOrder(fresh, { orderNo: 'RACE' });
});
afterAll(() => fresh.server.close());

interface Answer {
  readonly status: number;
  readonly data: string;
}

const create = async (orderNo: string, more: object = {}) =>
  (
    await call('POST', path('insertOrder'), {
      ...storyOrderBody(fresh, style.id),
      orderNo,
      ...more,
    })
  ).data;
const statuses = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).sort((a, b) => a - b);
const reread = async (id: string) => (await call('GET', path('getOrderById'), { id })).data;

test('I2 of eight creations with one number one goes through', async () => {
  const body = { ...storyOrderBody(fresh, style.id), orderNo: 'TWICE' };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call('POST', path('insertOrder'), body)),
  );
  expect(statuses(answers)).toEqual([200, ...Array(7).fill(10009)]);
  expect(answers.find(({ status }: Answer) => status !== 200).data).toBe('订单号TWICE已存在');
});

test('H24 a style edited while its order is confirmed is copied as one version or not at all', async () => {
  for (let round = 0; round < 5; round += 1) {
    const own = await enterStoryStyle(fresh, `H24-${round}`);
    const made = await create(`H24-${round}`, { styleId: own.id });
    const [confirmed, edited] = await Promise.all([
      call('PUT', path('confirmOrder'), { id: made.id, version: made.version, styleVersion: 1 }),
      call('POST', '/style/part', { styleId: own.id, version: own.version, rows: [] }),
    ]);
    expect(edited.status).toBe(200);
    const after = await reread(made.id);
    if (confirmed.status === 200) expect(after.parts).toHaveLength(3);
    else expect(confirmed.data).toBe(`款式H24-${round}未批准`);
  }
});

test('of eight confirmations of one order one goes through', async () => {
  const made = await create('ONCE');
  const claim = { id: made.id, version: made.version };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call('PUT', path('confirmOrder'), claim)),
  );
  expect(statuses(answers)).toEqual([200, ...Array(7).fill(10102)]);
  expect((await reread(made.id)).processes).toHaveLength(25);
});

test('H10 a price saved while wages are being locked waits for the lock and is refused', async () => {
  const { data } = await call('GET', '/saas/order/price/list', { orderId: order.id, pageSize: 1 });
  const [{ orderProcessId }] = data.list;
  const setLocked = (wageLocked: 0 | 1) => sql`
    update mes2.production_order set wage_locked = ${wageLocked}::int where id = ${order.id}`;
  const key = `wage order ${fresh.staff.companyId} ${order.id}`;
  const locking = await leftOpen(
    fresh.server.engine,
    (tx) => tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`),
    (tx) => tx.run(setLocked(1)),
  );
  const late = await call('POST', '/saas/order/price', {
    orderId: order.id,
    rows: [{ orderProcessId, price: '0.6' }],
    fromDate: fresh.day(9),
    reason: 'x',
  });
  await locking.ended;
  expect(late.status).toBe(10402);
  const state = await reread(order.id);
  const unlock = { id: order.id, version: state.version, reason: 'x' };
  expect((await call('PUT', path('wageReport/unlock'), unlock)).status).toBe(200);
});

test('H10 a price saved while the wage period of its day is being locked waits for the lock and is refused', async () => {
  const { data } = await call('GET', '/saas/order/price/list', { orderId: order.id, pageSize: 1 });
  const [{ orderProcessId }] = data.list;
  const { companyId } = fresh.staff;
  const [period] = await fresh.server.query<{ id: string }>(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date)
    values (${companyId}, 'price', ${fresh.day(5)}::date, ${fresh.day(12)}::date) returning id`);
  const setStatus = (status: 0 | 2) => sql`
    update mes2.wage_period set status = ${status}::int where id = ${period?.id ?? '0'}`;
  const key = `wage period ${companyId} price`;
  /** Makes a call while somebody locks the period. */
  const whileLocked = async (change: () => Promise<Answer>) => {
    const locking = await leftOpen(
      fresh.server.engine,
      (tx) => tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`),
      (tx) => tx.run(setStatus(2)),
    );
    const answer = await change();
    await locking.ended;
    return answer;
  };
  const change = (more: object) =>
    call('POST', '/saas/order/price', {
      ...{ orderId: order.id, rows: [], fromDate: fresh.day(9), reason: 'x', ...more },
    });
  const refusal = { status: 10402, data: '工资期 price 已锁定' };
  const rows = [{ orderProcessId, price: '0.61' }];
  expect(await whileLocked(() => change({ rows }))).toMatchObject(refusal);

  await fresh.server.query(setStatus(0));
  expect((await change({ rows })).status).toBe(200);
  const [waiting] = await fresh.server.query<{ id: string }>(sql`
    select id from mes2.order_price where order_process_id = ${orderProcessId} and from_date = ${fresh.day(9)}::date`);
  const withdrawn = await whileLocked(() => change({ withdrawIds: [waiting?.id] }));
  expect(withdrawn).toMatchObject(refusal);
  // Of the days behind it prices are set as ever.
  expect((await change({ rows, fromDate: fresh.day(13) })).status).toBe(200);
  await fresh.server.query(sql`delete from mes2.wage_period where id = ${period?.id}`);
});

test('I6 H9 of eight people who saw one price one changes it, and the ranges still tile time', async () => {
  const { data } = await call('GET', '/saas/order/price/list', { orderId: order.id, pageSize: 2 });
  const { orderProcessId, version } = data.list[1];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      call('POST', '/saas/order/price', {
        orderId: order.id,
        rows: [{ orderProcessId, price: '0.7', version }],
        fromDate: fresh.day(2 + at),
        reason: 'x',
      }),
    ),
  );
  expect(statuses(answers)).toEqual([200, ...Array(7).fill(10102)]);
  // Without a version everybody gets through, one after another.
  const blind = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      call('POST', '/saas/order/price', {
        orderId: order.id,
        rows: [{ orderProcessId, price: `0.8${at}` }],
        fromDate: fresh.day(20 + at),
        reason: 'x',
      }),
    ),
  );
  expect(statuses(blind)).toEqual(Array(8).fill(200));
  const [gaps] = await fresh.server.query(sql`
    select count(*)::int as count from (
      select from_date, lag(to_date) over (order by from_date) as before from mes2.order_price
      where order_process_id = ${orderProcessId}) r where before is not null and before + 1 <> from_date`);
  expect(gaps).toEqual({ count: 0 });
});

test('of two orders that want one roll one gets it', async () => {
  const [materialId, colorId] = [fresh.basics.material('FAB-JSY180'), fresh.basics.color('BLK')];
  const [roll] = await fresh.server.query<{ id: string }>(sql`
    with lot as (insert into mes2.cloth (company_id, c_no, material_id, receive_date)
      values (${fresh.staff.companyId}, 'C1', ${materialId}, app_now()) returning company_id, id)
    insert into mes2.fabric_roll (company_id, roll_no, cloth_id, material_id, color_id, label_len, actual_len, remain_len)
    select company_id, 'R1', id, ${materialId}, ${colorId}, 50, 50, 50 from lot returning id`);
  // Only an order whose bill names the fabric may keep a roll of it.
  const orders = [
    await enterStoryOrder(fresh, { orderNo: 'ROLL1' }),
    await enterStoryOrder(fresh, { orderNo: 'ROLL2' }),
  ];
  const rows = [{ materialId, colorId, fabricPart: 1, tympanIds: [roll?.id] }];
  const answers = await Promise.all(
    orders.map(({ id, version }) => call('POST', path('tympan'), { orderId: id, version, rows })),
  );
  expect(statuses(answers)).toEqual([200, 10202]);
  const taken = answers.findIndex(({ status }: Answer) => status === 200);
  expect(answers[1 - taken].data).toContain(taken === 0 ? 'ROLL1' : 'ROLL2');
});

test('requests for the last machines of a line are not granted twice', async () => {
  const ask = () =>
    call('POST', path('machine/insert'), {
      orderId: order.id,
      machineTypeId: fresh.basics.machineType('平车'),
      needNum: 2,
      lineDeptId: fresh.staff.lines[0]?.id,
      fromDate: fresh.day(1),
      toDate: fresh.day(5),
    });
  const orders = await Promise.all([create('MACH1'), create('MACH2')]);
  const answers = await Promise.all(
    orders.map(({ id }) =>
      call('POST', path('machine/insert'), {
        orderId: id,
        machineTypeId: fresh.basics.machineType('平车'),
        needNum: 2,
        lineDeptId: fresh.staff.lines[0]?.id,
        fromDate: fresh.day(1),
        toDate: fresh.day(5),
      }),
    ),
  );
  expect(statuses(answers)).toEqual([200, 10202]);
  expect((await ask()).status).toBe(10202);
});

test('a group is either deleted or given an operation: none goes out to a group that is gone', async () => {
  const { id, version } = await create('OUT1');
  const { data: group } = await call('POST', '/outGroup', {
    ...{ code: 'RACE', name: '外发组', processSections: [1, 2, 3, 4, 5, 6, 7] },
    priceRule: { kind: 1, factor: '1' },
  });
  const rows = storyProcesses(fresh).map((row) => ({ ...row, isEnabled: 1, outGroupId: group.id }));
  const deleting = await leftOpen(
    fresh.server.engine,
    (tx) => tx.run(sql`select 1 from mes2.subcontract_group where id = ${group.id} for update`),
    (tx) => tx.run(sql`update mes2.subcontract_group set del_flag = '2' where id = ${group.id}`),
  );
  const saved = await call('POST', path('process/batchInsert'), { orderId: id, version, rows });
  await deleting.ended;
  expect([saved.status, saved.data]).toEqual([10009, expect.stringContaining('外发组不存在')]);
  expect((await reread(id)).processes).toEqual([]);
});

test('a table is not promised to two orders for one hour', async () => {
  const orders = await Promise.all([create('TAB1'), create('TAB2')]);
  const answers = await Promise.all(
    orders.map(({ id }) =>
      call('POST', path('resourcesOccupation'), {
        resourceType: 4,
        resourceId: fresh.staff.tables[0]?.id,
        orderId: id,
        fromDate: `${fresh.day(3)} 08:00:00`,
        toDate: `${fresh.day(3)} 12:00:00`,
      }),
    ),
  );
  expect(statuses(answers)).toEqual([200, 10202]);
  expect(answers.find(({ status }: Answer) => status === 10202).data).toContain('已被订单TAB');
});

test('goods that leave while the shipments are saved are seen, and keep their line', async () => {
  const made = await create('SHIP');
  const lines = storyOrderBody(fresh, style.id).colorSizes;
  const shipment = { shipmentNo: '1', shipmentDate: fresh.day(24), lines };
  const save = async (shipments: readonly object[]) => {
    const { version } = await reread(made.id);
    return call('POST', path('shipment/save'), { orderId: made.id, version, shipments });
  };
  const [first] = (await save([shipment])).data.shipments;
  const half = lines.map((line) => ({ ...line, num: line.num / 2 }));
  const halves = [
    { ...shipment, id: first.id, lines: half },
    { ...shipment, shipmentNo: '2', lines: half },
  ];
  // A goods issue that is being confirmed locks the line and books what leaves.
  const ship = (num: number) =>
    leftOpen(
      fresh.server.engine,
      (tx) =>
        tx.run(sql`
          select 1 from mes2.order_shipment_line where shipment_id = ${first.id} and num = 200 for update`),
      (tx) =>
        tx.run(sql`
          update mes2.order_shipment_line set shipped_num = shipped_num + ${num}::int
          where shipment_id = ${first.id} and num = 200`),
    );
  const leaving = await ship(120);
  const lowered = await save(halves);
  expect(await leaving.ended).toBe(2);
  expect(lowered).toMatchObject({
    status: 10202,
    data: '走货1 黑色/S 改为100，已走货120件，不可少于已走货数',
  });
  // Saved first, the line is still the one the goods leave with.
  const [saved, booked] = await Promise.all([
    save([{ ...shipment, id: first.id }]),
    ship(3).then(({ ended }) => ended),
  ]);
  expect([saved.status, booked]).toEqual([200, 2]);
  const [after] = (await reread(made.id)).shipments;
  expect(
    after.lines
      .filter(({ num }: { num: number }) => num === 200)
      .map(({ shippedNum }: { shippedNum: number }) => shippedNum),
  ).toEqual([123, 123]);
});

test('of eight people who print one paper each has a number of its own', async () => {
  const made = await create('PAPER');
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call('POST', path('print'), { ids: [made.id], paper: 2 })),
  );
  const numbers = answers.map(({ data }) => data[0].printNo).sort((a, b) => a - b);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('of two approvers of one version one puts it in force', async () => {
  const changes = {
    colorSizes: [
      { colorId: fresh.basics.color('NVY'), sizeId: fresh.basics.size('MEN', 'M'), num: 318 },
    ],
  };
  const draft = await call(
    'POST',
    '/saas/order/version',
    { orderId: order.id, reason: 'x', changes },
    'cx.merch',
  );
  const { id, version } = draft.data;
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => call('PUT', '/saas/order/version/effective', { id, version })),
  );
  expect(statuses(answers)).toEqual([200, 10102, 10102, 10102]);
  expect(await reread(order.id)).toMatchObject({ orderNum: 2118, versionNo: 2 });
});

test('H5 I5 a bed that is cut while a number is lowered is seen by the approval', async () => {
  const cell = { colorId: fresh.basics.color('NVY'), sizeId: fresh.basics.size('MEN', 'L') };
  const draft = await call(
    'POST',
    '/saas/order/version',
    { orderId: order.id, reason: 'x', changes: { colorSizes: [{ ...cell, num: 100 }] } },
    'cx.merch',
  );
  const { id, version } = draft.data;
  // A bed being submitted locks the cell and raises it; the approval has to wait for it.
  const cut = await leftOpen(
    fresh.server.engine,
    (tx) =>
      tx.run(sql`
        select 1 from mes2.order_color_size where order_id = ${order.id} and color_id = ${cell.colorId} for update`),
    (tx) =>
      tx.run(sql`
        update mes2.order_color_size set cut_num = 200
        where order_id = ${order.id} and color_id = ${cell.colorId} and size_id = ${cell.sizeId}`),
  );
  const answer = await call('PUT', '/saas/order/version/effective', { id, version });
  await cut.ended;
  expect(answer).toMatchObject({
    status: 10202,
    data: '藏青/L 改为100，已裁200，不可少于已裁数',
  });
});
