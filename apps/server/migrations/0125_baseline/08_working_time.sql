-- When people work: shifts, the calendar of a factory, attendance, absences, heads a line can count on.

create table mes2.shift (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  segments jsonb not null check (jsonb_typeof(segments) = 'array'),
  cross_day smallint not null default 0 check (cross_day in (0, 1)),
  net_min int not null check (net_min > 0 and net_min <= 1440),
  ot_min int not null default 0 check (ot_min between 0 and 1440),
  is_default smallint not null default 0 check (is_default in (0, 1))
);
create unique index on mes2.shift (company_id, code) where del_flag = '0';
create unique index on mes2.shift (company_id) where is_default = 1 and del_flag = '0';
select apply_tenant_policy('mes2.shift');

-- Segments a shift had before it was changed: days before `until_date` keep them.
create table mes2.shift_past (
  like tenant_row including all,
  shift_id bigint not null,
  until_date date not null,
  segments jsonb not null check (jsonb_typeof(segments) = 'array'),
  cross_day smallint not null check (cross_day in (0, 1)),
  net_min int not null,
  ot_min int not null,
  foreign key (company_id, shift_id) references mes2.shift (company_id, id)
);
create unique index on mes2.shift_past (company_id, shift_id, until_date);
select apply_tenant_policy('mes2.shift_past');

create table mes2.work_calendar (
  like tenant_row including all,
  name varchar(64) not null,
  year int not null check (year between 2000 and 2100),
  factory_id bigint,
  foreign key (company_id, factory_id) references ccm.factory (company_id, id)
);
create unique index on mes2.work_calendar (company_id, year, name) where del_flag = '0';
select apply_tenant_policy('mes2.work_calendar');

create table mes2.work_calendar_weekday (
  like tenant_row including all,
  calendar_id bigint not null,
  weekday int not null check (weekday between 1 and 7),
  shift_id bigint,
  foreign key (company_id, calendar_id) references mes2.work_calendar (company_id, id),
  foreign key (company_id, shift_id) references mes2.shift (company_id, id)
);
create unique index on mes2.work_calendar_weekday (company_id, calendar_id, weekday);
create index on mes2.work_calendar_weekday (company_id, shift_id);
select apply_tenant_policy('mes2.work_calendar_weekday');

-- A day that differs from the week pattern. `source` keeps what a person decided apart from the holiday list.
create table mes2.work_calendar_day (
  like tenant_row including all,
  calendar_id bigint not null,
  date date not null,
  day_type int not null check (day_type between 1 and 4),
  name varchar(64),
  ot_min int not null default 0 check (ot_min between 0 and 720),
  source int not null default 1 check (source in (1, 2)),
  foreign key (company_id, calendar_id) references mes2.work_calendar (company_id, id)
);
create unique index on mes2.work_calendar_day (company_id, calendar_id, date);
select apply_tenant_policy('mes2.work_calendar_day');

create table mes2.work_calendar_day_shift (
  like tenant_row including all,
  day_id bigint not null,
  shift_id bigint not null,
  seq_no int not null default 1,
  foreign key (company_id, day_id) references mes2.work_calendar_day (company_id, id) on delete cascade,
  foreign key (company_id, shift_id) references mes2.shift (company_id, id)
);
create unique index on mes2.work_calendar_day_shift (company_id, day_id, shift_id);
create index on mes2.work_calendar_day_shift (company_id, shift_id);
select apply_tenant_policy('mes2.work_calendar_day_shift');

create table mes2.attendance (
  like tenant_row including all,
  employee_id bigint not null,
  work_date date not null,
  shift_id bigint,
  on_date timestamptz,
  off_date timestamptz,
  normal_min int not null default 0 check (normal_min >= 0),
  ot_min int not null default 0 check (ot_min >= 0),
  ot_type int check (ot_type in (1, 2, 3)),
  late_min int not null default 0 check (late_min >= 0),
  check (off_date >= on_date),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id),
  foreign key (company_id, shift_id) references mes2.shift (company_id, id)
);
create unique index on mes2.attendance (company_id, employee_id, work_date) where del_flag = '0';
create index on mes2.attendance (company_id, work_date);
select apply_tenant_policy('mes2.attendance');

