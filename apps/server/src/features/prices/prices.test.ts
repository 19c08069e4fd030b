import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type FreshServer, freshServer } from '../../testing/story/fresh-server.ts';
import { enterStoryOrder } from '../../testing/story/story-order.ts';

let fresh: FreshServer;
let order: { id: string; version: number };
const call: FreshServer['call'] = (...parts) => fresh.call(...parts);
const path = (step: string) => `/saas/order/price${step}`;

interface Row {
  readonly id: string;
  readonly orderProcessId: string;
  readonly price: string;
  readonly version: number;
  readonly processName: string;
}

beforeAll(async () => {
  fresh = await freshServer();
  order = await enterStoryOrder(fresh);
});
afterAll(() => fresh.server.close());

const list = async (more: object = {}) =>
  (
    await call('GET', path('/list'), {
      orderId: order.id,
      pageSize: 100,
      order: 'seq_no_num asc',
      ...more,
    })
  ).data;
const row = async (at: number): Promise<Row> => (await list()).list[at];
const save = (rows: object[], fromDate: string, more: object = {}) =>
  call('POST', path(''), { orderId: order.id, rows, fromDate, reason: '试产后核价', ...more });
const day = (offset: number) => fresh.day(offset);

test('the first prices are in force from the day of the confirmation and are audited with the style', async () => {
  const data = await list();
  expect(data.total).toBe(25);
  expect(data.list[0]).toMatchObject({
    price: '0.1200',
    nextPrice: null,
    status: 1,
    approveByName: '王芳',
  });
  expect(data.list[0].pricePerMin).toBe('0.5000');
  const seen = await call('GET', path('/list'), { orderId: order.id }, 'cx.manager');
  expect(seen.data.list[0]).not.toHaveProperty('price');
});

test('I6 a price begins tomorrow at the earliest, waits for its day and is taken back', async () => {
  const { orderProcessId } = await row(4);
  const early = await save([{ orderProcessId, price: '0.2' }], day(0));
  expect(early).toMatchObject({ status: 10202, data: `生效日最早为${day(1)}` });
  const saved = await save([{ orderProcessId, price: '0.2222' }], day(10));
  expect(saved.data).toMatchObject([
    { nextPrice: '0.2222', nextFromDate: day(10), toDate: day(9), status: 0, reason: '试产后核价' },
  ]);
  expect((await list({ pending: true })).total).toBe(1);
  expect((await list({ unaudited: true })).total).toBe(1);
  const pending = await row(4);
  const own = await call('PUT', path('/audit'), { ids: [pending.id], agree: true });
  expect(own.data.fails).toEqual([{ id: pending.id, text: '不能审核自己提交的工价' }]);
  const audit = { ids: [pending.id], agree: true };
  const setBy = (who: string) =>
    fresh.server.query(sql`
      update mes2.order_price set create_by = (select id from amc.app_user where username = ${who})
      where id = ${pending.id}`);
  await setBy('cx.manager');
  const changed = await save([{ orderProcessId, price: '0.2223' }], day(10));
  expect(changed.data).toMatchObject([{ nextPrice: '0.2223' }]);
  expect((await call('PUT', path('/audit'), audit)).data.fails).toHaveLength(1);
  await setBy('cx.manager');
  const audited = await call('PUT', path('/audit'), { ...audit, ids: [pending.id, '1'] });
  expect(audited.data).toEqual({ okIds: [pending.id], fails: [{ id: '1', text: '工价不存在' }] });
  expect((await list({ unaudited: true })).total).toBe(0);
  const back = await save([], day(1), { withdrawIds: [pending.id] });
  expect(back.data).toMatchObject([{ nextPrice: null, toDate: null }]);
  const current = await row(4);
  expect(await save([], day(1), { withdrawIds: [current.id] })).toMatchObject({
    status: 10202,
    data: `工价${day(0)}已生效，不能撤销`,
  });
});

test('the list is asked for a day, and an operation has the history of its prices', async () => {
  const { orderProcessId } = await row(6);
  await save([{ orderProcessId, price: '0.31' }], day(3));
  await save([{ orderProcessId, price: '0.33' }], day(8));
  const on = async (onDate: string) => (await list({ onDate })).list[6];
  expect(await on(day(3))).toMatchObject({ price: '0.3100', nextPrice: '0.3300' });
  expect(await on(day(9))).toMatchObject({ price: '0.3300', nextPrice: null });
  const { openIds, openBy, status } = await on(day(0));
  expect([openIds.length, openBy.length, status]).toEqual([2, 1, 0]);
  const ranges = async (who?: string) =>
    (await call('GET', path('/ranges'), { orderProcessId }, who)).data.list;
  expect(await ranges()).toMatchObject([
    { price: '0.3300', fromDate: day(8), toDate: null, status: 0, createBy: openBy[0], num: 0 },
    { id: openIds[0], price: '0.3100', fromDate: day(3), toDate: day(7), amount: '0.0000' },
    { toDate: day(2), status: 1, approveByName: '王芳' },
  ]);
  expect((await ranges('cx.manager'))[0]).not.toHaveProperty('amount');
  await save([], day(1), { withdrawIds: openIds });
  expect(await ranges()).toHaveLength(1);
});

test('the second of two people who saw one price is refused with the name of the first', async () => {
  const { orderProcessId, version, processName } = await row(5);
  expect((await save([{ orderProcessId, price: '0.3', version }], day(5))).status).toBe(200);
  expect(await save([{ orderProcessId, price: '0.4', version }], day(6))).toMatchObject({
    status: 10102,
    data: expect.stringMatching(
      new RegExp(`^${processName} 工价已被 王芳 于 .* 修改，请核对后重试$`),
    ),
  });
  const pending = await row(5);
  const refused = await call('PUT', path('/audit'), {
    ids: [pending.id],
    agree: false,
    opinion: '偏高',
  });
  expect(refused.data.okIds).toEqual([pending.id]);
  expect((await list({ pending: true })).total).toBe(0);
});

test('I41 prices of an order whose wages are locked stay', async () => {
  await fresh.server.query(
    sql`update mes2.production_order set wage_locked = 1 where id = ${order.id}`,
  );
  const { orderProcessId } = await row(0);
  expect(await save([{ orderProcessId, price: '1' }], day(3))).toMatchObject({
    status: 10402,
    data: '订单 SO2403017 工资已锁定，工价不可修改',
  });
  await fresh.server.query(
    sql`update mes2.production_order set wage_locked = 0 where id = ${order.id}`,
  );
});

test('a preview of past work is refused for a locked period and empty without work', async () => {
  const { orderProcessId } = await row(0);
  const ask = () =>
    call('POST', path('/repricePreview'), {
      orderId: order.id,
      orderProcessIds: [orderProcessId],
      fromDate: day(-5),
      toDate: day(0),
    });
  expect((await ask()).data).toEqual({ scanNum: 0, num: 0, amount: '0.00', rows: [] });
  await fresh.server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date, status)
    values (${fresh.staff.companyId}, 'P1', ${day(-30)}, ${day(-1)}, 2)`);
  expect(await ask()).toMatchObject({ status: 10402, data: '工资期 P1 已锁定' });
});
