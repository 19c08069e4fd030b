import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer('postgres');
}, 240_000);
afterAll(() => story.server.close());

test('H14 two keepers who issue 60 of a stock of 100 at once: the second is refused', async () => {
  const { companyId } = story.staff;
  const label = story.basics.material('LBL-MAIN');
  const [store] = await story.server.query<{ id: string }>(sql`
    select id from ccm.warehouse where code = 'TRM'`);
  await story.server.query(sql`
    insert into mes2.material_stock (company_id, warehouse_id, material_id, lot_no, num)
    values (${companyId}, ${store?.id}, ${label}, 'L1', 100)`);
  const made = await story.server.query<{ id: string; lineId: string }>(sql`
    with q as (
      insert into mes2.material_requisition (company_id, req_no, order_id, dept_id, req_type, reason, status)
      select ${companyId}, 'LL9999-' || n, ${story.story.order.id}, ${story.staff.lines[0]?.id}, 2, '补', 1
      from generate_series(1, 2) n returning id)
    insert into mes2.material_requisition_line (company_id, requisition_id, seq_no, material_id, req_num, unit_code)
    select ${companyId}, q.id, 1, ${label}, 60, 'PC' from q returning requisition_id as id, id as line_id`);
  const answers = await Promise.all(
    made.map(({ id, lineId }, at) =>
      story.server.call('cx.admin', 'PUT', '/mes2/materialRequisition/issue', {
        id,
        version: 0,
        requestId: `race-material-${at}`,
        warehouseId: store?.id,
        lines: [{ lineId, num: '60' }],
      }),
    ),
  );
  const bodies = answers.map(({ body }) => body).sort((a, b) => a.status - b.status);
  expect(bodies[0]?.status).toBe(200);
  expect(bodies[1]).toMatchObject({ status: 10202, data: '库存不足：主唛 现存40，本次60' });
  const [left] = await story.server.query<{ num: string }>(
    sql`select num from mes2.material_stock`,
  );
  expect(left?.num).toBe('40.000');
});

test('H25 one bill confirmed by six keepers is taken out of the store once', async () => {
  const [store] = await story.server.query<{ id: string }>(sql`
    select id from ccm.warehouse where code = 'TRM'`);
  const [bill] = await story.server.query<{ id: string; lineId: string; materialId: string }>(sql`
    with q as (
      insert into mes2.material_requisition (company_id, req_no, order_id, dept_id, req_type, reason, status)
      values (${story.staff.companyId}, 'LL9998-1', ${story.story.order.id}, ${story.staff.lines[0]?.id}, 2, '补', 1)
      returning id)
    insert into mes2.material_requisition_line (company_id, requisition_id, seq_no, material_id, req_num, unit_code)
    select ${story.staff.companyId}, q.id, 1, ${story.basics.material('LBL-MAIN')}, 30, 'PC' from q
    returning requisition_id as id, id as line_id, material_id`);
  const stock = async () =>
    (
      await story.server.query<{ num: string }>(sql`
        select sum(num)::text as num from mes2.material_stock where material_id = ${bill?.materialId}`)
    )[0]?.num;
  const before = Number(await stock());
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      story.server.call('cx.admin', 'PUT', '/mes2/materialRequisition/issue', {
        id: bill?.id,
        version: 0,
        requestId: `race-keeper-${at}`,
        warehouseId: store?.id,
        lines: [{ lineId: bill?.lineId, num: '10' }],
      }),
    ),
  );
  expect(answers.map(({ body }) => body.status).sort()).toEqual([...Array(5).fill(10102), 200]);
  expect(Number(await stock())).toBe(before - 10);
  const [ledger] = await story.server.query(sql`
    select count(*)::int as rows from mes2.material_ledger where bill_no = 'LL9998-1'`);
  expect(ledger).toEqual({ rows: 1 });
});
