import { andWithinReach } from '../../access/within-reach.ts';
import { type Reach, type Sql, sql } from '../../database/engine.ts';
import { addsGarments } from '../../records/bed-kinds.sql.ts';
import { HANDED_ON, netLen } from '../beds/public.ts';
import {
  bedsAsked,
  type CuttingSearch,
  metrePrice,
  ordersAsked,
  percent,
} from './report-beds.sql.ts';

export const summaryColumns = {
  customerName: sql`g.customer_name`,
  styleNo: sql`g.style_no`,
  orderNo: sql`g.order_no`,
  bedCount: sql`g.bed_count`,
  cutNum: sql`g.cut_num`,
  avgPlies: sql`round(g.plies::numeric / nullif(g.bed_count, 0), 2)`,
  markerEffPct: sql`round(g.pattern_len * 100 / nullif(g.spread_len, 0), 2)`,
  usageDiffPct: percent(sql`(g.net_len - g.planned_len)`, sql`g.planned_len`),
  savedLen: sql`round(coalesce(g.planned_len, 0) - coalesce(g.net_len, 0), 3)`,
  savedAmount: sql`round(coalesce(g.saved_amount, 0), 4)`,
  overCutNum: sql`g.over_cut_num`,
  overCutReasonNum: sql`g.over_cut_reason_num`,
  panelFaultPct: percent(sql`g.fault_num`, sql`g.check_num`),
};

const isPiece = sql`b.bed_type <> 4`;
/** What a bed was to take; a replacement was not planned. */
const plannedLen = sql`(case when ${isPiece} then b.plan_usage * b.cut_num else 0 end)`;

/** The company, and what of its orders the caller reaches. */
interface SummaryScope {
  readonly companyId: string;
  readonly reach: Reach | undefined;
}

/**
 * Beds of a period by customer and style, or by order. Replacements are no beds of it: they cut
 * panels of garments that were counted before, and what they took is consumed beside the plan. Fabric is compared where
 * the bed knows what was planned.
 */
export const summaryRows = (
  { companyId, reach }: SummaryScope,
  search: CuttingSearch,
  byOrder: boolean,
): Sql => {
  const { colorId, sizeId } = search;
  return sql`
    from (
      select o.customer_name, b.style_no, ${byOrder ? sql`o.order_no` : sql`null::text as order_no`},
        min(b.id) as row_id, count(*) filter (where ${isPiece})::int as bed_count,
        coalesce(sum(b.plies) filter (where ${isPiece}), 0)::int as plies,
        coalesce(sum(b.cut_num) filter (where ${addsGarments(sql`b`)}), 0)::int as cut_num,
        sum(b.plies * b.marker_len) filter (where ${isPiece}) as spread_len,
        sum(b.plies * b.marker_len * b.marker_eff_pct / 100) filter (where ${isPiece}) as pattern_len,
        sum(${netLen(sql`b`)}) filter (where b.plan_usage is not null or not ${isPiece}) as net_len,
        sum(${plannedLen}) as planned_len,
        sum((${plannedLen} - ${netLen(sql`b`)}) * ${metrePrice}) as saved_amount,
        sum(b.over_cut_num)::int as over_cut_num, count(b.over_cut_reason)::int as over_cut_reason_num,
        sum(q.fault_num) as fault_num, sum(q.check_num) as check_num
      from mes2.cutting_bed b
      join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
      join amc.department t on t.company_id = b.company_id and t.id = b.table_id
      join ccm.material m on m.company_id = b.company_id and m.id = b.material_id
      left join (
        select cutting_bed_id, sum(fault_num) as fault_num, sum(check_num) as check_num from mes2.cutting_bed_qc
        where company_id = ${companyId} and del_flag = '0' group by 1) q on q.cutting_bed_id = b.id
      where b.company_id = ${companyId} and b.status in ${HANDED_ON} and b.del_flag = '0'
        ${bedsAsked(search)} ${ordersAsked(search)} ${andWithinReach(reach, 'mes2.production_order', sql`o`)}
        ${
          colorId
            ? sql`and exists (select 1 from mes2.cutting_bed_color c
                where c.company_id = b.company_id and c.cutting_bed_id = b.id and c.color_id = ${colorId})`
            : sql``
        }
        ${
          sizeId
            ? sql`and exists (select 1 from mes2.cutting_bed_size s where s.company_id = b.company_id
                and s.cutting_bed_id = b.id and s.size_id = ${sizeId} and s.ratio > 0)`
            : sql``
        }
      group by 1, 2, 3) g
    where true`;
};

/** Ratios over all rows: their parts summed first, then divided. */
export const summaryRatios = {
  avgPlies: sql`round(sum(g.plies)::numeric / nullif(sum(g.bed_count), 0), 2)`,
  markerEffPct: percent(sql`sum(g.pattern_len)`, sql`sum(g.spread_len)`),
  usageDiffPct: percent(sql`(sum(g.net_len) - sum(g.planned_len))`, sql`sum(g.planned_len)`),
  panelFaultPct: percent(sql`sum(g.fault_num)`, sql`sum(g.check_num)`),
};
