-- A bill knows who counted it, so that another person confirms it; a return knows the bill that its goods were shipped
-- with; a reversal knows who agreed to it. A reversal that was turned down leaves its bill free for another one.
alter table mes2.warehouse_bill
  add column count_by bigint,
  add column source_bill_id bigint,
  add column approve_by bigint,
  add column approve_date timestamptz,
  add constraint warehouse_bill_source foreign key (company_id, source_bill_id)
    references mes2.warehouse_bill (company_id, id);
update mes2.warehouse_bill set count_by = submit_by where count_by is null;
create index on mes2.warehouse_bill (company_id, source_bill_id) where source_bill_id is not null;
drop index mes2.warehouse_bill_mirror_key;
create unique index warehouse_bill_mirror_key on mes2.warehouse_bill (company_id, mirror_id)
  where mirror_id is not null and del_flag = '0' and status <> 9;
-- The newest first, as the lists of receipts and of outs show them.
create index warehouse_bill_newest on mes2.warehouse_bill (company_id, direction, create_date desc, id desc)
  where del_flag = '0';
create index on mes2.carton (company_id, bill_id) where bill_id is not null;
create index on mes2.carton (company_id, create_date desc, id desc) where del_flag = '0';
