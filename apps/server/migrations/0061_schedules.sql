-- What is sewn where and when: line profiles, schedules with their day plans, the stages of an order.

create table mes2.line (
  like tenant_row including all,
  dept_id bigint not null,
  line_type int not null check (line_type between 1 and 5),
  standard_headcount int not null check (standard_headcount > 0),
  station_num int check (station_num > 0),
  calendar_id bigint not null,
  default_eff_pct numeric(5, 2) not null check (default_eff_pct > 0 and default_eff_pct <= 300),
  skill_categories jsonb not null default '[]',
  layout_json jsonb,
  hanger_system smallint not null default 0 check (hanger_system in (0, 1)),
  priority_description_id bigint,
  foreign key (company_id, dept_id) references amc.department (company_id, id),
  foreign key (company_id, calendar_id) references mes2.work_calendar (company_id, id)
);
create unique index on mes2.line (company_id, dept_id) where del_flag = '0';

create table mes2.schedule (
  like tenant_row including all,
  schedule_no varchar(32) not null,
  order_id bigint not null,
  line_dept_id bigint not null,
  num int not null check (num > 0),
  done_num int not null default 0 check (done_num >= 0),
  sam numeric(10, 4) not null check (sam >= 0),
  headcount int not null check (headcount > 0),
  efficiency_set_id bigint not null,
  sort int not null,
  changeover_min int not null default 0 check (changeover_min between 0 and 1440),
  start_date timestamptz not null,
  end_date timestamptz not null,
  is_fixed smallint not null default 0 check (is_fixed in (0, 1)),
  is_manual smallint not null default 0 check (is_manual in (0, 1)),
  status int not null default 0 check (status in (0, 1, 2)),
  actual_start_date timestamptz,
  actual_end_date timestamptz,
  end_reason varchar(500),
  stop_reason varchar(500),
  conflict_flag int not null default 0,
  conflict_text jsonb not null default '[]',
  check (end_date >= start_date),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, line_dept_id) references amc.department (company_id, id)
);
create unique index on mes2.schedule (company_id, schedule_no) where del_flag = '0';
create index on mes2.schedule (company_id, line_dept_id, start_date);
create index on mes2.schedule (company_id, order_id);
create index on mes2.schedule (company_id, status, start_date);

-- Colours of the order a schedule is limited to; none means all of them.
create table mes2.schedule_color (
  like tenant_row including all,
  schedule_id bigint not null,
  color_id bigint not null,
  foreign key (company_id, schedule_id) references mes2.schedule (company_id, id),
  foreign key (company_id, color_id) references ccm.color (company_id, id)
);
create unique index on mes2.schedule_color (company_id, schedule_id, color_id);

create table mes2.schedule_day (
  like tenant_row including all,
  schedule_id bigint not null,
  work_date date not null,
  shift_id bigint,
  avail_min int not null check (avail_min >= 0),
  headcount int not null check (headcount >= 0),
  eff_pct numeric(5, 2) not null check (eff_pct >= 0),
  plan_num int not null check (plan_num >= 0),
  is_manual smallint not null default 0 check (is_manual in (0, 1)),
  foreign key (company_id, schedule_id) references mes2.schedule (company_id, id),
  foreign key (company_id, shift_id) references mes2.shift (company_id, id)
);
create unique index on mes2.schedule_day (company_id, schedule_id, work_date);
create index on mes2.schedule_day (company_id, work_date);

-- The seven stages of an order: fabric, cutting, print, sewing, finishing, inspection, shipment.
create table mes2.order_stage_plan (
  like tenant_row including all,
  order_id bigint not null,
  stage int not null check (stage between 1 and 7),
  plan_start_date date,
  plan_end_date date,
  actual_start_date date,
  actual_end_date date,
  num int not null default 0 check (num >= 0),
  buffer_days int not null default 0 check (buffer_days >= 0),
  is_manual smallint not null default 0 check (is_manual in (0, 1)),
  conflict_flag int not null default 0,
  check (plan_end_date >= plan_start_date),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id)
);
create unique index on mes2.order_stage_plan (company_id, order_id, stage);

-- A lay schedule may hold several lays of a plan, lasts minutes and remembers who gave it to the line.
alter table mes2.cutting_schedule
  add column lay_nos int[] not null default '{}',
  add column plan_min int check (plan_min between 0 and 14400),
  add column submit_by bigint,
  add column submit_date timestamptz,
  add column fabric_short smallint not null default 0 check (fabric_short in (0, 1));
update mes2.cutting_schedule set lay_nos = array[lay_no] where lay_no is not null;

select apply_tenant_policy(name::regclass) from unnest(array[
  'mes2.line', 'mes2.schedule', 'mes2.schedule_color', 'mes2.schedule_day', 'mes2.order_stage_plan']) as name;
