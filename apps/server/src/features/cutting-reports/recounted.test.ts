import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { expectRecounted } from '../../testing/recount-report.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let company: string;

beforeAll(async () => {
  server = await testServer({ demo: true });
  company = await server.companyId('CX');
}, 300_000);
afterAll(() => server.close());

const HANDED_ON = sql`b.status in (3, 4, 5, 7) and b.del_flag = '0'`;
/** Garments: no replacement, and of the fabrics of one garment the first. */
const GARMENTS = sql`(b.bed_type <> 4 and (b.bed_type <> 2 or b.parent_bed_id is null))`;

test('beds with their fabric, and what all of them took a garment', async () => {
  await expectRecounted({
    ...{ server, who: 'cx.admin', operation: 'getCuttingBedReport', key: ['reduceBedId'] },
    plain: sql`
      select b.id as reduce_bed_id, b.plies, case when b.bed_type <> 4 then b.cut_num end as cut_num, b.issued_len,
        b.issued_len - coalesce(b.return_len, 0) as net_len,
        case when ${GARMENTS} then b.cut_num else 0 end as garments
      from mes2.cutting_bed b where b.company_id = ${company} and ${HANDED_ON}`,
    ratios: { usagePerPiece: sql`round(sum(p.net_len) / sum(p.garments), 4)` },
  });
});

test('colours and sizes of orders, and the share of all that is cut', async () => {
  await expectRecounted({
    ...{ server, who: 'cx.admin', operation: 'getCuttingOrderReport' },
    key: ['orderId', 'colorId', 'sizeId'],
    plain: sql`
      select s.order_id, s.color_id, s.size_id, s.num, coalesce(c.num, 0) as cut_num,
        coalesce(c.num, 0) - s.num as over_num,
        round(coalesce(c.num, 0) * 100.0 / s.num, 2) as cut_order_pct
      from mes2.order_color_size s
      join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id and o.del_flag = '0'
      left join (
        select b.order_id, x.color_id, x.size_id, sum(x.cut_num)::int as num
        from mes2.cutting_bed b
        join mes2.cutting_bed_color_size x on x.company_id = b.company_id and x.cutting_bed_id = b.id
        where b.company_id = ${company} and ${HANDED_ON} and ${GARMENTS}
        group by 1, 2, 3) c on c.order_id = s.order_id and c.color_id = s.color_id and c.size_id = s.size_id
      where s.company_id = ${company} and s.num > 0`,
    ratios: { cutOrderPct: sql`round(sum(p.cut_num) * 100.0 / sum(p.num), 2)` },
  });
});

test('a period by customer and style, with the mean of its plies over all beds', async () => {
  const [days] = await server.query<{ from: string; to: string }>(sql`
    select max(work_date) - 300 as from, max(work_date) as to from mes2.cutting_bed b
    where company_id = ${company} and ${HANDED_ON}`);
  if (!days) throw new Error('the demo has no beds');
  await expectRecounted({
    ...{ server, who: 'cx.admin', operation: 'getCuttingSummaryReport' },
    query: { workDateFrom: days.from, workDateTo: days.to },
    key: ['customerName', 'styleNo'],
    plain: sql`
      select o.customer_name, b.style_no, count(*) filter (where b.bed_type <> 4)::int as bed_count,
        coalesce(sum(b.cut_num) filter (where ${GARMENTS}), 0)::int as cut_num,
        round(avg(b.plies) filter (where b.bed_type <> 4), 2) as avg_plies,
        coalesce(sum(b.plies) filter (where b.bed_type <> 4), 0)::int as plies,
        sum(b.over_cut_num)::int as over_cut_num
      from mes2.cutting_bed b
      join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
      where b.company_id = ${company} and ${HANDED_ON}
        and b.work_date between ${days.from}::date and ${days.to}::date
      group by 1, 2`,
    ratios: { avgPlies: sql`round(sum(p.plies)::numeric / nullif(sum(p.bed_count), 0), 2)` },
  });
});

