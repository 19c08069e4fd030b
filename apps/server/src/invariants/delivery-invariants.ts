import { sql } from '../database/engine.ts';
import type { Invariant } from './invariant.ts';

export const deliveryInvariants: readonly Invariant[] = [
  {
    number: 'I20',
    sentence:
      'a bundle lies in one open delivery at most, and belongs to the line that received it last',
    offenders: sql`
      select l.company_id, b.barcode as what from mes2.cut_piece_delivery_line l
      join mes2.cut_piece_delivery d on d.company_id = l.company_id and d.id = l.delivery_id
      join mes2.bundle b on b.company_id = l.company_id and b.id = l.bundle_id
      where l.is_open and d.status in (1, 3) group by l.company_id, b.barcode having count(*) > 1
      union all
      select b.company_id, b.barcode from mes2.bundle b
      join mes2.cut_piece_delivery d on d.company_id = b.company_id and d.id = b.delivery_id
      where d.status = 2 and b.line_dept_id is distinct from d.line_dept_id`,
  },
  {
    number: 'I21',
    sentence:
      'a line receives bundles of orders that are scheduled, dispatched or shared out to it, unless somebody said why not',
    offenders: sql`
      select d.company_id, d.delivery_no as what from mes2.cut_piece_delivery d
      where d.status in (1, 2, 3) and d.del_flag = '0' and d.send_reason is null
        and not exists (select 1 from mes2.schedule s where s.company_id = d.company_id
          and s.order_id = d.order_id and s.line_dept_id = d.line_dept_id and s.del_flag = '0')
        and not exists (select 1 from mes2.dispatch_order a
          join amc.department line on line.company_id = a.company_id and line.id = d.line_dept_id
          where a.company_id = d.company_id and a.order_id = d.order_id and a.status in (1, 2, 3) and a.del_flag = '0'
            and (a.target_id = d.line_dept_id or line.path like '%/' || a.target_id || '/%'))
        and not exists (select 1 from mes2.order_workshop w
          join amc.department line on line.company_id = w.company_id and line.id = d.line_dept_id
          where w.company_id = d.company_id and w.order_id = d.order_id and w.section = 3 and w.del_flag = '0'
            and (w.dept_id = d.line_dept_id or line.path like '%/' || w.dept_id || '/%'))`,
  },
  {
    number: 'I20b',
    sentence:
      'what was sent to a line holds what its head says; who may receive it changes with the organisation',
    offenders: sql`
      select d.company_id, d.delivery_no as what from mes2.cut_piece_delivery d
      where d.status = 1 and d.del_flag = '0' and not exists (
        select 1 from mes2.cut_piece_delivery_line l
        join mes2.bundle b on b.company_id = l.company_id and b.id = l.bundle_id and b.status < 8
        where l.company_id = d.company_id and l.delivery_id = d.id and l.is_open
        having count(*) = d.bundle_num_total and sum(l.send_num) = d.num)`,
  },
];
