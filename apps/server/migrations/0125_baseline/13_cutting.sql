-- Cutting: plans, dies, beds (lays) with what was spread, ranges of bundles, and the schedule of the tables.

create table mes2.cut_plan (
  like tenant_row including all,
  plan_no varchar(32) not null,
  order_id bigint not null,
  fabric_part int not null check (fabric_part between 1 and 5),
  material_id bigint not null,
  max_plies int not null check (max_plies > 0),
  plan_num int not null default 0 check (plan_num >= 0),
  plan_len numeric(12, 3) not null default 0 check (plan_len >= 0),
  avg_eff_pct numeric(6, 2),
  status int not null default 0 check (status in (0, 1, 2, 9)),
  approve_by bigint,
  approve_date timestamptz,
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, material_id) references ccm.material (company_id, id)
);
create unique index on mes2.cut_plan (company_id, plan_no) where del_flag = '0';
create index on mes2.cut_plan (company_id, order_id);
select apply_tenant_policy('mes2.cut_plan');

create table mes2.cut_plan_marker (
  like tenant_row including all,
  cut_plan_id bigint not null,
  marker_name varchar(64) not null,
  marker_len numeric(12, 3) not null check (marker_len > 0),
  end_loss_len numeric(12, 3) not null default 0.04 check (end_loss_len >= 0),
  width_cm numeric(6, 1) not null check (width_cm > 0),
  eff_pct numeric(6, 2) check (eff_pct between 0 and 100),
  area_cm2 numeric(12, 1),
  file_url varchar(255),
  foreign key (company_id, cut_plan_id) references mes2.cut_plan (company_id, id) on delete cascade
);
create index on mes2.cut_plan_marker (company_id, cut_plan_id);
select apply_tenant_policy('mes2.cut_plan_marker');

create table mes2.cut_plan_marker_size (
  like tenant_row including all,
  marker_id bigint not null,
  size_id bigint not null,
  ratio numeric(6, 2) not null check (ratio >= 0 and ratio * 2 = trunc(ratio * 2)),
  unique (company_id, marker_id, size_id),
  foreign key (company_id, marker_id) references mes2.cut_plan_marker (company_id, id) on delete cascade,
  foreign key (company_id, size_id) references ccm.size (company_id, id)
);
select apply_tenant_policy('mes2.cut_plan_marker_size');

create table mes2.cut_plan_lay (
  like tenant_row including all,
  cut_plan_id bigint not null,
  lay_no int not null check (lay_no > 0),
  marker_id bigint not null,
  unique (company_id, cut_plan_id, lay_no),
  foreign key (company_id, cut_plan_id) references mes2.cut_plan (company_id, id) on delete cascade,
  foreign key (company_id, marker_id) references mes2.cut_plan_marker (company_id, id) on delete cascade
);
select apply_tenant_policy('mes2.cut_plan_lay');

create table mes2.cut_plan_lay_color (
  like tenant_row including all,
  lay_id bigint not null,
  color_id bigint not null,
  shade varchar(4),
  plies int not null check (plies > 0),
  seq_no int not null,
  unique (company_id, lay_id, seq_no),
  foreign key (company_id, lay_id) references mes2.cut_plan_lay (company_id, id) on delete cascade,
  foreign key (company_id, color_id) references ccm.color (company_id, id)
);
select apply_tenant_policy('mes2.cut_plan_lay_color');

