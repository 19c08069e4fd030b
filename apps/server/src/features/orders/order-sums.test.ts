import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessChanged } from '../../access/access-changed.ts';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer();
  await story.server.query(sql`
    update mes2.production_order set unit_price = 32.5, amount = round(32.5 * order_num, 4), currency_code = 'CNY'`);
  // The same order once more, sold in dollars.
  await story.server.query(sql`
    insert into mes2.production_order
    select (jsonb_populate_record(o, jsonb_build_object('id', next_id(), 'order_no', 'SO-USD', 'currency_code', 'USD',
      'amount', 9450.5, 'order_num', 700))).*
    from mes2.production_order o where o.order_no = 'SO2403017'`);
});
afterAll(() => story.server.close());

const orders = async (query: object = {}, who = 'cx.admin') =>
  (await story.server.call(who, 'GET', '/mes2/saas/order/selectOrderList', query)).body;

test('money of several currencies has no sum, that of one has; pieces always have', async () => {
  const { sum } = (await orders()).data;
  expect(sum).toMatchObject({ amount: null, orderNum: 2100 + 700 });
  const inDollars = (await orders({ filter: { currency_code: ['USD'] } })).data.sum;
  expect(inDollars).toMatchObject({ amount: '9450.5000', orderNum: 700 });
  const inYuan = (await orders({ sql: "order_no = 'SO2403017'" })).data.sum;
  expect(inYuan.amount).toBe('68250.0000');
});

test('who does not see prices finds them in no sum, no order and no search', async () => {
  const { companyId } = story.staff;
  await story.server.engine.system(async (tx) => {
    await tx.run(sql`
      insert into amc.user_permission (company_id, employee_id, menu_id, effect)
      select ${companyId}, m.id, p.id, 2 from amc.company_member m
      join amc.app_user u on u.id = m.user_id and u.username = 'cx.merch'
      cross join amc.menu p where m.company_id = ${companyId} and p.code = 'FIELD^order.unitPrice'`);
    await accessChanged(tx);
  });
  const seen = async () => (await orders({}, 'cx.merch')).data;
  await expect.poll(async () => (await seen()).list[0]).not.toHaveProperty('amount');
  expect((await seen()).sum).not.toHaveProperty('amount');
  for (const query of [
    { order: 'amount_num desc' },
    { sql: 'amount_num > 1' },
    { sql: 'unit_price_num between 1 and 99' },
    { order: 'cm_price_num' },
  ])
    expect(await orders(query, 'cx.merch')).toMatchObject({ status: 10009 });
});

test('the price of a garment is what its operations in use pay today', async () => {
  const { id } = story.story.order;
  const order = async () =>
    (await story.server.call('cx.admin', 'GET', '/mes2/saas/order/getOrderById', { id })).body.data;
  const before = await order();
  const [process] = before.processes;
  await story.server.query(sql`
    update mes2.order_price set price = price + 0.05 where order_process_id = ${process.id}`);
  const after = await order();
  expect(Number(after.priceTotal)).toBeCloseTo(Number(before.priceTotal) + 0.05, 4);
  const paid = after.processes.reduce(
    (all: number, { price, isEnabled }: { price: string; isEnabled: number }) =>
      all + (isEnabled ? Number(price) : 0),
    0,
  );
  expect(Number(after.priceTotal)).toBeCloseTo(paid, 4);
});
