import { type Sql, sql } from '../../../database/engine.ts';
import type { QueryOf } from '../../../generated/operations.ts';
import { dhuOf, fpyOf } from '../../../records/defect-rates.sql.ts';

type Search = NonNullable<QueryOf<'getOrderQualityReport'>>;
/** Which defects of an order. */
type DefectSearch = NonNullable<QueryOf<'getOrderDefectPareto'>>;

const IN_LINE = 3;
const AFTER_FINISHING = 4;
const FINAL = 5;
const PANELS = 7;

/** Checks that were submitted and are not void. @param q their alias */
const counts = (q: Sql): Sql => sql`${q}.status in (1, 2, 3, 4) and ${q}.del_flag = '0'`;

/** Faults of the order `o`. */
const faultsOfOrder = sql`
  from mes2.qc_check_record q
  join mes2.qc_check_bad d on d.company_id = q.company_id and d.check_id = q.id and d.del_flag = '0'
  join mes2.bad_item i on i.company_id = d.company_id and i.id = d.bad_item_id
  left join mes2.order_process p on p.company_id = d.company_id and p.id = coalesce(d.order_process_id, q.order_process_id)
  left join ccm.machine_type t on t.company_id = p.company_id and t.id = p.machine_type_id
  where q.company_id = o.company_id and q.order_id = o.id and ${counts(sql`q`)}`;

