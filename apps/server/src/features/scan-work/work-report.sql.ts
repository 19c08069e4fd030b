import { ScanType } from '@garment-mes/domain/scans';
import { andCountedWithinReach } from '../../access/within-reach.ts';
import { type Reach, type Sql, sql } from '../../database/engine.ts';
import type { QueryOf } from '../../generated/operations.ts';
import { bundleLabelOf } from '../bundles/public.ts';

export type WorkReportSearch = NonNullable<QueryOf<'getWorkReport'>>;

/**
 * Whose rows alone a person sees: somebody who reaches no department sees only the own ones.
 *
 * @returns `undefined` for somebody who sees others
 */
export const ownRowsOnly = (reach: Reach | undefined): string | undefined =>
  reach && reach.deptIds.length === 0 ? reach.employeeId : undefined;

/** Pieces of some types of scan, less what was taken back of them. */
const pieces = (...types: readonly number[]): Sql =>
  sql`coalesce(sum(s.num) filter (where coalesce(t.type, s.type) = any(${types}::int[])), 0)::int`;

const ofOrder = (condition: Sql): Sql => sql`and exists (
  select 1 from mes2.production_order o
  where o.company_id = s.company_id and o.id = s.order_id and ${condition})`;
export const ofBundle = (condition: Sql): Sql => sql`and exists (
  select 1 from mes2.bundle b where b.company_id = s.company_id and b.id = s.bundle_id and ${condition})`;

/** Conditions on scans `s` that the reports of work are asked by. */
export function scansAsked(search: WorkReportSearch): Sql {
  const { deptId, customerId, orderNo, styleNo, colorId, sizeId } = search;
  const { employeeId, lineDeptId, processId, channel } = search;
  return sql`
    ${deptId ? sql`and s.line_dept_id = ${deptId}` : sql``}
    ${lineDeptId ? sql`and s.line_dept_id = ${lineDeptId}` : sql``}
    ${employeeId ? sql`and s.employee_id = ${employeeId}` : sql``}
    ${processId ? sql`and s.process_id = ${processId}` : sql``}
    ${channel ? sql`and s.channel = ${channel}` : sql``}
    ${customerId ? ofOrder(sql`o.customer_id = ${customerId}`) : sql``}
    ${orderNo ? ofOrder(sql`o.order_no = ${orderNo.trim().toUpperCase()}`) : sql``}
    ${styleNo ? ofOrder(sql`o.style_no = ${styleNo.trim()}`) : sql``}
    ${colorId ? ofBundle(sql`b.color_id = ${colorId}`) : sql``}
    ${sizeId ? ofBundle(sql`b.size_id = ${sizeId}`) : sql``}`;
}

/** Keys of a grouping beside line, order, operation, day and rate. */
export const SHOWN = {
  employee: { person: sql`employee_id`, bundle: sql`null::bigint` },
  process: { person: sql`null::bigint`, bundle: sql`null::bigint` },
  bundle: { person: sql`employee_id`, bundle: sql`s.bundle_id` },
} as const satisfies Record<NonNullable<WorkReportSearch['groupBy']>, object>;

/** First and last work date. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Scans added up, a row for each line, order, operation and day, for each rate of that day, and for each person and bundle
 * that `shown` keeps apart. A scan that was taken back is listed with its reversal, so that pieces and money cancel out.
 * Money is on cents, and adds up to the rows of a wage: what is a part of such a row takes the cent that its part reaches.
 */
