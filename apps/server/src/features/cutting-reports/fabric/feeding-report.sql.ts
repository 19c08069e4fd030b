import { FEEDING_TOLERANCE_PCT } from '@garment-mes/domain/fabric';
import { type Sql, sql } from '../../../database/engine.ts';
import type { QueryOf } from '../../../generated/operations.ts';
import { bedLabel } from '../../../records/bed-kinds.sql.ts';
import { HANDED_ON } from '../../beds/public.ts';
import { factoryDayOf } from '../../settings/public.ts';
import { ordersAsked, percent } from '../report-beds.sql.ts';

type FeedingSearch = NonNullable<QueryOf<'getFeedingReport'>>;

/** The rolls of a slip left the store. */
const isIssued = (slip: Sql): Sql => sql`${slip}.status in (1, 2, 3)`;

/**
 * The slip that fed roll `x` of bed `d`: the one of the bed, else one of its order; of several the last one before
 * the bed was begun.
 */
const fedBy = sql`(
  select s.id from mes2.feeding_slip_line n
  join mes2.feeding_slip s on s.company_id = n.company_id and s.id = n.feeding_id
  where n.company_id = x.company_id and n.fabric_roll_id = x.fabric_roll_id and ${isIssued(sql`s`)} and s.del_flag = '0'
  order by (s.cutting_bed_id is not distinct from d.id) desc, (s.order_id = d.order_id) desc,
    (s.cutting_bed_id is null) desc, (s.issue_date < d.spread_start_date) desc nulls last, s.issue_date desc, s.id desc
  limit 1)`;

/** When the first ply of what a slip fed was laid. */
const spreadStart = sql`coalesce(b.spread_start_date, g.spread_start_date)`;
/** Nothing of a slip that was not issued, or of which nothing was laid yet. */
const isOnTime = sql`(f.issue_date < ${spreadStart})`;
const isDiffering = sql`f.status in (2, 3)
  and abs(g.issued_len - g.received_len) * 100 > ${FEEDING_TOLERANCE_PCT}::numeric * g.issued_len`;

const received = sql`case when f.status in (2, 3) then g.received_len else 0 end`;

export const feedingColumns = {
  feedingNo: sql`f.feeding_no`,
  orderNo: sql`o.order_no`,
  bedNo: bedLabel(sql`b`),
  materialName: sql`m.name`,
  colorName: sql`c.name`,
  planLen: sql`(round(f.plan_len * g.until_len / g.slip_len, 3)
    - round(f.plan_len * (g.until_len - g.line_len) / g.slip_len, 3))`,
  issuedLen: sql`g.issued_len`,
  receivedLen: received,
  diffLen: sql`case when f.status in (2, 3) then g.issued_len - g.received_len else 0 end`,
  returnLen: sql`g.return_len`,
  usedLen: sql`g.used_len`,
  openLen: sql`(${received} - g.used_len - g.lost_len - g.return_len)`,
  issueDate: sql`f.issue_date`,
  spreadStartDate: spreadStart,
  onTimePct: sql`round(case ${isOnTime} when true then 100 when false then 0 end, 2)`,
  status: sql`f.status`,
  orderId: sql`f.order_id`,
  feedingId: sql`f.id`,
  materialId: sql`g.material_id`,
  colorId: sql`g.color_id`,
};

/** Of the slips whose fabric was laid, those that were issued before; a slip of several colours is one of them. */
export const feedingRatios = {
  onTimePct: percent(
    sql`count(distinct f.id) filter (where ${isOnTime})`,
    sql`count(distinct f.id) filter (where ${isOnTime} is not null)`,
  ),
};

/** Slips by material and colour of their rolls, with what beds that were handed on made of them; no void ones. */
export const feedingRows = (companyId: string, search: FeedingSearch): Sql => {
  const { issueDateFrom: from, issueDateTo: to, materialId, colorId, differing } = search;
  const day = factoryDayOf(sql`f.issue_date`, sql`f.company_id`);
  return sql`
  from (
    select f.company_id, f.id as feeding_id, r.material_id, r.color_id, sum(i.len) as line_len,
      sum(sum(i.len)) over (partition by f.id) as slip_len,
      sum(sum(i.len)) over (partition by f.id order by r.material_id, r.color_id) as until_len,
      coalesce(sum(i.len) filter (where ${isIssued(sql`f`)}), 0) as issued_len,
      coalesce(sum(i.received_len), 0) as received_len, sum(i.return_len) as return_len,
      coalesce(sum(u.used_len), 0) as used_len, coalesce(sum(u.lost_len), 0) as lost_len,
      min(min(u.spread_start_date)) over (partition by f.id) as spread_start_date
    from mes2.feeding_slip f
    join mes2.feeding_slip_line i on i.company_id = f.company_id and i.feeding_id = f.id
    join mes2.fabric_roll r on r.company_id = i.company_id and r.id = i.fabric_roll_id
    cross join lateral (
      select sum(x.used_len) as used_len, sum(x.splice_len + x.defect_len + x.remnant_len) as lost_len,
        min(d.spread_start_date) as spread_start_date
      from mes2.cutting_bed_roll x
      join mes2.cutting_bed d on d.company_id = x.company_id and d.id = x.cutting_bed_id
      where x.company_id = i.company_id and x.fabric_roll_id = i.fabric_roll_id and d.status in ${HANDED_ON}
        and d.del_flag = '0' and ${fedBy} = f.id) u
    where f.company_id = ${companyId} and f.del_flag = '0' and f.status <> 9
    group by f.company_id, f.id, r.material_id, r.color_id) g
  join mes2.feeding_slip f on f.company_id = g.company_id and f.id = g.feeding_id
  join mes2.production_order o on o.company_id = f.company_id and o.id = f.order_id
  join ccm.material m on m.company_id = g.company_id and m.id = g.material_id
  join ccm.color c on c.company_id = g.company_id and c.id = g.color_id
  left join mes2.cutting_bed b on b.company_id = f.company_id and b.id = f.cutting_bed_id
  where f.company_id = ${companyId} ${ordersAsked(search)}
    ${from ? sql`and ${day} >= ${from}::date` : sql``}
    ${to ? sql`and ${day} <= ${to}::date` : sql``}
    ${materialId ? sql`and g.material_id = ${materialId}` : sql``}
    ${colorId ? sql`and g.color_id = ${colorId}` : sql``}
    ${differing ? sql`and ${isDiffering}` : sql``}`;
};
