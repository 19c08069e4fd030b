import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import { expectRecounted } from '../../../testing/recount-report.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let company: string;
let days: { workDateFrom: string; workDateTo: string };

beforeAll(async () => {
  server = await testServer({ demo: true });
  company = await server.companyId('CX');
  const [found] = await server.query<{ from: string; to: string }>(sql`
    select min(work_date) as from, max(work_date) as to from mes2.qc_check_record where company_id = ${company}`);
  days = { workDateFrom: found?.from ?? '', workDateTo: found?.to ?? '' };
}, 300_000);
afterAll(() => server.close());

const read = async (path: string, query: object, who = 'cx.quality') =>
  (await server.call(who, 'GET', `/mes2/report/${path}`, query)).body;

const valid = sql`q.status in (1, 2, 3, 4) and q.del_flag = '0'`;

test('orders by gate: yields, what went back, panels that were replaced', async () => {
  await expectRecounted({
    ...{ server, who: 'cx.quality', operation: 'getOrderQualityReport' },
    key: ['orderId'],
    plain: sql`
      select k.*, round((k.cut_checked - k.cut_faults) * 100.0 / nullif(k.cut_checked, 0), 2) as fpy_cut_pct,
        round(k.sew_passed * 100.0 / nullif(k.sew_checked, 0), 2) as fpy_sew_pct,
        round(k.fin_passed * 100.0 / nullif(k.fin_checked, 0), 2) as fpy_fin_pct,
        round(k.defects * 100.0 / nullif(k.sew_checked + k.fin_checked, 0), 2) as dhu,
        round(k.replaced * 100.0 / nullif(k.cut_checked, 0), 2) as replace_pct,
        round(k.second_num * 100.0 / nullif(k.cut_num, 0), 2) as second_pct
      from (
        select o.id as order_id, o.order_no, o.order_num, o.second_num, o.cut_num,
          coalesce(max(p.checked), 0) as cut_checked, coalesce(max(p.faults), 0) as cut_faults,
          coalesce(max(p.replaced), 0) as replaced,
          coalesce(sum(q.check_num) filter (where q.check_type = 3 and q.round = 1), 0) as sew_checked,
          coalesce(sum(q.pass_num) filter (where q.check_type = 3 and q.round = 1), 0) as sew_passed,
          coalesce(sum(q.check_num) filter (where q.check_type = 4 and q.round = 1), 0) as fin_checked,
          coalesce(sum(q.pass_num) filter (where q.check_type = 4 and q.round = 1), 0) as fin_passed,
          coalesce(sum(q.defect_num) filter (where q.check_type in (3, 4) and q.round = 1), 0) as defects,
          coalesce(sum(q.rework_num), 0)::int as rework_num,
          coalesce(max(q.round) filter (where q.check_type = 5), 0) as final_rounds
        from mes2.production_order o
        left join mes2.qc_check_record q on q.order_id = o.id and ${valid}
        left join (
          select b.order_id, sum(c.check_num) as checked, sum(c.fault_num) as faults, sum(c.replace_num) as replaced
          from mes2.cutting_bed_qc c join mes2.cutting_bed b on b.id = c.cutting_bed_id
          where c.del_flag = '0' and b.del_flag = '0' and b.status <> 9 group by 1) p on p.order_id = o.id
        where o.company_id = ${company} and o.del_flag = '0'
        group by o.id, o.order_no, o.order_num, o.second_num, o.cut_num having count(q.id) > 0 or max(p.checked) > 0) k`,
    ratios: {
      fpySewPct: sql`round(sum(p.sew_passed) * 100.0 / nullif(sum(p.sew_checked), 0), 2)`,
      dhu: sql`round(sum(p.defects) * 100.0 / nullif(sum(p.sew_checked + p.fin_checked), 0), 2)`,
      secondPct: sql`round(sum(p.second_num) * 100.0 / nullif(sum(p.cut_num), 0), 2)`,
    },
  });
});

test('a rolled yield multiplies the gates that looked at anything, and says how many', async () => {
  const { list } = (await read('qcOrderAnalysis', { pageNum: 1, pageSize: 100 })).data;
  expect(list.length).toBeGreaterThan(0);
  for (const row of list) {
    const yields = [row.fpyCutPct, row.fpySewPct, row.fpyFinPct].filter((pct) => pct !== null);
    expect(row.gateNum).toBe(yields.length);
    if (yields.length === 0) expect(row.rtyPct).toBeNull();
    else
      expect(Number(row.rtyPct)).toBeCloseTo(
        yields.reduce((product, pct) => (product * Number(pct)) / 100, 100),
        1,
      );
  }
});

test('defects of an order, the most frequent first, come to all of them', async () => {
  const [order] = await server.query<{ id: string; num: number }>(sql`
    select q.order_id as id, sum(d.num)::int as num from mes2.qc_check_record q
    join mes2.qc_check_bad d on d.check_id = q.id and d.del_flag = '0'
    where q.company_id = ${company} and ${valid} group by 1 order by 2 desc, 1 limit 1`);
  const shares = (await read('qcOrderAnalysis/pareto', { orderId: order?.id })).data as {
    num: number;
    cumPct: string;
  }[];
  expect(shares.reduce((sum, { num }) => sum + num, 0)).toBe(order?.num);
  expect(shares.map(({ num }) => num)).toEqual(
    shares.map(({ num }) => num).toSorted((one, other) => other - one),
  );
  expect(shares.at(-1)?.cumPct).toBe('100.00');
});

