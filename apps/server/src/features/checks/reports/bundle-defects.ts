import { decimal } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { andCountedWithinReach } from '../../../access/within-reach.ts';
import { type Reach, type Sql, sql } from '../../../database/engine.ts';
import type { QueryOf } from '../../../generated/operations.ts';
import { report } from '../../../list/report.ts';
import { bundleLabelOf } from '../../bundles/public.ts';
import { checkedDays } from './checked-days.ts';

type Search = NonNullable<QueryOf<'getBundleDefectReport'>>;

/** Days before today that are shown unless others are asked for. */
const DAYS_BACK = 6;
const MOST_PCT = 100;
const SECOND = 2;
const SCRAP = 3;

/** Names of several people or places, each once. */
const named = (name: Sql): Sql => sql`string_agg(distinct ${name}, '、' order by ${name})`;

/**
 * A defect of a bundle, in all checks of the days. Garments are those that carry it: each numbered one once, and each
 * fault of those without a number, never more than the bundle had.
 */
const rows = (companyId: string, reach: Reach | undefined, search: Search): Sql => {
  const { workDateFrom, workDateTo, orderNo, badItemId, severity, checkType, lineDeptId } = search;
  const { minRatePct } = search;
  return sql`
  from (
    select q.bundle_id, d.bad_item_id, min(d.severity) as severity, max(q.work_date) as work_date,
      (count(distinct (d.check_id, d.piece_no)) filter (where d.piece_no is not null and q.round = 1)
        + coalesce(sum(d.num) filter (where d.piece_no is null and q.round = 1), 0))::int as garments,
      coalesce(sum(d.num) filter (where q.round = 1), 0)::int as defect_num,
      coalesce(sum(d.num) filter (where d.disposition = ${SECOND}::int), 0)::int as second_num,
      coalesce(sum(d.num) filter (where d.disposition = ${SCRAP}::int), 0)::int as scrap_num,
      ${named(sql`m.employee_name`)} as employee_name, ${named(sql`p.process_name`)} as process_name,
      ${named(sql`l.name`)} as line_name
    from mes2.qc_check_record q
    join mes2.qc_check_bad d on d.company_id = q.company_id and d.check_id = q.id and d.del_flag = '0'
    left join mes2.order_process p
      on p.company_id = d.company_id and p.id = coalesce(d.order_process_id, q.order_process_id)
    left join amc.company_member m
      on m.company_id = d.company_id and m.id = coalesce(d.employee_id, q.employee_id)
    left join amc.department l on l.company_id = q.company_id and l.id = q.line_dept_id
    where q.company_id = ${companyId} and q.del_flag = '0' and q.status in (1, 2, 3, 4) and q.bundle_id is not null
      and q.work_date between ${workDateFrom}::date and ${workDateTo}::date
      ${badItemId ? sql`and d.bad_item_id = ${badItemId}` : sql``}
      ${severity === undefined ? sql`` : sql`and d.severity = ${severity}::int`}
      ${checkType === undefined ? sql`` : sql`and q.check_type = ${checkType}::int`}
      ${lineDeptId ? sql`and q.line_dept_id = ${lineDeptId}` : sql``}
      ${andCountedWithinReach(reach, 'mes2.qc_check_record', sql`q`)}
    group by 1, 2) g
  join mes2.bundle b on b.company_id = ${companyId} and b.id = g.bundle_id
  join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
  join mes2.bad_item i on i.company_id = b.company_id and i.id = g.bad_item_id
  where true
    ${orderNo ? sql`and o.order_no = upper(btrim(${orderNo}))` : sql``}
    ${minRatePct ? sql`and ${faults} * 100 >= ${minRatePct}::numeric * b.origin_num` : sql``}`;
};

const faults = sql`least(g.garments, b.origin_num)`;
const pct = (part: Sql, whole: Sql): Sql => sql`round(${part} * 100.0 / nullif(${whole}, 0), 2)`;

/** Total of a figure of bundles, of which several rows may be of one. */
const ofBundles = (figure: Sql): Sql => sql`(
  select coalesce(sum((k ->> 1)::int), 0)::int from unnest(array_agg(distinct jsonb_build_array(b.id, ${figure}))) k)`;

/** The worst bundles first, and what was wrong with each. */
export const bundleDefectReport = report({
  operation: 'getBundleDefectReport',
  scope: 'rows',
  range: 'workDate',
  ask: checkedDays(DAYS_BACK),
  rows: ({ companyId, reach, query }) => {
    if (query.minRatePct && decimal(query.minRatePct).gt(MOST_PCT))
      throw new DomainError('defect-rate-range', {});
    return rows(companyId, reach, query);
  },
  columns: {
    barcode: sql`b.barcode`,
    bundleNo: bundleLabelOf(sql`b`),
    orderNo: sql`o.order_no`,
    styleNo: sql`o.style_no`,
    bedNo: sql`b.bed_no`,
    colorName: sql`b.color_name`,
    sizeName: sql`b.size_name`,
    shade: sql`b.shade`,
    num: sql`b.num`,
    badItemName: sql`i.name`,
    severity: sql`g.severity`,
    faultNum: faults,
    defectNum: sql`g.defect_num`,
    badRatePct: pct(faults, sql`b.origin_num`),
    secondNum: sql`g.second_num`,
    scrapNum: sql`g.scrap_num`,
    employeeName: sql`g.employee_name`,
    processName: sql`g.process_name`,
    lineDeptName: sql`g.line_name`,
    workDate: sql`g.work_date`,
    bundleId: sql`b.id`,
    orderId: sql`o.id`,
    bundleStatus: sql`b.status`,
    rowKey: sql`concat_ws('/', b.id, g.bad_item_id)`,
  },
  ratios: {
    num: ofBundles(sql`b.num`),
    badRatePct: pct(sql`sum(${faults})`, ofBundles(sql`b.origin_num`)),
  },
  rowId: sql`concat_ws('/', b.id, g.bad_item_id)`,
  order: sql`${pct(faults, sql`b.origin_num`)} desc nulls last, ${faults} desc, b.id, g.bad_item_id`,
});
