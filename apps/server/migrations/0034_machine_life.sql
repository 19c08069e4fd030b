-- Where a machine stood, when it ran, and what was done to it.

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

create table mes2.machine_maintenance_part (
  like tenant_row including all,
  maintenance_id bigint not null,
  name varchar(64) not null,
  num numeric(12, 4) not null check (num > 0),
  price numeric(12, 4) check (price >= 0),
  foreign key (company_id, maintenance_id) references mes2.machine_maintenance (company_id, id) on delete cascade
);
create index on mes2.machine_maintenance_part (company_id, maintenance_id);

select apply_tenant_policy(name::regclass) from unnest(array[
  'mes2.machine_location', 'mes2.machine_run', 'mes2.machine_maintenance',
  'mes2.machine_maintenance_part']) as name;