create table mes2.cutting_bed (
  like tenant_row including all,
  bed_no int not null check (bed_no > 0),
  replacement_no int not null default 0 check (replacement_no >= 0),
  month_bed_no varchar(16),
  bed_type int not null default 1 check (bed_type between 1 and 5),
  order_id bigint not null,
  order_no varchar(32) not null,
  style_no varchar(32) not null,
  parent_bed_id bigint,
  fabric_part int not null check (fabric_part between 1 and 5),
  material_id bigint not null,
  cut_plan_id bigint,
  lay_no int,
  marker_name varchar(64),
  marker_len numeric(12, 3) not null check (marker_len > 0),
  end_loss_len numeric(12, 3) not null default 0.04 check (end_loss_len >= 0),
  width_cm numeric(6, 1) not null check (width_cm > 0),
  marker_eff_pct numeric(6, 2) not null check (marker_eff_pct between 0 and 100),
  plies int not null default 0 check (plies >= 0),
  ratio_num numeric(8, 2) not null default 0 check (ratio_num >= 0),
  plan_num int not null default 0 check (plan_num >= 0),
  cut_num int not null default 0 check (cut_num >= 0),
  table_id bigint not null,
  knife_mold_id bigint,
  cut_mode int not null default 1 check (cut_mode between 1 and 4),
  plan_date date not null,
  spread_start_date timestamptz,
  spread_end_date timestamptz,
  cut_start_date timestamptz,
  cut_end_date timestamptz,
  issued_len numeric(12, 3) not null default 0 check (issued_len >= 0),
  used_len numeric(12, 3) not null default 0 check (used_len >= 0),
  splice_len numeric(12, 3) not null default 0 check (splice_len >= 0),
  defect_len numeric(12, 3) not null default 0 check (defect_len >= 0),
  remnant_len numeric(12, 3) not null default 0 check (remnant_len >= 0),
  return_len numeric(12, 3) not null default 0 check (return_len >= 0),
  usage_per_piece numeric(12, 4),
  plan_usage numeric(12, 4),
  usage_diff_pct numeric(8, 2),
  spread_util_pct numeric(6, 2),
  material_util_pct numeric(6, 2),
  split_rule_id bigint,
  bundle_num_total int not null default 0 check (bundle_num_total >= 0),
  bundle_date timestamptz,
  status int not null default 0 check (status in (0, 1, 2, 3, 4, 5, 7, 9)),
  work_date date,
  submit_by bigint,
  submit_date timestamptz,
  approve_by bigint,
  approve_date timestamptz,
  approve_reason varchar(500),
  over_cut_num int not null default 0 check (over_cut_num >= 0),
  over_cut_reason varchar(500),
  void_reason varchar(500),
  remark varchar(500),
  sheet_print_count int not null default 0 check (sheet_print_count >= 0),
  -- What many short rolls make the pay of a shade-level bed count, as the steps stood when it was submitted.
  shade_difficulty numeric(4, 2) check (shade_difficulty between 1 and 3),
  unique (company_id, order_id, bed_no, replacement_no),
  check (spread_end_date >= spread_start_date),
  check (cut_end_date >= cut_start_date),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, parent_bed_id) references mes2.cutting_bed (company_id, id),
  foreign key (company_id, material_id) references ccm.material (company_id, id),
  foreign key (company_id, cut_plan_id) references mes2.cut_plan (company_id, id),
  foreign key (company_id, table_id) references amc.department (company_id, id),
  foreign key (company_id, split_rule_id) references mes2.bundle_split_rule (company_id, id)
);
create index on mes2.cutting_bed (company_id, status, plan_date);
create index on mes2.cutting_bed (company_id, table_id, status);
create index on mes2.cutting_bed (company_id, work_date);
create unique index on mes2.cutting_bed (company_id, month_bed_no) where month_bed_no is not null;
select apply_tenant_policy('mes2.cutting_bed');

create table mes2.cutting_bed_color (
  like tenant_row including all,
  cutting_bed_id bigint not null,
  seq_no int not null,
  color_id bigint not null,
  shade varchar(4),
  plies int not null check (plies > 0),
  ply_from int not null check (ply_from >= 1),
  ply_to int not null check (ply_to >= ply_from),
  unique (company_id, cutting_bed_id, seq_no),
  check (ply_to - ply_from + 1 = plies),
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id) on delete cascade,
  foreign key (company_id, color_id) references ccm.color (company_id, id)
);
select apply_tenant_policy('mes2.cutting_bed_color');

