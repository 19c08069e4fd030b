import { curveAtFactor } from '@garment-mes/domain/schedule';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type FreshServer, freshServer } from '../../testing/story/fresh-server.ts';
import { enterStoryOrder } from '../../testing/story/story-order.ts';

let fresh: FreshServer;
let order: { id: string; styleId: string; customerId: string };
let categoryId: string;
let slow: string;
let usual: string;

const ONE = '/customerEfficiencySet';
const call: FreshServer['call'] = (...parts) => fresh.call(...parts);
const rows = async (query: object = {}): Promise<Record<string, unknown>[]> =>
  (await call('GET', `${ONE}/list`, { pageNum: 1, pageSize: 100, ...query })).data.list;
const points = [40, 50, 58, 64, 67, 70].map((pct, at) => ({ day: at + 1, pct: `${pct}.00` }));
const curve = async (name: string, more: object = {}): Promise<string> =>
  (await call('POST', '/efficiencySet', { name, difficulty: 2, isDefault: 0, points, ...more }))
    .data.id;
const chosen = async (): Promise<string | null> => {
  const { data } = await call('GET', '/schedule/unscheduled', { pageNum: 1, pageSize: 100 });
  return data.list.find(({ orderId }: { orderId: string }) => orderId === order.id)
    ?.efficiencySetId;
};

beforeAll(async () => {
  fresh = await freshServer();
  const { id } = await enterStoryOrder(fresh);
  const [found] = await fresh.server.query<{ styleId: string; customerId: string }>(sql`
    update mes2.production_order set status = 1 where id = ${id} returning style_id, customer_id`);
  if (!found) throw new Error('the order of the story is there');
  order = { id, ...found };
  const [style] = await fresh.server.query<{ categoryId: string }>(sql`
    update mes2.style set category_id = coalesce(category_id,
      (select id from ccm.category where company_id = style.company_id and kind = 'style' limit 1))
    where id = ${order.styleId} returning category_id`);
  categoryId = style?.categoryId ?? '';
  usual = await curve('T usual', { isDefault: 1, categoryId });
  slow = await curve('T slow');
}, 120_000);
afterAll(() => fresh.server.close());

test('a factor lies between 50 and 150, with two decimals', async () => {
  const body = { customerId: order.customerId, efficiencySetId: slow };
  for (const factorPct of ['49.99', '150.01', '160'])
    expect(await call('POST', ONE, { ...body, factorPct })).toMatchObject({
      status: 10009,
      data: '系数须在50到150之间',
    });
  expect((await call('POST', ONE, { ...body, factorPct: '90.125' })).status).toBe(10009);
});

test('only a category of garments is named: the tree has those of machines and defects as well', async () => {
  const { data: machine } = await call('POST', '/treeDict', {
    ...{ code: 'T-MACHINE', name: '平车', kind: 'machine' },
  });
  const body = { customerId: order.customerId, efficiencySetId: slow, factorPct: '90' };
  const missing = { status: 10009, data: '品类不存在' };
  expect(await call('POST', ONE, { ...body, categoryId: machine.id })).toMatchObject(missing);
  expect(
    await call('POST', '/efficiencySet', {
      ...{ name: 'T machine', difficulty: 2, isDefault: 0, points, categoryId: machine.id },
    }),
  ).toMatchObject(missing);
  const { data: style } = await call('GET', '/style/detail', { id: order.styleId });
  const { id, version, styleNo, styleName, gender, sizeGroupId } = style;
  const head = { styleNo, styleName, gender, sizeGroupId, categoryId: machine.id };
  expect(await call('PUT', '/style/update', { id, version, ...head })).toMatchObject(missing);
});

test('without a setting an order is planned by the usual curve of its category', async () => {
  expect(await chosen()).toBe(usual);
});

