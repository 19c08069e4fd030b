import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import { expectRecounted } from '../../../testing/recount-report.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let company: string;

beforeAll(async () => {
  server = await testServer({ demo: true });
  company = await server.companyId('CX');
}, 300_000);
afterAll(() => server.close());

const days = { planDateFrom: '2025-06-01', planDateTo: '2026-05-30' };

test('each bed of the days with its milestones, and the step it has come to', async () => {
  await expectRecounted({
    ...{ server, who: 'cx.admin', operation: 'getCuttingProgressReport', query: days },
    key: ['reduceBedId'],
    plain: sql`
      select b.id as reduce_bed_id, b.order_no,
        case
          when b.status < 3 and b.spread_start_date is null then '待铺布'
          when b.status < 3 and b.spread_end_date is null then '铺布中'
          when b.status < 3 and b.cut_end_date is null then '裁剪中'
          when b.status < 3 then '待提交'
          when b.status = 7 then '待审批'
          when u.all = 0 then '待分扎'
          when u.printed < u.all then '待打印'
          when u.sent = u.all then '已发料'
          when q.num > 0 or g.num = 0 then '待发料'
          else '待质检' end as stage_name
      from mes2.cutting_bed b
      cross join lateral (
        select count(*) as all, count(*) filter (where k.print_count > 0) as printed,
          count(*) filter (where k.status in (2, 3, 4, 5, 6)) as sent
        from mes2.bundle k where k.company_id = b.company_id and k.cutting_bed_id = b.id and k.status not in (8, 9)) u
      cross join lateral (
        select count(*) as num from mes2.cutting_bed_qc c
        where c.company_id = b.company_id and c.cutting_bed_id = b.id and c.status = 1 and c.del_flag = '0') q
      cross join lateral (
        select count(*) as num from mes2.order_qualifying y
        where y.company_id = b.company_id and y.order_id = b.order_id and y.del_flag = '0'
          and (y.gates @> '[1]' or y.gates @> '[2]')) g
      where b.company_id = ${company} and b.del_flag = '0' and b.status <> 9
        and (b.bed_type <> 2 or b.parent_bed_id is null)
        and b.plan_date between ${days.planDateFrom}::date and ${days.planDateTo}::date`,
  });
});

test('hours are those in which the table worked', async () => {
  const { body } = await server.call('cx.admin', 'GET', '/mes2/report/reduceBedProgressReport', {
    ...days,
    ...{ pageNum: 1, pageSize: 500 },
  });
  const { list } = body.data as DataOf<'getCuttingProgressReport'>;
  const shown = new Map(list.map((row) => [row.reduceBedId, row]));
  const beds = await server.query<{ id: string; hours: string; isMorning: boolean }>(sql`
    select b.id, round((extract(epoch from b.spread_end_date - b.spread_start_date) / 3600)::numeric, 2)::text as hours,
      l.start::date = l.until::date and l.start::time >= '08:00' and l.until::time <= '12:00'
        and extract(isodow from l.start) < 6 as is_morning
    from mes2.cutting_bed b
    join amc.company c on c.id = b.company_id
    cross join lateral (
      select b.spread_start_date at time zone c.time_zone as start, b.spread_end_date at time zone c.time_zone as until) l
    where b.company_id = ${company} and b.status in (3, 4, 5) and b.spread_end_date is not null`);
  const mornings = beds.filter(({ id, isMorning }) => isMorning && shown.has(id));
  expect(mornings.length).toBeGreaterThan(0);
  for (const { id, hours } of mornings)
    expect(Number(shown.get(id)?.spreadHour)).toBeCloseTo(Number(hours), 2);
  for (const { id, hours } of beds)
    expect(Number(shown.get(id)?.spreadHour ?? 0)).toBeLessThanOrEqual(Number(hours));
});

test('a bed that is late by more than four hours is found, and no other', async () => {
  const asked = { ...days, pageNum: 1, pageSize: 500 };
  const read = async (query: object) => {
    const path = '/mes2/report/reduceBedProgressReport';
    const { body } = await server.call('cx.admin', 'GET', path, { ...asked, ...query });
    return (body.data as DataOf<'getCuttingProgressReport'>).list;
  };
  const late = (await read({})).filter(({ lateHour }) => Number(lateHour) > 4);
  expect((await read({ late: true })).map(({ reduceBedId }) => reduceBedId)).toEqual(
    late.map(({ reduceBedId }) => reduceBedId),
  );
});
