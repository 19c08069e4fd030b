-- Problems a line calls out, inspections of the workplace, boards, and what a period pays to whom, from which facts.

-- What a line calls out, until it is closed.
create table mes2.problem_log (
  like tenant_row including all,
  problem_name varchar(64) not null,
  dept_id bigint not null,
  order_id bigint,
  level int not null default 2 check (level between 1 and 3),
  response_min int not null default 10 check (response_min > 0),
  resolve_min int not null default 60 check (resolve_min > 0),
  report_by bigint,
  report_date timestamptz not null default app_now(),
  responder_id bigint,
  respond_date timestamptz,
  resolve_date timestamptz,
  close_date timestamptz,
  remark varchar(500),
  status int not null default 0 check (status in (0, 1, 2, 3, 9)),
  log_no varchar(32),
  station_no varchar(32),
  problem_set_id bigint,
  machine_id bigint,
  people_num int check (people_num >= 0),
  stop_min numeric(10, 4) check (stop_min >= 0),
  cause varchar(500),
  action varchar(500),
  images jsonb,
  constraint problem_log_in_order check (
    (respond_date is null or respond_date >= report_date)
    and (resolve_date is null or resolve_date >= coalesce(respond_date, report_date))
    and (close_date is null or close_date >= coalesce(resolve_date, report_date))),
  constraint problem_log_status_dates check (
    (status not in (1, 2, 3) or respond_date is not null)
    and (status not in (2, 3) or resolve_date is not null)
    and (status <> 3 or close_date is not null)),
  foreign key (company_id, dept_id) references amc.department (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, responder_id) references amc.company_member (company_id, id),
  foreign key (company_id, machine_id) references ccm.machine (company_id, id),
  foreign key (company_id, problem_set_id) references mes2.line_problem_set (company_id, id)
);
create index on mes2.problem_log (company_id, status, report_date);
create unique index problem_log_no_key on mes2.problem_log (company_id, log_no) where log_no is not null;
create index on mes2.problem_log (company_id, dept_id, report_date);
select apply_tenant_policy('mes2.problem_log');

-- One row for each notice that a problem sent.
create table mes2.problem_message (
  like tenant_row including all,
  problem_log_id bigint not null,
  step int not null check (step >= 0),
  user_id bigint,
  job_id bigint,
  channel int not null default 1 check (channel in (1, 2, 3)),
  send_date timestamptz not null,
  read_date timestamptz check (read_date >= send_date),
  is_responder smallint not null default 0 check (is_responder in (0, 1)),
  check (num_nonnulls(user_id, job_id) >= 1),
  foreign key (company_id, problem_log_id) references mes2.problem_log (company_id, id),
  foreign key (company_id, job_id) references amc.job (company_id, id),
  foreign key (user_id) references amc.app_user (id)
);
create index on mes2.problem_message (company_id, problem_log_id);
create index on mes2.problem_message (company_id, send_date);
select apply_tenant_policy('mes2.problem_message');

create table mes2.site_archive (
  like tenant_row including all,
  archive_no varchar(32) not null,
  kind int not null check (kind in (1, 2)),
  file_level_id bigint,
  title varchar(128) not null,
  customer_id bigint,
  status int not null default 0 check (status in (0, 1, 2)),
  version_no int not null default 1 check (version_no >= 1),
  publish_date timestamptz,
  check (status = 0 or publish_date is not null),
  foreign key (company_id, customer_id) references ccm.customer (company_id, id),
  foreign key (company_id, file_level_id) references mes2.file_level (company_id, id)
);
create unique index site_archive_no_key on mes2.site_archive (company_id, archive_no, version_no) where del_flag = '0';
create unique index site_archive_in_force_key on mes2.site_archive (company_id, archive_no)
  where del_flag = '0' and status = 1;
select apply_tenant_policy('mes2.site_archive');

create table mes2.site_archive_item (
  like tenant_row including all,
  archive_id bigint not null,
  seq_no int not null,
  code varchar(32) not null,
  name varchar(128) not null,
  standard varchar(500) not null,
  method varchar(64),
  score int not null check (score >= 0),
  critical smallint not null default 0 check (critical in (0, 1)),
  image_url varchar(255),
  unique (company_id, archive_id, code),
  foreign key (company_id, archive_id) references mes2.site_archive (company_id, id) on delete cascade
);
select apply_tenant_policy('mes2.site_archive_item');

create table mes2.site_task (
  like tenant_row including all,
  task_no varchar(32) not null,
  archive_id bigint not null,
  dept_id bigint not null,
  plan_date date not null,
  inspector_id bigint not null,
  status int not null default 0 check (status in (0, 1, 2, 3, 4, 9)),
  score numeric(6, 2) check (score >= 0),
  fail_items int not null default 0 check (fail_items >= 0),
  submit_date timestamptz,
  close_date timestamptz check (close_date >= submit_date),
  check (status not in (2, 3, 4) or submit_date is not null),
  check (status <> 4 or close_date is not null),
  foreign key (company_id, archive_id) references mes2.site_archive (company_id, id),
  foreign key (company_id, dept_id) references amc.department (company_id, id),
  foreign key (company_id, inspector_id) references amc.company_member (company_id, id)
);
create unique index site_task_no_key on mes2.site_task (company_id, task_no) where del_flag = '0';
create index on mes2.site_task (company_id, status, plan_date);
create index on mes2.site_task (company_id, dept_id, plan_date);
select apply_tenant_policy('mes2.site_task');

