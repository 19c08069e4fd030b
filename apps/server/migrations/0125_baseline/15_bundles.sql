-- Bundles, the operations each of them has to pass, their tickets, slot cards and losses.

create table mes2.barcode_counter (
  company_id bigint not null primary key references amc.company (id),
  next_serial bigint not null default 1 check (next_serial >= 1)
);
select apply_tenant_policy('mes2.barcode_counter');

-- A report changes a bundle and one of its operations and none of what their indexes hold for most of them: room
-- on their pages keeps those changes out of the indexes.
create table mes2.bundle (
  like tenant_row including all,
  barcode varchar(20) not null,
  bundle_no int not null check (bundle_no >= 1),
  split_seq int not null default 0 check (split_seq >= 0),
  order_id bigint not null,
  order_no varchar(32) not null,
  style_no varchar(32) not null,
  cutting_bed_id bigint not null,
  bed_no int not null,
  color_id bigint not null,
  color_name varchar(64) not null,
  size_id bigint not null,
  size_name varchar(64) not null,
  shade varchar(4),
  dye_lot varchar(64),
  position int not null check (position >= 1),
  ply_from int not null check (ply_from >= 1),
  ply_to int not null check (ply_to >= ply_from),
  origin_num int not null check (origin_num > 0),
  num int not null check (num >= 0),
  scrap_num int not null default 0 check (scrap_num >= 0),
  replace_num int not null default 0 check (replace_num >= 0),
  second_num int not null default 0 check (second_num >= 0),
  root_bundle_id bigint,
  parent_bundle_id bigint,
  batch_range_id bigint,
  line_dept_id bigint,
  delivery_id bigint,
  card_no varchar(32),
  status int not null default 0 check (status between 0 and 9),
  hold_from int,
  hold_reason varchar(500),
  done_count int not null default 0 check (done_count >= 0),
  total_count int not null default 0 check (total_count >= 0),
  current_seq_no int,
  last_scan_date timestamptz,
  print_count int not null default 0 check (print_count >= 0),
  print_date timestamptz,
  location_code varchar(32),
  coupon_print_count int not null default 0 check (coupon_print_count >= 0),
  constraint bundle_pieces_balance check (num = origin_num - scrap_num),
  unique (company_id, barcode),
  unique (company_id, order_id, bundle_no, split_seq),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id),
  foreign key (company_id, color_id) references ccm.color (company_id, id),
  foreign key (company_id, size_id) references ccm.size (company_id, id),
  foreign key (company_id, root_bundle_id) references mes2.bundle (company_id, id),
  foreign key (company_id, parent_bundle_id) references mes2.bundle (company_id, id),
  foreign key (company_id, batch_range_id) references mes2.batch_range (company_id, id),
  foreign key (company_id, line_dept_id) references amc.department (company_id, id)
) with (fillfactor = 85);
create index on mes2.bundle (company_id, cutting_bed_id);
create index on mes2.bundle (company_id, line_dept_id, status);
create index on mes2.bundle (company_id, parent_bundle_id) where parent_bundle_id is not null;
select apply_tenant_policy('mes2.bundle');

create table mes2.bundle_process (
  like tenant_row including all,
  bundle_id bigint not null,
  order_process_id bigint not null,
  seq_no int not null,
  process_name varchar(64) not null,
  section int not null check (section between 1 and 7),
  sam numeric(10, 4) not null,
  is_checkpoint smallint not null check (is_checkpoint in (0, 1)),
  is_output smallint not null check (is_output in (0, 1)),
  is_ticket smallint not null check (is_ticket in (0, 1)),
  num int not null check (num >= 0),
  done_num int not null default 0,
  rework_num int not null default 0 check (rework_num >= 0),
  status int not null default 0 check (status between 0 and 4),
  first_scan_date timestamptz,
  last_scan_date timestamptz,
  last_employee_id bigint,
  skip_reason varchar(500),
  constraint bundle_process_done check (done_num between 0 and num),
  unique (company_id, bundle_id, order_process_id),
  foreign key (company_id, bundle_id) references mes2.bundle (company_id, id) on delete cascade,
  foreign key (company_id, order_process_id) references mes2.order_process (company_id, id),
  foreign key (company_id, last_employee_id) references amc.company_member (company_id, id)
) with (fillfactor = 85);
create index on mes2.bundle_process (company_id, order_process_id, status);
select apply_tenant_policy('mes2.bundle_process');

