import { type Sql, sql, type Tx } from '../../database/engine.ts';
import { addsGarments } from '../../records/bed-kinds.sql.ts';
import { HANDED_ON } from '../beds/public.ts';
import { bedsAsked, type CuttingSearch, ordersAsked, percent } from './report-beds.sql.ts';

export const dateReportColumns = {
  orderNo: sql`o.order_no`,
  styleNo: sql`o.style_no`,
  colorName: sql`k.color_name`,
  num: sql`s.num`,
  rowNum: sql`r.row_num`,
  totalCutNum: sql`s.cut_num`,
  cutOrderPct: percent(sql`s.cut_num`, sql`s.num`),
  orderId: sql`r.order_id`,
  colorId: sql`r.color_id`,
  cells: sql`r.cells`,
};

/** Colours of orders of which something was cut in the days, each with its cells of days. */
export const dateReportRows = (companyId: string, search: CuttingSearch): Sql => {
  const { colorId, sizeId } = search;
  return sql`
    from (
      select d.order_id, d.color_id, sum(d.cut_num)::int as row_num, jsonb_agg(jsonb_build_object(
        'workDate', d.work_date::text, 'cutNum', d.cut_num, 'bedCount', d.bed_count) order by d.work_date) as cells
      from (
        select b.order_id, c.color_id, b.work_date, sum(c.cut_num)::int as cut_num,
          count(distinct b.id)::int as bed_count
        from mes2.cutting_bed b
        join amc.department t on t.company_id = b.company_id and t.id = b.table_id
        join mes2.cutting_bed_color_size c on c.company_id = b.company_id and c.cutting_bed_id = b.id and c.cut_num > 0
        where b.company_id = ${companyId} and b.status in ${HANDED_ON} and b.del_flag = '0'
          and ${addsGarments(sql`b`)} ${bedsAsked(search)}
          ${colorId ? sql`and c.color_id = ${colorId}` : sql``}
          ${sizeId ? sql`and c.size_id = ${sizeId}` : sql``}
        group by 1, 2, 3) d
      group by 1, 2) r
    join mes2.production_order o on o.company_id = ${companyId} and o.id = r.order_id
    join mes2.order_color k on k.company_id = o.company_id and k.order_id = o.id and k.color_id = r.color_id
    join (
      select order_id, color_id, sum(num)::int as num, sum(cut_num)::int as cut_num from mes2.order_color_size
      where company_id = ${companyId} group by 1, 2) s on s.order_id = r.order_id and s.color_id = r.color_id
    where o.company_id = ${companyId} and o.del_flag = '0' ${ordersAsked(search)}`;
};

export const dateReportRatios = { cutOrderPct: percent(sql`sum(s.cut_num)`, sql`sum(s.num)`) };

/** What the columns of the days add up to over all rows. */
export const cutByDay = (tx: Tx, matching: Sql) =>
  tx.all<{ workDate: string; cutNum: number }>(sql`
    select c.value ->> 'workDate' as work_date, sum((c.value ->> 'cutNum')::int)::int as cut_num
    from (select r.cells ${matching}) m cross join jsonb_array_elements(m.cells) c
    group by 1 order by 1`);

export interface ReportTable {
  readonly tableId: string;
  readonly calendarId: string | null;
}

/** Tables of the search with the calendar they work by. */
export const tablesAsked = (tx: Tx, companyId: string, { deptId, tableId }: CuttingSearch) =>
  tx.all<ReportTable>(sql`
    select d.id as table_id, l.calendar_id
    from mes2.cutting_table t
    join amc.department d on d.company_id = t.company_id and d.id = t.dept_id
    left join mes2.line l on l.company_id = t.company_id and l.dept_id = t.dept_id and l.del_flag = '0'
    where t.company_id = ${companyId} and t.del_flag = '0' and d.del_flag = '0'
      ${deptId ? sql`and ${deptId}::bigint in (d.id, d.parent_id)` : sql``}
      ${tableId ? sql`and d.id = ${tableId}` : sql``}`);

/** A stretch of work of a bed on its table. */
export interface TableWork {
  readonly tableId: string;
  readonly workDate: string;
  readonly fromDate: string;
  readonly toDate: string;
  /** The bed cut something of the rows that were asked for. */
  readonly isAsked: boolean;
}

/**
 * When tables spread and cut in the days, whatever the beds were for.
 *
 * @param matching the rows of the report
 */
export const tableWork = (tx: Tx, companyId: string, search: CuttingSearch, matching: Sql) => {
  const { colorId, sizeId } = search;
  return tx.all<TableWork>(sql`
    with shown as (select distinct r.order_id, r.color_id ${matching}),
    asked as (
      select distinct c.cutting_bed_id as id from shown m
      join mes2.cutting_bed b on b.company_id = ${companyId} and b.order_id = m.order_id
      join mes2.cutting_bed_color_size c on c.company_id = b.company_id and c.cutting_bed_id = b.id
        and c.color_id = m.color_id and c.cut_num > 0
        ${colorId ? sql`and c.color_id = ${colorId}` : sql``}
        ${sizeId ? sql`and c.size_id = ${sizeId}` : sql``})
    select b.table_id, b.work_date, w.from_date, w.to_date, a.id is not null as is_asked
    from mes2.cutting_bed b
    join amc.department t on t.company_id = b.company_id and t.id = b.table_id
    left join asked a on a.id = b.id
    cross join lateral (values (b.spread_start_date, b.spread_end_date), (b.cut_start_date, b.cut_end_date))
      as w (from_date, to_date)
    where b.company_id = ${companyId} and b.status in ${HANDED_ON} and b.del_flag = '0'
      and w.from_date is not null and w.to_date > w.from_date ${bedsAsked(search)}`);
};
