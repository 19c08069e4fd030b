-- Orders: head, colour-size matrix, the copy of the style taken at confirmation, prices, shipments, counters, dispatch.

create table mes2.production_order (
  like tenant_row including all,
  order_no varchar(32) not null check (order_no = upper(btrim(order_no)) and order_no <> ''),
  sale_no varchar(32),
  customer_po varchar(64),
  order_type int not null default 1 check (order_type between 1 and 5),
  version_no int not null default 1 check (version_no >= 1),
  customer_id bigint not null,
  customer_name varchar(64) not null,
  style_id bigint not null,
  style_no varchar(32) not null,
  style_name varchar(64) not null,
  style_version int,
  season varchar(64),
  washing_id bigint,
  pack_method int check (pack_method between 1 and 4),
  order_num int not null default 0 check (order_num >= 0),
  cut_tol_up_pct numeric(5, 2) not null default 0 check (cut_tol_up_pct between 0 and 100),
  cut_tol_down_pct numeric(5, 2) not null default 0 check (cut_tol_down_pct between 0 and 100),
  ship_tol_up_pct numeric(5, 2) not null default 0 check (ship_tol_up_pct between 0 and 100),
  ship_tol_down_pct numeric(5, 2) not null default 0 check (ship_tol_down_pct between 0 and 100),
  unit_price numeric(12, 4) check (unit_price >= 0),
  cm_price numeric(12, 4) check (cm_price >= 0),
  currency_code varchar(3) not null default 'CNY',
  amount numeric(14, 4),
  order_date date,
  material_date date,
  plan_cut_date date,
  plan_sew_date date,
  delivery_date date not null,
  forecast_date date,
  actual_cut_date date,
  actual_sew_date date,
  finish_date date,
  priority int not null default 0 check (priority in (0, 1, 2)),
  factory_id bigint,
  merchandiser_id bigint,
  technician_id bigint,
  status int not null default 0 check (status in (0, 1, 2, 3, 4, 5, 9)),
  suspend_from int,
  wage_locked smallint not null default 0 check (wage_locked in (0, 1)),
  wage_lock_date timestamptz,
  wage_lock_by bigint,
  sam_total numeric(10, 4) not null default 0,
  price_total numeric(12, 4) not null default 0,
  plan_num int not null default 0,
  cut_num int not null default 0,
  deliver_num int not null default 0,
  sew_num int not null default 0,
  qc_pass_num int not null default 0,
  in_num int not null default 0,
  out_num int not null default 0,
  scrap_num int not null default 0,
  second_num int not null default 0,
  shade_control smallint not null default 0 check (shade_control in (0, 1)),
  source int not null default 1 check (source between 1 and 4),
  image_url varchar(255),
  remark varchar(500),
  attachments jsonb,
  source_order_id bigint,
  check (material_date is null or delivery_date >= material_date),
  foreign key (company_id, customer_id) references ccm.customer (company_id, id),
  foreign key (company_id, style_id) references mes2.style (company_id, id),
  foreign key (company_id, washing_id) references ccm.washing (company_id, id),
  foreign key (company_id, factory_id) references ccm.factory (company_id, id),
  foreign key (company_id, merchandiser_id) references amc.company_member (company_id, id),
  foreign key (company_id, technician_id) references amc.company_member (company_id, id),
  foreign key (company_id, source_order_id) references mes2.production_order (company_id, id)
);
create unique index production_order_no_key on mes2.production_order (company_id, order_no) where del_flag = '0';
create index on mes2.production_order (company_id, status, delivery_date);
create index on mes2.production_order (company_id, customer_id);
create index on mes2.production_order (company_id, style_id);
select apply_tenant_policy('mes2.production_order');

create table mes2.order_color (
  like tenant_row including all,
  order_id bigint not null,
  color_id bigint not null,
  color_name varchar(64) not null,
  seq_no int not null,
  customer_color varchar(64),
  is_main smallint not null default 0 check (is_main in (0, 1)),
  unique (company_id, order_id, color_id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id) on delete cascade,
  foreign key (company_id, color_id) references ccm.color (company_id, id)
);
select apply_tenant_policy('mes2.order_color');

create table mes2.order_size (
  like tenant_row including all,
  order_id bigint not null,
  size_id bigint not null,
  size_name varchar(64) not null,
  seq_no int not null,
  unique (company_id, order_id, size_id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id) on delete cascade,
  foreign key (company_id, size_id) references ccm.size (company_id, id)
);
select apply_tenant_policy('mes2.order_size');

