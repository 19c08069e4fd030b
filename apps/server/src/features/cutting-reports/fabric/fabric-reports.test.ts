import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import { expectRecounted } from '../../../testing/recount-report.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let company: string;

beforeAll(async () => {
  server = await testServer({ demo: true });
  company = await server.companyId('CX');
}, 300_000);
afterAll(() => server.close());

/** Rolls of beds that were handed on, each by the last slip that had it before the bed was begun. */
const laid = () => sql`(
  select l.feeding_id, l.fabric_roll_id, sum(l.used_len) as used, sum(l.splice_len + l.defect_len + l.remnant_len) as lost,
    min(l.spread_start_date) as start
  from (
    select distinct on (x.id) x.*, b.spread_start_date, f.id as feeding_id
    from mes2.cutting_bed_roll x
    join mes2.cutting_bed b on b.company_id = x.company_id and b.id = x.cutting_bed_id
    join mes2.feeding_slip_line i on i.company_id = x.company_id and i.fabric_roll_id = x.fabric_roll_id
    join mes2.feeding_slip f on f.company_id = i.company_id and f.id = i.feeding_id and f.status in (1, 2, 3)
    where x.company_id = ${company} and b.status in (3, 4, 5, 7) and b.del_flag = '0'
      and f.issue_date < b.spread_start_date
    order by x.id, f.issue_date desc) l
  group by 1, 2)`;

test('what was fed, used and is open, by slip, fabric and colour, and how many slips came in time', async () => {
  await expectRecounted({
    ...{ server, who: 'cx.admin', operation: 'getFeedingReport' },
    key: ['feedingId', 'materialId', 'colorId'],
    plain: sql`
      select f.id as feeding_id, r.material_id, r.color_id,
        sum(case when f.status > 0 then i.len else 0 end) as issued_len,
        coalesce(sum(i.received_len), 0) as received_len,
        sum(case when f.status > 1 then i.len - i.received_len else 0 end) as diff_len,
        sum(i.return_len) as return_len, coalesce(sum(l.used), 0) as used_len,
        coalesce(sum(i.received_len), 0) - coalesce(sum(l.used + l.lost), 0) - sum(i.return_len) as open_len
      from mes2.feeding_slip f
      join mes2.feeding_slip_line i on i.company_id = f.company_id and i.feeding_id = f.id
      join mes2.fabric_roll r on r.company_id = i.company_id and r.id = i.fabric_roll_id
      left join ${laid()} l on l.fabric_roll_id = r.id and l.feeding_id = f.id
      where f.company_id = ${company} and f.status <> 9 group by f.id, r.material_id, r.color_id`,
    ratios: {
      planLen: sql`(select sum(plan_len) from mes2.feeding_slip where company_id = ${company} and status <> 9)`,
      onTimePct: sql`(
        select round(avg(case when s.issue_date < s.start then 100 else 0 end), 2) from (
          select f.issue_date, min(l.start) as start
          from mes2.feeding_slip f
          join mes2.feeding_slip_line i on i.company_id = f.company_id and i.feeding_id = f.id
          join ${laid()} l on l.fabric_roll_id = i.fabric_roll_id and l.feeding_id = f.id
          where f.company_id = ${company} and f.status <> 9 group by f.id, f.issue_date) s)`,
    },
  });
});

test.each([
  { groupBy: undefined, key: 'reduceBedId', by: sql`b.id`, named: sql`b.id as reduce_bed_id` },
  {
    ...{ groupBy: 'roll', key: 'tympanId', by: sql`b.id, x.fabric_roll_id` },
    named: sql`b.id as reduce_bed_id, x.fabric_roll_id as tympan_id`,
  },
])('what is left of fabric by $key, and its share of all that was issued', async (grouping) => {
  const { groupBy, key, by, named } = grouping;
  await expectRecounted({
    ...{
      server,
      who: 'cx.admin',
      operation: 'getRemnantReport',
      query: groupBy ? { groupBy } : {},
    },
    key: [...new Set(['reduceBedId', key])],
    plain: sql`
      select ${named}, sum(x.issued_len) as issued_len, sum(x.used_len) as used_len,
        sum(x.splice_len) as splice_len, sum(x.defect_len) as defect_len, sum(x.return_len) as return_len,
        sum(x.remnant_len) as remnant,
        round(sum(x.remnant_len) * 100 / nullif(sum(x.issued_len), 0), 2) as remnant_pct
      from mes2.cutting_bed b
      join mes2.cutting_bed_roll x on x.company_id = b.company_id and x.cutting_bed_id = b.id
      where b.company_id = ${company} and b.status in (3, 4, 5, 7) and b.del_flag = '0' group by ${by}`,
    ratios: { remnantPct: sql`round(sum(p.remnant) * 100 / sum(p.issued_len), 2)` },
  });
});