create table mes2.cutting_bed_size (
  like tenant_row including all,
  cutting_bed_id bigint not null,
  size_id bigint not null,
  seq_no int not null,
  ratio numeric(6, 2) not null check (ratio >= 0 and ratio * 2 = trunc(ratio * 2)),
  positions int not null check (positions >= 0),
  unique (company_id, cutting_bed_id, size_id),
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id) on delete cascade,
  foreign key (company_id, size_id) references ccm.size (company_id, id)
);
select apply_tenant_policy('mes2.cutting_bed_size');

create table mes2.cutting_bed_color_size (
  like tenant_row including all,
  cutting_bed_id bigint not null,
  color_id bigint not null,
  size_id bigint not null,
  plan_num int not null default 0 check (plan_num >= 0),
  cut_num int not null default 0 check (cut_num >= 0),
  fault_num int not null default 0 check (fault_num >= 0),
  replace_num int not null default 0 check (replace_num >= 0),
  scrap_num int not null default 0 check (scrap_num >= 0),
  unique (company_id, cutting_bed_id, color_id, size_id),
  check (replace_num <= fault_num),
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id) on delete cascade,
  foreign key (company_id, color_id) references ccm.color (company_id, id),
  foreign key (company_id, size_id) references ccm.size (company_id, id)
);
select apply_tenant_policy('mes2.cutting_bed_color_size');

create table mes2.cutting_bed_part (
  like tenant_row including all,
  cutting_bed_id bigint not null,
  part_code varchar(32) not null,
  pieces_per_garment int not null check (pieces_per_garment > 0),
  -- What one ply of a replacement bed cuts of the part in this size.
  size_id bigint not null,
  ratio int not null check (ratio between 1 and 40),
  unique (company_id, cutting_bed_id, part_code, size_id),
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id) on delete cascade,
  foreign key (company_id, size_id) references ccm.size (company_id, id)
);
select apply_tenant_policy('mes2.cutting_bed_part');

create table mes2.cutting_bed_employee (
  like tenant_row including all,
  cutting_bed_id bigint not null,
  order_process_id bigint not null,
  employee_id bigint not null,
  role int not null check (role between 1 and 5),
  share_pct numeric(6, 2) not null check (share_pct > 0 and share_pct <= 100),
  unit_price numeric(12, 4),
  amount numeric(14, 4),
  join_date timestamptz not null default app_now(),
  leave_date timestamptz check (leave_date >= join_date),
  unique (company_id, cutting_bed_id, order_process_id, employee_id),
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id) on delete cascade,
  foreign key (company_id, order_process_id) references mes2.order_process (company_id, id),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id)
);
create index on mes2.cutting_bed_employee (company_id, employee_id);
select apply_tenant_policy('mes2.cutting_bed_employee');

create table mes2.cutting_bed_print (
  like tenant_row including all,
  cutting_bed_id bigint not null,
  layout varchar(64),
  times int not null check (times >= 1),
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id)
);
create index on mes2.cutting_bed_print (company_id, cutting_bed_id);
select apply_tenant_policy('mes2.cutting_bed_print');

create table mes2.batch_range (
  like tenant_row including all,
  batch_no varchar(32) not null,
  order_id bigint not null,
  cutting_bed_id bigint,
  bundle_from int not null check (bundle_from >= 1),
  bundle_to int not null check (bundle_to >= bundle_from),
  num int not null default 0 check (num >= 0),
  line_dept_id bigint,
  plan_load_date date,
  priority int not null default 0,
  status int not null default 0 check (status in (0, 1, 2)),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id),
  foreign key (company_id, line_dept_id) references amc.department (company_id, id),
  constraint batch_range_no_overlap exclude using gist (
    int8range(order_id, order_id, '[]') with &&,
    int4range(bundle_from, bundle_to, '[]') with &&
  ) where (del_flag = '0')
);
create unique index on mes2.batch_range (company_id, order_id, batch_no) where del_flag = '0';
select apply_tenant_policy('mes2.batch_range');

