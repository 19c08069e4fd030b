import { sql } from '../database/engine.ts';
import type { Invariant } from './invariant.ts';

const ORDERED = sql`
  (select company_id, order_id, sum(num) as num from mes2.order_color_size group by 1, 2)`;
const SHIPPING = sql`
  (select s.company_id, s.order_id, sum(l.num) as num from mes2.order_shipment s
   join mes2.order_shipment_line l on l.company_id = s.company_id and l.shipment_id = s.id
   where s.del_flag = '0' group by 1, 2)`;

export const orderInvariants: readonly Invariant[] = [
  {
    number: 'I1',
    sentence: 'an order is the sum of its colours and sizes, and of its shipments once it has any',
    offenders: sql`
      select o.company_id, o.order_no as what from mes2.production_order o
      left join ${ORDERED} c on c.company_id = o.company_id and c.order_id = o.id
      left join ${SHIPPING} s on s.company_id = o.company_id and s.order_id = o.id
      where o.del_flag = '0' and (o.order_num <> coalesce(c.num, 0) or o.order_num <> coalesce(s.num, o.order_num))`,
  },
  {
    number: 'I2',
    sentence:
      'an order number, trimmed and in capitals, names one live order, and its version is the newest',
    offenders: sql`
      select company_id, min(order_no) as what from mes2.production_order where del_flag = '0'
      group by company_id, upper(btrim(order_no)) having count(*) > 1
      union all
      select o.company_id, o.order_no from mes2.production_order o
      join mes2.order_version v on v.company_id = o.company_id and v.order_id = o.id
      where v.status = 1 and v.del_flag = '0' and v.version_no > o.version_no`,
  },
  {
    number: 'I3',
    sentence: 'a confirmed order knows which version of its style it copied',
    offenders: sql`
      select o.company_id, o.order_no as what from mes2.production_order o
      join mes2.style s on s.company_id = o.company_id and s.id = o.style_id
      where o.status in (1, 2, 3, 4) and o.del_flag = '0'
        and (o.style_version is null or o.style_version > s.style_version)`,
  },
  {
    number: 'I4',
    sentence:
      'a confirmed order has garments, main fabric for each colour, operations in cutting, sewing and finishing with one output point each, and fabric before its delivery',
    offenders: sql`
      select o.company_id, o.order_no as what from mes2.production_order o
      where o.status in (1, 2, 3, 4) and o.del_flag = '0' and (
        o.order_num <= 0 or o.delivery_date < o.material_date
        or exists (select 1 from mes2.order_color c where c.company_id = o.company_id and c.order_id = o.id
          and not exists (select 1 from mes2.order_bom b where b.company_id = o.company_id and b.order_id = o.id
            and b.is_main = 1 and b.del_flag = '0' and coalesce(b.color_id, c.color_id) = c.color_id))
        or 3 <> (select count(distinct p.section) from mes2.order_process p
          where p.company_id = o.company_id and p.order_id = o.id and p.del_flag = '0' and p.section in (1, 3, 4))
        or exists (select 1 from mes2.order_process p
          where p.company_id = o.company_id and p.order_id = o.id and p.del_flag = '0' and p.section in (1, 3, 4)
          group by p.section having sum(p.is_output) <> 1 or min(p.sam) <= 0))`,
  },
  {
    number: 'I5',
    sentence:
      'an operation that was reported on is still there, and so is a colour and size that was cut',
    offenders: sql`
      select p.company_id, o.order_no || ' ' || p.process_name as what from mes2.order_process p
      join mes2.production_order o on o.company_id = p.company_id and o.id = p.order_id
      where p.del_flag <> '0' and exists (select 1 from mes2.scan s
        where s.company_id = p.company_id and s.order_process_id = p.id)
      union all
      select b.company_id, b.order_no || ' ' || b.color_name || ' ' || b.size_name from mes2.bundle b
      where b.status < 8 and not exists (select 1 from mes2.order_color_size c
        where c.company_id = b.company_id and c.order_id = b.order_id and c.color_id = b.color_id
          and c.size_id = b.size_id and c.del_flag = '0')`,
  },
  {
    number: 'I6',
    sentence:
      'the prices of an operation follow each other without gap or overlap, and each day of work has one',
    offenders: sql`
      select company_id, order_process_id::text as what from (
        select company_id, order_process_id, to_date,
          lead(from_date) over (partition by company_id, order_process_id order by from_date) as next_from
        from mes2.order_price where del_flag = '0') r
      where next_from is not null and (to_date is null or next_from <> to_date + 1)
      union all
      select s.company_id, s.order_process_id || ' ' || s.work_date
      from (select distinct company_id, order_process_id, work_date from mes2.scan) s
      where 1 <> (select count(*) from mes2.order_price r where r.company_id = s.company_id
        and r.order_process_id = s.order_process_id and r.del_flag = '0'
        and s.work_date between r.from_date and coalesce(r.to_date, s.work_date))`,
  },
];
