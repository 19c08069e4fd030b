-- Wages: what a period pays to whom, from which facts, and who agreed to it.

alter table mes2.wage_period
  add column lock_by bigint,
  add column lock_date timestamptz,
  add column pay_date timestamptz;

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

create table mes2.group_wage_process (
  like tenant_row including all,
  group_wage_id bigint not null,
  order_process_id bigint not null,
  unique (company_id, group_wage_id, order_process_id),
  foreign key (company_id, group_wage_id) references mes2.group_wage (company_id, id) on delete cascade,
  foreign key (company_id, order_process_id) references mes2.order_process (company_id, id)
);

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

select apply_tenant_policy(name::regclass) from unnest(array[
  'mes2.wage_record', 'mes2.wage_detail', 'mes2.wage_adjust', 'mes2.group_wage', 'mes2.group_wage_process',
  'mes2.group_wage_share', 'mes2.worked_hours']) as name;
