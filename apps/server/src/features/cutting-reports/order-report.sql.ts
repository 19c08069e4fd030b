import { type Sql, sql, type Tx } from '../../database/engine.ts';
import { addsGarments } from '../../records/bed-kinds.sql.ts';
import { HANDED_ON } from '../beds/public.ts';
import { bedsAsked, type CuttingSearch, ordersAsked, percent } from './report-beds.sql.ts';

export interface OrderReportSearch extends CuttingSearch {
  readonly deliveryDateFrom?: string | undefined;
  readonly deliveryDateTo?: string | undefined;
  readonly outOfTolerance?: boolean | undefined;
  readonly open?: boolean | undefined;
}

/** I12: the most that may be cut of a colour and size. */
const limitNum = sql`ceil(s.num * (100 + o.cut_tol_up_pct) / 100)::int`;
const leastNum = sql`floor(s.num * (100 - o.cut_tol_down_pct) / 100)`;

/** Nothing more will be cut of an order whose beds are all closed: those with bundles, linings and replacements never are. */
const allClosed = sql`(select bool_and(b.status = 5) from mes2.cutting_bed b
  where b.company_id = o.company_id and b.order_id = o.id and b.status <> 9 and b.del_flag = '0'
    and ${addsGarments(sql`b`)})`;

const isOutOfTolerance = sql`(s.cut_num > ${limitNum}
  or (s.cut_num < ${leastNum} and coalesce(${allClosed}, false)))`;

/** The day on which the pieces cut so far reached the quantity of the cell. */
const finishDate = sql`(
  select min(d.work_date) from (
    select b.work_date, sum(sum(c.cut_num)) over (order by b.work_date) as cut_so_far
    from mes2.cutting_bed b
    join mes2.cutting_bed_color_size c on c.company_id = b.company_id and c.cutting_bed_id = b.id
      and c.color_id = s.color_id and c.size_id = s.size_id
    where b.company_id = s.company_id and b.order_id = s.order_id and b.status in ${HANDED_ON}
      and ${addsGarments(sql`b`)}
    group by b.work_date) d
  where d.cut_so_far >= s.num)`;

export const orderReportColumns = {
  orderNo: sql`o.order_no`,
  styleNo: sql`o.style_no`,
  colorName: sql`k.color_name`,
  sizeName: sql`z.size_name`,
  num: sql`s.num`,
  planNum: sql`s.plan_num`,
  cutNum: sql`s.cut_num`,
  limitNum,
  cutOrderPct: percent(sql`s.cut_num`, sql`s.num`),
  overNum: sql`(s.cut_num - s.num)`,
  scrapNum: sql`coalesce(d.scrap_num, 0)`,
  cutScrapNum: sql`coalesce(q.scrap_num, 0)`,
  replaceNum: sql`coalesce(q.replace_num, 0)`,
  deliverNum: sql`coalesce(d.num, 0)`,
  onHandNum: sql`coalesce(h.num, 0)`,
  finishDate,
  isOutOfTolerance,
  orderId: sql`s.order_id`,
  colorId: sql`s.color_id`,
  sizeId: sql`s.size_id`,
};

/** Orders that had a bed on the asked days and tables; all of them when none are asked for. */
const cutThen = (search: CuttingSearch): Sql => {
  const { workDateFrom, workDateTo, deptId, tableId } = search;
  if (!workDateFrom && !workDateTo && !deptId && !tableId) return sql``;
  return sql`and exists (
    select 1 from mes2.cutting_bed b
    join amc.department t on t.company_id = b.company_id and t.id = b.table_id
    where b.company_id = o.company_id and b.order_id = o.id and b.status in ${HANDED_ON} and b.del_flag = '0'
      ${bedsAsked(search)})`;
};

/**
 * Colours and sizes of orders beside what was cut, lost, delivered and what is in the cut-piece store.
 * Lost are the garments scrapped anywhere, beside those scrapped in cutting; panels replaced are those of the cut-panel
 * checks; store and lines are pieces of bundles.
 */
export const orderReportRows = (
  companyId: string,
  search: OrderReportSearch,
  openOnly: boolean,
): Sql => {
  const { colorId, sizeId, deliveryDateFrom, deliveryDateTo, outOfTolerance, open } = search;
  return sql`
    from mes2.order_color_size s
    join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
    join mes2.order_color k on k.company_id = s.company_id and k.order_id = s.order_id and k.color_id = s.color_id
    join mes2.order_size z on z.company_id = s.company_id and z.order_id = s.order_id and z.size_id = s.size_id
    left join (
      select b.order_id, c.color_id, c.size_id, sum(c.scrap_num)::int as scrap_num, sum(c.replace_num)::int as replace_num
      from mes2.cutting_bed b
      join mes2.cutting_bed_color_size c on c.company_id = b.company_id and c.cutting_bed_id = b.id
      where b.company_id = ${companyId} and b.status in ${HANDED_ON} and ${addsGarments(sql`b`)}
      group by 1, 2, 3) q on q.order_id = s.order_id and q.color_id = s.color_id and q.size_id = s.size_id
    left join (
      select order_id, color_id, size_id, coalesce(sum(num) filter (where stage = 'deliver'), 0)::int as num,
        coalesce(sum(num) filter (where stage = 'scrap'), 0)::int as scrap_num
      from mes2.order_stage_day
      where company_id = ${companyId} and stage in ('deliver', 'scrap')
      group by 1, 2, 3) d on d.order_id = s.order_id and d.color_id = s.color_id and d.size_id = s.size_id
    left join (
      select order_id, color_id, size_id, sum(num)::int as num from mes2.bundle
      where company_id = ${companyId} and (status in (0, 1) or (status = 7 and hold_from in (0, 1)))
      group by 1, 2, 3) h on h.order_id = s.order_id and h.color_id = s.color_id and h.size_id = s.size_id
    where s.company_id = ${companyId} and o.del_flag = '0' and s.num > 0
      ${openOnly ? sql`and o.status not in (4, 9)` : sql``}
      ${ordersAsked(search)} ${cutThen(search)}
      ${colorId ? sql`and s.color_id = ${colorId}` : sql``}
      ${sizeId ? sql`and s.size_id = ${sizeId}` : sql``}
      ${deliveryDateFrom ? sql`and o.delivery_date >= ${deliveryDateFrom}::date` : sql``}
      ${deliveryDateTo ? sql`and o.delivery_date <= ${deliveryDateTo}::date` : sql``}
      ${outOfTolerance ? sql`and ${isOutOfTolerance}` : sql``}
      ${open ? sql`and s.cut_num < s.num` : sql``}`;
};

export const orderCount = async (tx: Tx, companyId: string): Promise<number> => {
  const counted = await tx.one<{ num: number }>(sql`
    select count(*)::int as num from mes2.production_order where company_id = ${companyId} and del_flag = '0'`);
  return counted?.num ?? 0;
};

export const orderReportRatios = { cutOrderPct: percent(sql`sum(s.cut_num)`, sql`sum(s.num)`) };
