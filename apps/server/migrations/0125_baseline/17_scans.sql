-- Reports of work, and the figures that roll up beside them. What writes a report is a function of a file of its own
-- (src/database/functions), which each start compares.

-- Appended, never changed except for the mark that a row was reversed or reviewed.
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
  review_status smallint not null default 0 check (review_status in (0, 1)),
  review_by bigint,
  review_date timestamptz,
  review_remark varchar(500),
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
create index on mes2.scan (company_id, bundle_id);
create index on mes2.scan (company_id, line_dept_id, work_date);
create index on mes2.scan (company_id, order_process_id, work_date);
create index on mes2.scan (company_id, employee_id, scan_date desc);
select apply_tenant_policy('mes2.scan');
select platform.partition_by_day('mes2.scan');
do $$
begin
  if (select relkind from pg_class where oid = 'mes2.scan'::regclass) = 'p' then
    -- A row that takes another back bears its day, so both keys may name the day.
    create unique index scan_reversed_key on mes2.scan (company_id, work_date, reversed_id)
      where reversed_id is not null;
    alter table mes2.scan add constraint scan_reversed_fkey foreign key (company_id, work_date, reversed_id)
      references mes2.scan (company_id, work_date, id);
  end if;
end
$$;
select platform.ensure_partitions('mes2.scan', (current_date - 31), (current_date + 62), 1);
-- Taking bundles back deletes their operations, and each asks whether anything was reported on it.
create index on mes2.scan (company_id, bundle_process_id);
-- The last report of a person before a moment, by the clock of the device where it told one.
create index scan_by_person on mes2.scan (company_id, employee_id, work_date, (coalesce(device_date, scan_date)));

-- A request id that was reported, and its answer as it was sent: nothing searches it, and a report sent again is
-- answered sign for sign the same.
create table mes2.scan_request (
  company_id bigint not null default current_company(),
  request_id varchar(40) not null,
  payload_hash varchar(64) not null,
  response json,
  create_date timestamptz not null default app_now(),
  primary key (company_id, request_id)
);
create index on mes2.scan_request (create_date);
select apply_tenant_policy('mes2.scan_request');

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
select apply_tenant_policy('mes2.line_hour_output');

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
select apply_tenant_policy('mes2.employee_day');

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
select apply_tenant_policy('mes2.progress_delta');

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
select apply_tenant_policy('mes2.order_stage_day');

-- Keys whose facts came late: the rebuild counts these again and nothing else (H20).
create table mes2.roll_up_dirty (
  company_id bigint not null default current_company(),
  work_date date not null,
  line_dept_id bigint not null,
  create_date timestamptz not null default app_now(),
  primary key (company_id, work_date, line_dept_id)
);
select apply_tenant_policy('mes2.roll_up_dirty');

create table mes2.batch_day_log (
  like tenant_row including all,
  job_code varchar(32) not null check (job_code in ('scheduleStart', 'scheduleStop', 'dayPlan', 'rollup', 'wage',
    'reconcile', 'machineStart', 'machineStop')),
  work_date date not null,
  start_date timestamptz not null,
  end_date timestamptz check (end_date >= start_date),
  total int not null default 0 check (total >= 0),
  ok_num int not null default 0 check (ok_num >= 0),
  fail_num int not null default 0 check (fail_num >= 0),
  payload jsonb,
  by_employee_id bigint,
  check (end_date is null or ok_num + fail_num = total),
  foreign key (company_id, by_employee_id) references amc.company_member (company_id, id)
);
create index on mes2.batch_day_log (company_id, work_date, job_code);
select apply_tenant_policy('mes2.batch_day_log');

create table mes2.batch_day_log_item (
  like tenant_row including all,
  log_id bigint not null,
  seq_no int not null,
  label varchar(128) not null,
  is_ok boolean not null,
  text varchar(500),
  record_id bigint,
  unique (company_id, log_id, seq_no),
  foreign key (company_id, log_id) references mes2.batch_day_log (company_id, id) on delete cascade
);
select apply_tenant_policy('mes2.batch_day_log_item');
