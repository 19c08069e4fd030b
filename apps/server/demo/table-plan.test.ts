import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../src/database/engine.ts';
import { type TestServer, testServer } from '../src/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true });
}, 300_000);
afterAll(() => server.close());

test('no two lays are planned for the same minutes of a table', async () => {
  expect(
    await server.query(sql`
      select s.schedule_no, o.schedule_no as other from mes2.cutting_schedule s
      join mes2.cutting_schedule o on o.company_id = s.company_id and o.table_id = s.table_id and o.id > s.id
        and o.plan_start_date < s.plan_end_date and o.plan_end_date > s.plan_start_date
      where s.status <> 9 and o.status <> 9`),
  ).toEqual([]);
});

test('a lay is planned for as long as its garments take the people of its table', async () => {
  const lays = await server.query<{ planMin: number; wanted: number; orderNo: string }>(sql`
    select s.plan_min, d.order_no,
      ceil(s.plan_num * (select sum(p.sam) from mes2.order_process p
        where p.company_id = s.company_id and p.order_id = s.order_id and p.section = 1 and p.is_enabled = 1)
        / l.standard_headcount)::int as wanted
    from mes2.cutting_schedule s
    join mes2.cutting_bed d on d.company_id = s.company_id and d.id = s.cutting_bed_id
    join mes2.line l on l.company_id = s.company_id and l.dept_id = s.table_id and l.line_type = 1
    where s.cut_plan_id is null`);
  expect(lays.length).toBeGreaterThan(50);
  expect(lays.filter(({ planMin, wanted }) => Math.abs(planMin - wanted) > 1)).toEqual([]);
  expect(new Set(lays.map(({ planMin }) => planMin)).size).toBeGreaterThan(20);
});

test('a bed is spread, cut and handed on in this order, and not before it was typed in', async () => {
  expect(
    await server.query(sql`
      select order_no, bed_no from mes2.cutting_bed
      where status in (3, 4, 5, 7) and (spread_end_date < spread_start_date or cut_start_date < spread_start_date
        or cut_end_date < cut_start_date or submit_date < cut_end_date or submit_date > app_now()
        or create_date > spread_start_date)`),
  ).toEqual([]);
});

test('a table has one bed on it at a time', async () => {
  expect(
    await server.query(sql`
      select b.order_no, b.bed_no, o.order_no as other, o.bed_no as other_no from mes2.cutting_bed b
      join mes2.cutting_bed o on o.company_id = b.company_id and o.table_id = b.table_id and o.id > b.id
        and o.spread_start_date < b.cut_end_date and o.cut_end_date > b.spread_start_date
      where b.status in (3, 4, 5, 7) and o.status in (3, 4, 5, 7)`),
  ).toEqual([]);
});
