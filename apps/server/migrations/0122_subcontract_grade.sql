-- The month a grade was worked out of; none where a person chose it.
alter table mes2.subcontract_group
  add column grade_month date;

create index on mes2.subcontract_delivery (company_id, out_group_id);