create table mes2.employee_absence (
  like tenant_row including all,
  employee_id bigint not null,
  absence_type int not null check (absence_type between 1 and 7),
  from_date timestamptz not null,
  to_date timestamptz not null,
  minutes int not null check (minutes >= 0),
  status int not null default 0 check (status in (0, 1, 2)),
  reason varchar(500),
  opinion varchar(500),
  approve_by bigint,
  approve_date timestamptz,
  check (to_date >= from_date),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id),
  -- Refused and withdrawn requests do not stand in the way of another.
  constraint employee_absence_no_overlap exclude using gist (
    int8range(company_id, company_id, '[]') with &&,
    int8range(employee_id, employee_id, '[]') with &&,
    tstzrange(from_date, to_date) with &&
  ) where (del_flag = '0' and status in (0, 1))
);
create index on mes2.employee_absence (company_id, employee_id, from_date);
create index on mes2.employee_absence (company_id, status, from_date);
select apply_tenant_policy('mes2.employee_absence');

-- The dates an absence covers: minutes missed on each, and whether the person counts as away that day.
create table mes2.employee_absence_day (
  like tenant_row including all,
  absence_id bigint not null,
  employee_id bigint not null,
  work_date date not null,
  minutes int not null check (minutes > 0),
  day_minutes int not null check (day_minutes >= minutes),
  is_away smallint not null check (is_away in (0, 1)),
  foreign key (company_id, absence_id) references mes2.employee_absence (company_id, id),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id)
);
create unique index on mes2.employee_absence_day (company_id, absence_id, work_date);
create index on mes2.employee_absence_day (company_id, work_date, employee_id);
select apply_tenant_policy('mes2.employee_absence_day');

create table mes2.manpower_plan (
  like tenant_row including all,
  dept_id bigint not null,
  work_date date not null,
  plan_headcount int not null check (plan_headcount >= 0),
  foreign key (company_id, dept_id) references amc.department (company_id, id)
);
create unique index on mes2.manpower_plan (company_id, dept_id, work_date);
select apply_tenant_policy('mes2.manpower_plan');

-- One person who works for another department on a day: both sides count the same row.
create table mes2.manpower_loan (
  like tenant_row including all,
  employee_id bigint not null,
  from_dept_id bigint not null,
  to_dept_id bigint not null check (to_dept_id <> from_dept_id),
  work_date date not null,
  remark varchar(500),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id),
  foreign key (company_id, from_dept_id) references amc.department (company_id, id),
  foreign key (company_id, to_dept_id) references amc.department (company_id, id)
);
create unique index on mes2.manpower_loan (company_id, employee_id, work_date) where del_flag = '0';
create index on mes2.manpower_loan (company_id, work_date, from_dept_id);
create index on mes2.manpower_loan (company_id, work_date, to_dept_id);
select apply_tenant_policy('mes2.manpower_loan');

create table mes2.manpower_input (
  like tenant_row including all,
  dept_id bigint not null,
  work_date date not null,
  shift_id bigint not null,
  roll_num int not null check (roll_num >= 0),
  present_num int not null check (present_num >= 0),
  absent_num int not null check (absent_num >= 0),
  lent_in_num int not null default 0 check (lent_in_num >= 0),
  lent_in_dept_id bigint,
  lent_out_num int not null default 0 check (lent_out_num >= 0),
  lent_out_dept_id bigint,
  helper_num int not null default 0 check (helper_num >= 0),
  leader_num int not null default 0 check (leader_num >= 0),
  attend_min numeric(12, 4) not null check (attend_min >= 0),
  ot_min numeric(12, 4) not null default 0 check (ot_min >= 0),
  shift_net_min numeric(10, 4) not null check (shift_net_min > 0),
  confirm_by bigint,
  confirm_date timestamptz,
  -- Lists that arrive in one call know it again.
  request_id varchar(40),
  constraint manpower_input_roll check (present_num + absent_num = roll_num),
  foreign key (company_id, dept_id) references amc.department (company_id, id),
  foreign key (company_id, lent_in_dept_id) references amc.department (company_id, id),
  foreign key (company_id, lent_out_dept_id) references amc.department (company_id, id)
);
create unique index manpower_input_day_key on mes2.manpower_input (company_id, dept_id, work_date, shift_id)
  where del_flag = '0';
create index on mes2.manpower_input (company_id, work_date);
create index on mes2.manpower_input (company_id, request_id) where request_id is not null;
select apply_tenant_policy('mes2.manpower_input');
