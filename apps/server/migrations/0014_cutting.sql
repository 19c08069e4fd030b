-- Cutting: plans, the schedule of the tables, beds (lays) with what was spread, and the rules that split them.

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

create table mes2.cut_plan_marker_size (
  like tenant_row including all,
  marker_id bigint not null,
  size_id bigint not null,
  ratio numeric(6, 2) not null check (ratio >= 0 and ratio * 2 = trunc(ratio * 2)),
  unique (company_id, marker_id, size_id),
  foreign key (company_id, marker_id) references mes2.cut_plan_marker (company_id, id) on delete cascade,
  foreign key (company_id, size_id) references ccm.size (company_id, id)
);

create table mes2.cut_plan_lay (
  like tenant_row including all,
  cut_plan_id bigint not null,
  lay_no int not null check (lay_no > 0),
  marker_id bigint not null,
  unique (company_id, cut_plan_id, lay_no),
  foreign key (company_id, cut_plan_id) references mes2.cut_plan (company_id, id) on delete cascade,
  foreign key (company_id, marker_id) references mes2.cut_plan_marker (company_id, id) on delete cascade
);

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

create table mes2.bundle_split_rule (
  like tenant_row including all,
  name varchar(64) not null,
  scope int not null check (scope between 1 and 4),
  scope_id bigint,
  mode int not null check (mode between 1 and 4),
  max_num int not null check (max_num > 0),
  merge_tail_pct int not null default 20 check (merge_tail_pct between 0 and 100),
  shade_break smallint not null default 0 check (shade_break in (0, 1)),
  numbering int not null default 1 check (numbering in (1, 2)),
  check ((scope = 1) = (scope_id is null))
);
create unique index on mes2.bundle_split_rule (company_id, scope, coalesce(scope_id, 0)) where del_flag = '0';

-- A cutting table is a department of the cutting room; these are its technical limits.
create table mes2.cutting_table (
  like tenant_row including all,
  dept_id bigint not null,
  max_plies int check (max_plies > 0),
  cut_mode int check (cut_mode between 1 and 4),
  unique (company_id, dept_id),
  foreign key (company_id, dept_id) references amc.department (company_id, id)
);

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

alter table mes2.feeding_slip
  add foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id);

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

create table mes2.cutting_bed_roll (
  like tenant_row including all,
  cutting_bed_id bigint not null,
  fabric_roll_id bigint not null,
  seq_no int not null,
  color_id bigint not null,
  shade varchar(4),
  ply_from int not null check (ply_from >= 1),
  ply_to int not null,
  plies int not null check (plies >= 0),
  issued_len numeric(12, 3) not null check (issued_len >= 0),
  used_len numeric(12, 3) not null check (used_len >= 0),
  splice_len numeric(12, 3) not null default 0 check (splice_len >= 0),
  splice_num int not null default 0 check (splice_num >= 0),
  defect_len numeric(12, 3) not null default 0 check (defect_len >= 0),
  remnant_len numeric(12, 3) not null default 0 check (remnant_len >= 0),
  return_len numeric(12, 3) not null default 0 check (return_len >= 0),
  employee_id bigint,
  is_open boolean not null default true,
  unique (company_id, cutting_bed_id, seq_no),
  check (ply_to - ply_from + 1 = plies),
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id) on delete cascade,
  foreign key (company_id, fabric_roll_id) references mes2.fabric_roll (company_id, id),
  foreign key (company_id, color_id) references ccm.color (company_id, id),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id)
);
create unique index cutting_bed_roll_open_key on mes2.cutting_bed_roll (company_id, fabric_roll_id) where is_open;
create index on mes2.cutting_bed_roll (company_id, fabric_roll_id);

create table mes2.cutting_bed_part (
  like tenant_row including all,
  cutting_bed_id bigint not null,
  part_code varchar(20) not null,
  pieces_per_garment int not null check (pieces_per_garment > 0),
  unique (company_id, cutting_bed_id, part_code),
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id) on delete cascade
);

create table mes2.cutting_bed_employee (
  like tenant_row including all,
  cutting_bed_id bigint not null,
  order_process_id bigint not null,
  employee_id bigint not null,
  role int not null check (role between 1 and 5),
  share_pct numeric(6, 2) not null check (share_pct > 0 and share_pct <= 100),
  unit_price numeric(12, 4),
  amount numeric(14, 4),
  unique (company_id, cutting_bed_id, order_process_id, employee_id),
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id) on delete cascade,
  foreign key (company_id, order_process_id) references mes2.order_process (company_id, id),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id)
);
create index on mes2.cutting_bed_employee (company_id, employee_id);

create table mes2.cutting_bed_qc (
  like tenant_row including all,
  cutting_bed_id bigint not null,
  bundle_id bigint,
  check_num int not null check (check_num >= 0),
  fault_num int not null default 0 check (fault_num >= 0),
  replace_num int not null default 0 check (replace_num >= 0),
  scrap_num int not null default 0 check (scrap_num >= 0),
  result int check (result in (1, 2)),
  inspector_id bigint,
  bads jsonb,
  status int not null default 0 check (status in (0, 1)),
  check (replace_num <= fault_num),
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id),
  foreign key (company_id, inspector_id) references amc.company_member (company_id, id)
);
create index on mes2.cutting_bed_qc (company_id, cutting_bed_id);

create table mes2.remnant_slip (
  like tenant_row including all,
  slip_no varchar(32) not null,
  cutting_bed_id bigint not null,
  status int not null default 0 check (status in (0, 1)),
  confirm_by bigint,
  confirm_date timestamptz,
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id)
);
create unique index on mes2.remnant_slip (company_id, slip_no) where del_flag = '0';
create unique index on mes2.remnant_slip (company_id, cutting_bed_id) where del_flag = '0';

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
  check (plan_end_date >= plan_start_date),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, cut_plan_id) references mes2.cut_plan (company_id, id),
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id),
  foreign key (company_id, table_id) references amc.department (company_id, id)
);
create unique index on mes2.cutting_schedule (company_id, schedule_no) where del_flag = '0';
create index on mes2.cutting_schedule (company_id, plan_date, table_id);
create index on mes2.cutting_schedule (company_id, cutting_bed_id);

select apply_tenant_policy(name::regclass) from unnest(array[
  'mes2.cut_plan', 'mes2.cut_plan_marker', 'mes2.cut_plan_marker_size', 'mes2.cut_plan_lay',
  'mes2.cut_plan_lay_color', 'mes2.bundle_split_rule', 'mes2.cutting_bed', 'mes2.cutting_bed_color',
  'mes2.cutting_bed_size', 'mes2.cutting_bed_color_size', 'mes2.cutting_bed_roll', 'mes2.cutting_bed_part',
  'mes2.cutting_bed_employee', 'mes2.cutting_bed_qc', 'mes2.cutting_table', 'mes2.remnant_slip', 'mes2.batch_range', 'mes2.cutting_schedule']) as name;
