import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let store: string;
let black: string;
let size: string;
let shipmentId: string;
let request = 0;

/** Who counts, and who confirms; a third one confirms reversals. */
const COUNTER = 'cx.leader';
const KEEPER = 'cx.admin';
const THIRD = 'cx.manager';

beforeAll(async () => {
  story = await storyServer('postgres');
  const { companyId, member } = story.staff;
  for (const [who, job] of [
    ['leader', 'packer'],
    ['manager', 'admin'],
  ] as const)
    await story.server.query(sql`
      insert into amc.user_job (company_id, employee_id, job_id)
      select m.company_id, m.id, j.id from amc.company_member m
      join amc.job j on j.company_id = m.company_id and j.code = ${job}
      where m.company_id = ${companyId} and m.id = ${member(who).id}`);
  const [found] = await story.server.query<{ store: string; shipmentId: string }>(sql`
    select w.id as store, s.id as shipment_id from ccm.warehouse w
    join mes2.order_shipment s on s.company_id = w.company_id and s.order_id = ${story.story.order.id}
    where w.company_id = ${companyId} and w.code = 'FIN'`);
  store = found?.store ?? '';
  shipmentId = found?.shipmentId ?? '';
  black = story.basics.color('BLK');
  size = story.basics.size(story.story.order.style.sizeGroup, 'M');
}, 240_000);
afterAll(() => story.server.close());

/** Every test begins with nothing in the store, and as much passed as it says. */
beforeEach(async () => {
  await story.server.query(sql`delete from mes2.finished_ledger`);
  await story.server.query(sql`delete from mes2.finished_stock`);
  await story.server.query(sql`delete from mes2.progress_delta`);
  await story.server.query(sql`update mes2.carton set bill_id = null`);
  await story.server.query(
    sql`update mes2.warehouse_bill set mirror_id = null, bill_type = 1 where direction = 1`,
  );
  await story.server.query(sql`delete from mes2.warehouse_bill where direction = 2`);
  await story.server.query(sql`delete from mes2.warehouse_bill`);
});

const passed = (num: number) => sql`
  with cells as (
    select color_id, size_id from mes2.order_color_size
    where company_id = ${story.staff.companyId} and order_id = ${story.story.order.id} order by id for no key update)
  insert into mes2.progress_delta (company_id, order_id, color_id, size_id, stage, num, work_date)
  select ${story.staff.companyId}, ${story.story.order.id}, c.color_id, c.size_id, 'qcPass', ${num}, app_now()::date
  from cells c where c.color_id = ${black} and c.size_id = ${size}`;

interface Bill {
  readonly id: string;
  readonly billNo: string;
  readonly version: number;
}
const call = async (method: 'POST' | 'PUT', path: string, input: object, who = COUNTER) =>
  (await story.server.call(who, method, `/mes2/${path}`, input)).body;
const bodyOf = (num: number, more: object) => ({
  ...{ requestId: `goods-race-${++request}`, orderId: story.story.order.id, warehouseId: store },
  lines: [{ colorId: black, sizeId: size, grade: 1, num }],
  ...more,
});
const receipt = async (num: number): Promise<Bill> =>
  (await call('POST', 'warehouseReceipt', bodyOf(num, { billType: 1 }))).data.bill;
const out = async (num: number, more: object = { billType: 13 }): Promise<Bill> =>
  (await call('POST', 'warehouseOut', bodyOf(num, more))).data.bill;
type Kind = 'warehouseReceipt' | 'warehouseOut';
const submit = ({ id, version }: Bill, kind: Kind = 'warehouseReceipt') =>
  call('PUT', `${kind}/submit`, { id, version });
const submitted = async (bill: Bill, kind: Kind = 'warehouseReceipt'): Promise<Bill> =>
  (await submit(bill, kind)).data.bill;
const confirm = async (
  { id, version }: Bill,
  kind: Kind = 'warehouseReceipt',
  who = KEEPER,
): Promise<{ okIds: string[]; fails: { text: string }[] }> =>
  (await call('PUT', `${kind}/confirm`, { bills: [{ id, version }] }, who)).data;
/** Goods in the store, free to go. */
async function stocked(num: number): Promise<Bill> {
  await story.server.query(passed(num));
  const bill = await submitted(await receipt(num));
  expect((await confirm(bill)).fails).toEqual([]);
  return bill;
}
const stock = async (): Promise<number> =>
  (
    await story.server.query<{ num: number }>(sql`
      select coalesce(sum(num), 0)::int as num from mes2.finished_stock`)
  )[0]?.num ?? 0;