export const reportedWork = (
  companyId: string,
  reach: Reach | undefined,
  scans: Sql,
  { from, to }: Days,
  shown: { readonly person: Sql; readonly bundle: Sql },
): Sql => sql`
    select company_id, work_date, ${shown.person} as employee_id, bundle_id, line_dept_id, order_id, order_process_id,
      unit_price, coefficient, sam, min(scan_id) as scan_id, sum(ok_num)::int as ok_num,
      sum(rework_num)::int as rework_num, sum(reverse_num)::int as reverse_num, sum(amount) as amount,
      sum(earned_min) as earned_min, min(first_scan_date) as first_scan_date, max(last_scan_date) as last_scan_date,
      sum(suspect_num)::int as suspect_num
    from (
      select s.company_id, s.work_date, s.employee_id, ${shown.bundle} as bundle_id, s.line_dept_id, s.order_id,
        s.order_process_id, s.unit_price, s.coefficient, s.sam, min(s.id) as scan_id,
        ${pieces(ScanType.normal, ScanType.manual, ScanType.import)} as ok_num,
        ${pieces(ScanType.rework)} as rework_num,
        coalesce(-sum(s.num) filter (where s.type = ${ScanType.reversal}), 0)::int as reverse_num,
        (round(sum(sum(s.amount)) over paid, 2) - round(sum(sum(s.amount)) over paid - sum(s.amount), 2)) as amount,
        sum(s.earned_min) as earned_min,
        min(s.scan_date) filter (where s.type <> ${ScanType.reversal}) as first_scan_date,
        max(s.scan_date) filter (where s.type <> ${ScanType.reversal}) as last_scan_date,
        sum(s.suspect_flag)::int as suspect_num
      from mes2.scan s
      left join mes2.scan t on t.company_id = s.company_id and t.id = s.reversed_id and t.work_date = s.work_date
      where s.company_id = ${companyId} and s.work_date between ${from}::date and ${to}::date
        ${scans} ${andCountedWithinReach(reach, 'mes2.scan', sql`s`)}
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, s.source_period_no
      window paid as (
        partition by s.employee_id, s.work_date, s.order_process_id, s.unit_price, s.coefficient, s.source_period_no
        order by min(s.id))) w
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`;

/** What was reported, as the grouping that was asked for adds it up. */
export const workReportRows = (
  companyId: string,
  reach: Reach | undefined,
  search: WorkReportSearch,
  days: Days,
): Sql => sql`
  from (${reportedWork(companyId, reach, scansAsked(search), days, SHOWN[search.groupBy ?? 'employee'])}) r
  left join amc.company_member m on m.company_id = r.company_id and m.id = r.employee_id
  left join mes2.bundle b on b.company_id = r.company_id and b.id = r.bundle_id
  join amc.department d on d.company_id = r.company_id and d.id = r.line_dept_id
  join mes2.production_order o on o.company_id = r.company_id and o.id = r.order_id
  join mes2.order_process p on p.company_id = r.company_id and p.id = r.order_process_id
  where true`;

export const workReportColumns = {
  workDate: sql`r.work_date`,
  employeeNo: sql`m.employee_no`,
  employeeName: sql`m.employee_name`,
  lineDeptName: sql`d.name`,
  orderNo: sql`o.order_no`,
  styleNo: sql`o.style_no`,
  bundleLabel: sql`case when b.id is not null then ${bundleLabelOf(sql`b`)} end`,
  seqNo: sql`p.seq_no`,
  processName: sql`p.process_name`,
  okNum: sql`r.ok_num`,
  reworkNum: sql`r.rework_num`,
  reverseNum: sql`r.reverse_num`,
  unitPrice: sql`r.unit_price`,
  coefficient: sql`r.coefficient`,
  amount: sql`r.amount`,
  sam: sql`r.sam`,
  earnedMin: sql`r.earned_min`,
  firstScanDate: sql`r.first_scan_date`,
  lastScanDate: sql`r.last_scan_date`,
  suspectNum: sql`r.suspect_num`,
  employeeId: sql`r.employee_id`,
  lineDeptId: sql`r.line_dept_id`,
  orderId: sql`r.order_id`,
  orderProcessId: sql`r.order_process_id`,
  bundleId: sql`r.bundle_id`,
  scanId: sql`r.scan_id`,
};

/** Labels of bundles are searched and sorted by their number. */
export const workReportSearchAs = { bundleLabel: sql`b.bundle_no` };

/** A scan belongs to one row of a grouping. */
export const workReportRowId = sql`r.scan_id`;