test('work by person, with pieces and money of all of it', async () => {
  const [days] = await server.query<{ day: string }>(sql`
    select max(work_date) as day from mes2.scan where company_id = ${company}`);
  if (!days) throw new Error('the demo has no scans');
  await expectRecounted({
    ...{ server, who: 'cx.admin', operation: 'getWorkReport' },
    query: { workDateFrom: days.day, workDateTo: days.day },
    key: ['scanId'],
    plain: sql`
      select min(s.id) as scan_id, round(sum(s.amount), 2) as amount, sum(s.earned_min) as earned_min,
        coalesce(sum(s.num) filter (where coalesce(t.type, s.type) <> 2), 0)::int as ok_num
      from mes2.scan s left join mes2.scan t on t.id = s.reversed_id
      where s.company_id = ${company} and s.work_date = ${days.day}::date
      group by s.employee_id, s.line_dept_id, s.order_id, s.order_process_id, s.unit_price, s.coefficient, s.sam`,
  });
});

test('cut pieces are each in one stage, and none of them is missing', async () => {
  await expectRecounted({
    ...{
      server,
      who: 'cx.admin',
      operation: 'getCuttingWipReport',
      key: ['orderId', 'colorId', 'sizeId'],
    },
    plain: sql`
      select c.order_id, c.color_id, c.size_id, c.num as cut_num, 0 as gap_num,
        coalesce(k.off, 0) as off_line_num, coalesce(k.line, 0) as in_line_num, coalesce(k.hold, 0) as hold_num,
        coalesce(k.scrap, 0) as scrap_num, coalesce(k.delivered, 0) as delivered_num
      from (
        select b.order_id, x.color_id, x.size_id, sum(x.cut_num)::int as num
        from mes2.cutting_bed b
        join mes2.cutting_bed_color_size x on x.company_id = b.company_id and x.cutting_bed_id = b.id
        where b.company_id = ${company} and ${HANDED_ON} and ${GARMENTS} and x.cut_num > 0
        group by 1, 2, 3) c
      left join (
        select order_id, color_id, size_id, sum(num) filter (where status in (4, 5, 6))::int as off,
          sum(num) filter (where status = 3)::int as line, sum(num) filter (where status = 7)::int as hold,
          sum(num) filter (where status = 2)::int as delivered, sum(scrap_num)::int as scrap
        from mes2.bundle where company_id = ${company} group by 1, 2, 3) k
        on k.order_id = c.order_id and k.color_id = c.color_id and k.size_id = c.size_id`,
  });
});

test('a report that differs from the facts is named', async () => {
  await expect(
    expectRecounted({
      ...{ server, who: 'cx.admin', operation: 'getCuttingBedReport', key: ['reduceBedId'] },
      plain: sql`select b.id as reduce_bed_id, b.plies + 1 as plies
        from mes2.cutting_bed b where b.company_id = ${company} and ${HANDED_ON}`,
    }),
  ).rejects.toThrow();
});

test('shades of a bed add up to what each person was paid for it, to the cent', async () => {
  const paid = await server.query<{ id: string; amount: string; cutNum: number }>(sql`
    select e.id, e.amount, b.cut_num from mes2.cutting_bed_employee e
    join mes2.cutting_bed b on b.company_id = e.company_id and b.id = e.cutting_bed_id
    where e.company_id = ${company} and b.bed_type = 3 and ${HANDED_ON} and e.amount is not null`);
  expect(paid.length).toBeGreaterThan(0);
  const { body } = await server.call('cx.admin', 'GET', '/mes2/report/reduceBedWorkReportXYS', {
    ...{ pageNum: 1, pageSize: 500 },
  });
  const { list, sum } = body.data as DataOf<'getCuttingWorkReportByShade'>;
  for (const { id, amount, cutNum } of paid) {
    const rows = list.filter(({ rowKey }) => rowKey.startsWith(`${id}/`));
    const cents = rows.map((row) => Math.round(Number(row.amount) * 100));
    expect(cents.reduce((all, each) => all + each, 0)).toBe(Math.round(Number(amount) * 100));
    expect(rows.reduce((all, row) => all + row.cutNum, 0)).toBe(cutNum);
  }
  const all = paid.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0);
  expect(Math.round(Number(sum.amount) * 100)).toBe(all);
});
