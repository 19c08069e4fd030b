import { type Sql, sql } from '../../../database/engine.ts';
import type { QueryOf } from '../../../generated/operations.ts';
import { HANDED_ON } from '../../beds/public.ts';
import { bedsAsked, metrePrice, ordersAsked, percent } from '../report-beds.sql.ts';

type ConsumptionSearch = NonNullable<QueryOf<'getFabricConsumptionReport'>>;

/** A replacement cuts panels of garments that were counted before, and was not planned. */
const isPiece = sql`b.bed_type <> 4`;
const saved = sql`(g.planned_len - g.net_len)`;
const diffPct = percent(sql`(g.net_len - g.planned_len)`, sql`g.planned_len`);
const gapCut = sql`round((g.cut_num - g.order_num) * g.planned_len / nullif(g.cut_num, 0), 3)`;

export const consumptionColumns = {
  orderNo: sql`o.order_no`,
  styleNo: sql`o.style_no`,
  fabricPart: sql`g.fabric_part`,
  colorName: sql`c.name`,
  cutNum: sql`g.cut_num`,
  bomUsage: sql`round(g.planned_len / nullif(g.cut_num, 0), 4)`,
  markerUsage: sql`round(g.piece_marker_len / nullif(g.cut_num, 0), 4)`,
  usagePerPiece: sql`round(g.net_len / nullif(g.cut_num, 0), 4)`,
  usageDiffPct: diffPct,
  gapMarkerLen: sql`round(g.marker_len - g.planned_len, 3)`,
  gapEndSpliceLen: sql`round(g.net_len - g.marker_len - g.defect_len - g.remnant_len, 3)`,
  gapDefectLen: sql`g.defect_len`,
  gapRemnantLen: sql`g.remnant_len`,
  gapCutLen: gapCut,
  shortLabelLen: sql`g.label_len - g.measured_len`,
  savedLen: sql`round(${saved}, 3)`,
  savedAmount: sql`round(g.saved_amount, 4)`,
  shortLabelPct: percent(sql`(g.label_len - g.measured_len)`, sql`g.label_len`),
  orderId: sql`g.order_id`,
  colorId: sql`g.color_id`,
};

/** Over rows that know what was planned; the parts are summed first, then divided. */
export const consumptionRatios = {
  usageDiffPct: percent(
    sql`(sum(g.net_len) filter (where g.planned_len is not null) - sum(g.planned_len))`,
    sql`sum(g.planned_len)`,
  ),
  shortLabelPct: percent(sql`sum(g.label_len - g.measured_len)`, sql`sum(g.label_len)`),
};

/** A roll is short of its label once, in the first bed that it was laid in. */
const isFirstLaid = sql`not exists (
  select 1 from mes2.cutting_bed_roll y
  join mes2.cutting_bed d on d.company_id = y.company_id and d.id = y.cutting_bed_id
  where y.company_id = x.company_id and y.fabric_roll_id = x.fabric_roll_id and d.status in ${HANDED_ON}
    and d.del_flag = '0' and (d.submit_date, y.id) < (b.submit_date, x.id))`;

/**
 * What orders consumed of each fabric and colour, beside what their bills of materials allow for the pieces that were
 * cut. The plan of a row is unknown as long as one of its beds has none.
 */
export const consumptionRows = (companyId: string, search: ConsumptionSearch): Sql => {
  const { colorId, materialId, supplierName, minPct } = search;
  return sql`
  from (
    select p.company_id, p.order_id, p.fabric_part, p.color_id, sum(p.cut_num)::int as cut_num,
      case when bool_and(p.is_planned) then sum(p.planned_len) end as planned_len, sum(p.net_len) as net_len,
      sum(p.marker_len) as marker_len, sum(p.marker_len) filter (where p.is_piece) as piece_marker_len,
      sum(p.defect_len) as defect_len, sum(p.remnant_len) as remnant_len, sum(p.label_len) as label_len,
      sum(p.measured_len) as measured_len,
      case when bool_and(p.is_planned) then sum((p.planned_len - p.net_len) * p.price) end as saved_amount,
      min(q.num) as order_num
    from (
      select b.company_id, b.order_id, b.fabric_part, x.color_id, ${isPiece} as is_piece,
        b.plan_usage is not null or not ${isPiece} as is_planned, coalesce(n.cut_num, 0) as cut_num,
        coalesce(b.plan_usage * n.cut_num, 0) as planned_len, sum(x.plies) * b.marker_len as marker_len,
        sum(x.issued_len - x.return_len) as net_len, sum(x.defect_len) as defect_len,
        sum(x.remnant_len) as remnant_len,
        coalesce(sum(r.label_len) filter (where ${isFirstLaid}), 0) as label_len,
        coalesce(sum(r.actual_len) filter (where ${isFirstLaid}), 0) as measured_len, min(${metrePrice}) as price
      from mes2.cutting_bed b
      join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
      join amc.department t on t.company_id = b.company_id and t.id = b.table_id
      join ccm.material m on m.company_id = b.company_id and m.id = b.material_id
      join mes2.cutting_bed_roll x on x.company_id = b.company_id and x.cutting_bed_id = b.id
      join mes2.fabric_roll r on r.company_id = x.company_id and r.id = x.fabric_roll_id
      join mes2.cloth l on l.company_id = r.company_id and l.id = r.cloth_id
      cross join lateral (
        select sum(k.cut_num) as cut_num from mes2.cutting_bed_color_size k
        where k.company_id = b.company_id and k.cutting_bed_id = b.id and k.color_id = x.color_id and ${isPiece}) n
      where b.company_id = ${companyId} and b.status in ${HANDED_ON} and b.del_flag = '0'
        ${bedsAsked(search)} ${ordersAsked(search)}
        ${colorId ? sql`and x.color_id = ${colorId}` : sql``}
        ${materialId ? sql`and b.material_id = ${materialId}` : sql``}
        ${supplierName ? sql`and l.supplier_name = ${supplierName}` : sql``}
      group by b.company_id, b.id, b.order_id, b.fabric_part, x.color_id, b.bed_type, b.plan_usage, b.marker_len,
        n.cut_num) p
    left join lateral (
      select sum(z.num) as num from mes2.order_color_size z
      where z.company_id = p.company_id and z.order_id = p.order_id and z.color_id = p.color_id) q on true
    group by p.company_id, p.order_id, p.fabric_part, p.color_id) g
  join mes2.production_order o on o.company_id = g.company_id and o.id = g.order_id
  join ccm.color c on c.company_id = g.company_id and c.id = g.color_id
  where true ${minPct ? sql`and abs(${diffPct}) > ${minPct}::numeric` : sql``}`;
};
