import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import { foldAll } from '../scans/counts/fold-worker.ts';

let story: StoryServer;
beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
});
afterAll(() => story.server.close());

test('H12 cards are bound pair by pair; what is refused does not touch the others', async () => {
  const { server, staff } = story;
  await server.query(sql`
    insert into mes2.slot_card (company_id, card_no) values (${staff.companyId}, 'K1'), (${staff.companyId}, 'K2')`);
  const bundles = await server.query<{ id: string }>(
    sql`select id from mes2.bundle order by bundle_no limit 2`,
  );
  const [one, two] = bundles.map(({ id }) => id);
  const bind = async (requestId: string, rows: object[]) =>
    (
      await server.call('cx.admin', 'POST', '/mes2/saas/order/slotCard/batch', {
        orderId: story.story.order.id,
        requestId,
        rows,
      })
    ).body.data;
  const first = await bind('bind-0001', [
    { cardNo: 'K1', bundleId: one },
    { cardNo: 'K1', bundleId: two },
    { cardNo: 'K9', bundleId: two },
  ]);
  expect(first).toEqual([
    { cardNo: 'K1', bundleId: one, bundleLabel: 'B0001', isOk: true, text: null },
    {
      cardNo: 'K1',
      bundleId: two,
      bundleLabel: null,
      isOk: false,
      text: '插卡K1已绑B0001，先解绑',
    },
    {
      cardNo: 'K9',
      bundleId: two,
      bundleLabel: null,
      isOk: false,
      text: '插卡K9未登记，请先在插卡维护中新增',
    },
  ]);
  expect(await bind('bind-0002', [{ cardNo: 'K1', bundleId: one }])).toMatchObject([
    { isOk: true },
  ]);
  const [open] = await server.query(sql`select count(*)::int as count from mes2.slot_card_binding`);
  expect(open).toEqual({ count: 1 });
  const { body } = await server.call('cx.admin', 'GET', '/mes2/saas/order/resources', {
    orderId: story.story.order.id,
  });
  expect(body.data.slotCards).toMatchObject([
    { cardNo: 'K1', bundleId: one, bundleLabel: 'B0001', colorName: '黑色' },
  ]);
});

test('a bundle rides on one card: a second one is refused, the next after it was taken off is not', async () => {
  const { server, staff } = story;
  await server.query(sql`
    insert into mes2.slot_card (company_id, card_no) values (${staff.companyId}, 'K31'), (${staff.companyId}, 'K32'),
      (${staff.companyId}, 'K33')`);
  const [bundle] = await server.query<{ id: string }>(
    sql`select id from mes2.bundle where bundle_no = 7`,
  );
  const bind = async (cardNo: string) => {
    const rows = [{ cardNo, bundleId: bundle?.id }];
    const body = { orderId: story.story.order.id, requestId: `one-card-${cardNo}`, rows };
    const path = '/mes2/saas/order/slotCard/batch';
    return (await server.call('cx.admin', 'POST', path, body)).body.data[0];
  };
  const standing = async () => ({
    bundle: (await server.query(sql`select card_no from mes2.bundle where bundle_no = 7`))[0],
    cards: await server.query(sql`
      select card_no, status from mes2.slot_card where card_no in ('K31', 'K32', 'K33') order by 1`),
  });
  const unbind = async (cardNo: string, reason: number, newCardNo?: string) => {
    const [card] = await server.query<{ id: string }>(
      sql`select id from mes2.slot_card where card_no = ${cardNo}`,
    );
    const body = { ids: [card?.id], unbindReason: reason, ...(newCardNo && { newCardNo }) };
    return (await server.call('cx.admin', 'PUT', '/mes2/slotCard/unbind', body)).body.data;
  };

  expect(await bind('K31')).toMatchObject({ isOk: true });
  expect(await bind('K32')).toMatchObject({
    isOk: false,
    text: '扎号B0007已绑插卡K31，先解绑',
  });
  expect(await standing()).toEqual({
    bundle: { cardNo: 'K31' },
    cards: [
      { cardNo: 'K31', status: 1 },
      { cardNo: 'K32', status: 0 },
      { cardNo: 'K33', status: 0 },
    ],
  });

  expect((await unbind('K31', 4, 'K32')).fails).toEqual([]);
  expect(await standing()).toMatchObject({
    bundle: { cardNo: 'K32' },
    cards: [{ status: 2 }, { status: 1 }, { status: 0 }],
  });
  expect((await unbind('K32', 3)).fails).toEqual([]);
  expect(await standing()).toMatchObject({
    bundle: { cardNo: null },
    cards: [{ status: 2 }, { status: 0 }, { status: 0 }],
  });
  expect(await bind('K33')).toMatchObject({ isOk: true });
  expect((await unbind('K33', 2, 'K1')).fails).toMatchObject([{ text: '插卡K1已绑B0001，先解绑' }]);
  expect(await standing()).toMatchObject({
    bundle: { cardNo: 'K33' },
    cards: [{ status: 2 }, { status: 0 }, { status: 1 }],
  });
  await server.query(sql`update mes2.bundle set status = 4 where bundle_no = 8`);
  const [sewn] = await server.query<{ id: string }>(
    sql`select id from mes2.bundle where bundle_no = 8`,
  );
  const { body } = await server.call('cx.admin', 'POST', '/mes2/saas/order/slotCard/batch', {
    ...{ orderId: story.story.order.id, requestId: 'card-of-sewn' },
    rows: [{ cardNo: 'K32', bundleId: sewn?.id }],
  });
  expect(body.data).toMatchObject([{ text: '扎号B0008已缝完，不能绑插卡' }]);
});

