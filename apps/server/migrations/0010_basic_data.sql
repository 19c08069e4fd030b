-- Basic data (ccm): what a factory names before it can take an order.
-- Every tenant table copies tenant_row (0001): company first in the key, who and when, the optimistic lock and the live flag.

create table ccm.dict_type (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  is_tree smallint not null default 0 check (is_tree in (0, 1))
);
create unique index on ccm.dict_type (company_id, code) where del_flag = '0';

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

create table ccm.size_group (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null
);
create unique index on ccm.size_group (company_id, code) where del_flag = '0';

create table ccm.size (
  like tenant_row including all,
  size_group_id bigint not null,
  code varchar(32) not null,
  name varchar(64) not null,
  sort int not null,
  foreign key (company_id, size_group_id) references ccm.size_group (company_id, id)
);
create unique index on ccm.size (company_id, size_group_id, code) where del_flag = '0';

create table ccm.unit (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  dimension varchar(16) not null check (dimension in ('length', 'weight', 'count', 'area', 'time')),
  factor_to_base numeric(18, 8) not null check (factor_to_base > 0)
);
create unique index on ccm.unit (company_id, code) where del_flag = '0';

create table ccm.customer (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  short_name varchar(32),
  country varchar(32),
  grade varchar(1) not null default 'B' check (grade in ('A', 'B', 'C')),
  is_vip smallint not null default 0 check (is_vip in (0, 1)),
  cut_tol_up_pct numeric(5, 2) not null default 0 check (cut_tol_up_pct between 0 and 100),
  cut_tol_down_pct numeric(5, 2) not null default 0 check (cut_tol_down_pct between 0 and 100),
  ship_tol_up_pct numeric(5, 2) not null default 0 check (ship_tol_up_pct between 0 and 100),
  ship_tol_down_pct numeric(5, 2) not null default 0 check (ship_tol_down_pct between 0 and 100),
  aql_major numeric(3, 1) not null default 2.5,
  aql_minor numeric(3, 1) not null default 4.0,
  inspection_level varchar(4) not null default 'II',
  gate_shipment smallint not null default 0 check (gate_shipment in (0, 1)),
  shade_control smallint not null default 0 check (shade_control in (0, 1)),
  contact jsonb
);
create unique index on ccm.customer (company_id, code) where del_flag = '0';

create table ccm.factory (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  factory_type int not null default 1 check (factory_type in (1, 2)),
  address varchar(255),
  manager_id bigint,
  calendar_id bigint
);
create unique index on ccm.factory (company_id, code) where del_flag = '0';

create table ccm.warehouse (
  like tenant_row including all,
  code varchar(32) not null,
  name varchar(64) not null,
  warehouse_type int not null check (warehouse_type between 1 and 6),
  factory_id bigint,
  foreign key (company_id, factory_id) references ccm.factory (company_id, id)
);
create unique index on ccm.warehouse (company_id, code) where del_flag = '0';

create table ccm.category (
  like tenant_row including all,
  kind varchar(16) not null check (kind in ('style', 'material', 'process', 'machine', 'defect')),
  parent_id bigint,
  code varchar(32) not null,
  name varchar(64) not null,
  foreign key (company_id, parent_id) references ccm.category (company_id, id)
);
create unique index on ccm.category (company_id, kind, code) where del_flag = '0';

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

create table ccm.machine (
  like tenant_row including all,
  machine_no varchar(32) not null,
  name varchar(64) not null,
  machine_type_id bigint not null,
  brand varchar(64),
  model varchar(64),
  serial_no varchar(64),
  dept_id bigint,
  location_code varchar(32),
  station_no varchar(32),
  ownership int not null default 1 check (ownership in (1, 2, 3)),
  status int not null default 3 check (status between 0 and 4),
  barcode varchar(32),
  foreign key (company_id, machine_type_id) references ccm.machine_type (company_id, id),
  foreign key (company_id, dept_id) references amc.department (company_id, id)
);
create unique index on ccm.machine (company_id, machine_no) where del_flag = '0';
create unique index on ccm.machine (company_id, barcode) where del_flag = '0' and barcode is not null;

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

select apply_tenant_policy(name::regclass) from unnest(array[
  'ccm.dict_type', 'ccm.dict_item', 'ccm.color', 'ccm.size_group', 'ccm.size', 'ccm.unit', 'ccm.customer',
  'ccm.factory', 'ccm.warehouse', 'ccm.category', 'ccm.machine_type', 'ccm.machine', 'ccm.material',
  'ccm.process', 'ccm.washing']) as name;