create table mes2.cutting_schedule (
  like tenant_row including all,
  schedule_no varchar(32) not null,
  order_id bigint not null,
  cut_plan_id bigint,
  lay_no int,
  cutting_bed_id bigint,
  table_id bigint not null,
  seq_no int not null default 0,
  plan_date date not null,
  plan_start_date timestamptz,
  plan_end_date timestamptz,
  plies int not null default 0 check (plies >= 0),
  plan_num int not null check (plan_num >= 0),
  status int not null default 0 check (status in (0, 1, 2, 3, 9)),
  end_reason varchar(500),
  -- Several lays of the plan; who gave them to the table.
  lay_nos int[] not null default '{}',
  plan_min int check (plan_min between 0 and 14400),
  submit_by bigint,
  submit_date timestamptz,
  fabric_short smallint not null default 0 check (fabric_short in (0, 1)),
  check (plan_end_date >= plan_start_date),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, cut_plan_id) references mes2.cut_plan (company_id, id),
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id),
  foreign key (company_id, table_id) references amc.department (company_id, id)
);
create unique index on mes2.cutting_schedule (company_id, schedule_no) where del_flag = '0';
create index on mes2.cutting_schedule (company_id, plan_date, table_id);
create index on mes2.cutting_schedule (company_id, cutting_bed_id);
select apply_tenant_policy('mes2.cutting_schedule');

-- The asset and its life; below, the fabrics it may cut, and when it is booked.
create table mes2.cutting_die (
  like tenant_row including all,
  mold_no varchar(32) not null,
  name varchar(64) not null,
  style_nos jsonb not null default '[]',
  part_codes jsonb not null default '[]',
  size_ids jsonb not null default '[]',
  location_code varchar(32),
  make_date date,
  life_num int not null check (life_num > 0),
  used_num int not null default 0 check (used_num >= 0),
  sharpen_num int not null default 0 check (sharpen_num >= 0),
  image_url varchar(255),
  remark varchar(500),
  status int not null default 0 check (status between 0 and 4)
);
create unique index on mes2.cutting_die (company_id, mold_no) where del_flag = '0';
select apply_tenant_policy('mes2.cutting_die');

create table mes2.die_fabric_rule (
  like tenant_row including all,
  knife_mold_id bigint not null,
  material_id bigint not null,
  max_plies int not null check (max_plies > 0),
  pressure numeric(10, 2) check (pressure >= 0),
  remark varchar(500),
  unique (company_id, knife_mold_id, material_id),
  foreign key (company_id, knife_mold_id) references mes2.cutting_die (company_id, id),
  foreign key (company_id, material_id) references ccm.material (company_id, id)
);
select apply_tenant_policy('mes2.die_fabric_rule');

create table mes2.cutting_die_schedule (
  like tenant_row including all,
  knife_mold_id bigint not null,
  order_id bigint not null,
  reduce_bed_id bigint,
  start_date timestamptz not null,
  end_date timestamptz not null check (end_date > start_date),
  stroke_num int not null default 0 check (stroke_num >= 0),
  status int not null default 0 check (status in (0, 1, 2, 9)),
  cancel_reason varchar(500),
  foreign key (company_id, knife_mold_id) references mes2.cutting_die (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, reduce_bed_id) references mes2.cutting_bed (company_id, id),
  constraint die_booked_once exclude using gist (
    int8range(knife_mold_id, knife_mold_id, '[]') with &&,
    tstzrange(start_date, end_date) with &&
  ) where (status in (0, 1) and del_flag = '0')
);
create index on mes2.cutting_die_schedule (company_id, order_id);
select apply_tenant_policy('mes2.cutting_die_schedule');