test('a card is the same one however its number is typed, and is found at a station', async () => {
  const { server } = story;
  const [bundle] = await server.query<{ id: string }>(
    sql`select id from mes2.bundle where bundle_no = 3`,
  );
  const register = async (requestId: string, cardNo: string) =>
    (await server.call('cx.admin', 'POST', '/mes2/slotCard', { requestId, cards: [{ cardNo }] }))
      .body;
  const registered = await register('typed-card-1', ' kx01 ');
  expect(registered.data).toMatchObject([{ cardNo: 'KX01', status: 0 }]);
  expect(await register('typed-card-2', 'ＫＸ０１')).toMatchObject({
    status: 10009,
    data: '插卡号已存在',
  });
  const bound = await server.call('cx.admin', 'POST', '/mes2/saas/order/slotCard/batch', {
    orderId: story.story.order.id,
    requestId: 'bind-typed',
    rows: [{ cardNo: 'kX01', bundleId: bundle?.id }],
  });
  expect(bound.body.data).toMatchObject([{ cardNo: 'kX01', isOk: true }]);
  for (const barcode of ['KX01', 'kx01', 'ｋｘ０１']) {
    const { body } = await server.call('cx.admin', 'GET', '/mes2/barcodeInfo', { barcode });
    expect(body.data.bundleId ?? body.data.bundle?.id, barcode).toBe(bundle?.id);
  }
  const { body } = await server.call('cx.admin', 'GET', '/mes2/slotCardMaintainHistory/list', {
    ...{ pageNum: 1, pageSize: 10, cardNo: 'kx01' },
  });
  expect(body.data.list).toMatchObject([{ cardNo: 'KX01', bundleId: bundle?.id }]);
});

test('the progress of an order is what was cut by day and size, beside what was planned', async () => {
  const { server } = story;
  const orderId = story.story.order.id;
  const read = async () =>
    (await server.call('cx.admin', 'GET', '/mes2/saas/order/progress', { orderId })).body.data;
  await foldAll(server.services);
  const [cut] = await server.query<{ workDate: string; num: number }>(sql`
    select work_date, sum(cut_num)::int as num from mes2.cutting_bed where order_id = ${orderId} and status in (3, 4, 5)
    group by 1`);
  const [planned] = await server.query<{ num: number }>(sql`
    select sum(plan_num)::int as num from mes2.cutting_bed where order_id = ${orderId} and plan_date is not null`);
  const { days, plans, cells } = await read();
  expect(days).toEqual([{ stage: 'cut', ...cut }]);
  const of = (stage: string) =>
    plans
      .filter((plan: { stage: string }) => plan.stage === stage)
      .reduce((sum: number, { num }: { num: number }) => sum + num, 0);
  expect(of('cut')).toBe(planned?.num ?? 0);
  const sum = (name: string) =>
    cells.reduce((all: number, cell: Record<string, number>) => all + (cell[name] ?? 0), 0);
  expect([sum('orderNum'), sum('cutNum')]).toEqual([2100, cut?.num]);
});
