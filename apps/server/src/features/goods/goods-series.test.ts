import { afterAll, beforeAll, expect, test } from 'vitest';
import { fastRandom } from '../../../demo/history/fast-random.ts';
import { sql } from '../../database/engine.ts';
import { findOffenders } from '../../invariants/find-offenders.ts';
import { goodsInvariants } from '../../invariants/goods-invariants.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
const stores: Record<string, string> = {};
let shipmentId: string;
let cells: { colorId: string; sizeId: string }[];

const COUNTER = 'cx.leader';
const KEEPER = 'cx.admin';
const THIRD = 'cx.manager';
const MOVES = 160;

beforeAll(async () => {
  story = await storyServer();
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
  await story.server.query(sql`
    insert into ccm.warehouse (company_id, code, name, warehouse_type) values (${companyId}, 'FIN2', '外仓', 4)`);
  for (const { code, id } of await story.server.query<{ code: string; id: string }>(
    sql`select code, id from ccm.warehouse where company_id = ${companyId}`,
  ))
    stores[code] = id;
  const [shipment] = await story.server.query<{ id: string }>(
    sql`select id from mes2.order_shipment where order_id = ${story.story.order.id}`,
  );
  shipmentId = shipment?.id ?? '';
  cells = await story.server.query(sql`
    select color_id, size_id from mes2.order_color_size where order_id = ${story.story.order.id} order by id limit 3`);
  for (const [stage, num] of [
    ['qcPass', 120],
    ['second', 9],
  ] as const)
    for (const { colorId, sizeId } of cells)
      await story.server.query(sql`
        insert into mes2.progress_delta (company_id, order_id, color_id, size_id, stage, num, work_date)
        values (${companyId}, ${story.story.order.id}, ${colorId}, ${sizeId}, ${stage}, ${num}, app_now()::date)`);
});
afterAll(() => story.server.close());

interface Bill {
  readonly id: string;
  readonly version: number;
  readonly direction: 1 | 2;
  readonly status: number;
  readonly billType: number;
}

const random = fastRandom('CX', 'goods series');
const call = async (who: string, method: 'POST' | 'PUT', path: string, input: object) => {
  const { body } = await story.server.call(who, method, `/mes2/${path}`, input);
  expect([200, 10202, 10009]).toContain(body.status);
  return body;
};
const pick = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item;
const bills = (condition: ReturnType<typeof sql>) =>
  story.server.query<Bill>(sql`
    select id, version, direction, status, bill_type from mes2.warehouse_bill where ${condition} order by id`);
