-- A detail names its order through its operation, which does not stand without the order: one key says both.
alter table mes2.wage_detail drop constraint wage_detail_company_id_order_id_fkey;
alter table mes2.wage_detail add constraint wage_detail_order_by_operation
  check (order_id is null or order_process_id is not null);
-- The shares of some people are found without walking those of everybody.
create index on mes2.group_wage_share (company_id, employee_id);
