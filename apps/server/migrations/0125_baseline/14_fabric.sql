-- Fabric: receipts (cloth), rolls with their dye lots, the slips that feed rolls to a bed, and what it leaves of them.

create table mes2.cloth (
  like tenant_row including all,
  c_no varchar(32) not null,
  material_id bigint not null,
  color_id bigint,
  supplier_name varchar(64),
  order_id bigint,
  dye_lots jsonb,
  roll_num int not null default 0 check (roll_num >= 0),
  total_len numeric(12, 3) not null default 0 check (total_len >= 0),
  total_weight numeric(12, 3),
  receive_date timestamptz not null,
  inspect_result int not null default 0 check (inspect_result between 0 and 3),
  points_per100 numeric(6, 2),
  relax_date timestamptz,
  status int not null default 0 check (status in (0, 1, 2, 3, 9)),
  warehouse_id bigint,
  remark varchar(500),
  foreign key (company_id, material_id) references ccm.material (company_id, id),
  foreign key (company_id, color_id) references ccm.color (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, warehouse_id) references ccm.warehouse (company_id, id)
);
create unique index on mes2.cloth (company_id, c_no) where del_flag = '0';
create index on mes2.cloth (company_id, status, receive_date);
select apply_tenant_policy('mes2.cloth');

-- used, splice, defect and remnant grow when a bed is submitted; the balance of the roll holds in every row.
create table mes2.fabric_roll (
  like tenant_row including all,
  roll_no varchar(32) not null,
  cloth_id bigint not null,
  material_id bigint not null,
  color_id bigint not null,
  dye_lot varchar(20),
  shade varchar(4),
  label_len numeric(12, 3) not null check (label_len > 0),
  actual_len numeric(12, 3) not null check (actual_len > 0),
  label_weight numeric(12, 3),
  actual_weight numeric(12, 3),
  width_cm numeric(6, 1),
  gsm numeric(8, 2),
  shrink_warp_pct numeric(5, 2),
  shrink_weft_pct numeric(5, 2),
  points int check (points >= 0),
  warehouse_id bigint,
  location_code varchar(32),
  order_id bigint,
  used_len numeric(12, 3) not null default 0 check (used_len >= 0),
  splice_len numeric(12, 3) not null default 0 check (splice_len >= 0),
  defect_len numeric(12, 3) not null default 0 check (defect_len >= 0),
  remnant_len numeric(12, 3) not null default 0 check (remnant_len >= 0),
  remain_len numeric(12, 3) not null check (remain_len >= 0),
  status int not null default 0 check (status in (0, 1, 2, 3, 4, 5, 8, 9)),
  -- A usable remnant is a roll of its own and remembers the roll it was cut from.
  mother_roll_id bigint,
  inspected boolean not null default false,
  constraint fabric_roll_balance
    check (actual_len = used_len + splice_len + defect_len + remnant_len + remain_len),
  foreign key (company_id, cloth_id) references mes2.cloth (company_id, id),
  foreign key (company_id, material_id) references ccm.material (company_id, id),
  foreign key (company_id, color_id) references ccm.color (company_id, id),
  foreign key (company_id, warehouse_id) references ccm.warehouse (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, mother_roll_id) references mes2.fabric_roll (company_id, id)
);
create unique index on mes2.fabric_roll (company_id, roll_no) where del_flag = '0';
create index on mes2.fabric_roll (company_id, order_id, status);
create index on mes2.fabric_roll (company_id, material_id, color_id, dye_lot);
create index on mes2.fabric_roll (company_id, cloth_id);
select apply_tenant_policy('mes2.fabric_roll');

create table mes2.fabric_defect_point (
  like tenant_row including all,
  fabric_roll_id bigint not null,
  metre numeric(10, 2) not null check (metre >= 0),
  points int not null check (points between 1 and 4),
  defect_name varchar(64),
  image_url varchar(255),
  foreign key (company_id, fabric_roll_id) references mes2.fabric_roll (company_id, id)
);
create index on mes2.fabric_defect_point (company_id, fabric_roll_id);
select apply_tenant_policy('mes2.fabric_defect_point');

create table mes2.feeding_slip (
  like tenant_row including all,
  feeding_no varchar(32) not null,
  order_id bigint not null,
  cutting_bed_id bigint,
  fabric_part int not null check (fabric_part between 1 and 5),
  plan_len numeric(12, 3) not null check (plan_len >= 0),
  issued_len numeric(12, 3) not null default 0 check (issued_len >= 0),
  received_len numeric(12, 3) not null default 0 check (received_len >= 0),
  return_len numeric(12, 3) not null default 0 check (return_len >= 0),
  diff_len numeric(12, 3) not null default 0,
  status int not null default 0 check (status in (0, 1, 2, 3, 9)),
  issue_by bigint,
  issue_date timestamptz,
  receive_by bigint,
  receive_date timestamptz,
  remark varchar(500),
  close_reason varchar(500),
  void_reason varchar(500),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id)
);
create unique index on mes2.feeding_slip (company_id, feeding_no) where del_flag = '0';
create index on mes2.feeding_slip (company_id, order_id);
create index on mes2.feeding_slip (company_id, status, create_date);
select apply_tenant_policy('mes2.feeding_slip');

create table mes2.feeding_slip_line (
  like tenant_row including all,
  feeding_id bigint not null,
  fabric_roll_id bigint not null,
  len numeric(12, 3) not null check (len > 0),
  received_len numeric(12, 3) check (received_len >= 0),
  return_len numeric(12, 3) not null default 0 check (return_len >= 0),
  diff_reason varchar(64),
  return_date timestamptz,
  unique (company_id, feeding_id, fabric_roll_id),
  foreign key (company_id, feeding_id) references mes2.feeding_slip (company_id, id) on delete cascade,
  foreign key (company_id, fabric_roll_id) references mes2.fabric_roll (company_id, id)
);
create index on mes2.feeding_slip_line (company_id, fabric_roll_id);
select apply_tenant_policy('mes2.feeding_slip_line');

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
select apply_tenant_policy('mes2.cutting_bed_roll');

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
select apply_tenant_policy('mes2.remnant_slip');

create table mes2.remnant_slip_line (
  like tenant_row including all,
  slip_id bigint not null,
  fabric_roll_id bigint not null,
  kind int not null check (kind between 1 and 4),
  len numeric(12, 3) not null check (len > 0),
  weight numeric(12, 3) check (weight >= 0),
  to_warehouse_id bigint,
  location_code varchar(32),
  new_roll_id bigint,
  foreign key (company_id, slip_id) references mes2.remnant_slip (company_id, id) on delete cascade,
  foreign key (company_id, fabric_roll_id) references mes2.fabric_roll (company_id, id),
  foreign key (company_id, new_roll_id) references mes2.fabric_roll (company_id, id),
  foreign key (company_id, to_warehouse_id) references ccm.warehouse (company_id, id)
);
create index on mes2.remnant_slip_line (company_id, slip_id);
create index on mes2.remnant_slip_line (company_id, fabric_roll_id);
select apply_tenant_policy('mes2.remnant_slip_line');
