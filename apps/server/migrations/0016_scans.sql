-- Scans are appended, never changed except for the mark that a row was reversed; figures roll up beside them.

create table mes2.scan (
  like tenant_row including all,
  request_id varchar(40) not null,
  bundle_id bigint not null,
  bundle_process_id bigint not null,
  order_id bigint not null,
  order_process_id bigint not null,
  process_id bigint,
  employee_id bigint not null,
  line_dept_id bigint not null,
  machine_id bigint,
  shift_id bigint,
  type int not null check (type between 1 and 5),
  num int not null check ((type = 3 and num < 0) or (type <> 3 and num > 0)),
  unit_price numeric(12, 4) not null check (unit_price >= 0),
  coefficient numeric(6, 3) not null default 1,
  amount numeric(14, 4) not null,
  sam numeric(10, 4) not null,
  earned_min numeric(12, 4) not null,
  start_date timestamptz,
  scan_date timestamptz not null,
  device_date timestamptz,
  work_date date not null,
  channel int not null check (channel between 1 and 6),
  device_id varchar(64) not null,
  status int not null default 0 check (status in (0, 1)),
  reversed_id bigint,
  wage_detail_id bigint,
  source_period_no varchar(32),
  suspect_flag smallint not null default 0 check (suspect_flag in (0, 1)),
  remark varchar(500),
  check ((type = 3) = (reversed_id is not null)),
  foreign key (company_id, bundle_id) references mes2.bundle (company_id, id),
  foreign key (company_id, bundle_process_id) references mes2.bundle_process (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, order_process_id) references mes2.order_process (company_id, id),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id),
  foreign key (company_id, line_dept_id) references amc.department (company_id, id),
  foreign key (company_id, machine_id) references ccm.machine (company_id, id),
  foreign key (company_id, reversed_id) references mes2.scan (company_id, id)
);
create unique index scan_reversed_key on mes2.scan (company_id, reversed_id) where reversed_id is not null;
create index on mes2.scan (company_id, employee_id, work_date);
create index on mes2.scan (company_id, bundle_id);
create index on mes2.scan (company_id, line_dept_id, work_date);
create index on mes2.scan (company_id, order_process_id, work_date);
create index on mes2.scan (company_id, employee_id, scan_date desc);

create table mes2.scan_request (
  company_id bigint not null default current_company(),
  request_id varchar(40) not null,
  payload_hash varchar(64) not null,
  response jsonb,
  create_date timestamptz not null default now(),
  primary key (company_id, request_id)
);
create index on mes2.scan_request (create_date);

create table mes2.line_hour_output (
  company_id bigint not null default current_company(),
  line_dept_id bigint not null,
  work_date date not null,
  hour smallint not null check (hour between 0 and 23),
  order_id bigint not null,
  order_process_id bigint not null,
  num int not null default 0,
  earned_min numeric(12, 4) not null default 0,
  defect_num int not null default 0,
  primary key (company_id, line_dept_id, work_date, hour, order_id, order_process_id)
);

create table mes2.employee_day (
  company_id bigint not null default current_company(),
  employee_id bigint not null,
  work_date date not null,
  scan_num int not null default 0,
  piece_num int not null default 0,
  amount numeric(14, 4) not null default 0,
  earned_min numeric(12, 4) not null default 0,
  attend_min numeric(10, 4),
  non_work_min numeric(10, 4),
  primary key (company_id, employee_id, work_date)
);

create table mes2.progress_delta (
  company_id bigint not null default current_company(),
  id bigint not null default next_id(),
  order_id bigint not null,
  color_id bigint not null,
  size_id bigint not null,
  stage varchar(8) not null
    check (stage in ('cut', 'deliver', 'sew', 'qcPass', 'in', 'out', 'scrap', 'second')),
  num int not null,
  work_date date not null,
  primary key (company_id, id)
);

create table mes2.order_stage_day (
  company_id bigint not null default current_company(),
  order_id bigint not null,
  color_id bigint not null,
  size_id bigint not null,
  stage varchar(8) not null,
  work_date date not null,
  num int not null default 0,
  primary key (company_id, order_id, color_id, size_id, stage, work_date)
);
create index on mes2.order_stage_day (company_id, stage, work_date);

create table mes2.wage_period (
  like tenant_row including all,
  period_no varchar(32) not null,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  status int not null default 0 check (status in (0, 1, 2, 3)),
  constraint wage_period_no_overlap exclude using gist (
    int8range(company_id, company_id, '[]') with &&,
    daterange(from_date, to_date, '[]') with &&
  ) where (del_flag = '0')
);
create unique index on mes2.wage_period (company_id, period_no) where del_flag = '0';

select apply_tenant_policy(name::regclass) from unnest(array[
  'mes2.scan', 'mes2.scan_request', 'mes2.line_hour_output', 'mes2.employee_day', 'mes2.progress_delta',
  'mes2.order_stage_day', 'mes2.wage_period']) as name;
