-- What lines are asked for: pieces by hour, seconds by piece, and how the windows of a day were met.

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
  check (window_to > window_from),
  unique nulls not distinct (company_id, dept_id, work_date, window_from, window_to, order_id),
  foreign key (company_id, dept_id) references amc.department (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id)
);
create index on mes2.target_record (company_id, work_date);

select apply_tenant_policy(name::regclass) from unnest(array[
  'mes2.output_target', 'mes2.takt_target', 'mes2.target_record']) as name;