const fails = (answers: readonly { fails: readonly { text: string }[] }[]) =>
  answers.flatMap((answer) => answer.fails.map(({ text }) => text));

test('I34 two receipts that together pass what passed: the second to be confirmed is refused', async () => {
  await story.server.query(passed(408));
  const bills = [await submitted(await receipt(300)), await submitted(await receipt(300))];
  const answers = await Promise.all(bills.map((bill) => confirm(bill)));
  expect(fails(answers)).toEqual(['黑色/M A品 质检合格408，已入300，本单300']);
  expect(await stock()).toBe(300);
});

test('I34 a receipt waits for another one that is being confirmed, and counts it', async () => {
  await story.server.query(passed(408));
  const [first, second] = [
    await submitted(await receipt(300)),
    await submitted(await receipt(300)),
  ];
  const confirmed = sql`
    with cells as materialized (
      select count(*) as held from (
        select id from mes2.order_color_size where company_id = ${story.staff.companyId}
          and order_id = ${story.story.order.id} order by id for no key update) c)
    update mes2.warehouse_bill b set status = 2, version = b.version + 1, work_date = app_now()::date, confirm_by = 1,
      confirm_date = app_now()
    from cells where cells.held > 0 and b.id = ${first.id}`;
  const answer = await meanwhile(story.server.engine, confirmed, () => confirm(second));
  expect(fails([answer])).toEqual(['黑色/M A品 质检合格408，已入300，本单300']);
  expect(await stock()).toBe(0);
});

test('I34 a receipt waits for a check that is taken back while it is confirmed', async () => {
  await story.server.query(passed(408));
  const bill = await submitted(await receipt(300));
  const answer = await meanwhile(story.server.engine, passed(-200), () => confirm(bill));
  expect(fails([answer])).toEqual(['黑色/M A品 质检合格208，已入0，本单300']);
  expect(await stock()).toBe(0);
});

test('H14 two outs of the last 24 pieces: one gets them', async () => {
  await stocked(24);
  const bills = [await out(24), await out(24)];
  const answers = await Promise.all(bills.map((bill) => submit(bill, 'warehouseOut')));
  const bodies = answers.sort((a, b) => a.status - b.status);
  expect(bodies.map(({ status }) => status)).toEqual([200, 10202]);
  expect(bodies[1]?.data).toBe('库存不足：黑色/M 库存0，需24');
  expect((await confirm(bodies[0]?.data.bill, 'warehouseOut')).fails).toEqual([]);
  expect(await stock()).toBe(0);
});

test('I35 two shipments that together pass the limit of the order: one leaves', async () => {
  const { id } = story.story.order;
  await stocked(400);
  await story.server.query(sql`
    update mes2.production_order set order_num = 300, ship_tol_up_pct = 1 where id = ${id}`);
  const more = { billType: 11, shipmentId, driver: '老王', plateNo: '粤B12345' };
  const bills = [
    await submitted(await out(200, more), 'warehouseOut'),
    await submitted(await out(200, more), 'warehouseOut'),
  ];
  const answers = await Promise.all(bills.map((bill) => confirm(bill, 'warehouseOut')));
  expect(fails(answers)).toEqual(['已出200 + 本单200 = 400，超过上限303']);
  expect(await stock()).toBe(200);
  await story.server.query(sql`update mes2.production_order set order_num = 2100 where id = ${id}`);
});

test('H25 one bill confirmed by six keepers is posted once, and the others read by whom', async () => {
  await story.server.query(passed(50));
  const bill = await submitted(await receipt(50));
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      confirm(bill, 'warehouseReceipt', at % 2 === 0 ? KEEPER : THIRD),
    ),
  );
  expect(answers.flatMap(({ okIds }) => okIds)).toEqual([bill.id]);
  expect(fails(answers)).toHaveLength(5);
  for (const text of fails(answers))
    expect(text).toMatch(new RegExp(`^入库单${bill.billNo}已由 .+ 确认$`));
  expect(await stock()).toBe(50);
  const [ledger] = await story.server.query(
    sql`select count(*)::int as rows from mes2.finished_ledger`,
  );
  expect(ledger).toEqual({ rows: 1 });
});

