-- What jobs did, and the figures of boards and reports that can be counted again from facts.

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

create table mes2.defect_day (
  company_id bigint not null default current_company(),
  line_dept_id bigint not null,
  work_date date not null,
  order_id bigint not null,
  bad_item_id bigint not null,
  num int not null default 0,
  pieces int not null default 0,
  primary key (company_id, line_dept_id, work_date, order_id, bad_item_id)
);
create index on mes2.defect_day (company_id, work_date);

create table mes2.check_day (
  company_id bigint not null default current_company(),
  line_dept_id bigint not null,
  work_date date not null,
  order_id bigint not null,
  check_type int not null check (check_type between 1 and 7),
  check_num int not null default 0,
  pass_num int not null default 0,
  first_defective int not null default 0,
  defect_num int not null default 0,
  primary key (company_id, line_dept_id, work_date, order_id, check_type)
);
create index on mes2.check_day (company_id, work_date);

-- Keys whose facts came late: the rebuild counts these again and nothing else (H20).
create table mes2.roll_up_dirty (
  company_id bigint not null default current_company(),
  work_date date not null,
  line_dept_id bigint not null,
  create_date timestamptz not null default now(),
  primary key (company_id, work_date, line_dept_id)
);

select apply_tenant_policy(name::regclass) from unnest(array[
  'mes2.batch_day_log', 'mes2.batch_day_log_item', 'mes2.defect_day', 'mes2.check_day',
  'mes2.roll_up_dirty']) as name;