const kindOf = ({ direction }: Bill) => (direction === 1 ? 'warehouseReceipt' : 'warehouseOut');
const lines = (grade: 1 | 2, most = 4) => [{ ...pick(cells), grade, num: 1 + random.below(most) }];
const make = (at: number) => {
  const head = { requestId: `goods-series-${at}`, orderId: story.story.order.id };
  const from = { ...head, warehouseId: stores.FIN };
  const truck = { shipmentId, driver: '老王', plateNo: '粤B12345' };
  const bodies: [string, object][] = [
    ['warehouseReceipt', { ...from, billType: 1, lines: lines(1) }],
    ['warehouseReceipt', { ...from, billType: 1, lines: [...lines(1), ...lines(1)] }],
    ['warehouseReceipt', { ...head, warehouseId: stores.SEC, billType: 1, lines: lines(2) }],
    ['warehouseOut', { ...from, ...truck, billType: 11, lines: lines(1) }],
    ['warehouseOut', { ...from, billType: 12, toWarehouseId: stores.FIN2, lines: lines(1) }],
    [
      'warehouseOut',
      { ...head, warehouseId: stores.SEC, billType: 14, remark: '破', lines: lines(2) },
    ],
  ];
  const [path, body] = pick(bodies);
  return call(COUNTER, 'POST', path, body);
};
const returned = async (at: number) => {
  const [source] = await bills(sql`bill_type = 11 and status = 2`);
  if (!source) return;
  const [line] = await story.server.query<{ colorId: string; sizeId: string }>(sql`
    select color_id, size_id from mes2.warehouse_bill_line where bill_id = ${source.id}`);
  await call(COUNTER, 'POST', 'warehouseReceipt', {
    ...{ requestId: `goods-series-${at}`, orderId: story.story.order.id, billType: 2 },
    ...{
      warehouseId: stores.FIN,
      sourceBillId: source.id,
      lines: [{ ...line, grade: 1, num: 2 }],
    },
  });
};
const step = async (at: number, move: string) => {
  const status = move === 'submit' ? 0 : move === 'reverse' ? 2 : 1;
  const found = await bills(sql`status = ${status}::int`);
  if (found.length === 0) return;
  const bill = pick(found);
  const { id, version } = bill;
  if (move === 'confirm')
    return call(
      bill.billType === 4 || bill.billType === 15 ? THIRD : KEEPER,
      'PUT',
      `${kindOf(bill)}/confirm`,
      {
        bills: [{ id, version }],
      },
    );
  const requestId = `goods-series-${at}`;
  const body = { id, version, ...(move === 'submit' ? {} : { reason: '录入有误' }) };
  const isReversal = move === 'reverse';
  const path = isReversal ? 'warehouse/reverse' : `${kindOf(bill)}/${move}`;
  return call(KEEPER, 'PUT', path, { ...body, ...(isReversal && { requestId }) });
};

test('whatever is received, issued, moved, sent back and reversed, stock is what ledger and bills say', async () => {
  const turns = [
    'make',
    'submit',
    'confirm',
    'make',
    'submit',
    'confirm',
    'back',
    'void',
    'reverse',
    'return',
  ];
  // Enough is in the store that goods can go out of it.
  const all = cells.map((cell) => ({ ...cell, grade: 1, num: 70 }));
  const first = { requestId: 'goods-series-first', orderId: story.story.order.id, billType: 1 };
  await call(COUNTER, 'POST', 'warehouseReceipt', {
    ...first,
    warehouseId: stores.FIN,
    lines: all,
  });
  await step(-1, 'submit');
  await step(-1, 'confirm');
  for (let at = 0; at < MOVES; at++) {
    const move = random.chance(0.6) ? pick(turns.slice(0, 3)) : pick(turns);
    if (move === 'make') await make(at);
    else if (move === 'return') await returned(at);
    else await step(at, move);
  }
  expect(await findOffenders(story.server.engine, goodsInvariants)).toEqual([]);
  const [done] = await story.server.query<Record<'confirmed' | 'reversed' | 'moved', number>>(sql`
    select count(*) filter (where status = 2)::int as confirmed, count(*) filter (where status = 3)::int as reversed,
      count(*) filter (where status in (2, 3) and bill_type in (2, 12))::int as moved from mes2.warehouse_bill`);
  expect(done?.confirmed).toBeGreaterThan(10);
  expect(done?.reversed).toBeGreaterThan(0);
  expect(done?.moved).toBeGreaterThan(0);
  // The order counts what production made and what was shipped, less what was reversed of it.
  const counted = await story.server.query(sql`
    select stage, sum(num)::int as num from mes2.progress_delta where stage in ('in', 'out') group by 1 order by 1`);
  const [facts] = await story.server.query<{ in: number; out: number }>(sql`
    select coalesce(sum(num) filter (where bill_type = 1), 0)::int as in,
      coalesce(sum(num) filter (where bill_type = 11), 0)::int as out
    from mes2.warehouse_bill where status = 2`);
  expect(counted).toEqual([
    { stage: 'in', num: facts?.in },
    { stage: 'out', num: facts?.out },
  ]);
  const shipped = await story.server.query(sql`
    select sum(shipped_num)::int as num from mes2.order_shipment_line where shipment_id = ${shipmentId}`);
  expect(shipped).toEqual([{ num: facts?.out }]);
});