test('checks after finishing by team, day and order, or by line, with the same totals', async () => {
  await expectRecounted({
    ...{ server, who: 'cx.quality', operation: 'getFinishingCheckReport', query: days },
    key: ['deptId', 'workDate', 'orderId'],
    plain: sql`
      select k.*, round(k.defect_num * 100.0 / k.check_num, 2) as dhu,
        round(k.pass_num * 100.0 / k.check_num, 2) as fpy_pct,
        round(k.thread * 100.0 / nullif(k.faults, 0), 2) as thread_pct
      from (
        select coalesce(q.team_dept_id, m.dept_id) as dept_id, q.work_date, q.order_id,
          sum(q.check_num)::int as check_num, sum(q.pass_num)::int as pass_num, sum(q.rework_num)::int as rework_num,
          sum(q.second_num)::int as second_num, sum(q.defect_num)::int as defect_num,
          coalesce(sum(f.faults), 0) as faults, coalesce(sum(f.thread), 0) as thread
        from mes2.qc_check_record q
        join amc.company_member m on m.id = q.inspector_id
        left join lateral (
          select sum(d.num) as faults, sum(case when i.code = 'Q01' then d.num else 0 end) as thread
          from mes2.qc_check_bad d join mes2.bad_item i on i.id = d.bad_item_id
          where d.check_id = q.id and d.del_flag = '0') f on true
        where q.company_id = ${company} and q.check_type = 4 and q.round = 1 and ${valid}
        group by 1, 2, 3) k`,
    ratios: {
      dhu: sql`round(sum(p.defect_num) * 100.0 / sum(p.check_num), 2)`,
      fpyPct: sql`round(sum(p.pass_num) * 100.0 / sum(p.check_num), 2)`,
      threadPct: sql`round(sum(p.thread) * 100.0 / nullif(sum(p.faults), 0), 2)`,
    },
  });
  const totals = async (groupBy: 'dept' | 'line') =>
    (await read('fqcReport', { ...days, groupBy })).data.sum;
  expect(await totals('line')).toEqual(await totals('dept'));
});

test('defects bundle by bundle; garments of a bundle are counted once', async () => {
  await expectRecounted({
    ...{ server, who: 'cx.quality', operation: 'getBundleDefectReport', query: days },
    key: ['rowKey'],
    plain: sql`
      select k.bundle_id || '/' || k.bad_item_id as row_key, k.*,
        round(k.fault_num * 100.0 / k.origin_num, 2) as bad_rate_pct
      from (
        select b.id as bundle_id, d.bad_item_id, b.num, b.origin_num,
          least(b.origin_num, count(distinct d.check_id || '/' || d.piece_no) filter (where q.round = 1)
            + coalesce(sum(case when d.piece_no is null and q.round = 1 then d.num end), 0))::int as fault_num,
          coalesce(sum(d.num) filter (where q.round = 1), 0)::int as defect_num,
          coalesce(sum(case when d.disposition = 2 then d.num end), 0)::int as second_num,
          coalesce(sum(case when d.disposition = 3 then d.num end), 0)::int as scrap_num
        from mes2.qc_check_record q
        join mes2.bundle b on b.id = q.bundle_id
        join mes2.qc_check_bad d on d.check_id = q.id and d.del_flag = '0'
        where q.company_id = ${company} and ${valid}
        group by 1, 2, 3, 4) k`,
    ratios: {
      num: sql`(select sum(b.num)::int from mes2.bundle b where b.id = any(array_agg(p.bundle_id)))`,
      badRatePct: sql`round(sum(p.fault_num) * 100.0
        / (select sum(b.origin_num) from mes2.bundle b where b.id = any(array_agg(p.bundle_id))), 2)`,
    },
  });
  expect(await read('barcodeBadnessReport', { ...days, minRatePct: '101' })).toMatchObject({
    status: 10009,
    data: '不良率须在0到100之间',
  });
});

test('lots of final inspectors by day, with what the customer found in them', async () => {
  await expectRecounted({
    ...{ server, who: 'cx.quality', operation: 'getFinalInspectionWorkReport', query: days },
    key: ['inspectorId', 'workDate'],
    plain: sql`
      select k.*, round(k.accepted * 100.0 / nullif(k.judged, 0), 2) as first_pass_pct,
        round(k.minutes / nullif(k.timed, 0), 2) as avg_min, round(k.garments * 60 / k.minutes, 2) as pcs_per_hour
      from (
        select q.inspector_id, q.work_date, count(*)::int as lot_count, sum(q.lot_num)::int as lot_num,
          sum(q.sample_num)::int as sample_num, sum(q.check_num)::int as check_num,
          sum((q.result = 1)::int)::int as pass_lots, sum((q.result = 2)::int)::int as fail_lots,
          sum((q.result = 3)::int)::int as concession_lots, coalesce(sum((
            select sum(f.major_num + f.critical_num) from mes2.qc_customer_finding f where f.check_id = q.id)), 0)::int
            as escape_num,
          sum((q.round = 1 and q.result = 1)::int) as accepted, sum((q.round = 1 and q.result > 0)::int) as judged,
          sum((q.submit_date > q.create_date)::int) as timed,
          sum(case when q.submit_date > q.create_date then q.check_num end) as garments,
          round((sum(case when q.submit_date > q.create_date then extract(epoch from q.submit_date - q.create_date) end)
            / 60)::numeric, 4) as minutes
        from mes2.qc_check_record q where q.company_id = ${company} and q.check_type = 5 and ${valid}
        group by 1, 2) k`,
    ratios: {
      firstPassPct: sql`round(sum(p.accepted) * 100.0 / nullif(sum(p.judged), 0), 2)`,
      avgMin: sql`round(sum(p.minutes) / nullif(sum(p.timed), 0), 2)`,
    },
  });
});
