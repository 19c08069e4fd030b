-- Lists that arrive in one call know it again; the trees of the dictionary hold causes of problems too.

alter table mes2.manpower_input add column request_id varchar(40);
create index on mes2.manpower_input (company_id, request_id) where request_id is not null;
alter table mes2.slot_card add column request_id varchar(40);
create index on mes2.slot_card (company_id, request_id) where request_id is not null;

alter table ccm.category drop constraint category_kind_check;
alter table ccm.category add constraint category_kind_check
  check (kind in ('style', 'material', 'process', 'machine', 'defect', 'problem'));