const gates = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('gate', g.gate, 'checkNum', g.check_num, 'faultNum', g.fault_num,
    'defectNum', g.defect_num) order by g.gate), '[]'::jsonb)
  from (
    select q.check_type as gate, sum(q.check_num)::int as check_num, sum(q.check_num - q.pass_num)::int as fault_num,
      sum(q.defect_num)::int as defect_num
    from mes2.qc_check_record q
    where q.company_id = o.company_id and q.order_id = o.id and q.round = 1 and ${counts(sql`q`)}
    group by 1
    union all
    select ${PANELS}::int, c.cut_checked::int, (c.cut_checked - c.cut_passed)::int, (c.cut_checked - c.cut_passed)::int
    where c.cut_checked > 0) g)`;

const pct = (part: Sql, whole: Sql): Sql => sql`round(${part} * 100.0 / nullif(${whole}, 0), 2)`;
const fpy = (checked: Sql, passed: Sql): Sql => sql`round(${fpyOf(checked, passed)}, 2)`;
const dhu = (defects: Sql, checked: Sql): Sql => sql`round(${dhuOf(defects, checked)}, 2)`;

type Gates = Readonly<Record<'cut' | 'sew' | 'fin', readonly [checked: Sql, passed: Sql]>>;

/** The yields multiplied of the gates that have looked at anything; nothing where none has. */
const rolled = ({ cut, sew, fin }: Gates): Sql => {
  const share = ([checked, passed]: Gates['cut']) =>
    sql`(${passed}::numeric / nullif(${checked}, 0))`;
  return sql`(case when coalesce(${cut[0]}, 0) + coalesce(${sew[0]}, 0) + coalesce(${fin[0]}, 0) > 0 then
    round(coalesce(${share(cut)}, 1) * coalesce(${share(sew)}, 1) * coalesce(${share(fin)}, 1) * 100, 2) end)`;
};

const own: Gates = {
  cut: [sql`c.cut_checked`, sql`c.cut_passed`],
  sew: [sql`c.sew_checked`, sql`c.sew_passed`],
  fin: [sql`c.fin_checked`, sql`c.fin_passed`],
};
const all: Gates = {
  cut: [sql`sum(c.cut_checked)`, sql`sum(c.cut_passed)`],
  sew: [sql`sum(c.sew_checked)`, sql`sum(c.sew_passed)`],
  fin: [sql`sum(c.fin_checked)`, sql`sum(c.fin_passed)`],
};

export const qualityColumns = {
  orderNo: sql`o.order_no`,
  styleNo: sql`o.style_no`,
  customerName: sql`o.customer_name`,
  orderNum: sql`o.order_num`,
  fpyCutPct: fpy(...own.cut),
  fpySewPct: fpy(...own.sew),
  fpyFinPct: fpy(...own.fin),
  rtyPct: rolled(own),
  dhu: dhu(sql`c.defects`, sql`(c.sew_checked + c.fin_checked)`),
  topBads: sql`array(
    select i.name || ' ' || sum(d.num)::text ${faultsOfOrder}
    group by i.id, i.name order by sum(d.num) desc, i.name limit 3)`,
  reworkNum: sql`c.rework_num`,
  reworkMin: sql`w.rework_min`,
  reworkAmount: sql`w.rework_amount`,
  secondPct: pct(sql`o.second_num`, sql`o.cut_num`),
  replacePct: pct(sql`c.replaced`, sql`c.cut_checked`),
  finalRounds: sql`c.final_rounds`,
  finalResult: sql`f.result`,
  gateNum: sql`((c.cut_checked > 0)::int + (c.sew_checked > 0)::int + (c.fin_checked > 0)::int)`,
  gates,
  orderId: sql`o.id`,
};

export const qualityRatios = {
  fpyCutPct: fpy(...all.cut),
  fpySewPct: fpy(...all.sew),
  fpyFinPct: fpy(...all.fin),
  rtyPct: rolled(all),
  dhu: dhu(sql`sum(c.defects)`, sql`sum(c.sew_checked + c.fin_checked)`),
  secondPct: pct(sql`sum(o.second_num)`, sql`sum(o.cut_num)`),
  replacePct: pct(sql`sum(c.replaced)`, sql`sum(c.cut_checked)`),
};

/** Sums of an order's first inspections by gate, of what went back, and of its panels. */
const counted = sql`
  select p.*, q.* from (
    select coalesce(sum(q.check_num) filter (where q.check_type = ${IN_LINE}::int and q.round = 1), 0) as sew_checked,
      coalesce(sum(q.pass_num) filter (where q.check_type = ${IN_LINE}::int and q.round = 1), 0) as sew_passed,
      coalesce(sum(q.check_num) filter (where q.check_type = ${AFTER_FINISHING}::int and q.round = 1), 0) as fin_checked,
      coalesce(sum(q.pass_num) filter (where q.check_type = ${AFTER_FINISHING}::int and q.round = 1), 0) as fin_passed,
      coalesce(sum(q.defect_num) filter (
        where q.check_type in (${IN_LINE}::int, ${AFTER_FINISHING}::int) and q.round = 1), 0) as defects,
      coalesce(sum(q.rework_num), 0)::int as rework_num,
      coalesce(max(q.round) filter (where q.check_type = ${FINAL}::int), 0) as final_rounds
    from mes2.qc_check_record q
    where q.company_id = o.company_id and q.order_id = o.id and ${counts(sql`q`)}) q
  cross join (
    select coalesce(sum(k.check_num), 0) as cut_checked, coalesce(sum(k.check_num - k.fault_num), 0) as cut_passed,
      coalesce(sum(k.replace_num), 0) as replaced
    from mes2.cutting_bed b
    join mes2.cutting_bed_qc k on k.company_id = b.company_id and k.cutting_bed_id = b.id and k.del_flag = '0'
    where b.company_id = o.company_id and b.order_id = o.id and b.status <> 9 and b.del_flag = '0') p`;

/** An order was looked at within these days. */
const lookedAt = ({ workDateFrom: from, workDateTo: to }: Search): Sql => {
  const within = (day: Sql) => sql`${from ? sql`and ${day} >= ${from}::date` : sql``}
    ${to ? sql`and ${day} <= ${to}::date` : sql``}`;
  return sql`and (exists (
      select 1 from mes2.qc_check_record q
      where q.company_id = o.company_id and q.order_id = o.id and ${counts(sql`q`)} ${within(sql`q.work_date`)})
    or exists (
      select 1 from mes2.cutting_bed b
      join mes2.cutting_bed_qc k on k.company_id = b.company_id and k.cutting_bed_id = b.id and k.del_flag = '0'
      where b.company_id = o.company_id and b.order_id = o.id and b.status <> 9 and b.del_flag = '0' and k.check_num > 0
        ${within(sql`k.work_date`)}))`;
};

/** Orders that a gate has looked at within the days asked for; their figures are of their whole life. */
export const qualityRows = (companyId: string, search: Search): Sql => {
  const { customerId, orderNo, styleNo, status, minDhu, finalResult, belowRtyPct } = search;
  return sql`
  from mes2.production_order o
  cross join lateral (${counted}) c
  cross join lateral (
    select coalesce(sum(d.num * p.sam) filter (where d.disposition = 1), 0) as rework_min,
      round(sum(d.num * p.sam * t.minute_cost) filter (where d.disposition = 1), 4) as rework_amount
    ${faultsOfOrder}) w
  left join lateral (
    select q.result from mes2.qc_check_record q
    where q.company_id = o.company_id and q.order_id = o.id and q.check_type = ${FINAL}::int and ${counts(sql`q`)}
    order by q.work_date desc, q.id desc limit 1) f on true
  where o.company_id = ${companyId} and o.del_flag = '0' ${lookedAt(search)}
    ${customerId ? sql`and o.customer_id = ${customerId}` : sql``}
    ${orderNo ? sql`and o.order_no = upper(btrim(${orderNo}))` : sql``}
    ${styleNo ? sql`and o.style_no = upper(btrim(${styleNo}))` : sql``}
    ${status === undefined ? sql`` : sql`and o.status = ${status}::int`}
    ${finalResult === undefined ? sql`` : sql`and f.result = ${finalResult}::int`}
    ${minDhu ? sql`and ${dhuOf(sql`c.defects`, sql`(c.sew_checked + c.fin_checked)`)} >= ${minDhu}::numeric` : sql``}
    ${belowRtyPct ? sql`and ${rolled(own)} < ${belowRtyPct}::numeric` : sql``}`;
};

/** Defects of an order, the most frequent first, each with its share and that of those before it. */
export const defectShares = (
  companyId: string,
  { orderId, gate, colorId }: DefectSearch,
): Sql => sql`
  select s.id::text as bad_item_id, s.name as bad_item_name, s.severity, s.num,
    round(s.num * 100.0 / sum(s.num) over (), 2)::text as share_pct,
    round(sum(s.num) over (order by s.num desc, s.id) * 100.0 / sum(s.num) over (), 2)::text as cum_pct
  from (
    select i.id, i.name, i.severity, sum(d.num)::int as num
    from mes2.qc_check_record q
    join mes2.qc_check_bad d on d.company_id = q.company_id and d.check_id = q.id and d.del_flag = '0'
    join mes2.bad_item i on i.company_id = d.company_id and i.id = d.bad_item_id
    left join mes2.bundle b on b.company_id = q.company_id and b.id = q.bundle_id
    where q.company_id = ${companyId} and q.order_id = ${orderId} and ${counts(sql`q`)}
      ${gate === undefined ? sql`` : sql`and q.check_type = ${gate}::int`}
      ${colorId ? sql`and b.color_id = ${colorId}` : sql``}
    group by 1, 2, 3) s
  order by s.num desc, s.id`;
