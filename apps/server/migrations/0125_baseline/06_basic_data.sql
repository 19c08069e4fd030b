-- Basic data (ccm): what a factory names before it can take an order.

create table ccm.dict_type (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  is_tree smallint not null default 0 check (is_tree in (0, 1))
);
create unique index on ccm.dict_type (company_id, code) where del_flag = '0';
select apply_tenant_policy('ccm.dict_type');

create table ccm.dict_item (
  like tenant_row including all,
  type_code varchar(32) not null,
  item_code varchar(32) not null,
  parent_code varchar(32),
  name varchar(64) not null,
  name_en varchar(64),
  sort int not null default 0,
  status int not null default 0 check (status in (0, 1)),
  ext jsonb
);
create unique index on ccm.dict_item (company_id, type_code, item_code) where del_flag = '0';
select apply_tenant_policy('ccm.dict_item');

create table ccm.color (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  name_en varchar(64),
  hex varchar(9),
  pantone varchar(20),
  family varchar(16)
);
create unique index on ccm.color (company_id, code) where del_flag = '0';
select apply_tenant_policy('ccm.color');

create table ccm.size_group (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null
);
create unique index on ccm.size_group (company_id, code) where del_flag = '0';
select apply_tenant_policy('ccm.size_group');

create table ccm.size (
  like tenant_row including all,
  size_group_id bigint not null,
  code varchar(32) not null,
  name varchar(64) not null,
  sort int not null,
  name_en varchar(64),
  foreign key (company_id, size_group_id) references ccm.size_group (company_id, id)
);
create unique index on ccm.size (company_id, size_group_id, code) where del_flag = '0';
select apply_tenant_policy('ccm.size');

create table ccm.unit (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  dimension varchar(16) not null check (dimension in ('length', 'weight', 'count', 'area', 'time')),
  factor_to_base numeric(18, 8) not null check (factor_to_base > 0)
);
create unique index on ccm.unit (company_id, code) where del_flag = '0';
select apply_tenant_policy('ccm.unit');

create table ccm.currency (
  like tenant_row including all,
  code varchar(3) not null,
  name varchar(64) not null,
  symbol varchar(8),
  is_base smallint not null default 0 check (is_base in (0, 1))
);
create unique index on ccm.currency (company_id, code) where del_flag = '0';
create unique index currency_base_key on ccm.currency (company_id) where is_base = 1 and del_flag = '0';
select apply_tenant_policy('ccm.currency');

-- A rate holds from its day until the next one.
create table ccm.exchange_rate (
  like tenant_row including all,
  currency_code varchar(3) not null,
  rate_date date not null,
  rate numeric(18, 8) not null check (rate > 0)
);
create unique index on ccm.exchange_rate (company_id, currency_code, rate_date) where del_flag = '0';
select apply_tenant_policy('ccm.exchange_rate');

create table ccm.customer (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  short_name varchar(64),
  country varchar(32),
  grade varchar(1) not null default 'B' check (grade in ('A', 'B', 'C')),
  is_vip smallint not null default 0 check (is_vip in (0, 1)),
  cut_tol_up_pct numeric(5, 2) not null default 0 check (cut_tol_up_pct between 0 and 100),
  cut_tol_down_pct numeric(5, 2) not null default 0 check (cut_tol_down_pct between 0 and 100),
  ship_tol_up_pct numeric(5, 2) not null default 0 check (ship_tol_up_pct between 0 and 100),
  ship_tol_down_pct numeric(5, 2) not null default 0 check (ship_tol_down_pct between 0 and 100),
  aql_major numeric(3, 1) not null default 2.5 check (aql_major > 0),
  aql_minor numeric(3, 1) not null default 4.0 check (aql_minor > 0),
  inspection_level varchar(4) not null default 'II',
  gate_shipment smallint not null default 0 check (gate_shipment in (0, 1)),
  shade_control smallint not null default 0 check (shade_control in (0, 1)),
  contact jsonb
);
create unique index on ccm.customer (company_id, code) where del_flag = '0';
select apply_tenant_policy('ccm.customer');

create table ccm.factory (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  factory_type int not null default 1 check (factory_type in (1, 2)),
  address varchar(255),
  manager_id bigint,
  calendar_id bigint,
  foreign key (company_id, manager_id) references amc.company_member (company_id, id)
);
create unique index on ccm.factory (company_id, code) where del_flag = '0';
select apply_tenant_policy('ccm.factory');

create table ccm.warehouse (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  warehouse_type int not null check (warehouse_type between 1 and 6),
  factory_id bigint,
  keeper_ids bigint[] not null default '{}',
  foreign key (company_id, factory_id) references ccm.factory (company_id, id)
);
create unique index on ccm.warehouse (company_id, code) where del_flag = '0';
select apply_tenant_policy('ccm.warehouse');

