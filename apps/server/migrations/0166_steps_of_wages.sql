-- A wage says who confirmed it in whose place and why, and who marked it as paid; an adjustment, why it was refused.
alter table mes2.wage_record
  add column confirm_by bigint,
  add column confirm_reason varchar(500),
  add column pay_by bigint,
  add column pay_date timestamptz;
alter table mes2.wage_adjust add column opinion varchar(500);
-- The list goes through people in the order of their numbers; an adjustment is looked for by what it was carried from.
create index wage_record_by_number on mes2.wage_record (company_id, period_id, employee_no, id) where del_flag = '0';
create index wage_adjust_ref on mes2.wage_adjust (company_id, ref_type, ref_id, employee_id) where ref_id is not null;
