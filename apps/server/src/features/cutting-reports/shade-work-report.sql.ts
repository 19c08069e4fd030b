import { type Sql, sql } from '../../database/engine.ts';
import type { QueryOf } from '../../generated/operations.ts';
import { bedLabel } from '../../records/bed-kinds.sql.ts';
import { HANDED_ON } from '../beds/public.ts';
import { bedsAsked, ordersAsked } from './report-beds.sql.ts';

type ShadeWorkSearch = NonNullable<QueryOf<'getCuttingWorkReportByShade'>>;

const SHADE_LEVEL = 3;

export const shadeWorkColumns = {
  employeeNo: sql`m.employee_no`,
  employeeName: sql`m.employee_name`,
  workDate: sql`g.work_date`,
  bedNo: sql`g.bed_no`,
  colorName: sql`c.name`,
  shade: sql`g.shade`,
  role: sql`g.role`,
  rollNum: sql`g.roll_num`,
  spliceNum: sql`g.splice_num`,
  plies: sql`g.plies`,
  cutNum: sql`g.cut_num`,
  unitPrice: sql`g.unit_price`,
  difficulty: sql`g.difficulty`,
  sharePct: sql`g.share_pct`,
  amount: sql`round(g.amount, 2)`,
  employeeId: sql`g.employee_id`,
  reduceBedId: sql`g.bed_id`,
  rowKey: sql`g.row_key`,
};

/**
 * Shades of beds that were handed on with the pay of everybody who worked at them. What a person earned with an operation
 * of a bed is laid over its shades by their garments, in cents; those left over go to the largest fractions.
 */
export const shadeWorkRows = (companyId: string, search: ShadeWorkSearch): Sql => {
  const { employeeId, colorId, hard } = search;
  return sql`
  from (
    select p.*, (p.whole + case when row_number() over (
        partition by p.share_id order by p.part - p.whole desc, p.color_id, p.shade) <= round(p.cents - p.whole_cents)
      then 1 else 0 end) / 100.0 as amount
    from (
      select x.*, floor(x.part) as whole, sum(floor(x.part)) over (partition by x.share_id) as whole_cents
      from (
        select e.id as share_id, concat_ws('/', e.id, k.color_id, k.shade) as row_key, e.company_id, e.employee_id, e.role,
          e.unit_price, e.share_pct, b.id as bed_id, ${bedLabel(sql`b`)} as bed_no, b.work_date,
          coalesce(b.shade_difficulty, 1)::numeric as difficulty,
          k.color_id, k.shade, k.plies, k.cut_num, n.roll_num, n.splice_num, e.amount * 100 as cents,
          e.amount * 100 * k.cut_num / nullif(sum(k.cut_num) over (partition by e.id), 0) as part
        from mes2.cutting_bed_employee e
        join mes2.cutting_bed b on b.company_id = e.company_id and b.id = e.cutting_bed_id
        join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id
        join amc.department t on t.company_id = b.company_id and t.id = b.table_id
        cross join lateral (
          select l.color_id, l.shade, sum(l.plies)::int as plies, floor(sum(l.plies) * (
            select sum(z.ratio) from mes2.cutting_bed_size z
            where z.company_id = b.company_id and z.cutting_bed_id = b.id))::int as cut_num
          from mes2.cutting_bed_color l
          where l.company_id = b.company_id and l.cutting_bed_id = b.id group by 1, 2) k
        cross join lateral (
          select count(distinct r.fabric_roll_id)::int as roll_num, coalesce(sum(r.splice_num), 0)::int as splice_num
          from mes2.cutting_bed_roll r
          where r.company_id = b.company_id and r.cutting_bed_id = b.id and r.color_id = k.color_id
            and r.shade is not distinct from k.shade) n
        where e.company_id = ${companyId} and b.status in ${HANDED_ON} and b.del_flag = '0' and b.work_date is not null
          and b.bed_type = ${SHADE_LEVEL}::int ${bedsAsked(search)} ${ordersAsked(search)}
          ${employeeId ? sql`and e.employee_id = ${employeeId}` : sql``}
          ${hard ? sql`and b.shade_difficulty > 1` : sql``}) x) p) g
  join amc.company_member m on m.company_id = g.company_id and m.id = g.employee_id
  join ccm.color c on c.company_id = g.company_id and c.id = g.color_id
  where true ${colorId ? sql`and g.color_id = ${colorId}` : sql``}`;
};