create table ccm.warehouse_location (
  like tenant_row including all,
  warehouse_id bigint not null,
  code varchar(32) not null,
  zone varchar(64),
  capacity int check (capacity >= 0),
  foreign key (company_id, warehouse_id) references ccm.warehouse (company_id, id)
);
create unique index warehouse_location_code_key on ccm.warehouse_location (company_id, warehouse_id, code)
  where del_flag = '0';
select apply_tenant_policy('ccm.warehouse_location');

create table ccm.category (
  like tenant_row including all,
  kind varchar(16) not null check (kind in ('style', 'material', 'process', 'machine', 'defect', 'problem')),
  parent_id bigint,
  code varchar(32) not null,
  name varchar(64) not null,
  sort int not null default 0,
  foreign key (company_id, parent_id) references ccm.category (company_id, id)
);
create unique index on ccm.category (company_id, kind, code) where del_flag = '0';
create index on ccm.category (company_id, parent_id);
select apply_tenant_policy('ccm.category');

create table ccm.material (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  name_en varchar(64),
  material_type int not null check (material_type between 1 and 7),
  composition varchar(128),
  gsm numeric(8, 2),
  width_cm numeric(6, 1),
  cuttable_width_cm numeric(6, 1),
  shrink_warp_pct numeric(5, 2),
  shrink_weft_pct numeric(5, 2),
  unit_code varchar(32) not null,
  buy_unit_code varchar(32),
  unit_rate numeric(18, 8),
  price numeric(12, 4),
  currency_code varchar(3),
  supplier_name varchar(64),
  loss_pct numeric(6, 2) not null default 0,
  safety_num numeric(12, 3),
  spread_mode int check (spread_mode between 1 and 4),
  max_plies int check (max_plies > 0),
  relax_hours int check (relax_hours >= 0)
);
create unique index on ccm.material (company_id, code) where del_flag = '0';
select apply_tenant_policy('ccm.material');

create table ccm.washing (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  minutes numeric(10, 4),
  price numeric(12, 4),
  shrink_warp_pct numeric(5, 2),
  shrink_weft_pct numeric(5, 2)
);
create unique index on ccm.washing (company_id, code) where del_flag = '0';
select apply_tenant_policy('ccm.washing');

create table ccm.machine_type (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  name_en varchar(64),
  category_id bigint,
  needles int,
  threads int,
  stitch_class varchar(8),
  minute_cost numeric(12, 4),
  foreign key (company_id, category_id) references ccm.category (company_id, id)
);
create unique index on ccm.machine_type (company_id, code) where del_flag = '0';
select apply_tenant_policy('ccm.machine_type');

create table ccm.process (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  name_en varchar(64),
  section int not null check (section between 1 and 7),
  part_code varchar(20),
  machine_type_id bigint,
  sam numeric(10, 4) not null check (sam > 0),
  price numeric(12, 4) not null check (price >= 0),
  grade varchar(1) not null check (grade in ('A', 'B', 'C', 'D')),
  is_checkpoint smallint not null default 0 check (is_checkpoint in (0, 1)),
  is_output smallint not null default 0 check (is_output in (0, 1)),
  is_ticket smallint not null default 1 check (is_ticket in (0, 1)),
  pay_scope int not null default 1 check (pay_scope between 1 and 4),
  status int not null default 0 check (status in (0, 1)),
  foreign key (company_id, machine_type_id) references ccm.machine_type (company_id, id)
);
create unique index on ccm.process (company_id, code) where del_flag = '0';
select apply_tenant_policy('ccm.process');

create table ccm.workflow (
  like tenant_row including all,
  biz_type varchar(32) not null,
  name varchar(64) not null,
  nodes jsonb not null check (jsonb_typeof(nodes) = 'array'),
  is_enabled smallint not null default 1 check (is_enabled in (0, 1))
);
create unique index workflow_enabled_key on ccm.workflow (company_id, biz_type)
  where is_enabled = 1 and del_flag = '0';
select apply_tenant_policy('ccm.workflow');

-- Approvals that wait for a person, one row a person and step.
create table ccm.workflow_task (
  like tenant_row including all,
  biz_type varchar(32) not null,
  biz_id bigint not null,
  node_no int not null default 1 check (node_no > 0),
  assignee_id bigint not null references amc.app_user (id),
  applicant_id bigint not null references amc.app_user (id),
  title varchar(200),
  link varchar(255),
  result int not null default 0 check (result in (0, 1, 2)),
  opinion varchar(500),
  done_date timestamptz,
  -- What was asked for, where the record itself does not hold it until it is agreed to.
  request jsonb,
  -- { code, params }: what the approval is about.
  matter jsonb,
  check ((result = 0) = (done_date is null)),
  check (title is not null or matter is not null)
);
create index on ccm.workflow_task (company_id, assignee_id, result, create_date desc);
-- One person is asked once about one record.
create unique index workflow_task_open_key on ccm.workflow_task (company_id, biz_type, biz_id, assignee_id)
  where result = 0 and del_flag = '0';
select apply_tenant_policy('ccm.workflow_task');