test('H25 the last carton goes on one of two shipments', async () => {
  await stocked(24);
  const { data } = await call('POST', 'carton', {
    ...{ requestId: `goods-race-${++request}`, orderId: story.story.order.id },
    contents: [{ colorId: black, sizeId: size, num: 12 }],
  });
  const [carton] = data;
  await call('PUT', 'carton/seal', { id: carton.id, version: carton.version });
  const head = { billType: 11, shipmentId };
  const drafts = [await out(12, head), await out(12, head)];
  const answers = await Promise.all(
    drafts.map(({ id, version }) =>
      call('PUT', 'warehouseOut', {
        ...{ id, version, warehouseId: store, ...head, cartonIds: [carton.id] },
        lines: [{ colorId: black, sizeId: size, grade: 1, num: 12 }],
      }),
    ),
  );
  const bodies = answers.sort((a, b) => a.status - b.status);
  expect(bodies.map(({ status }) => status)).toEqual([200, 10202]);
  expect(bodies[1]?.data).toBe(`箱X-${carton.cartonNo}已在${bodies[0]?.data.bill.billNo}`);
});

test('a bundle on two receipts is submitted with one of them, however close', async () => {
  const { companyId } = story.staff;
  await story.cut(1);
  await story.server.query(passed(200));
  const [bundle] = await story.server.query<{ barcode: string; num: number }>(sql`
    update mes2.bundle set status = 5 where id = (
      select min(id) from mes2.bundle where company_id = ${companyId} and color_id = ${black} and size_id = ${size})
    returning barcode, num`);
  const lines = [
    {
      ...{ colorId: black, sizeId: size, grade: 1, num: bundle?.num },
      barcodes: [bundle?.barcode],
    },
  ];
  const bills = [];
  for (let at = 0; at < 2; at++)
    bills.push(
      (await call('POST', 'warehouseReceipt', bodyOf(1, { billType: 1, lines }))).data.bill,
    );
  // Both were drafts when the first was submitted: neither goes before the other is voided.
  expect((await submit(bills[0])).data).toMatch(new RegExp(`已在${bills[1].billNo}$`));
  await call('PUT', 'warehouseReceipt/void', {
    ...{ id: bills[1].id, version: bills[1].version, reason: '重复' },
  });
  expect((await submit(bills[0])).status).toBe(200);
});

test('a receipt waits for a check that takes a listed bundle back, and is refused', async () => {
  const { companyId } = story.staff;
  await story.cut(2);
  const [bundle] = await story.server.query<{ id: string; barcode: string; num: number }>(sql`
    update mes2.bundle set status = 5 where id = (
      select max(id) from mes2.bundle where company_id = ${companyId} and color_id = ${black} and size_id = ${size})
    returning id, barcode, num`);
  await story.server.query(passed(200));
  const lines = [
    {
      ...{ colorId: black, sizeId: size, grade: 1, num: bundle?.num },
      barcodes: [bundle?.barcode],
    },
  ];
  const { data } = await call('POST', 'warehouseReceipt', bodyOf(1, { billType: 1, lines }));
  const bill = await submitted(data.bill);
  const failed = sql`update mes2.bundle set status = 4, version = version + 1 where id = ${bundle?.id}`;
  const answer = await meanwhile(story.server.engine, failed, () => confirm(bill));
  expect(fails([answer])).toHaveLength(1);
  expect(fails([answer])[0]).toContain('未通过质检');
  expect(await stock()).toBe(0);
});

test('H14 a reversal and an out want the same pieces: one gets them', async () => {
  const bill = await stocked(24);
  const { data } = await call(
    'PUT',
    'warehouse/reverse',
    {
      ...{ id: bill.id, version: bill.version + 1, reason: '点错' },
      requestId: `goods-race-${++request}`,
    },
    KEEPER,
  );
  const [mirror] = await story.server.query<Bill>(sql`
    select id, bill_no, version from mes2.warehouse_bill where id = ${data.mirrorId}`);
  const leaving = await out(24);
  const [reversed, submission] = await Promise.all([
    confirm(mirror as Bill, 'warehouseReceipt', THIRD),
    submit(leaving, 'warehouseOut'),
  ]);
  const isReversed = reversed.fails.length === 0;
  expect(submission.status).toBe(isReversed ? 10202 : 200);
  if (isReversed) expect(submission.data).toBe('库存不足：黑色/M 库存0，需24');
  else expect(fails([reversed])).toEqual(['黑色/M 库存0，冲销需24']);
  expect(await stock()).toBe(isReversed ? 0 : 24);
});
