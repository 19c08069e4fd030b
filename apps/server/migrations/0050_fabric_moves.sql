-- What the fabric store writes beside the rolls: defects by metre, slips with their differences, and the
-- counters of documents whose number holds a day.

-- The prefix holds month and day; its numbers go on a year later, so none is given twice.
create table mes2.document_counter (
  company_id bigint not null default current_company(),
  prefix varchar(24) not null,
  next_no int not null check (next_no >= 1),
  primary key (company_id, prefix)
);

alter table mes2.cloth
  add column warehouse_id bigint,
  add column remark varchar(500),
  add foreign key (company_id, warehouse_id) references ccm.warehouse (company_id, id);
create index on mes2.cloth (company_id, status, receive_date);

-- A usable remnant is a roll of its own and remembers the roll it was cut from.
alter table mes2.fabric_roll
  add column mother_roll_id bigint,
  add column inspected boolean not null default false,
  add foreign key (company_id, mother_roll_id) references mes2.fabric_roll (company_id, id);
create index on mes2.fabric_roll (company_id, cloth_id);

create table mes2.fabric_defect_point (
  like tenant_row including all,
  fabric_roll_id bigint not null,
  metre numeric(10, 2) not null check (metre >= 0),
  points int not null check (points between 1 and 4),
  defect_name varchar(64),
  image_url varchar(255),
  foreign key (company_id, fabric_roll_id) references mes2.fabric_roll (company_id, id)
);
create index on mes2.fabric_defect_point (company_id, fabric_roll_id);

alter table mes2.feeding_slip
  add column remark varchar(500),
  add column close_reason varchar(500),
  add column void_reason varchar(500);
create index on mes2.feeding_slip (company_id, status, create_date);
alter table mes2.feeding_slip_line
  add column diff_reason varchar(64),
  add column return_date timestamptz;
create index on mes2.feeding_slip_line (company_id, fabric_roll_id);

select apply_tenant_policy(name::regclass) from unnest(array[
  'mes2.document_counter', 'mes2.fabric_defect_point']) as name;
