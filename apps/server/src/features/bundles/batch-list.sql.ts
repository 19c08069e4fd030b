import { type Sql, sql } from '../../database/engine.ts';

const label = (no: Sql): Sql =>
  sql`('B' || lpad(${no}::text, greatest(4, length(${no}::text)), '0'))`;

/** `B0001–B0036`. */
export const spanOf = (from: Sql, to: Sql): Sql => sql`(${label(from)} || '–' || ${label(to)})`;

export const batchColumns = {
  id: sql`r.id`,
  batchNo: sql`r.batch_no`,
  orderNo: sql`o.order_no`,
  bundleSpan: spanOf(sql`r.bundle_from`, sql`r.bundle_to`),
  bundleCount: sql`x.bundle_count`,
  num: sql`x.num`,
  sizeMix: sql`x.size_mix`,
  shades: sql`x.shades`,
  lineDeptName: sql`d.name`,
  planLoadDate: sql`r.plan_load_date`,
  priority: sql`r.priority`,
  deliveredNum: sql`x.delivered_num`,
  status: sql`r.status`,
  orderId: sql`r.order_id`,
  reduceBedId: sql`r.cutting_bed_id`,
  bundleFrom: sql`r.bundle_from`,
  bundleTo: sql`r.bundle_to`,
  lineDeptId: sql`r.line_dept_id`,
  version: sql`r.version`,
};

/** The number behind the span, so that B0009 comes before B0010. */
export const batchSearchAs = { bundleSpan: sql`r.bundle_from` };

/** Batches with the pieces of their bundles now; void numbers and split mothers count for nothing. */
export const batchRows = (
  companyId: string,
  search: { readonly orderId?: string | undefined; readonly lineDeptId?: string | undefined },
): Sql => sql`
  from mes2.batch_range r
  join mes2.production_order o on o.company_id = r.company_id and o.id = r.order_id
  left join amc.department d on d.company_id = r.company_id and d.id = r.line_dept_id
  cross join lateral (
    select coalesce(sum(s.bundles), 0)::int as bundle_count, coalesce(sum(s.num), 0)::int as num,
      coalesce(sum(s.delivered), 0)::int as delivered_num,
      string_agg(s.size_name || s.num, ' ' order by s.sort, s.size_name) as size_mix,
      coalesce((select array_agg(distinct b.shade order by b.shade) from mes2.bundle b
        where b.company_id = r.company_id and b.order_id = r.order_id and b.shade is not null and b.status < 8
          and b.bundle_no between r.bundle_from and r.bundle_to), '{}') as shades
    from (
      select b.size_name, min(z.sort) as sort, count(*) as bundles, sum(b.num) as num,
        sum(case when coalesce(case when b.status = 7 then b.hold_from else b.status end, 0) >= 2
          then b.num else 0 end) as delivered
      from mes2.bundle b join ccm.size z on z.company_id = b.company_id and z.id = b.size_id
      where b.company_id = r.company_id and b.order_id = r.order_id and b.status < 8
        and b.bundle_no between r.bundle_from and r.bundle_to
      group by b.size_name) s) x
  where r.company_id = ${companyId} and r.del_flag = '0'
  ${search.orderId ? sql`and r.order_id = ${search.orderId}` : sql``}
  ${search.lineDeptId ? sql`and r.line_dept_id = ${search.lineDeptId}` : sql``}`;