create table mes2.site_record (
  like tenant_row including all,
  task_id bigint not null,
  item_code varchar(32) not null,
  result int not null check (result in (1, 2, 3)),
  score numeric(6, 2) check (score >= 0),
  images jsonb,
  remark varchar(500),
  correction varchar(500),
  correction_images jsonb,
  correct_date timestamptz,
  correct_by bigint,
  recheck int not null default 0 check (recheck between 0 and 2),
  unique (company_id, task_id, item_code),
  check (correction is null or result = 2),
  foreign key (company_id, task_id) references mes2.site_task (company_id, id) on delete cascade,
  foreign key (company_id, correct_by) references amc.company_member (company_id, id)
);
select apply_tenant_policy('mes2.site_record');

-- A figure typed by hand stands on one board, for the whole factory or one department.
create table mes2.board_quantity (
  like tenant_row including all,
  board_code varchar(32) not null,
  item_code varchar(32) not null,
  work_date date not null,
  num numeric(14, 4) not null,
  remark varchar(500),
  dept_id bigint,
  mode int not null default 1 check (mode in (1, 2)),
  foreign key (company_id, dept_id) references amc.department (company_id, id)
);
create unique index board_quantity_item_key
  on mes2.board_quantity (company_id, board_code, item_code, work_date, coalesce(dept_id, 0), mode)
  where del_flag = '0';
select apply_tenant_policy('mes2.board_quantity');

-- A screen on a wall signs in as an account of its own that sees the boards of one company.
create table amc.board_device (
  like tenant_row including all,
  user_id bigint not null references amc.app_user (id),
  name varchar(64) not null,
  factory_id bigint,
  line_dept_ids bigint[] not null default '{}',
  playlist jsonb not null check (jsonb_typeof(playlist) = 'array'),
  speaker int not null default 0 check (speaker in (0, 1)),
  last_seen_date timestamptz,
  app_version varchar(32),
  foreign key (company_id) references amc.company (id),
  foreign key (company_id, factory_id) references ccm.factory (company_id, id)
);
create unique index on amc.board_device (company_id, user_id);
create index on amc.board_device (user_id);
select apply_tenant_policy('amc.board_device');

create table mes2.wage_period (
  like tenant_row including all,
  period_no varchar(32) not null,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  status int not null default 0 check (status in (0, 1, 2, 3)),
  lock_by bigint,
  lock_date timestamptz,
  pay_date timestamptz,
  constraint wage_period_no_overlap exclude using gist (
    int8range(company_id, company_id, '[]') with &&,
    daterange(from_date, to_date, '[]') with &&
  ) where (del_flag = '0')
);
create unique index on mes2.wage_period (company_id, period_no) where del_flag = '0';
select apply_tenant_policy('mes2.wage_period');

create table mes2.wage_record (
  like tenant_row including all,
  period_id bigint not null,
  employee_id bigint not null,
  employee_no varchar(20) not null,
  employee_name varchar(64) not null,
  dept_id bigint not null,
  pay_type int not null check (pay_type between 1 and 5),
  normal_min numeric(10, 4) not null default 0 check (normal_min >= 0),
  ot_weekday_min numeric(10, 4) not null default 0 check (ot_weekday_min >= 0),
  ot_rest_min numeric(10, 4) not null default 0 check (ot_rest_min >= 0),
  ot_holiday_min numeric(10, 4) not null default 0 check (ot_holiday_min >= 0),
  piece_num int not null default 0,
  piece_amount numeric(14, 4) not null default 0,
  group_amount numeric(14, 4) not null default 0,
  bed_amount numeric(14, 4) not null default 0,
  hourly_amount numeric(14, 4) not null default 0,
  base_amount numeric(14, 4) not null default 0,
  ot_premium numeric(14, 4) not null default 0,
  subsidy_amount numeric(14, 4) not null default 0,
  bonus_amount numeric(14, 4) not null default 0,
  adjust_amount numeric(14, 4) not null default 0,
  deduct_amount numeric(14, 4) not null default 0 check (deduct_amount >= 0),
  floor_amount numeric(14, 4) not null default 0 check (floor_amount >= 0),
  top_up_amount numeric(14, 4) not null default 0 check (top_up_amount >= 0),
  payable_amount numeric(14, 2) not null,
  status int not null default 0 check (status in (0, 1, 2, 3)),
  lock_by bigint,
  lock_date timestamptz,
  unlock_reason varchar(500),
  confirm_date timestamptz,
  objection varchar(500),
  answer_text varchar(500),
  unique (company_id, period_id, employee_id),
  constraint wage_record_adds_up check (payable_amount = round(piece_amount + group_amount + bed_amount
    + hourly_amount + base_amount + ot_premium + subsidy_amount + bonus_amount + adjust_amount
    - deduct_amount + top_up_amount, 2)),
  constraint wage_record_not_below_floor check (payable_amount >= round(floor_amount, 2)),
  check (status < 2 or lock_date is not null),
  foreign key (company_id, period_id) references mes2.wage_period (company_id, id),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id),
  foreign key (company_id, dept_id) references amc.department (company_id, id)
);
create index on mes2.wage_record (company_id, employee_id);
create index on mes2.wage_record (company_id, period_id, status);
select apply_tenant_policy('mes2.wage_record');

