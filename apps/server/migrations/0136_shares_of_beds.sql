-- What the people of a bed get is cents that add up to the pool of their operation, and they get it while the bed
-- stands approved. What lies under a wage record that is locked or paid stays as it was paid.
update mes2.cutting_bed_employee e set unit_price = null, amount = null
from mes2.cutting_bed b
where b.company_id = e.company_id and b.id = e.cutting_bed_id and b.status not in (3, 4, 5)
  and (e.unit_price is not null or e.amount is not null);

with pools as (
  select e.company_id, e.cutting_bed_id, e.order_process_id
  from mes2.cutting_bed_employee e
  join mes2.cutting_bed b on b.company_id = e.company_id and b.id = e.cutting_bed_id
  left join mes2.wage_period p on p.company_id = b.company_id and p.del_flag = '0'
    and b.work_date between p.from_date and p.to_date
  left join mes2.wage_record r on r.company_id = p.company_id and r.period_id = p.id and r.employee_id = e.employee_id
  where e.amount is not null
  group by 1, 2, 3, b.cut_num
  having coalesce(max(greatest(p.status, r.status)), 0) < 2
    and (sum(e.amount) <> round(b.cut_num * max(e.unit_price), 2) or bool_or(e.amount <> round(e.amount, 2)))),
parts as (
  select e.company_id, e.id, m.employee_no, e.cutting_bed_id, e.order_process_id,
    round(b.cut_num * e.unit_price, 2) * 100 as cents,
    round(b.cut_num * e.unit_price, 2) * 100 * e.share_pct
      / sum(e.share_pct) over (partition by e.company_id, e.cutting_bed_id, e.order_process_id) as exact
  from pools
  join mes2.cutting_bed_employee e using (company_id, cutting_bed_id, order_process_id)
  join mes2.cutting_bed b on b.company_id = e.company_id and b.id = e.cutting_bed_id
  join amc.company_member m on m.company_id = e.company_id and m.id = e.employee_id
  where e.amount is not null),
shares as (
  select company_id, id, floor(exact) as cents,
    cents - sum(floor(exact)) over same as spare,
    row_number() over (same order by exact - floor(exact) desc, employee_no collate "C", id) as place
  from parts
  window same as (partition by company_id, cutting_bed_id, order_process_id))
update mes2.cutting_bed_employee e
set amount = (s.cents + case when s.place <= s.spare then 1 else 0 end) / 100
from shares s where s.company_id = e.company_id and s.id = e.id;
