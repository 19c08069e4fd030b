-- What a company decides for itself, and the plain records that screens of production let a person choose from.

create table mes2.company_setting (
  like tenant_row including all,
  code varchar(64) not null,
  value jsonb not null,
  remark varchar(500),
  -- Said of a setting that the product does not know.
  group_name varchar(64),
  unique (company_id, code)
);
select apply_tenant_policy('mes2.company_setting');

-- The prefix holds month and day; its numbers go on a year later, so none is given twice.
create table mes2.document_counter (
  company_id bigint not null default current_company(),
  prefix varchar(24) not null,
  next_no int not null check (next_no >= 1),
  primary key (company_id, prefix)
);
select apply_tenant_policy('mes2.document_counter');

create table mes2.dispatch_type (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  section int check (section between 1 and 7),
  is_outsource smallint not null default 0 check (is_outsource in (0, 1))
);
create unique index on mes2.dispatch_type (company_id, code) where del_flag = '0';
select apply_tenant_policy('mes2.dispatch_type');

create table mes2.subcontract_group (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  contact varchar(64),
  process_sections int[] not null check (cardinality(process_sections) > 0),
  price_kind int not null default 1 check (price_kind in (1, 2)),
  price_factor numeric(4, 2) check (price_factor between 0.1 and 5),
  price numeric(12, 4) check (price >= 0),
  capacity_num int check (capacity_num > 0),
  grade char(1) check (grade in ('A', 'B', 'C', 'D')),
  -- The month the grade was worked out of; none where a person chose it.
  grade_month date,
  check (case price_kind when 1 then price_factor is not null else price is not null end)
);
create unique index on mes2.subcontract_group (company_id, code) where del_flag = '0';
select apply_tenant_policy('mes2.subcontract_group');

create table mes2.attainment_window (
  like tenant_row including all,
  customer_id bigint not null,
  windows jsonb not null check (jsonb_typeof(windows) = 'array' and jsonb_array_length(windows) > 0),
  ok_pct numeric(6, 2) not null check (ok_pct > 0),
  warn_pct numeric(6, 2) not null check (warn_pct >= 1),
  measure int not null check (measure in (1, 2)),
  constraint attainment_window_limits check (warn_pct <= ok_pct),
  foreign key (company_id, customer_id) references ccm.customer (company_id, id)
);
create unique index attainment_window_customer_key on mes2.attainment_window (company_id, customer_id)
  where del_flag = '0';
select apply_tenant_policy('mes2.attainment_window');

create table mes2.efficiency_set (
  like tenant_row including all,
  name varchar(64) not null,
  category_id bigint,
  difficulty int not null check (difficulty in (1, 2, 3)),
  points jsonb not null check (jsonb_typeof(points) = 'array' and jsonb_array_length(points) > 0),
  is_default smallint not null default 0 check (is_default in (0, 1)),
  foreign key (company_id, category_id) references ccm.category (company_id, id)
);
create unique index efficiency_set_name_key on mes2.efficiency_set (company_id, name) where del_flag = '0';
create unique index efficiency_set_default_key
  on mes2.efficiency_set (company_id, coalesce(category_id, 0), difficulty)
  where is_default = 1 and del_flag = '0';
select apply_tenant_policy('mes2.efficiency_set');

create table mes2.customer_efficiency_set (
  like tenant_row including all,
  customer_id bigint not null,
  category_id bigint,
  efficiency_set_id bigint not null,
  factor_pct numeric(6, 2) not null check (factor_pct between 50 and 150),
  foreign key (company_id, customer_id) references ccm.customer (company_id, id),
  foreign key (company_id, category_id) references ccm.category (company_id, id),
  foreign key (company_id, efficiency_set_id) references mes2.efficiency_set (company_id, id)
);
create unique index customer_efficiency_set_key
  on mes2.customer_efficiency_set (company_id, customer_id, coalesce(category_id, 0))
  where del_flag = '0';
select apply_tenant_policy('mes2.customer_efficiency_set');

create table mes2.defect_category (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  section int not null check (section between 1 and 7),
  sort int not null default 0
);
create unique index on mes2.defect_category (company_id, code) where del_flag = '0';
select apply_tenant_policy('mes2.defect_category');

create table mes2.bad_type (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  defect_category_id bigint not null,
  sort int not null default 0,
  foreign key (company_id, defect_category_id) references mes2.defect_category (company_id, id)
);
create unique index on mes2.bad_type (company_id, code) where del_flag = '0';
create index on mes2.bad_type (company_id, defect_category_id);
select apply_tenant_policy('mes2.bad_type');

