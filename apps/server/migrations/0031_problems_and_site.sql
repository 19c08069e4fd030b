-- Problems a line calls out, who was told, and the inspections of the workplace.

-- What was called out before had neither a number nor a place in the catalogue.
alter table mes2.problem_log
  add column log_no varchar(32),
  add column station_no varchar(32),
  add column problem_set_id bigint,
  add column machine_id bigint,
  add column people_num int check (people_num >= 0),
  add column stop_min numeric(10, 4) check (stop_min >= 0),
  add column cause varchar(500),
  add column action varchar(500),
  add column images jsonb,
  add constraint problem_log_in_order check (
    (respond_date is null or respond_date >= report_date)
    and (resolve_date is null or resolve_date >= coalesce(respond_date, report_date))
    and (close_date is null or close_date >= coalesce(resolve_date, report_date))),
  add constraint problem_log_status_dates check (
    (status not in (1, 2, 3) or respond_date is not null)
    and (status not in (2, 3) or resolve_date is not null)
    and (status <> 3 or close_date is not null)),
  add foreign key (company_id, machine_id) references ccm.machine (company_id, id);
create unique index problem_log_no_key on mes2.problem_log (company_id, log_no) where log_no is not null;
create index on mes2.problem_log (company_id, dept_id, report_date);

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
  foreign key (company_id, customer_id) references ccm.customer (company_id, id)
);
create unique index site_archive_no_key on mes2.site_archive (company_id, archive_no, version_no) where del_flag = '0';
create unique index site_archive_in_force_key on mes2.site_archive (company_id, archive_no)
  where del_flag = '0' and status = 1;

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

select apply_tenant_policy(name::regclass) from unnest(array[
  'mes2.problem_message', 'mes2.site_archive', 'mes2.site_archive_item', 'mes2.site_task',
  'mes2.site_record']) as name;
