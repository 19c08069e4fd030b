import { type Sql, sql } from '../../database/engine.ts';
import type { QueryOf } from '../../generated/operations.ts';
import { addsGarments } from '../../records/bed-kinds.sql.ts';
import { HANDED_ON } from '../beds/public.ts';
import { isPanelGated } from './panel-gates.sql.ts';
import { ordersAsked } from './report-beds.sql.ts';

type WipSearch = NonNullable<QueryOf<'getCuttingWipReport'>>;

/** A finished check of the panels of the bundle, of the bundle that it was split from, or of its bed. */
const isPanelChecked = sql`exists (
  select 1 from mes2.cutting_bed_qc c
  where c.company_id = b.company_id and c.cutting_bed_id = b.cutting_bed_id and c.status = 1 and c.del_flag = '0'
    and (c.bundle_id is null or c.bundle_id in (b.id, b.root_bundle_id)))`;

/** The one stage in which a bundle is; nothing of one that was split or is void, whose garments are elsewhere. */
const stage = sql`case
  when b.status = 0 then 'print'
  when b.status = 1 and ${isPanelGated(sql`b`)} and not ${isPanelChecked} then 'check'
  when b.status = 1 then 'send'
  when b.status = 2 then 'delivered'
  when b.status = 3 then 'line'
  when b.status in (4, 5, 6) then 'off'
  when b.status = 7 then 'hold' end`;

const pieces = (of: Sql): Sql => sql`coalesce(sum(p.num) filter (where ${of}), 0)::int`;
const inStage = (name: string): Sql => pieces(sql`p.stage = ${name}::text`);
const aged = (from: number, to: number): Sql =>
  pieces(sql`p.stage <> 'off' and p.age between ${from}::int and ${to}::int`);

/** Older than any piece. */
const EVER = 100_000;

/** Cut pieces by order, colour and size: cut, and where each of them is; `gap_num` is what is in no stage. */
export const wipRows = (companyId: string, search: WipSearch, today: string): Sql => {
  const { colorId, sizeId, lineDeptId, unbalanced, over10Days } = search;
  const orders = sql`in (
    select o.id from mes2.production_order o
    where o.company_id = ${companyId} and o.del_flag = '0' ${ordersAsked(search)})`;
  const age = sql`${today}::date - coalesce(d.work_date, d.plan_date)`;
  return sql`
  from (
    select c.*, c.cut_num - c.wait_print_num - c.wait_qc_num - c.wait_send_num - c.delivered_num - c.in_line_num
      - c.off_line_num - c.hold_num - c.scrap_num as gap_num
    from (
      select p.company_id, p.order_id, p.color_id, p.size_id, min(p.color_name) as color_name,
        min(p.size_name) as size_name, coalesce(sum(p.cut), 0)::int as cut_num, ${inStage('print')} as wait_print_num,
        ${inStage('check')} as wait_qc_num, ${inStage('send')} as wait_send_num,
        ${inStage('delivered')} as delivered_num, ${inStage('line')} as in_line_num, ${inStage('off')} as off_line_num,
        ${inStage('hold')} as hold_num, coalesce(sum(p.scrap), 0)::int as scrap_num, ${aged(-EVER, 2)} as age0,
        ${aged(3, 5)} as age3, ${aged(6, 10)} as age6, ${aged(11, EVER)} as age11
      from (
        select d.company_id, d.order_id, x.color_id, x.size_id, k.color_name, z.size_name, x.cut_num as cut, 0 as scrap,
          x.cut_num as num, case when d.status in (3, 7) then 'print' end as stage, ${age} as age
        from mes2.cutting_bed d
        join mes2.cutting_bed_color_size x on x.company_id = d.company_id and x.cutting_bed_id = d.id
        left join mes2.order_color k on k.company_id = d.company_id and k.order_id = d.order_id
          and k.color_id = x.color_id
        left join mes2.order_size z on z.company_id = d.company_id and z.order_id = d.order_id and z.size_id = x.size_id
        where d.company_id = ${companyId} and d.status in ${HANDED_ON} and d.del_flag = '0' and x.cut_num > 0
          and ${addsGarments(sql`d`)} and d.order_id ${orders}
        union all
        select b.company_id, b.order_id, b.color_id, b.size_id, b.color_name, b.size_name, 0, b.scrap_num, b.num,
          ${stage}, ${age}
        from mes2.bundle b
        join mes2.cutting_bed d on d.company_id = b.company_id and d.id = b.cutting_bed_id
        where b.company_id = ${companyId} and b.del_flag = '0' and (b.status <> 9 or b.num = 0)
          and b.order_id ${orders}) p
      group by 1, 2, 3, 4) c) w
  join mes2.production_order o on o.company_id = w.company_id and o.id = w.order_id
  where o.del_flag = '0'
    ${colorId ? sql`and w.color_id = ${colorId}` : sql``}
    ${sizeId ? sql`and w.size_id = ${sizeId}` : sql``}
    ${
      lineDeptId
        ? sql`and exists (
            select 1 from mes2.bundle b
            where b.company_id = w.company_id and b.order_id = w.order_id and b.color_id = w.color_id
              and b.size_id = w.size_id and b.line_dept_id = ${lineDeptId} and b.status < 8)`
        : sql``
    }
    ${unbalanced ? sql`and w.gap_num <> 0` : sql``}
    ${over10Days ? sql`and w.age11 > 0` : sql``}`;
};

export const wipColumns = {
  orderNo: sql`o.order_no`,
  colorName: sql`w.color_name`,
  sizeName: sql`w.size_name`,
  cutNum: sql`w.cut_num`,
  waitPrintNum: sql`w.wait_print_num`,
  waitQcNum: sql`w.wait_qc_num`,
  waitSendNum: sql`w.wait_send_num`,
  deliveredNum: sql`w.delivered_num`,
  inLineNum: sql`w.in_line_num`,
  offLineNum: sql`w.off_line_num`,
  holdNum: sql`w.hold_num`,
  scrapNum: sql`w.scrap_num`,
  gapNum: sql`w.gap_num`,
  age0: sql`w.age0`,
  age3: sql`w.age3`,
  age6: sql`w.age6`,
  age11: sql`w.age11`,
  orderId: sql`w.order_id`,
  colorId: sql`w.color_id`,
  sizeId: sql`w.size_id`,
};