test('a setting of the customer goes before it, one of customer and category before both', async () => {
  const body = { customerId: order.customerId, factorPct: '90.00' };
  const general = await call('POST', ONE, { ...body, efficiencySetId: slow });
  expect(general.data).toMatchObject({ effectText: '36/45/52.2/57.6/60.3', categoryName: null });
  expect(await chosen()).toBe(slow);
  const own = await curve('T own');
  const both = await call('POST', ONE, { ...body, categoryId, efficiencySetId: own });
  expect(both.status).toBe(200);
  expect(await chosen()).toBe(own);

  const twice = await call('POST', ONE, { ...body, categoryId, efficiencySetId: slow });
  expect(twice).toMatchObject({ status: 10202, data: expect.stringMatching(/\/.+ 已设置$/) });
  const again = await call('POST', ONE, { ...body, efficiencySetId: slow });
  expect(again.data).toMatch(/\/全部品类 已设置$/);

  expect(await rows({ categoryId })).toMatchObject([{ id: both.data.id }]);
  expect(await rows({ customerId: order.customerId })).toHaveLength(2);
  expect(await rows({ customerId: '1' })).toEqual([]);
  expect(await rows({ efficiencySetId: own })).toMatchObject([{ id: both.data.id }]);
  expect(await rows({ efficiencySetId: usual })).toEqual([]);
  const { grade } = both.data;
  const graded = async (...grades: string[]) =>
    (await rows({ filter: JSON.stringify({ grade: grades }) })).length;
  expect(await graded(grade)).toBe(2);
  expect(await graded(...['A', 'B', 'C'].filter((other) => other !== grade))).toBe(0);
  const kept = await call('PUT', ONE, {
    ...{ id: both.data.id, version: 0, ...body, categoryId, efficiencySetId: own },
    factorPct: '80.00',
  });
  expect(kept.status).toBe(200);
});

test('the curve that is shown is that of the rule', async () => {
  const body = { customerId: order.customerId, efficiencySetId: slow };
  const [general] = (await rows()).filter((row) => row.categoryId === null);
  let version = Number(general?.version);
  for (const factorPct of ['62.25', '50.50', '133.33']) {
    const { data } = await call('PUT', ONE, { id: general?.id, version, ...body, factorPct });
    const days = curveAtFactor(points.slice(0, 5), factorPct);
    expect(data.effectText).toBe(days.map(({ pct }) => pct).join('/'));
    version = data.version;
  }
});

test('efficiency comes from the minutes of ninety days, and who is far off is found', async () => {
  const company = fresh.server;
  const [shift] = await company.query<{ id: string }>(sql`
    insert into mes2.shift (company_id, code, name, segments, net_min, is_default)
    select company_id, 'CURVE', 'CURVE', '[]', 600, 0 from mes2.production_order where id = ${order.id} returning id`);
  const [line] = await company.query<{ companyId: string; id: string }>(sql`
    select d.company_id, d.id from amc.department d
    join mes2.production_order o on o.company_id = d.company_id and o.id = ${order.id} limit 1`);
  const [process] = await company.query<{ id: string }>(sql`
    select id from mes2.order_process where order_id = ${order.id} and section = 3 limit 1`);
  if (!shift || !line || !process)
    throw new Error('the story has a line, an operation and a shift');
  const { companyId } = line;
  const sew = (ago: number, earned: number) =>
    company.query(sql`
      insert into mes2.line_hour_output (company_id, line_dept_id, work_date, hour, order_id, order_process_id, num, earned_min)
      values (${companyId}, ${line.id}, ${fresh.day(-ago)}, 9, ${order.id}, ${process.id}, 1, ${earned})`);
  const put = (ago: number, minutes: number) =>
    company.query(sql`
      insert into mes2.manpower_input (company_id, dept_id, work_date, shift_id, roll_num, present_num, absent_num,
        attend_min, shift_net_min)
      values (${companyId}, ${line.id}, ${fresh.day(-ago)}, ${shift.id}, 1, 1, 0, ${minutes}, 600)`);
  const all = async () => (await rows()).filter((row) => row.categoryId === null)[0]?.actualPct;
  expect(await all()).toBeNull();
  await put(1, 1000);
  await sew(1, 300);
  await put(90, 1000);
  await sew(90, 301);
  // Too long ago, not over yet, nobody put down.
  await put(91, 1000);
  await sew(91, 900);
  await put(0, 1000);
  await sew(0, 900);
  await sew(2, 900);
  expect(await all()).toBe('30.05');
  expect((await rows({ deviates: true })).length).toBeGreaterThan(0);
  await company.query(
    sql`update mes2.line_hour_output set earned_min = 700 where earned_min in (300, 301)`,
  );
  expect(await all()).toBe('70.00');
  expect((await rows({ deviates: true })).map(({ categoryId: of }) => of)).not.toContain(null);
  // Behind midnight the night of the running day goes on: it does not count, and the ninetieth day still does.
  await company.query(
    sql`update mes2.line_hour_output set earned_min = 500 where work_date = ${fresh.day(-90)}`,
  );
  fresh.turnClock(new Date(`${fresh.day(1)}T02:00:00+08:00`));
  expect(await all()).toBe('60.00');
  fresh.turnClock(new Date(`${fresh.day(1)}T05:00:00+08:00`));
  expect(await all()).toBe('80.00');
});
