-- What is sewn where and when, and what lines are asked for: pieces by hour, seconds by piece, windows of a day.

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
select apply_tenant_policy('mes2.line');

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
  -- The end that progress so far lets expect; and whether calendar or people changed behind the schedule.
  forecast_date timestamptz,
  recalc_due smallint not null default 0 check (recalc_due in (0, 1)),
  check (end_date >= start_date),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, line_dept_id) references amc.department (company_id, id)
);
create unique index on mes2.schedule (company_id, schedule_no) where del_flag = '0';
create index on mes2.schedule (company_id, line_dept_id, start_date);
create index on mes2.schedule (company_id, order_id);
create index on mes2.schedule (company_id, status, start_date);
select apply_tenant_policy('mes2.schedule');

-- Colours of the order a schedule is limited to; none means all of them.
create table mes2.schedule_color (
  like tenant_row including all,
  schedule_id bigint not null,
  color_id bigint not null,
  foreign key (company_id, schedule_id) references mes2.schedule (company_id, id),
  foreign key (company_id, color_id) references ccm.color (company_id, id)
);
create unique index on mes2.schedule_color (company_id, schedule_id, color_id);
select apply_tenant_policy('mes2.schedule_color');

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
select apply_tenant_policy('mes2.schedule_day');

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
select apply_tenant_policy('mes2.order_stage_plan');

-- Dies and tables serve one order at a time; lines and machines are shared, their load is shown instead.
create table mes2.resource_occupation (
  like tenant_row including all,
  resource_type int not null check (resource_type between 1 and 4),
  resource_id bigint not null,
  order_id bigint not null,
  schedule_id bigint,
  from_date timestamptz not null,
  to_date timestamptz not null check (to_date > from_date),
  status int not null default 0 check (status in (0, 1)),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  constraint resource_occupied_once exclude using gist (
    int8range(resource_id, resource_id, '[]') with &&,
    tstzrange(from_date, to_date) with &&
  ) where (status = 0 and resource_type in (3, 4) and del_flag = '0')
);
create index on mes2.resource_occupation (company_id, order_id);
create index on mes2.resource_occupation (company_id, resource_id, status);
select apply_tenant_policy('mes2.resource_occupation');

create table mes2.output_target (
  like tenant_row including all,
  dept_id bigint not null,
  order_id bigint,
  work_date date not null,
  shift_id bigint not null,
  headcount int not null check (headcount > 0),
  avail_min numeric(12, 4) not null check (avail_min >= 0),
  eff_pct numeric(6, 2) not null check (eff_pct between 1 and 300),
  target_num int not null check (target_num >= 0),
  first_hour_pct numeric(6, 2) not null default 100 check (first_hour_pct between 50 and 100),
  hour_targets jsonb not null default '[]',
  source int not null check (source in (1, 2)),
  unique nulls not distinct (company_id, dept_id, work_date, order_id),
  foreign key (company_id, dept_id) references amc.department (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id)
);
create index on mes2.output_target (company_id, work_date);
select apply_tenant_policy('mes2.output_target');

create table mes2.takt_target (
  like tenant_row including all,
  dept_id bigint not null,
  order_id bigint,
  work_date date not null,
  avail_sec int not null check (avail_sec between 1 and 86400),
  target_num int not null check (target_num > 0),
  takt_sec numeric(10, 2) not null check (takt_sec > 0),
  warn_pct numeric(6, 2) not null check (warn_pct between 100 and 200),
  alarm_pct numeric(6, 2) not null,
  beat_source int not null check (beat_source in (1, 2)),
  check (alarm_pct > warn_pct),
  unique nulls not distinct (company_id, dept_id, work_date, order_id),
  foreign key (company_id, dept_id) references amc.department (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id)
);
select apply_tenant_policy('mes2.takt_target');

create table mes2.target_record (
  like tenant_row including all,
  dept_id bigint not null,
  order_id bigint,
  work_date date not null,
  window_from varchar(5) not null,
  window_to varchar(5) not null,
  target_num int not null check (target_num >= 0),
  actual_num int check (actual_num >= 0),
  loss_reason int check (loss_reason between 1 and 11),
  remark varchar(500),
  fill_by bigint,
  unique nulls not distinct (company_id, dept_id, work_date, window_from, window_to, order_id),
  -- A window of a night shift ends at midnight or behind it.
  constraint target_record_window_check check (window_to <> window_from),
  foreign key (company_id, dept_id) references amc.department (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id)
);
create index on mes2.target_record (company_id, work_date);
select apply_tenant_policy('mes2.target_record');
