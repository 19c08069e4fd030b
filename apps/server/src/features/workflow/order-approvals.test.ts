import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type FreshServer, freshServer } from '../../testing/story/fresh-server.ts';
import { answerOne, setFlow, type TestStep, waitingFor } from '../../testing/story/set-flow.ts';
import { enterStoryOrder, storyOrderBody } from '../../testing/story/story-order.ts';
import type { WorkflowType } from '../approvals/flow.sql.ts';

let fresh: FreshServer;
let order: { id: string; version: number; styleId: string };
beforeAll(async () => {
  fresh = await freshServer();
  order = await enterStoryOrder(fresh);
}, 240_000);
afterAll(() => fresh.server.close());

const flow = (type: WorkflowType, steps: readonly TestStep[]) =>
  setFlow(fresh.server, fresh.staff.companyId, type, steps);
const answer = (who: string, result: 1 | 2, opinion?: string) =>
  answerOne(fresh.server, who, result, opinion);
const titles = async (who: string) =>
  (await waitingFor(fresh.server, who)).map(({ title }) => title);
const step = (name: string, claim: { id: string; version: number }, more = {}, who = 'cx.admin') =>
  fresh.call('PUT', `/saas/order/${name}`, { id: claim.id, version: claim.version, ...more }, who);
const read = async (id: string) =>
  (await fresh.call('GET', '/saas/order/getOrderById', { id })).data;

test('a confirmation waits where the company wants it, is asked for once, and is taken when agreed to', async () => {
  await flow('orderConfirm', [{ user: 'cx.manager' }]);
  const body = { ...storyOrderBody(fresh, order.styleId), orderNo: 'AP1' };
  const made = (await fresh.call('POST', '/saas/order/insertOrder', body)).data;
  const asked = await step('confirmOrder', made, {}, 'cx.merch');
  expect(asked.data).toMatchObject({ status: 0 });
  expect(await titles('cx.manager')).toEqual(['订单确认 AP1']);
  expect(await step('confirmOrder', asked.data, {})).toMatchObject({
    status: 10202,
    data: expect.stringMatching(/^订单确认 AP1 正在等待 .+ 审批$/),
  });
  expect((await read(made.id)).status).toBe(0);
  expect((await answer('cx.manager', 1)).status).toBe(200);
  expect((await read(made.id)).status).toBe(1);
});

test('a confirmation that breaks a rule is not asked for, and refused it stays undone', async () => {
  const body = { ...storyOrderBody(fresh, order.styleId), orderNo: 'AP2' };
  const made = (await fresh.call('POST', '/saas/order/insertOrder', body)).data;
  const setStyle = (status: number) =>
    fresh.server.query(
      sql`update mes2.style set status = ${status}::int where id = ${order.styleId}`,
    );
  await setStyle(0);
  expect((await step('confirmOrder', made, {}, 'cx.merch')).status).toBe(10202);
  expect(await titles('cx.manager')).toEqual([]);
  await setStyle(1);
  await step('confirmOrder', made, {}, 'cx.merch');
  expect((await answer('cx.manager', 2, '交期太紧')).status).toBe(200);
  expect(await read(made.id)).toMatchObject({ status: 0 });
  const again = await read(made.id);
  // A person whom the flow names needs no approval.
  await flow('orderConfirm', [{ user: 'cx.merch' }]);
  const { version } = again;
  expect((await step('confirmOrder', { id: made.id, version }, {}, 'cx.merch')).data.status).toBe(
    1,
  );
  await flow('orderConfirm', []);
});

test('a change of an order is put in force by whom the company named, under the rules of its button', async () => {
  await flow('orderVersion', [{ user: 'cx.admin' }]);
  const change = (num: number) =>
    fresh.call(
      'POST',
      '/saas/order/version',
      {
        orderId: order.id,
        reason: '客户加单',
        changes: {
          colorSizes: [
            { colorId: fresh.basics.color('NVY'), sizeId: fresh.basics.size('MEN', 'M'), num },
          ],
        },
      },
      'cx.merch',
    );
  await change(318);
  expect(await titles('cx.admin')).toEqual(['订单变更 SO2403017 V2：客户加单']);
  expect((await answer('cx.admin', 1)).status).toBe(200);
  expect(await read(order.id)).toMatchObject({ orderNum: 2118, versionNo: 2 });
  await change(320);
  expect((await answer('cx.admin', 2, '面料不够')).status).toBe(200);
  expect(await read(order.id)).toMatchObject({ orderNum: 2118, versionNo: 2 });
  const { data } = await change(322);
  const { id, version } = data;
  await fresh.call('PUT', '/saas/order/version/effective', { id, version });
  expect(await titles('cx.admin')).toEqual([]);
});

test('I41 locked wages are opened with the consent of somebody else', async () => {
  await flow('wageUnlock', [{ user: 'cx.manager' }]);
  const locked = (await step('wageReport/lock', await read(order.id))).data;
  expect(locked.wageLocked).toBe(1);
  const asked = (await step('wageReport/unlock', locked, { reason: '补扫' })).data;
  expect(asked.wageLocked).toBe(1);
  expect(await titles('cx.manager')).toEqual(['工资解锁 SO2403017：补扫']);
  expect((await answer('cx.manager', 1)).status).toBe(200);
  expect((await read(order.id)).wageLocked).toBe(0);
  const [log] = await fresh.server.query<{ reason: string }>(sql`
    select reason from mes2.biz_log where biz_id = ${order.id} and action = 'unlockWages'`);
  expect(log?.reason).toBe('补扫');
});

test('new prices are audited by whom the company named', async () => {
  await flow('priceAudit', [{ user: 'cx.manager' }]);
  const [line] = await fresh.server.query<{ id: string; version: number }>(sql`
    select id, version from mes2.order_process where order_id = ${order.id} and is_enabled = 1 order by seq_no limit 1`);
  const saved = await fresh.call('POST', '/saas/order/price', {
    orderId: order.id,
    fromDate: fresh.day(3),
    reason: '难度高',
    rows: [{ orderProcessId: line?.id, price: '0.5', version: line?.version }],
  });
  expect(saved.status).toBe(200);
  expect(await titles('cx.manager')).toEqual(['工价审核 SO2403017：难度高']);
  expect((await answer('cx.manager', 1)).status).toBe(200);
  const open = await fresh.server.query(sql`
    select 1 from mes2.order_price r join mes2.order_process p on p.id = r.order_process_id
    where p.order_id = ${order.id} and r.approve_by is null and r.del_flag = '0'`);
  expect(open).toEqual([]);
});

test('a flow with nobody else in it is refused', async () => {
  await flow('wageLock', [{ user: 'cx.admin' }, { job: 'noSuchJob' }]);
  expect(await step('wageReport/lock', await read(order.id))).toMatchObject({
    status: 10202,
    data: '审批流“wageLock”第1步没有其他审批人',
  });
});