create table mes2.order_color_size (
  like tenant_row including all,
  order_id bigint not null,
  color_id bigint not null,
  size_id bigint not null,
  num int not null check (num >= 0),
  plan_num int not null default 0 check (plan_num >= 0),
  cut_num int not null default 0 check (cut_num >= 0),
  scrap_num int not null default 0 check (scrap_num >= 0),
  second_num int not null default 0 check (second_num >= 0),
  qc_pass_num int not null default 0 check (qc_pass_num >= 0),
  in_num int not null default 0 check (in_num >= 0),
  out_num int not null default 0 check (out_num >= 0),
  sku varchar(64),
  barcode69 varchar(64),
  unique (company_id, order_id, color_id, size_id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id) on delete cascade,
  foreign key (company_id, order_id, color_id) references mes2.order_color (company_id, order_id, color_id),
  foreign key (company_id, order_id, size_id) references mes2.order_size (company_id, order_id, size_id)
);
select apply_tenant_policy('mes2.order_color_size');

create table mes2.order_bom (
  like tenant_row including all,
  order_id bigint not null,
  material_id bigint not null,
  fabric_part int check (fabric_part between 1 and 5),
  part_name varchar(64),
  color_id bigint,
  color_rule int not null default 0 check (color_rule in (0, 1)),
  usage_num numeric(12, 4) not null check (usage_num > 0),
  unit_code varchar(32) not null,
  loss_pct numeric(6, 2) not null default 0,
  need_num numeric(14, 4) not null default 0,
  issued_num numeric(14, 4) not null default 0 check (issued_num >= 0),
  return_num numeric(14, 4) not null default 0 check (return_num >= 0),
  is_main smallint not null default 0 check (is_main in (0, 1)),
  supplier_name varchar(64),
  seq_no int not null default 0,
  confirm_date timestamptz,
  remark varchar(500),
  -- Copied by the confirmation and taken back with it, while what was typed by hand stays.
  from_style smallint not null default 0 check (from_style in (0, 1)),
  -- Sizes that take more or less of the material than the others, as the style had them.
  size_usage jsonb,
  foreign key (company_id, order_id) references mes2.production_order (company_id, id) on delete cascade,
  foreign key (company_id, material_id) references ccm.material (company_id, id),
  foreign key (company_id, color_id) references ccm.color (company_id, id)
);
create index on mes2.order_bom (company_id, order_id);
select apply_tenant_policy('mes2.order_bom');

create table mes2.order_part (
  like tenant_row including all,
  order_id bigint not null,
  part_code varchar(32) not null,
  part_name varchar(64) not null,
  fabric_part int not null check (fabric_part between 1 and 5),
  pieces_per_garment int not null check (pieces_per_garment > 0),
  knife_mold_id bigint,
  is_fused smallint not null default 0 check (is_fused in (0, 1)),
  is_printed smallint not null default 0 check (is_printed in (0, 1)),
  area_cm2 numeric(10, 1),
  from_style smallint not null default 0 check (from_style in (0, 1)),
  unique (company_id, order_id, part_code, fabric_part),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id) on delete cascade
);
select apply_tenant_policy('mes2.order_part');

create table mes2.order_color_matching (
  like tenant_row including all,
  order_id bigint not null,
  garment_color_id bigint not null,
  part_name varchar(64) not null,
  material_id bigint not null,
  material_color_id bigint not null,
  unique (company_id, order_id, garment_color_id, part_name),
  foreign key (company_id, order_id, garment_color_id)
    references mes2.order_color (company_id, order_id, color_id) on delete cascade,
  foreign key (company_id, material_id) references ccm.material (company_id, id),
  foreign key (company_id, material_color_id) references ccm.color (company_id, id)
);
select apply_tenant_policy('mes2.order_color_matching');

