import { sql } from '../database/engine.ts';
import type { Invariant } from './invariant.ts';

export const goodsInvariants: readonly Invariant[] = [
  {
    number: 'I34',
    sentence:
      'of an order no more comes into the stores than its checks passed, of seconds no more than they found, by colour and size',
    offenders: sql`
      with passed as (
        select company_id, order_id, color_id, size_id, case stage when 'qcPass' then 1 else 2 end as grade,
          sum(num) as num
        from (
          select company_id, order_id, color_id, size_id, stage, num from mes2.order_stage_day
          union all
          select company_id, order_id, color_id, size_id, stage, num from mes2.progress_delta) f
        where stage in ('qcPass', 'second') group by 1, 2, 3, 4, 5)
      select h.company_id, o.order_no || ' ' || l.color_id || ' ' || l.size_id || ' ' || l.grade as what
      from mes2.warehouse_bill h
      join mes2.warehouse_bill_line l on l.company_id = h.company_id and l.bill_id = h.id
      join mes2.production_order o on o.company_id = h.company_id and o.id = h.order_id
      left join passed p on p.company_id = h.company_id and p.order_id = h.order_id and p.color_id = l.color_id
        and p.size_id = l.size_id and p.grade = l.grade
      where h.bill_type in (1, 3) and h.status = 2 and h.del_flag = '0'
      group by h.company_id, o.order_no, l.color_id, l.size_id, l.grade, p.num
      having sum(l.num) > coalesce(p.num, 0)`,
  },
  {
    number: 'I35',
    sentence:
      'what lies in a store is what its ledger adds up to and what its bills brought and took, and what is promised is what submitted outs ask',
    offenders: sql`
      with moved as (
        select h.company_id, w.id as warehouse_id, h.order_id, l.color_id, l.size_id, l.grade,
          sum(case when h.direction = 1 or w.id = h.to_warehouse_id then l.num else -l.num end)
            filter (where h.status = 2) as num,
          sum(l.num) filter (where h.status = 1 and h.direction = 2 and w.id = h.warehouse_id) as promised
        from mes2.warehouse_bill h
        join mes2.warehouse_bill_line l on l.company_id = h.company_id and l.bill_id = h.id
        join ccm.warehouse w on w.company_id = h.company_id and w.id in (h.warehouse_id, h.to_warehouse_id)
        where h.status in (1, 2) and h.bill_type not in (4, 15) and h.del_flag = '0'
        group by 1, 2, 3, 4, 5, 6),
      entered as (
        select company_id, warehouse_id, order_id, color_id, size_id, grade, sum(num) as num from mes2.finished_ledger
        group by 1, 2, 3, 4, 5, 6)
      select company_id, row(order_id, warehouse_id, color_id, size_id, grade)::text as what
      from mes2.finished_stock s
      full join moved m using (company_id, warehouse_id, order_id, color_id, size_id, grade)
      full join entered e using (company_id, warehouse_id, order_id, color_id, size_id, grade)
      where coalesce(s.num, 0) <> coalesce(m.num, 0) or coalesce(s.num, 0) <> coalesce(e.num, 0)
        or coalesce(s.locked_num, 0) <> coalesce(m.promised, 0)`,
  },
  {
    number: 'I36',
    sentence:
      'a bill that was reversed has a confirmed reversal of the same pieces, and each names the other',
    offenders: sql`
      select h.company_id, h.bill_no as what from mes2.warehouse_bill h
      left join mes2.warehouse_bill m on m.company_id = h.company_id and m.id = h.mirror_id
      where h.del_flag = '0' and (
        h.status = 3 and (m.id is null or m.status <> 2 or m.bill_type not in (4, 15))
        or h.bill_type in (4, 15) and h.status = 2 and (m.id is null or m.status <> 3)
        or h.status in (2, 3) and m.status in (2, 3) and (m.mirror_id <> h.id or m.num <> h.num))`,
  },
];
