-- People beyond their place of work: schools, former employers, whom to call, how they were invited.

alter table amc.department alter column code type varchar(32);
alter table amc.dept_manager alter column manage_group type varchar(64);
alter table amc.company_member
  alter column employee_no type varchar(32),
  add column emergency_contact varchar(64),
  add column invited_by bigint,
  add column invite_until timestamptz,
  add column leave_reason varchar(500);

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

select apply_tenant_policy(name::regclass)
from unnest(array['amc.education', 'amc.work_experience']) as name;