create table mes2.order_process (
  like tenant_row including all,
  order_id bigint not null,
  process_id bigint,
  process_code varchar(32) not null,
  seq_no int not null,
  section int not null check (section between 1 and 7),
  process_name varchar(64) not null,
  part_code varchar(32),
  machine_type_id bigint,
  sam numeric(10, 4) not null check (sam > 0),
  grade varchar(1) not null check (grade in ('A', 'B', 'C', 'D')),
  is_checkpoint smallint not null default 0 check (is_checkpoint in (0, 1)),
  is_output smallint not null default 0 check (is_output in (0, 1)),
  is_ticket smallint not null default 1 check (is_ticket in (0, 1)),
  pay_scope int not null check (pay_scope between 1 and 4),
  out_group_id bigint,
  workshop_id bigint,
  is_enabled smallint not null default 1 check (is_enabled in (0, 1)),
  done_num int not null default 0,
  from_style smallint not null default 0 check (from_style in (0, 1)),
  -- The price an operation starts with, until the confirmation opens its first range in order_price.
  draft_price numeric(12, 4) check (draft_price >= 0),
  unique (company_id, order_id, seq_no),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id) on delete cascade,
  foreign key (company_id, process_id) references ccm.process (company_id, id),
  foreign key (company_id, machine_type_id) references ccm.machine_type (company_id, id)
);
select apply_tenant_policy('mes2.order_process');

-- The process id enters the exclusion as a one-point range, so that core GiST suffices on every engine.
create table mes2.order_price (
  like tenant_row including all,
  order_process_id bigint not null,
  price numeric(12, 4) not null check (price >= 0),
  from_date date not null,
  to_date date check (to_date >= from_date),
  reason varchar(500),
  approve_by bigint,
  approve_date timestamptz,
  opinion varchar(500),
  foreign key (company_id, order_process_id) references mes2.order_process (company_id, id) on delete cascade,
  constraint order_price_tiles_time exclude using gist (
    int8range(order_process_id, order_process_id, '[]') with &&,
    daterange(from_date, to_date, '[]') with &&
  ) where (del_flag = '0')
);
create index on mes2.order_price (company_id, order_process_id, from_date);
select apply_tenant_policy('mes2.order_price');

create table mes2.order_counter (
  like tenant_row including all,
  order_id bigint not null,
  next_bundle_no int not null default 1 check (next_bundle_no >= 1),
  next_bed_no int not null default 1 check (next_bed_no >= 1),
  unique (company_id, order_id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id) on delete cascade
);
select apply_tenant_policy('mes2.order_counter');

create table mes2.order_shipment (
  like tenant_row including all,
  order_id bigint not null,
  shipment_no varchar(32) not null,
  shipment_date date not null,
  destination varchar(64),
  mode int check (mode between 1 and 4),
  status int not null default 0 check (status in (0, 1, 2)),
  unique (company_id, order_id, shipment_no),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id) on delete cascade
);
select apply_tenant_policy('mes2.order_shipment');

create table mes2.order_shipment_line (
  like tenant_row including all,
  shipment_id bigint not null,
  color_id bigint not null,
  size_id bigint not null,
  num int not null check (num >= 0),
  shipped_num int not null default 0 check (shipped_num >= 0),
  unique (company_id, shipment_id, color_id, size_id),
  foreign key (company_id, shipment_id) references mes2.order_shipment (company_id, id) on delete cascade,
  foreign key (company_id, color_id) references ccm.color (company_id, id),
  foreign key (company_id, size_id) references ccm.size (company_id, id)
);
select apply_tenant_policy('mes2.order_shipment_line');

create table mes2.order_fabric (
  like tenant_row including all,
  order_id bigint not null,
  material_id bigint not null,
  color_id bigint not null,
  fabric_part int not null check (fabric_part between 1 and 5),
  plan_len numeric(12, 3) check (plan_len >= 0),
  from_style smallint not null default 0 check (from_style in (0, 1)),
  unique (company_id, order_id, material_id, color_id, fabric_part),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id) on delete cascade,
  foreign key (company_id, material_id) references ccm.material (company_id, id),
  foreign key (company_id, color_id) references ccm.color (company_id, id)
);
select apply_tenant_policy('mes2.order_fabric');

create table mes2.order_workshop (
  like tenant_row including all,
  order_id bigint not null,
  dept_id bigint not null,
  section int not null check (section between 1 and 7),
  num int check (num >= 0),
  plan_start_date date,
  plan_end_date date check (plan_end_date >= plan_start_date),
  unique (company_id, order_id, dept_id, section),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id) on delete cascade,
  foreign key (company_id, dept_id) references amc.department (company_id, id)
);
select apply_tenant_policy('mes2.order_workshop');

