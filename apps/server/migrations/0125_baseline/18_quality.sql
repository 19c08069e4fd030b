-- Quality: checks of pieces, bundles and lots, patrols of a line, the grade a day earns, and what is counted from them.

create table mes2.qc_check_record (
  like tenant_row including all,
  check_no varchar(32) not null,
  check_type int not null check (check_type between 1 and 7),
  order_id bigint not null,
  shipment_id bigint,
  bundle_id bigint,
  barcode varchar(20),
  line_dept_id bigint,
  order_process_id bigint,
  employee_id bigint,
  work_date date not null,
  hour smallint check (hour between 0 and 23),
  inspector_id bigint not null,
  lot_num int check (lot_num > 0),
  sample_num int check (sample_num > 0),
  check_num int not null check (check_num > 0),
  pass_num int not null default 0 check (pass_num >= 0),
  rework_num int not null default 0 check (rework_num >= 0),
  second_num int not null default 0 check (second_num >= 0),
  scrap_num int not null default 0 check (scrap_num >= 0),
  defect_num int not null default 0 check (defect_num >= 0),
  critical_num int not null default 0 check (critical_num >= 0),
  major_num int not null default 0 check (major_num >= 0),
  minor_num int not null default 0 check (minor_num >= 0),
  inspection_level varchar(4),
  aql_major numeric(3, 1),
  aql_minor numeric(3, 1),
  code_letter char(1),
  ac_critical int,
  re_critical int,
  ac_major int,
  re_major int,
  ac_minor int,
  re_minor int,
  tightened smallint not null default 0 check (tightened in (0, 1)),
  result int not null default 0 check (result between 0 and 3),
  status int not null default 0 check (status in (0, 1, 2, 3, 4, 9)),
  parent_id bigint,
  round int not null default 1 check (round >= 1),
  cartons jsonb,
  images jsonb,
  submit_by bigint,
  submit_date timestamptz,
  confirm_by bigint,
  confirm_date timestamptz,
  concession_reason varchar(500),
  void_reason varchar(500),
  remark varchar(500),
  constraint qc_check_pieces_balance
    check (status in (0, 9) or check_num = pass_num + rework_num + second_num + scrap_num),
  constraint qc_check_defects_cover check (
    status in (0, 9) or (defect_num = critical_num + major_num + minor_num
      and (check_type = 5 or defect_num >= rework_num + second_num + scrap_num))),
  constraint qc_check_sample_of_lot check (sample_num <= lot_num),
  -- What the table of the standard says is stored with the lot; who inspects cannot choose it.
  constraint qc_check_final_plan check (check_type <> 5 or num_nonnulls(lot_num, sample_num, code_letter, ac_critical,
    re_critical, ac_major, re_major, ac_minor, re_minor, aql_major, aql_minor) = 11),
  constraint qc_check_final_result check (check_type <> 5 or result in (0, 3) or (result = 1) =
    (critical_num <= ac_critical and major_num <= ac_major and minor_num <= ac_minor)),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, shipment_id) references mes2.order_shipment (company_id, id),
  foreign key (company_id, bundle_id) references mes2.bundle (company_id, id),
  foreign key (company_id, line_dept_id) references amc.department (company_id, id),
  foreign key (company_id, order_process_id) references mes2.order_process (company_id, id),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id),
  foreign key (company_id, inspector_id) references amc.company_member (company_id, id),
  foreign key (company_id, parent_id) references mes2.qc_check_record (company_id, id)
);
create unique index qc_check_no_key on mes2.qc_check_record (company_id, check_no) where del_flag = '0';
create index on mes2.qc_check_record (company_id, line_dept_id, work_date);
create index on mes2.qc_check_record (company_id, order_id);
create index on mes2.qc_check_record (company_id, bundle_id);
create index on mes2.qc_check_record (company_id, parent_id) where parent_id is not null;
create index on mes2.qc_check_record (company_id, check_type, work_date);
select apply_tenant_policy('mes2.qc_check_record');

-- The bad item is a record of the defect catalogue.
create table mes2.qc_check_bad (
  like tenant_row including all,
  check_id bigint not null,
  bad_item_id bigint not null,
  severity int not null check (severity between 1 and 3),
  num int not null check (num > 0),
  piece_no int check (piece_no > 0),
  order_process_id bigint,
  employee_id bigint,
  part_code varchar(20),
  disposition int not null check (disposition between 1 and 4),
  rework_status int not null default 0 check (rework_status in (0, 1)),
  rework_date timestamptz,
  images jsonb,
  foreign key (company_id, check_id) references mes2.qc_check_record (company_id, id),
  foreign key (company_id, order_process_id) references mes2.order_process (company_id, id),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id),
  foreign key (company_id, bad_item_id) references mes2.bad_item (company_id, id)
);
create index on mes2.qc_check_bad (company_id, check_id);
create index on mes2.qc_check_bad (company_id, bad_item_id);
create index on mes2.qc_check_bad (company_id, employee_id) where employee_id is not null;
select apply_tenant_policy('mes2.qc_check_bad');

-- How the sample of a final inspection spreads over colours and sizes.
create table mes2.qc_check_cell (
  like tenant_row including all,
  check_id bigint not null,
  color_id bigint not null,
  size_id bigint not null,
  num int not null check (num >= 0),
  check_num int not null default 0 check (check_num >= 0 and check_num <= num),
  unique (company_id, check_id, color_id, size_id),
  foreign key (company_id, check_id) references mes2.qc_check_record (company_id, id) on delete cascade,
  foreign key (company_id, color_id) references ccm.color (company_id, id),
  foreign key (company_id, size_id) references ccm.size (company_id, id)
);
select apply_tenant_policy('mes2.qc_check_cell');