create table mes2.bundle_print (
  like tenant_row including all,
  bundle_id bigint not null,
  reason varchar(500),
  layout varchar(16) not null default 'label' check (layout in ('label', 'coupon', 'sheet')),
  times int not null default 1 check (times >= 1),
  reprint_reason int check (reprint_reason between 1 and 6),
  foreign key (company_id, bundle_id) references mes2.bundle (company_id, id)
);
create index on mes2.bundle_print (company_id, bundle_id);
select apply_tenant_policy('mes2.bundle_print');

create table mes2.bundle_split_log (
  like tenant_row including all,
  root_bundle_id bigint not null,
  from_bundle_id bigint not null,
  to_bundle_ids bigint[] not null check (cardinality(to_bundle_ids) >= 2),
  nums int[] not null,
  reason varchar(500) not null,
  by_employee_id bigint,
  check (cardinality(nums) = cardinality(to_bundle_ids)),
  foreign key (company_id, root_bundle_id) references mes2.bundle (company_id, id),
  foreign key (company_id, from_bundle_id) references mes2.bundle (company_id, id)
);
create unique index on mes2.bundle_split_log (company_id, from_bundle_id);
select apply_tenant_policy('mes2.bundle_split_log');

create table mes2.slot_card (
  like tenant_row including all,
  card_no varchar(32) not null,
  rfid varchar(64),
  line_dept_id bigint,
  status int not null default 0 check (status in (0, 1, 2, 9)),
  -- Lists that arrive in one call know it again.
  request_id varchar(40),
  foreign key (company_id, line_dept_id) references amc.department (company_id, id)
);
create unique index on mes2.slot_card (company_id, card_no) where del_flag = '0';
create unique index on mes2.slot_card (company_id, rfid) where del_flag = '0' and rfid is not null;
create index on mes2.slot_card (company_id, request_id) where request_id is not null;
select apply_tenant_policy('mes2.slot_card');

create table mes2.slot_card_binding (
  like tenant_row including all,
  card_no varchar(32) not null,
  bundle_id bigint not null,
  bind_date timestamptz not null default app_now(),
  unbind_date timestamptz check (unbind_date >= bind_date),
  bind_by bigint,
  unbind_reason int check (unbind_reason between 1 and 4),
  foreign key (company_id, bundle_id) references mes2.bundle (company_id, id)
);
create unique index slot_card_binding_open_key on mes2.slot_card_binding (company_id, card_no)
  where unbind_date is null;
create index on mes2.slot_card_binding (company_id, bundle_id);
select apply_tenant_policy('mes2.slot_card_binding');

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
  work_date date,
  scrap_reason varchar(64),
  images jsonb,
  check (replace_num <= fault_num),
  foreign key (company_id, cutting_bed_id) references mes2.cutting_bed (company_id, id),
  foreign key (company_id, inspector_id) references amc.company_member (company_id, id),
  foreign key (company_id, bundle_id) references mes2.bundle (company_id, id)
);
create index on mes2.cutting_bed_qc (company_id, cutting_bed_id);
create index on mes2.cutting_bed_qc (company_id, bundle_id);
create index on mes2.cutting_bed_qc (company_id, status, create_date);
select apply_tenant_policy('mes2.cutting_bed_qc');

-- Garments lost before they were sewn, each loss a fact of its day: panels that could not be replaced, and
-- pieces that a delivery did not bring. The scrapped pieces of an order are counted again from them.
create table mes2.piece_loss (
  like tenant_row including all,
  bundle_id bigint not null,
  work_date date not null,
  source int not null check (source in (1, 2)),
  num int not null check (num <> 0),
  foreign key (company_id, bundle_id) references mes2.bundle (company_id, id)
);
create index on mes2.piece_loss (company_id, bundle_id);
create index on mes2.piece_loss (company_id, work_date);
select apply_tenant_policy('mes2.piece_loss');
