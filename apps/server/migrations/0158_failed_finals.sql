-- An order is marked while a refused lot of it was not accepted in a later round.
alter table mes2.production_order add column final_failed smallint not null default 0 check (final_failed in (0, 1));
update mes2.production_order o set final_failed = 1 where exists (
  select 1 from mes2.qc_check_record q
  where q.company_id = o.company_id and q.order_id = o.id and q.check_type = 5 and q.status = 4 and q.result = 2
    and q.del_flag = '0' and not exists (
      with recursive later as (
        select n.id, n.status, n.result from mes2.qc_check_record n
        where n.company_id = q.company_id and n.parent_id = q.id and n.del_flag = '0'
        union all
        select n.id, n.status, n.result from later l
        join mes2.qc_check_record n on n.company_id = q.company_id and n.parent_id = l.id and n.del_flag = '0')
      select 1 from later where status = 4 and result <> 2));
-- What the customer's inspector had to say.
alter table mes2.qc_customer_finding add column remark varchar(500);
-- A refused lot has one next round.
create unique index qc_check_next_round on mes2.qc_check_record (company_id, parent_id)
  where check_type = 5 and parent_id is not null and status <> 9 and del_flag = '0';
