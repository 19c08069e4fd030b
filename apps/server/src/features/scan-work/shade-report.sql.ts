import { DomainError } from '@garment-mes/domain/refusals';
import { daysBetween } from '@garment-mes/domain/time';
import { type Reach, type Sql, sql } from '../../database/engine.ts';
import type { QueryOf } from '../../generated/operations.ts';
import { bundleLabelOf } from '../bundles/public.ts';
import { ofBundle, reportedWork, SHOWN, scansAsked } from './work-report.sql.ts';

type ShadeReportSearch = NonNullable<QueryOf<'getWorkReportByShade'>>;

/** Most days over all orders: a day of a large factory has thousands of rows by colour and size. */
const MOST_DAYS = 31;

/** @throws {DomainError} `order-or-fewer-days` */
export function requireOrderOrFewDays({
  orderNo,
  orderId,
  workDateFrom = '',
  workDateTo = '',
}: ShadeReportSearch): void {
  const isLong = daysBetween(workDateFrom, workDateTo) >= MOST_DAYS;
  if (isLong && !orderNo && !orderId)
    throw new DomainError('order-or-fewer-days', { max: MOST_DAYS });
}

function asked(search: ShadeReportSearch): Sql {
  const { orderId, shade, bundleNoFrom, bundleNoTo } = search;
  return sql`${scansAsked(search)}
    ${orderId ? sql`and s.order_id = ${orderId}` : sql``}
    ${shade ? ofBundle(sql`upper(b.shade) = upper(btrim(${shade}))`) : sql``}
    ${bundleNoFrom ? ofBundle(sql`b.bundle_no >= ${bundleNoFrom}::int`) : sql``}
    ${bundleNoTo ? ofBundle(sql`b.bundle_no <= ${bundleNoTo}::int`) : sql``}`;
}

/** The work report by colour, shade and size: what it adds up is that of its bundles, so that both come to the same cent. */
export const shadeReportRows = (
  companyId: string,
  reach: Reach | undefined,
  search: ShadeReportSearch,
): Sql => {
  const { workDateFrom: from = '', workDateTo: to = '' } = search;
  return sql`
  from (
    select w.company_id, w.work_date, w.employee_id, w.order_id, w.order_process_id, w.unit_price, b.color_id, b.size_id,
      b.shade, b.dye_lot, min(b.color_name) as color_name, min(b.size_name) as size_name, min(w.scan_id) as scan_id,
      sum(w.ok_num)::int as ok_num, sum(w.amount) as amount, sum(w.earned_min) as earned_min,
      array_agg(b.id) filter (where w.ok_num <> 0 or w.rework_num <> 0) as bundle_ids
    from (${reportedWork(companyId, reach, asked(search), { from, to }, SHOWN.bundle)}) w
    join mes2.bundle b on b.company_id = w.company_id and b.id = w.bundle_id
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10) r
  join amc.company_member m on m.company_id = r.company_id and m.id = r.employee_id
  join mes2.production_order o on o.company_id = r.company_id and o.id = r.order_id
  join mes2.order_process p on p.company_id = r.company_id and p.id = r.order_process_id
  where true`;
};

/** `B0031–B0034, B0047-1`: whole bundles that follow each other, and each part of a split one. */
const ranges = sql`(
  select string_agg(
    ${bundleLabelOf(sql`i`)} || case when l.bundle_no > i.bundle_no then '–' || ${bundleLabelOf(sql`l`)} else '' end,
    ', ' order by i.bundle_no, i.split_seq)
  from (
    select min(k.bundle_no) as bundle_no, k.split_seq, max(k.bundle_no) as last_no
    from (
      select b.bundle_no, b.split_seq, b.bundle_no - case when b.split_seq = 0
        then row_number() over (partition by b.split_seq = 0 order by b.bundle_no) else 0 end as island
      from mes2.bundle b where b.company_id = r.company_id and b.id = any(r.bundle_ids)) k
    group by k.split_seq, k.island) i
  cross join lateral (select i.last_no as bundle_no, i.split_seq) l)`;

export const shadeReportColumns = {
  workDate: sql`r.work_date`,
  employeeNo: sql`m.employee_no`,
  employeeName: sql`m.employee_name`,
  orderNo: sql`o.order_no`,
  processName: sql`p.process_name`,
  colorName: sql`r.color_name`,
  shade: sql`r.shade`,
  dyeLot: sql`r.dye_lot`,
  sizeName: sql`r.size_name`,
  bundleRanges: ranges,
  okNum: sql`r.ok_num`,
  unitPrice: sql`r.unit_price`,
  amount: sql`r.amount`,
  earnedMin: sql`r.earned_min`,
  employeeId: sql`r.employee_id`,
  orderId: sql`r.order_id`,
  scanId: sql`r.scan_id`,
};

/** A range is found by each bundle in it: 47 finds `B0047` and its parts. */
export const shadeReportSearchAs = {
  bundleRanges: sql`(
    select string_agg(${bundleLabelOf(sql`b`)}, ' ') from mes2.bundle b
    where b.company_id = r.company_id and b.id = any(r.bundle_ids))`,
};

/** Order when the request names none. */
export const shadeReportOrder = sql`r.work_date desc, m.employee_no, o.order_no, p.seq_no, r.color_name, r.shade,
  r.scan_id`;
