import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
const clock = () => new Date('2026-11-21T02:00:00Z');
const call = (method: 'GET' | 'POST' | 'PUT', path: string, input?: object) =>
  story.server.call('cx.admin', method, `/mes2${path}`, input);
const orderId = () => story.story.order.id;
const SHIPMENT = '2027-01-29';

beforeAll(async () => {
  story = await storyServer('pglite', clock);
  await story.server.query(sql`
    update mes2.order_shipment set shipment_date = ${SHIPMENT}::date where order_id = ${orderId()}`);
  await story.server.query(sql`
    update mes2.production_order set delivery_date = ${SHIPMENT}::date, material_date = '2026-12-01'
    where id = ${orderId()}`);
});
afterAll(() => story.server.close());

const back = () => call('POST', '/planList/backSchedule', { orderIds: [orderId()] });
interface Stage {
  readonly stage: number;
  readonly planStartDate: string | null;
  readonly planEndDate: string | null;
  readonly isManual: number;
  readonly version: number;
}
const stage = (stages: readonly Stage[], no: number) => stages.find((one) => one.stage === no);

test('reckons the stages back from the shipment over working days', async () => {
  const [plan] = (await back()).body.data;
  const { stages } = plan;
  expect(plan.shipmentDate).toBe(SHIPMENT);
  expect(stage(stages, 7)).toMatchObject({ planStartDate: SHIPMENT, planEndDate: SHIPMENT });
  // One working day before the shipment, and five before that: Sundays are free.
  expect(stage(stages, 6)?.planEndDate).toBe('2027-01-28');
  expect(stage(stages, 4)?.planEndDate).toBe('2027-01-22');
  expect(stage(stages, 3)).toMatchObject({ planStartDate: null });
  const sewing = stage(stages, 4)?.planStartDate ?? '';
  expect(stage(stages, 2)?.planEndDate?.localeCompare(sewing)).toBe(-1);
});

test('keeps a stage set by hand and reckons those before it from its dates', async () => {
  const [plan] = (await back()).body.data;
  const set = (from: string, to: string, version = stage(plan.stages, 4)?.version) =>
    call('PUT', '/planList/update', {
      orderId: orderId(),
      stage: 4,
      version,
      planStartDate: from,
      planEndDate: to,
    });
  expect((await set('2027-01-12', '2027-01-11')).body).toMatchObject({
    status: 10009,
    data: '缝制结束不能早于开始',
  });
  expect((await set('2027-01-04', '2027-01-11')).body.data.isManual).toBe(1);
  expect((await set('2027-01-05', '2027-01-11')).body.status).toBe(10102);
  const [again] = (await back()).body.data;
  expect(stage(again.stages, 4)).toMatchObject({ planStartDate: '2027-01-04', isManual: 1 });
  // Three working days free in front of sewing: 31, 30 and 29 December, New Year's Day not being listed for 2027.
  expect(stage(again.stages, 2)?.planEndDate).toBe('2026-12-31');
  const restored = await call('PUT', '/planList/restoreAuto', { orderId: orderId() });
  expect(stage(restored.body.data.stages, 4)).toMatchObject({
    planEndDate: '2027-01-22',
    isManual: 0,
  });
});

test('names what collides', async () => {
  await story.server.query(sql`
    update mes2.production_order set material_date = '2027-01-20' where id = ${orderId()}`);
  const { list } = (await call('GET', '/planList/list', { conflict: true })).body.data;
  expect(list[0].conflictText).toContain('裁剪早于物料到仓2027-01-20');
});

test('shows running orders with their risk', async () => {
  const { list } = (await call('GET', '/planList/orderShow', {})).body.data;
  expect(list[0]).toMatchObject({ orderNo: 'SO2403017', currentStage: 1, riskLight: ['正常'] });
  expect(list[0].restDays).toContain('2027-01-24');
  await story.server.query(sql`
    update mes2.production_order set forecast_date = delivery_date + 1 where id = ${orderId()}`);
  const [late] = (await call('GET', '/planList/orderShow', {})).body.data.list;
  expect(late).toMatchObject({ riskLight: ['延误'], delayDays: 1 });
  // A week of seven days has six that are worked, in every list that shows it.
  await story.server.query(sql`
    update mes2.production_order set forecast_date = delivery_date + 7 where id = ${orderId()}`);
  const lists = [
    '/planList/orderShow',
    '/saas/order/selectOrderList',
    '/saas/order/selectZyOrderList',
  ];
  for (const path of lists)
    expect((await call('GET', path, {})).body.data.list[0], path).toMatchObject({ delayDays: 6 });
  expect(
    (await call('GET', '/saas/order/getOrderById', { id: orderId() })).body.data.delayDays,
  ).toBe(6);
  const seen = async (from: string, to: string) =>
    (await call('GET', '/planList/orderShow', { from, to })).body;
  expect((await seen('2020-01-01', '2020-01-31')).data.total).toBe(0);
  expect((await seen('2026-11-01', '2027-01-31')).data.total).toBe(1);
  expect(await seen('2026-11-01', '2027-02-01')).toMatchObject({
    status: 10009,
    data: '查看区间最多92天',
  });
});

test('an order whose shipment has passed cannot be planned back', async () => {
  await story.server.query(sql`
    update mes2.order_shipment set shipment_date = '2026-11-01' where order_id = ${orderId()}`);
  expect((await back()).body).toMatchObject({
    status: 10202,
    data: '倒排失败：交期2026-11-01已过',
  });
});
