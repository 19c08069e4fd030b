-- An operation goes out to a subcontract group of its company; one that never was is none.
update mes2.order_process p set out_group_id = null
where out_group_id is not null and not exists (
  select 1 from mes2.subcontract_group g where g.company_id = p.company_id and g.id = p.out_group_id);
alter table mes2.order_process
  add foreign key (company_id, out_group_id) references mes2.subcontract_group (company_id, id);
create index on mes2.order_process (company_id, out_group_id) where out_group_id is not null;
