-- What a day pays a person by the piece: a row for each operation, price and coefficient, each on cents, as a wage is
-- added up of them. What a group is paid is shared later.
create function mes2.day_pay(person bigint, day date) returns numeric language sql stable as $$
  select coalesce(sum(x.amount), 0)::numeric(14, 4) from (
    select round(sum(s.amount), 2) as amount
    from mes2.scan s
    join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id and p.pay_scope = 1
    where s.company_id = current_company() and s.employee_id = person and s.work_date = day
    group by s.order_process_id, s.unit_price, s.coefficient, s.source_period_no) x
$$;
