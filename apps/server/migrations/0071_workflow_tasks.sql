-- Approvals that wait for a person, one row a person and step.

create table ccm.workflow_task (
  like tenant_row including all,
  biz_type varchar(32) not null,
  biz_id bigint not null,
  node_no int not null default 1 check (node_no > 0),
  assignee_id bigint not null references amc.app_user (id),
  applicant_id bigint not null references amc.app_user (id),
  title varchar(200) not null,
  link varchar(255),
  result int not null default 0 check (result in (0, 1, 2)),
  opinion varchar(500),
  done_date timestamptz,
  check ((result = 0) = (done_date is null))
);
create index on ccm.workflow_task (company_id, assignee_id, result, create_date desc);

select apply_tenant_policy('ccm.workflow_task');