create table mes2.qc_measure (
  like tenant_row including all,
  check_id bigint not null,
  point_name varchar(64) not null,
  size_id bigint,
  piece_no int not null check (piece_no > 0),
  value numeric(10, 2) not null,
  is_out boolean not null,
  unique (company_id, check_id, point_name, piece_no),
  foreign key (company_id, check_id) references mes2.qc_check_record (company_id, id) on delete cascade,
  foreign key (company_id, size_id) references ccm.size (company_id, id)
);
select apply_tenant_policy('mes2.qc_measure');

-- What the customer's own inspector found; a record of ours never changes for it.
create table mes2.qc_customer_finding (
  like tenant_row including all,
  check_id bigint not null,
  find_date date not null,
  critical_num int not null default 0 check (critical_num >= 0),
  major_num int not null default 0 check (major_num >= 0),
  images jsonb,
  unique (company_id, check_id),
  foreign key (company_id, check_id) references mes2.qc_check_record (company_id, id)
);
select apply_tenant_policy('mes2.qc_customer_finding');

create table mes2.qc_concession (
  like tenant_row including all,
  check_id bigint not null,
  reason varchar(500) not null,
  images jsonb,
  workflow_task_id bigint,
  result int not null default 0 check (result in (0, 1, 2)),
  decide_by bigint,
  decide_date timestamptz,
  foreign key (company_id, check_id) references mes2.qc_check_record (company_id, id)
);
create unique index qc_concession_open_key on mes2.qc_concession (company_id, check_id) where result = 0;
select apply_tenant_policy('mes2.qc_concession');

-- Normal, tightened or stopped, by customer and style; the lots that led here are the inspections themselves.
create table mes2.qc_aql_state (
  like tenant_row including all,
  customer_id bigint not null,
  style_id bigint not null,
  mode int not null default 1 check (mode between 1 and 3),
  since_check_id bigint,
  since_date date,
  unique (company_id, customer_id, style_id),
  foreign key (company_id, customer_id) references ccm.customer (company_id, id),
  foreign key (company_id, style_id) references mes2.style (company_id, id),
  foreign key (company_id, since_check_id) references mes2.qc_check_record (company_id, id)
);
select apply_tenant_policy('mes2.qc_aql_state');

create table mes2.qc_patrol (
  like tenant_row including all,
  line_dept_id bigint not null,
  work_date date not null,
  round int not null check (round >= 1),
  inspector_id bigint not null,
  score numeric(6, 2) check (score between 0 and 100),
  unique (company_id, line_dept_id, work_date, round),
  foreign key (company_id, line_dept_id) references amc.department (company_id, id),
  foreign key (company_id, inspector_id) references amc.company_member (company_id, id)
);
select apply_tenant_policy('mes2.qc_patrol');

create table mes2.qc_patrol_line (
  like tenant_row including all,
  patrol_id bigint not null,
  order_process_id bigint not null,
  employee_id bigint not null,
  station_no varchar(32),
  sample_num int not null check (sample_num > 0),
  defect_num int not null default 0 check (defect_num >= 0),
  light int not null check (light between 1 and 3),
  recheck int not null default 0 check (recheck between 0 and 2),
  unique (company_id, patrol_id, order_process_id, employee_id),
  check (light <> 1 or defect_num = 0),
  check (light = 3 or defect_num <= 1),
  foreign key (company_id, patrol_id) references mes2.qc_patrol (company_id, id) on delete cascade,
  foreign key (company_id, order_process_id) references mes2.order_process (company_id, id),
  foreign key (company_id, employee_id) references amc.company_member (company_id, id)
);
select apply_tenant_policy('mes2.qc_patrol_line');

create table mes2.qc_patrol_defect (
  like tenant_row including all,
  patrol_line_id bigint not null,
  bad_item_id bigint not null,
  num int not null check (num > 0),
  unique (company_id, patrol_line_id, bad_item_id),
  foreign key (company_id, patrol_line_id) references mes2.qc_patrol_line (company_id, id) on delete cascade,
  foreign key (company_id, bad_item_id) references mes2.bad_item (company_id, id)
);
select apply_tenant_policy('mes2.qc_patrol_defect');

create table mes2.quality_level (
  like tenant_row including all,
  target_type int not null check (target_type in (1, 2)),
  target_id bigint not null,
  work_date date not null,
  dhu numeric(8, 2),
  fpy_pct numeric(6, 2) check (fpy_pct between 0 and 100),
  check_num int not null default 0 check (check_num >= 0),
  defect_num int not null default 0 check (defect_num >= 0),
  level char(1) not null check (level in ('A', 'B', 'C', 'D')),
  unique (company_id, target_type, target_id, work_date)
);
create index on mes2.quality_level (company_id, work_date);
select apply_tenant_policy('mes2.quality_level');

create table mes2.defect_day (
  company_id bigint not null default current_company(),
  line_dept_id bigint not null,
  work_date date not null,
  order_id bigint not null,
  bad_item_id bigint not null,
  num int not null default 0,
  pieces int not null default 0,
  primary key (company_id, line_dept_id, work_date, order_id, bad_item_id)
);
create index on mes2.defect_day (company_id, work_date);
select apply_tenant_policy('mes2.defect_day');

create table mes2.check_day (
  company_id bigint not null default current_company(),
  line_dept_id bigint not null,
  work_date date not null,
  order_id bigint not null,
  check_type int not null check (check_type between 1 and 7),
  check_num int not null default 0,
  pass_num int not null default 0,
  first_defective int not null default 0,
  defect_num int not null default 0,
  primary key (company_id, line_dept_id, work_date, order_id, check_type)
);
create index on mes2.check_day (company_id, work_date);
select apply_tenant_policy('mes2.check_day');
