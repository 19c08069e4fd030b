-- Who works in a company, where, and what they may do there.

create table amc.department (
  like tenant_row including all,
  parent_id bigint,
  name varchar(64) not null,
  code varchar(32) not null,
  dept_type int not null check (dept_type between 1 and 10),
  factory_id bigint,
  sort int not null default 0,
  path varchar(255) not null default '',
  foreign key (company_id) references amc.company (id),
  foreign key (company_id, parent_id) references amc.department (company_id, id)
);
create unique index on amc.department (company_id, code) where del_flag = '0';
create index on amc.department (company_id, parent_id);
select apply_tenant_policy('amc.department');

create table amc.company_member (
  like tenant_row including all,
  user_id bigint references amc.app_user (id),
  employee_no varchar(32) not null,
  employee_name varchar(64) not null,
  badge_no varchar(32),
  status int not null default 0 check (status in (0, 1, 2, 3)),
  is_default char(1) not null default '1' check (is_default in ('0', '1')),
  out_user int not null default 0 check (out_user in (0, 1)),
  dept_id bigint,
  pay_type int not null default 1 check (pay_type between 1 and 5),
  pay_coefficient numeric(6, 3) not null default 1.000,
  base_wage numeric(12, 2),
  hourly_rate numeric(12, 2),
  hire_date date,
  leave_date date,
  birth_date date,
  gender int check (gender in (1, 2)),
  phone varchar(32),
  native_place varchar(64),
  id_card_cipher text,
  bank_card_cipher text,
  skill_grade char(1) check (skill_grade in ('A', 'B', 'C', 'D')),
  in_training_until date,
  remark varchar(500),
  emergency_contact varchar(64),
  invited_by bigint,
  invite_until timestamptz,
  leave_reason varchar(500),
  foreign key (company_id) references amc.company (id),
  foreign key (company_id, dept_id) references amc.department (company_id, id)
);
create unique index on amc.company_member (company_id, user_id) where status < 2;
create unique index on amc.company_member (company_id, employee_no) where del_flag = '0';
create unique index on amc.company_member (company_id, badge_no) where badge_no is not null;
create index on amc.company_member (user_id) where user_id is not null;
select apply_tenant_policy('amc.company_member');

create table amc.education (
  like tenant_row including all,
  employee_id bigint not null,
  school varchar(64) not null,
  degree int check (degree between 1 and 6),
  major varchar(64),
  start_date date,
  end_date date,
  check (end_date >= start_date),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id)
);
create index on amc.education (company_id, employee_id);
select apply_tenant_policy('amc.education');

create table amc.work_experience (
  like tenant_row including all,
  employee_id bigint not null,
  company varchar(64) not null,
  job_title varchar(64),
  start_date date,
  end_date date,
  leave_reason varchar(64),
  check (end_date >= start_date),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id)
);
create index on amc.work_experience (company_id, employee_id);
select apply_tenant_policy('amc.work_experience');

create table amc.dept_user (
  like tenant_row including all,
  dept_id bigint not null,
  employee_id bigint not null,
  is_main int not null default 1 check (is_main in (0, 1)),
  from_date date not null,
  to_date date,
  foreign key (company_id, dept_id) references amc.department (company_id, id),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id)
);
create unique index on amc.dept_user (company_id, employee_id) where to_date is null and is_main = 1;
select apply_tenant_policy('amc.dept_user');

create table amc.dept_manager (
  like tenant_row including all,
  dept_id bigint not null,
  employee_id bigint not null,
  manage_group varchar(64),
  foreign key (company_id, dept_id) references amc.department (company_id, id),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id)
);
select apply_tenant_policy('amc.dept_manager');

create table amc.job (
  like tenant_row including all,
  name varchar(64) not null,
  code varchar(32) not null,
  job_type int not null check (job_type in (1, 2, 3, 4, 5, 9)),
  data_scope int not null check (data_scope between 1 and 4),
  sort int not null default 0
);
create unique index on amc.job (company_id, code) where del_flag = '0';
select apply_tenant_policy('amc.job');

create table amc.user_job (
  like tenant_row including all,
  employee_id bigint not null,
  job_id bigint not null,
  unique (company_id, employee_id, job_id),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id),
  foreign key (company_id, job_id) references amc.job (company_id, id)
);
select apply_tenant_policy('amc.user_job');

create table amc.job_menu (
  like tenant_row including all,
  job_id bigint not null,
  menu_id bigint not null references amc.menu (id),
  unique (company_id, job_id, menu_id),
  foreign key (company_id, job_id) references amc.job (company_id, id)
);
select apply_tenant_policy('amc.job_menu');

-- effect 1 grants on top of the jobs, 2 takes away.
create table amc.user_permission (
  like tenant_row including all,
  employee_id bigint not null,
  menu_id bigint not null references amc.menu (id),
  effect int not null check (effect in (1, 2)),
  unique (company_id, employee_id, menu_id),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id)
);
select apply_tenant_policy('amc.user_permission');

create table amc.company_application (
  like tenant_row including all,
  application_id bigint not null references amc.application (id),
  expire_date timestamptz,
  status int not null default 0 check (status in (0, 1)),
  unique (company_id, application_id)
);
select apply_tenant_policy('amc.company_application');

create table amc.config_value (
  like tenant_row including all,
  code varchar(64) not null,
  value text,
  unique (company_id, code)
);
select apply_tenant_policy('amc.config_value');

create table amc.home_layout (
  like tenant_row including all,
  user_id bigint not null references amc.app_user (id),
  codes jsonb not null,
  unique (company_id, user_id)
);
select apply_tenant_policy('amc.home_layout');

create table amc.todo (
  like tenant_row including all,
  user_id bigint not null references amc.app_user (id),
  tips varchar(500) not null,
  task_end_date timestamptz not null,
  status int not null default 0 check (status in (0, 1)),
  source_type varchar(32) not null default 'manual',
  source_id bigint,
  done_date timestamptz
);
create index on amc.todo (company_id, user_id, status, task_end_date);
select apply_tenant_policy('amc.todo');

create table amc.feedback (
  like tenant_row including all,
  from_where varchar(64) not null,
  content text not null,
  images jsonb,
  status int not null default 0 check (status in (0, 1)),
  reply text
);
select apply_tenant_policy('amc.feedback');

-- What uploaded files are called and whose they are; the bytes lie beside the database by their digest.
create table amc.file_object (
  like tenant_row including all,
  url varchar(64) not null,
  name varchar(128) not null,
  size int not null check (size > 0),
  mime varchar(96) not null,
  sha256 char(64) not null
);
create unique index on amc.file_object (company_id, url);
create index on amc.file_object (url);
create index on amc.file_object (company_id, sha256);
create index on amc.file_object (company_id, create_by, create_date);
select apply_tenant_policy('amc.file_object');

-- Requested by one administrator, agreed by another; kept when it is taken back.
create table amc.company_deletion (
  like tenant_row including all,
  reason varchar(500) not null,
  requested_by bigint not null references amc.app_user (id),
  agreed_by bigint references amc.app_user (id),
  due_date timestamptz,
  cancelled_date timestamptz,
  check (agreed_by <> requested_by),
  check ((agreed_by is null) = (due_date is null)),
  foreign key (company_id) references amc.company (id)
);
create unique index on amc.company_deletion (company_id) where cancelled_date is null;
select apply_tenant_policy('amc.company_deletion');