create table mes2.bad_item (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  name_en varchar(64),
  bad_type_id bigint not null,
  severity int not null check (severity in (1, 2, 3)),
  blame int not null check (blame between 1 and 6),
  default_disposition int not null check (default_disposition in (1, 2, 3)),
  image_url varchar(255),
  foreign key (company_id, bad_type_id) references mes2.bad_type (company_id, id)
);
create unique index on mes2.bad_item (company_id, code) where del_flag = '0';
create index on mes2.bad_item (company_id, bad_type_id);
select apply_tenant_policy('mes2.bad_item');

create table mes2.problem_type (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  parent_id bigint,
  sort int not null default 0,
  foreign key (company_id, parent_id) references mes2.problem_type (company_id, id)
);
create unique index on mes2.problem_type (company_id, code) where del_flag = '0';
create index on mes2.problem_type (company_id, parent_id);
select apply_tenant_policy('mes2.problem_type');

create table mes2.voice (
  like tenant_row including all,
  code varchar(32) not null,
  event varchar(16) not null
    check (event in ('problem', 'target', 'shiftStart', 'rest', 'rush', 'qcAlarm')),
  template varchar(80) not null,
  repeat_num int not null default 2 check (repeat_num between 1 and 3),
  is_enabled smallint not null default 1 check (is_enabled in (0, 1)),
  last_play_date timestamptz
);
create unique index on mes2.voice (company_id, code) where del_flag = '0';
select apply_tenant_policy('mes2.voice');

create table mes2.line_problem_set (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  problem_type_id bigint not null,
  responsible_dept_type int not null check (responsible_dept_type between 1 and 10),
  response_min int not null check (response_min between 1 and 480),
  resolve_min int not null,
  level int not null default 1 check (level between 1 and 3),
  escalate_to jsonb not null default '[]' check (jsonb_typeof(escalate_to) = 'array'),
  voice_id bigint,
  constraint line_problem_set_limits check (resolve_min >= response_min),
  foreign key (company_id, problem_type_id) references mes2.problem_type (company_id, id),
  foreign key (company_id, voice_id) references mes2.voice (company_id, id)
);
create unique index on mes2.line_problem_set (company_id, code) where del_flag = '0';
select apply_tenant_policy('mes2.line_problem_set');

create table mes2.line_priority_description (
  like tenant_row including all,
  level int not null check (level between 1 and 9),
  name varchar(8) not null,
  color varchar(7) not null check (color ~ '^#[0-9A-Fa-f]{6}$'),
  meaning varchar(60) not null
);
create unique index on mes2.line_priority_description (company_id, level) where del_flag = '0';
select apply_tenant_policy('mes2.line_priority_description');

create table mes2.file_level (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  parent_id bigint,
  sort int not null default 0,
  foreign key (company_id, parent_id) references mes2.file_level (company_id, id)
);
create unique index on mes2.file_level (company_id, code) where del_flag = '0';
select apply_tenant_policy('mes2.file_level');

create table mes2.bundle_split_rule (
  like tenant_row including all,
  name varchar(64) not null,
  scope int not null check (scope between 1 and 4),
  scope_id bigint,
  mode int not null check (mode between 1 and 4),
  max_num int check (max_num > 0),
  merge_tail_pct numeric(5, 2) not null default 20 check (merge_tail_pct between 0 and 100),
  shade_break smallint not null default 0 check (shade_break in (0, 1)),
  numbering int not null default 1 check (numbering in (1, 2)),
  check ((scope = 1) = (scope_id is null)),
  -- A whole stack is one bundle: it has no limit.
  constraint bundle_split_rule_limit check (mode = 4 or max_num between 1 and 200)
);
create unique index on mes2.bundle_split_rule (company_id, scope, coalesce(scope_id, 0)) where del_flag = '0';
select apply_tenant_policy('mes2.bundle_split_rule');

-- A cutting table is a department of the cutting room; these are its technical limits.
create table mes2.cutting_table (
  like tenant_row including all,
  dept_id bigint not null,
  max_plies int check (max_plies > 0),
  cut_mode int check (cut_mode between 1 and 4),
  unique (company_id, dept_id),
  foreign key (company_id, dept_id) references amc.department (company_id, id)
);
select apply_tenant_policy('mes2.cutting_table');