test('what a confirmed slip calls end bits is no remnant, whichever way it is added up', async () => {
  const [facts] = await server.query<{ left: string; bits: string }>(sql`
    select sum(x.remnant_len) as left, (
      select sum(i.len) from mes2.remnant_slip_line i
      join mes2.remnant_slip s on s.company_id = i.company_id and s.id = i.slip_id and s.status = 1
      where i.company_id = ${company} and i.kind = 2) as bits
    from mes2.cutting_bed b
    join mes2.cutting_bed_roll x on x.company_id = b.company_id and x.cutting_bed_id = b.id
    where b.company_id = ${company} and b.status in (3, 4, 5, 7) and b.del_flag = '0'`);
  for (const groupBy of ['material', 'roll', '']) {
    const query = { pageNum: 1, pageSize: 1, ...(groupBy && { groupBy }) };
    const { body } = await server.call('cx.admin', 'GET', '/mes2/report/reduceBedSLDReport', query);
    const { sum } = body.data as { sum: Record<string, string> };
    expect(Number(sum.endBitLen), groupBy).toBeCloseTo(Number(facts?.bits), 3);
    expect(Number(sum.remnantLen) + Number(sum.endBitLen), groupBy).toBeCloseTo(
      Number(facts?.left),
      3,
    );
  }
});

test('the causes of a consumption add up to what the beds kept', async () => {
  await expectRecounted({
    ...{ server, who: 'cx.admin', operation: 'getFabricConsumptionReport' },
    key: ['orderId', 'fabricPart', 'colorId'],
    plain: sql`
      select l.order_id, l.fabric_part, l.color_id, sum(l.cut)::int as cut_num,
        round(sum(l.marker) - sum(l.usage * l.cut), 3) as gap_marker_len,
        round(sum(l.net - l.marker - l.defect - l.remnant), 3) as gap_end_splice_len,
        sum(l.defect) as gap_defect_len, sum(l.remnant) as gap_remnant_len,
        round(sum(l.usage * l.cut) - sum(l.net), 3) as saved_len, sum(l.usage * l.cut) as planned, sum(l.net) as net
      from (
        select b.order_id, b.fabric_part, x.color_id, b.plan_usage as usage, sum(x.plies) * b.marker_len as marker,
          sum(x.issued_len - x.return_len) as net, sum(x.defect_len) as defect, sum(x.remnant_len) as remnant,
          case when b.bed_type = 4 then 0 else (
            select coalesce(sum(z.cut_num), 0) from mes2.cutting_bed_color_size z
            where z.company_id = b.company_id and z.cutting_bed_id = b.id and z.color_id = x.color_id) end as cut
        from mes2.cutting_bed b
        join mes2.cutting_bed_roll x on x.company_id = b.company_id and x.cutting_bed_id = b.id
        where b.company_id = ${company} and b.status in (3, 4, 5, 7) and b.del_flag = '0'
        group by b.company_id, b.id, b.order_id, b.fabric_part, x.color_id, b.plan_usage, b.marker_len, b.bed_type) l
      group by 1, 2, 3`,
    ratios: {
      usageDiffPct: sql`round((sum(p.net) - sum(p.planned)) * 100 / sum(p.planned), 2)`,
      shortLabelPct: sql`(
        select round(sum(r.label_len - r.actual_len) * 100 / sum(r.label_len), 2) from mes2.fabric_roll r
        where r.company_id = ${company} and r.id in (
          select x.fabric_roll_id from mes2.cutting_bed_roll x
          join mes2.cutting_bed b on b.company_id = x.company_id and b.id = x.cutting_bed_id
          where x.company_id = ${company} and b.status in (3, 4, 5, 7) and b.del_flag = '0'))`,
    },
  });
});