create table mes2.order_qualifying (
  like tenant_row including all,
  order_id bigint not null,
  aql_major numeric(3, 1),
  aql_minor numeric(3, 1),
  inspection_level varchar(4),
  gates jsonb,
  points jsonb,
  from_style smallint not null default 0 check (from_style in (0, 1)),
  unique (company_id, order_id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id) on delete cascade
);
select apply_tenant_policy('mes2.order_qualifying');

create table mes2.order_version (
  like tenant_row including all,
  order_id bigint not null,
  version_no int not null check (version_no >= 1),
  reason varchar(500) not null,
  snapshot jsonb not null,
  diff jsonb,
  approve_by bigint,
  status int not null default 0 check (status in (0, 1, 2)),
  change_text varchar(500),
  num_before int,
  num_after int,
  approve_date timestamptz,
  unique (company_id, order_id, version_no),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id)
);
-- One draft per order; a second person continues it instead of writing another.
create unique index order_version_one_draft on mes2.order_version (company_id, order_id)
  where status = 0 and del_flag = '0';
select apply_tenant_policy('mes2.order_version');

create table mes2.order_material_eta (
  like tenant_row including all,
  order_id bigint not null,
  material_id bigint not null,
  color_id bigint,
  eta_date date not null,
  remark varchar(500),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id) on delete cascade,
  foreign key (company_id, material_id) references ccm.material (company_id, id),
  foreign key (company_id, color_id) references ccm.color (company_id, id)
);
create unique index order_material_eta_key
  on mes2.order_material_eta (company_id, order_id, material_id, coalesce(color_id, 0)) where del_flag = '0';
select apply_tenant_policy('mes2.order_material_eta');

create table mes2.order_machine (
  like tenant_row including all,
  order_id bigint not null,
  machine_type_id bigint not null,
  need_num int not null check (need_num > 0),
  line_dept_id bigint,
  machine_ids jsonb not null default '[]',
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id) on delete cascade,
  foreign key (company_id, machine_type_id) references ccm.machine_type (company_id, id),
  foreign key (company_id, line_dept_id) references amc.department (company_id, id)
);
create index on mes2.order_machine (company_id, order_id);
create index on mes2.order_machine (company_id, machine_type_id, from_date);
select apply_tenant_policy('mes2.order_machine');

-- Pages that have the order open, for a minute at most: nothing of it has to outlive a crash.
create unlogged table mes2.order_presence (
  company_id bigint not null default current_company(),
  order_id bigint not null,
  page_id varchar(40) not null,
  user_id bigint not null,
  place varchar(120),
  seen_date timestamptz not null,
  primary key (company_id, order_id, page_id)
);
select apply_tenant_policy('mes2.order_presence');

create table mes2.dispatch_order (
  like tenant_row including all,
  assign_no varchar(32) not null,
  order_id bigint not null,
  pgd_type_id bigint not null,
  section int not null check (section in (1, 2, 3, 4, 7)),
  target_type int not null check (target_type between 1 and 4),
  target_id bigint not null,
  num int not null check (num > 0),
  done_num int not null default 0 check (done_num >= 0),
  unit_price numeric(12, 4) check (unit_price >= 0),
  plan_start_date date not null,
  plan_end_date date not null check (plan_end_date >= plan_start_date),
  remark varchar(500),
  status int not null default 0 check (status in (0, 1, 2, 3, 9)),
  accept_by bigint,
  accept_date timestamptz,
  end_reason varchar(500),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, pgd_type_id) references mes2.dispatch_type (company_id, id)
);
create unique index on mes2.dispatch_order (company_id, assign_no) where del_flag = '0';
create index on mes2.dispatch_order (company_id, order_id, section);
create index on mes2.dispatch_order (company_id, status, plan_end_date);
select apply_tenant_policy('mes2.dispatch_order');

create table mes2.dispatch_order_line (
  like tenant_row including all,
  dispatch_order_id bigint not null,
  color_id bigint not null,
  size_id bigint not null,
  num int not null check (num > 0),
  unique (company_id, dispatch_order_id, color_id, size_id),
  foreign key (company_id, dispatch_order_id) references mes2.dispatch_order (company_id, id) on delete cascade,
  foreign key (company_id, color_id) references ccm.color (company_id, id),
  foreign key (company_id, size_id) references ccm.size (company_id, id)
);
select apply_tenant_policy('mes2.dispatch_order_line');