create table mes2.wage_detail (
  like tenant_row including all,
  wage_record_id bigint not null,
  work_date date not null,
  order_id bigint,
  order_process_id bigint,
  source int not null check (source between 1 and 4),
  source_id bigint,
  num int not null default 0,
  unit_price numeric(12, 4),
  coefficient numeric(6, 3) not null default 1,
  amount numeric(14, 4) not null,
  scan_id_from bigint,
  scan_id_to bigint,
  scan_count int not null default 0 check (scan_count >= 0),
  source_period_no varchar(32),
  check (source <> 1 or (order_process_id is not null and unit_price is not null)),
  foreign key (company_id, wage_record_id) references mes2.wage_record (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, order_process_id) references mes2.order_process (company_id, id)
);
create index on mes2.wage_detail (company_id, wage_record_id, work_date);
create index on mes2.wage_detail (company_id, order_process_id, work_date);
select apply_tenant_policy('mes2.wage_detail');

create table mes2.wage_adjust (
  like tenant_row including all,
  employee_id bigint not null,
  period_id bigint not null,
  kind int not null check (kind between 1 and 6),
  amount numeric(14, 4) not null check (amount <> 0),
  reason varchar(500) not null,
  ref_type varchar(32),
  ref_id bigint,
  status int not null default 0 check (status in (0, 1, 9)),
  approve_by bigint,
  approve_date timestamptz,
  check (status <> 1 or approve_by is not null),
  -- Who enters an adjustment does not approve it.
  constraint wage_adjust_two_people check (approve_by is null or approve_by is distinct from create_by),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id),
  foreign key (company_id, period_id) references mes2.wage_period (company_id, id)
);
create index on mes2.wage_adjust (company_id, period_id, employee_id);
select apply_tenant_policy('mes2.wage_adjust');

create table mes2.group_wage (
  like tenant_row including all,
  dept_id bigint not null,
  period_id bigint,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  pool_amount numeric(14, 2) not null check (pool_amount >= 0),
  method int not null check (method between 1 and 3),
  foreign key (company_id, dept_id) references amc.department (company_id, id),
  foreign key (company_id, period_id) references mes2.wage_period (company_id, id)
);
create index on mes2.group_wage (company_id, dept_id, from_date);
select apply_tenant_policy('mes2.group_wage');

create table mes2.group_wage_process (
  like tenant_row including all,
  group_wage_id bigint not null,
  order_process_id bigint not null,
  unique (company_id, group_wage_id, order_process_id),
  foreign key (company_id, group_wage_id) references mes2.group_wage (company_id, id) on delete cascade,
  foreign key (company_id, order_process_id) references mes2.order_process (company_id, id)
);
select apply_tenant_policy('mes2.group_wage_process');

create table mes2.group_wage_share (
  like tenant_row including all,
  group_wage_id bigint not null,
  employee_id bigint not null,
  hours numeric(10, 2) not null check (hours >= 0),
  coefficient numeric(6, 3) not null check (coefficient >= 0),
  amount numeric(14, 2) not null check (amount >= 0),
  unique (company_id, group_wage_id, employee_id),
  foreign key (company_id, group_wage_id) references mes2.group_wage (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references amc.company_member (company_id, id)
);
select apply_tenant_policy('mes2.group_wage_share');

-- Minutes of a department or of one person that were not sewing, and why.
create table mes2.worked_hours (
  like tenant_row including all,
  dept_id bigint not null,
  employee_id bigint,
  work_date date not null,
  kind int not null check (kind between 1 and 4),
  start_date timestamptz,
  end_date timestamptz check (end_date >= start_date),
  minutes numeric(10, 4) not null check (minutes > 0),
  headcount int not null default 1 check (headcount > 0),
  reason_code varchar(32),
  order_id bigint,
  problem_log_id bigint,
  confirm_by bigint,
  confirm_date timestamptz,
  check (kind <> 2 or reason_code is not null),
  check (employee_id is null or headcount = 1),
  foreign key (company_id, dept_id) references amc.department (company_id, id),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, problem_log_id) references mes2.problem_log (company_id, id)
);
create index on mes2.worked_hours (company_id, work_date, dept_id);
create index on mes2.worked_hours (company_id, employee_id, work_date) where employee_id is not null;
select apply_tenant_policy('mes2.worked_hours');
