-- A machine: its papers, where it stood, when it ran, and what was done to it.

create table ccm.machine (
  like tenant_row including all,
  machine_no varchar(32) not null,
  name varchar(64) not null,
  machine_type_id bigint not null,
  brand varchar(64),
  model varchar(64),
  serial_no varchar(64),
  dept_id bigint,
  location_code varchar(32),
  station_no varchar(32),
  ownership int not null default 1 check (ownership in (1, 2, 3)),
  status int not null default 3 check (status between 0 and 4),
  barcode varchar(32),
  motor varchar(64),
  buy_date date,
  buy_price numeric(12, 4) check (buy_price >= 0),
  warranty_date date check (warranty_date >= buy_date),
  supplier_name varchar(64),
  maintain_cycle_days int check (maintain_cycle_days between 1 and 3650),
  last_maintain_date date,
  next_maintain_date date,
  image_url varchar(255),
  doc_ids bigint[] not null default '{}',
  foreign key (company_id, machine_type_id) references ccm.machine_type (company_id, id),
  foreign key (company_id, dept_id) references amc.department (company_id, id)
);
create unique index on ccm.machine (company_id, machine_no) where del_flag = '0';
create unique index on ccm.machine (company_id, barcode) where del_flag = '0' and barcode is not null;
create index on ccm.machine (company_id, dept_id);
create index on ccm.machine (company_id, machine_type_id);
select apply_tenant_policy('ccm.machine');

create table mes2.machine_location (
  like tenant_row including all,
  machine_id bigint not null,
  dept_id bigint not null,
  station_no varchar(32) not null,
  from_date timestamptz not null,
  to_date timestamptz check (to_date >= from_date),
  employee_id bigint,
  foreign key (company_id, machine_id) references ccm.machine (company_id, id),
  foreign key (company_id, dept_id) references amc.department (company_id, id),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id)
);
create unique index machine_location_open_key on mes2.machine_location (company_id, machine_id)
  where to_date is null and del_flag = '0';
create index on mes2.machine_location (company_id, dept_id, from_date);
select apply_tenant_policy('mes2.machine_location');

create table mes2.machine_run (
  like tenant_row including all,
  machine_id bigint not null,
  start_date timestamptz not null,
  end_date timestamptz check (end_date >= start_date),
  stop_reason varchar(64),
  foreign key (company_id, machine_id) references ccm.machine (company_id, id)
);
create unique index machine_run_open_key on mes2.machine_run (company_id, machine_id) where end_date is null;
create index on mes2.machine_run (company_id, machine_id, start_date);
select apply_tenant_policy('mes2.machine_run');

create table mes2.machine_maintenance (
  like tenant_row including all,
  bill_no varchar(32) not null,
  machine_id bigint not null,
  dept_id bigint,
  station_no varchar(32),
  kind int not null check (kind between 1 and 4),
  fault_code varchar(32),
  fault_text varchar(500),
  report_by bigint not null,
  report_date timestamptz not null,
  accept_date timestamptz,
  start_date timestamptz,
  finish_date timestamptz,
  confirm_date timestamptz,
  confirm_by bigint,
  mechanic_id bigint,
  action varchar(500),
  cost numeric(14, 4) not null default 0 check (cost >= 0),
  down_min numeric(10, 4) check (down_min >= 0),
  status int not null default 0 check (status in (0, 1, 2, 3, 4, 5, 9)),
  images jsonb,
  check (accept_date >= report_date),
  check (finish_date >= accept_date),
  check (confirm_date >= finish_date),
  check (status <> 5 or (confirm_date is not null and down_min is not null)),
  foreign key (company_id, machine_id) references ccm.machine (company_id, id),
  foreign key (company_id, dept_id) references amc.department (company_id, id),
  foreign key (company_id, report_by) references amc.company_member (company_id, id),
  foreign key (company_id, mechanic_id) references amc.company_member (company_id, id),
  foreign key (company_id, confirm_by) references amc.company_member (company_id, id)
);
create unique index machine_maintenance_no_key on mes2.machine_maintenance (company_id, bill_no) where del_flag = '0';
create unique index machine_maintenance_open_key on mes2.machine_maintenance (company_id, machine_id)
  where status in (0, 1, 2, 3, 4) and kind = 1 and del_flag = '0';
create index on mes2.machine_maintenance (company_id, machine_id, report_date);
create index on mes2.machine_maintenance (company_id, status, report_date);
select apply_tenant_policy('mes2.machine_maintenance');

create table mes2.machine_maintenance_part (
  like tenant_row including all,
  maintenance_id bigint not null,
  name varchar(64) not null,
  num numeric(12, 4) not null check (num > 0),
  price numeric(12, 4) check (price >= 0),
  foreign key (company_id, maintenance_id) references mes2.machine_maintenance (company_id, id) on delete cascade
);
create index on mes2.machine_maintenance_part (company_id, maintenance_id);
select apply_tenant_policy('mes2.machine_maintenance_part');
