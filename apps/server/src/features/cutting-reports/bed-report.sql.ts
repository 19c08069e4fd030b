import { type Sql, sql } from '../../database/engine.ts';
import { addsGarments, inGarments } from '../../records/bed-kinds.sql.ts';
import { bedColumns, bedSearchAs, HANDED_ON, netLen } from '../beds/public.ts';
import { bedsAsked, type CuttingSearch, ordersAsked, percent } from './report-beds.sql.ts';

const minutes = (from: Sql, to: Sql): Sql =>
  sql`round((extract(epoch from ${to} - ${from}) / 60)::numeric, 2)`;

export const bedReportColumns = {
  bedNo: bedColumns.bedNo,
  monthBedNo: bedColumns.monthBedNo,
  bedType: bedColumns.bedType,
  orderNo: bedColumns.orderNo,
  styleNo: bedColumns.styleNo,
  colorPlies: bedColumns.colorPlies,
  markerName: bedColumns.markerName,
  markerLen: bedColumns.markerLen,
  plies: bedColumns.plies,
  sizeRatio: bedColumns.sizeRatio,
  planNum: bedColumns.planNum,
  cutNum: bedColumns.cutNum,
  issuedLen: sql`b.issued_len`,
  netLen: netLen(sql`b`),
  usagePerPiece: bedColumns.usagePerPiece,
  planUsage: bedColumns.planUsage,
  usageDiffPct: bedColumns.usageDiffPct,
  spreadUtilPct: sql`b.spread_util_pct`,
  materialUtilPct: bedColumns.materialUtilPct,
  bundleNumTotal: bedColumns.bundleNumTotal,
  spreadMin: minutes(sql`b.spread_start_date`, sql`b.spread_end_date`),
  cutMin: minutes(sql`b.cut_start_date`, sql`b.cut_end_date`),
  employeeNames: sql`(select string_agg(distinct m.employee_name, '、') from mes2.cutting_bed_employee e
    join amc.company_member m on m.company_id = e.company_id and m.id = e.employee_id
    where e.company_id = b.company_id and e.cutting_bed_id = b.id)`,
  tableName: bedColumns.tableName,
  workDate: sql`coalesce(b.work_date, b.plan_date)`,
  status: bedColumns.status,
  cutNumOfAsked: sql`a.cut_num`,
  reduceBedId: sql`b.id`,
  orderId: bedColumns.orderId,
};

/** Colours are looked for by their names, whatever number of plies follows them. */
export const bedReportSearchAs = {
  ...bedSearchAs,
  colorPlies: sql`array(select k.name from mes2.cutting_bed_color c
    join ccm.color k on k.company_id = c.company_id and k.id = c.color_id
    where c.company_id = b.company_id and c.cutting_bed_id = b.id)`,
};

/** Garments of a bed `b` in the colour and size that are asked for; all of them where neither is. */
const garmentsAsked = ({ colorId, sizeId }: CuttingSearch): Sql =>
  colorId || sizeId
    ? sql`(select ${inGarments(sql`b`, sql`coalesce(sum(c.cut_num), 0)::int`)} as cut_num
        from mes2.cutting_bed_color_size c
        where c.company_id = b.company_id and c.cutting_bed_id = b.id
          ${colorId ? sql`and c.color_id = ${colorId}` : sql``} ${sizeId ? sql`and c.size_id = ${sizeId}` : sql``})`
    : sql`(select ${inGarments(sql`b`, sql`b.cut_num`)} as cut_num)`;

/**
 * Every bed that was handed on, child lays and replacements as lines of their own.
 *
 * @param withVoid void beds too, for who filters by that status
 */
export const bedReportRows = (companyId: string, search: CuttingSearch, withVoid: boolean): Sql => {
  const { colorId, sizeId } = search;
  return sql`
    from mes2.cutting_bed b
    join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
    join amc.department t on t.company_id = b.company_id and t.id = b.table_id
    cross join lateral ${garmentsAsked(search)} a
    where b.company_id = ${companyId} and b.del_flag = '0'
      and (b.status in ${HANDED_ON}${withVoid ? sql` or b.status = 9` : sql``})
      ${bedsAsked(search)} ${ordersAsked(search)}
      ${
        colorId
          ? sql`and exists (select 1 from mes2.cutting_bed_color c
              where c.company_id = b.company_id and c.cutting_bed_id = b.id and c.color_id = ${colorId})`
          : sql``
      }
      ${
        sizeId
          ? sql`and exists (select 1 from mes2.cutting_bed_size s
              where s.company_id = b.company_id and s.cutting_bed_id = b.id and s.size_id = ${sizeId} and s.ratio > 0)`
          : sql``
      }`;
};

const spread = sql`b.plies * b.marker_len`;
const isPiece = sql`b.bed_type <> 4`;
const planned = sql`sum(b.plan_usage * b.cut_num) filter (where ${isPiece})`;
const garments = sql`coalesce(sum(b.cut_num) filter (where ${addsGarments(sql`b`)}),
  sum(b.cut_num) filter (where ${isPiece}))`;
const consumed = sql`sum(${netLen(sql`b`)})`;

/**
 * Ratios over all rows: their parts summed first, then divided. What linings and replacements took is consumed by the
 * garments that the rows count; linings alone have their own pieces. A replacement was not planned, and its panels are
 * no pieces.
 */
export const bedReportRatios = {
  usagePerPiece: sql`round(${consumed} / nullif(${garments}, 0), 4)`,
  usageDiffPct: percent(
    sql`(${consumed} filter (where b.plan_usage is not null or not ${isPiece}) - ${planned})`,
    planned,
  ),
  spreadUtilPct: percent(sql`sum(${spread})`, consumed),
  materialUtilPct: percent(sql`sum(${spread} * b.marker_eff_pct / 100)`, consumed),
};
