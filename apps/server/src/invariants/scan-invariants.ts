import { sql } from '../database/engine.ts';
import type { Invariant } from './invariant.ts';

/** Scans that count garments as done, with the rows that take them back; mending counts none. */
const COUNTING = sql`
  (select s.company_id, s.bundle_process_id, sum(s.num) as num from mes2.scan s
   left join mes2.scan r on r.company_id = s.company_id and r.work_date = s.work_date and r.id = s.reversed_id
   where s.type <> 2 and r.type is distinct from 2 group by 1, 2)`;

/** Garments that came back from outside, which nobody reported operation by operation. */
const OUTSIDE = sql`
  (select l.company_id, l.bundle_id, o.id as order_process_id, sum(l.receive_num) as num
   from mes2.subcontract_delivery_line l
   join mes2.subcontract_delivery d on d.company_id = l.company_id and d.id = l.delivery_id
   cross join unnest(d.order_process_ids) as o (id) where l.receive_num is not null group by 1, 2, 3)`;

export const scanInvariants: readonly Invariant[] = [
  {
    number: 'I22',
    sentence:
      'an operation of a bundle is done as often as was reported or came back from outside, and never more often than it has garments',
    offenders: sql`
      select p.company_id, b.barcode || ' ' || p.process_name as what from mes2.bundle_process p
      join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
      left join ${COUNTING} s on s.company_id = p.company_id and s.bundle_process_id = p.id
      left join ${OUTSIDE} o on o.company_id = p.company_id and o.bundle_id = p.bundle_id
        and o.order_process_id = p.order_process_id
      where p.done_num not between 0 and p.num
        or (b.parent_bundle_id is null and b.status <> 8
          and p.done_num <> coalesce(s.num, 0) + least(coalesce(o.num, 0), p.num))
        or (p.status = 2) <> (p.num > 0 and p.done_num = p.num and p.status not in (3, 4))
        or (p.status = 1) <> (p.done_num between 1 and p.num - 1 and p.status not in (3, 4))`,
  },
  {
    number: 'I22b',
    sentence:
      'a scrap takes garments off what is still to do and leaves what was done and paid as it was',
    offenders: sql`
      select p.company_id, b.barcode || ' ' || p.process_name as what from mes2.bundle_process p
      join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
      where b.status <> 8 and (p.num > b.origin_num
        or (p.num > b.num and p.done_num <= b.num and p.status in (0, 1)))`,
  },
  {
    number: 'I23',
    sentence:
      'no checkpoint of a bundle is ahead of an earlier one, where the company keeps to checkpoints',
    offenders: sql`
      select company_id, barcode || ' ' || process_name as what from (
        select p.company_id, b.barcode, p.process_name, p.done_num,
          min(p.done_num) over (partition by p.company_id, p.bundle_id order by p.seq_no
            rows between unbounded preceding and 1 preceding) as earlier
        from mes2.bundle_process p
        join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
        where p.is_checkpoint = 1 and p.status not in (3, 4) and b.parent_bundle_id is null and b.status <> 8
          and not exists (select 1 from mes2.company_setting c where c.company_id = p.company_id
            and c.code = 'scanSequence' and c.del_flag = '0' and c.value #>> '{}' in ('free', 'warn'))) c
      where done_num > earlier`,
  },
  {
    number: 'I24',
    sentence:
      'a scan keeps the price of its day, and its amount is garments times price times coefficient',
    offenders: sql`
      select s.company_id, s.order_process_id || ' ' || s.work_date as what
      from (select distinct company_id, order_process_id, work_date, unit_price from mes2.scan) s
      left join mes2.order_price r on r.company_id = s.company_id and r.order_process_id = s.order_process_id
        and r.del_flag = '0' and s.work_date between r.from_date and coalesce(r.to_date, s.work_date)
      where s.unit_price is distinct from r.price
      union all
      select company_id, request_id from mes2.scan
      where type <> 3 and case when type = 2 then earned_min <> 0
        else amount <> round(num * unit_price * coefficient, 4) or earned_min <> round(num * sam, 4) end`,
  },
  {
    number: 'I25',
    sentence: 'one request wrote one scan',
    offenders: sql`
      select company_id, request_id as what from mes2.scan
      group by company_id, request_id having count(*) > 1`,
  },
  {
    number: 'I26',
    sentence: 'a scan is taken back once at most, by a row that mirrors it',
    offenders: sql`
      select r.company_id, r.request_id as what from mes2.scan r
      left join mes2.scan s on s.company_id = r.company_id and s.work_date = r.work_date and s.id = r.reversed_id
      where r.type = 3 and (s.id is null or s.status <> 1 or s.type = 3 or r.num <> -s.num
        or r.amount <> -s.amount or r.earned_min <> -s.earned_min or r.bundle_process_id <> s.bundle_process_id)
      union all
      select s.company_id, s.request_id from mes2.scan s
      left join mes2.scan r on r.company_id = s.company_id and r.work_date = s.work_date and r.reversed_id = s.id
      where s.status = 1 group by s.company_id, s.request_id having count(r.id) <> 1`,
  },
  {
    number: 'I27',
    sentence: 'who reports was employed on that day',
    offenders: sql`
      select s.company_id, m.employee_no || ' ' || s.work_date as what
      from (select distinct company_id, employee_id, work_date from mes2.scan) s
      left join amc.company_member m on m.company_id = s.company_id and m.id = s.employee_id
      where m.id is null or coalesce(m.hire_date, s.work_date) > s.work_date
        or coalesce(m.leave_date, s.work_date) < s.work_date`,
  },
];
