-- The end that progress so far lets expect, and schedules whose calendar or people changed behind them.

alter table mes2.schedule
  add column forecast_date timestamptz,
  add column recalc_due smallint not null default 0 check (recalc_due in (0, 1));

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
