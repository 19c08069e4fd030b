-- What a company decides for itself, what happened to its records, and what stops its floor.

create table mes2.company_setting (
  like tenant_row including all,
  code varchar(64) not null,
  value jsonb not null,
  remark varchar(500),
  unique (company_id, code)
);

create table mes2.biz_log (
  company_id bigint not null default current_company(),
  id bigint not null default next_id(),
  biz_type varchar(32) not null,
  biz_id bigint not null,
  action varchar(32) not null,
  from_status int,
  to_status int,
  reason varchar(500),
  diff jsonb,
  create_by bigint default current_person(),
  create_date timestamptz not null default now(),
  primary key (company_id, id)
);
create index on mes2.biz_log (company_id, biz_type, biz_id, id desc);

create table mes2.problem_log (
  like tenant_row including all,
  problem_name varchar(64) not null,
  dept_id bigint not null,
  order_id bigint,
  level int not null default 2 check (level between 1 and 3),
  response_min int not null default 10 check (response_min > 0),
  resolve_min int not null default 60 check (resolve_min > 0),
  report_by bigint,
  report_date timestamptz not null default now(),
  responder_id bigint,
  respond_date timestamptz,
  resolve_date timestamptz,
  close_date timestamptz,
  remark varchar(500),
  status int not null default 0 check (status in (0, 1, 2, 3, 9)),
  foreign key (company_id, dept_id) references amc.department (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, responder_id) references amc.company_member (company_id, id)
);
create index on mes2.problem_log (company_id, status, report_date);

create table mes2.board_quantity (
  like tenant_row including all,
  board varchar(32) not null,
  field varchar(32) not null,
  work_date date not null,
  num numeric(14, 4) not null,
  reason varchar(500),
  unique (company_id, board, field, work_date)
);

select apply_tenant_policy(name::regclass) from unnest(array[
  'mes2.company_setting', 'mes2.biz_log', 'mes2.problem_log', 'mes2.board_quantity']) as name;
