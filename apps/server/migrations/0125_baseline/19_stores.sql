-- Stores: trims asked for and handed out against the bill of an order, and finished goods received, packed and shipped.

create table mes2.material_requisition (
  like tenant_row including all,
  req_no varchar(32) not null,
  order_id bigint not null,
  dept_id bigint not null,
  req_type int not null check (req_type in (1, 2, 3)),
  reason varchar(500),
  status int not null default 0 check (status in (0, 1, 2, 3, 9)),
  source_id bigint,
  approve_by bigint,
  approve_date timestamptz,
  opinion varchar(500),
  issue_by bigint,
  issue_date timestamptz,
  void_reason varchar(500),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, dept_id) references amc.department (company_id, id),
  foreign key (company_id, source_id) references mes2.material_requisition (company_id, id)
);
create unique index material_requisition_no_key
  on mes2.material_requisition (company_id, req_no) where del_flag = '0';
create index on mes2.material_requisition (company_id, order_id);
create index on mes2.material_requisition (company_id, status, create_date);
select apply_tenant_policy('mes2.material_requisition');

create table mes2.material_requisition_line (
  like tenant_row including all,
  requisition_id bigint not null,
  seq_no int not null,
  material_id bigint not null,
  color_id bigint,
  bom_num numeric(14, 4) not null default 0,
  req_num numeric(14, 3) not null check (req_num > 0),
  issued_num numeric(14, 3) not null default 0 check (issued_num >= 0 and issued_num <= req_num),
  return_num numeric(14, 3) not null default 0 check (return_num >= 0 and return_num <= issued_num),
  unit_code varchar(32) not null,
  unique (company_id, requisition_id, seq_no),
  foreign key (company_id, requisition_id) references mes2.material_requisition (company_id, id) on delete cascade,
  foreign key (company_id, material_id) references ccm.material (company_id, id),
  foreign key (company_id, color_id) references ccm.color (company_id, id)
);
create index on mes2.material_requisition_line (company_id, material_id);
select apply_tenant_policy('mes2.material_requisition_line');

create table mes2.material_stock (
  like tenant_row including all,
  warehouse_id bigint not null,
  material_id bigint not null,
  color_id bigint,
  lot_no varchar(32) not null default '',
  num numeric(14, 3) not null default 0 check (num >= 0),
  locked_num numeric(14, 3) not null default 0 check (locked_num between 0 and num),
  foreign key (company_id, warehouse_id) references ccm.warehouse (company_id, id),
  foreign key (company_id, material_id) references ccm.material (company_id, id),
  foreign key (company_id, color_id) references ccm.color (company_id, id)
);
create unique index material_stock_lot_key
  on mes2.material_stock (company_id, warehouse_id, material_id, coalesce(color_id, 0), lot_no);
create index on mes2.material_stock (company_id, material_id);
select apply_tenant_policy('mes2.material_stock');

-- Appended, never changed; the balance is that of the lot after the entry.
create table mes2.material_ledger (
  like tenant_row including all,
  warehouse_id bigint not null,
  material_id bigint not null,
  color_id bigint,
  lot_no varchar(32) not null default '',
  num numeric(14, 3) not null check (num <> 0),
  balance_num numeric(14, 3) not null check (balance_num >= 0),
  bill_no varchar(32) not null,
  order_id bigint,
  requisition_line_id bigint,
  foreign key (company_id, warehouse_id) references ccm.warehouse (company_id, id),
  foreign key (company_id, material_id) references ccm.material (company_id, id),
  foreign key (company_id, color_id) references ccm.color (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, requisition_line_id) references mes2.material_requisition_line (company_id, id)
);
create index on mes2.material_ledger (company_id, material_id, create_date);
create index on mes2.material_ledger (company_id, order_id);
select apply_tenant_policy('mes2.material_ledger');

-- Receipts and outs have one shape; the type of a bill says its direction.
create table mes2.warehouse_bill (
  like tenant_row including all,
  bill_no varchar(32) not null,
  direction int not null check (direction in (1, 2)),
  bill_type int not null,
  order_id bigint not null,
  shipment_id bigint,
  customer_id bigint,
  warehouse_id bigint not null,
  to_warehouse_id bigint,
  num int not null default 0 check (num >= 0),
  carton_num int check (carton_num >= 0),
  gross_weight numeric(12, 3) check (gross_weight >= 0),
  volume numeric(12, 3) check (volume >= 0),
  status int not null default 0 check (status in (0, 1, 2, 3, 9)),
  inspection_id bigint,
  work_date date,
  submit_by bigint,
  submit_date timestamptz,
  confirm_by bigint,
  confirm_date timestamptz,
  mirror_id bigint,
  driver varchar(64),
  plate_no varchar(32),
  remark varchar(500),
  constraint warehouse_bill_direction check (bill_type between 1 and 4 and direction = 1
    or bill_type between 11 and 15 and direction = 2),
  constraint warehouse_bill_mirror check (bill_type not in (4, 15) or mirror_id is not null),
  constraint warehouse_bill_transfer check ((bill_type = 12) = (to_warehouse_id is not null)),
  check (status not in (2, 3) or (confirm_date is not null and work_date is not null and num > 0)),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, shipment_id) references mes2.order_shipment (company_id, id),
  foreign key (company_id, customer_id) references ccm.customer (company_id, id),
  foreign key (company_id, warehouse_id) references ccm.warehouse (company_id, id),
  foreign key (company_id, to_warehouse_id) references ccm.warehouse (company_id, id),
  foreign key (company_id, inspection_id) references mes2.qc_check_record (company_id, id),
  foreign key (company_id, mirror_id) references mes2.warehouse_bill (company_id, id)
);
create unique index warehouse_bill_no_key on mes2.warehouse_bill (company_id, bill_no) where del_flag = '0';
create index on mes2.warehouse_bill (company_id, order_id);
create index on mes2.warehouse_bill (company_id, direction, status, work_date);
-- A bill is mirrored once: the bill that it reverses and the bill that reverses it name each other.
create unique index warehouse_bill_mirror_key on mes2.warehouse_bill (company_id, mirror_id)
  where mirror_id is not null and del_flag = '0';
select apply_tenant_policy('mes2.warehouse_bill');

create table mes2.warehouse_bill_line (
  like tenant_row including all,
  bill_id bigint not null,
  color_id bigint not null,
  size_id bigint not null,
  grade int not null check (grade in (1, 2)),
  num int not null check (num > 0),
  carton_no varchar(32),
  location_code varchar(32),
  barcodes jsonb,
  foreign key (company_id, bill_id) references mes2.warehouse_bill (company_id, id) on delete cascade,
  foreign key (company_id, color_id) references ccm.color (company_id, id),
  foreign key (company_id, size_id) references ccm.size (company_id, id)
);
create index on mes2.warehouse_bill_line (company_id, bill_id);
select apply_tenant_policy('mes2.warehouse_bill_line');

create table mes2.carton (
  like tenant_row including all,
  carton_no varchar(32) not null,
  order_id bigint not null,
  shipment_id bigint,
  bill_id bigint,
  pack_type int check (pack_type between 1 and 4),
  num int not null check (num >= 0),
  net_weight numeric(12, 3) check (net_weight >= 0),
  gross_weight numeric(12, 3) check (gross_weight >= net_weight),
  size varchar(32),
  status int not null default 0 check (status in (0, 1, 2)),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, shipment_id) references mes2.order_shipment (company_id, id),
  foreign key (company_id, bill_id) references mes2.warehouse_bill (company_id, id)
);
create unique index carton_no_key on mes2.carton (company_id, carton_no) where del_flag = '0';
create index on mes2.carton (company_id, order_id, status);
select apply_tenant_policy('mes2.carton');

create table mes2.carton_content (
  like tenant_row including all,
  carton_id bigint not null,
  color_id bigint not null,
  size_id bigint not null,
  num int not null check (num > 0),
  unique (company_id, carton_id, color_id, size_id),
  foreign key (company_id, carton_id) references mes2.carton (company_id, id) on delete cascade,
  foreign key (company_id, color_id) references ccm.color (company_id, id),
  foreign key (company_id, size_id) references ccm.size (company_id, id)
);
select apply_tenant_policy('mes2.carton_content');

create table mes2.finished_stock (
  like tenant_row including all,
  warehouse_id bigint not null,
  order_id bigint not null,
  color_id bigint not null,
  size_id bigint not null,
  grade int not null check (grade in (1, 2)),
  num int not null default 0,
  locked_num int not null default 0,
  constraint finished_stock_not_negative check (num >= 0 and locked_num between 0 and num),
  unique (company_id, warehouse_id, order_id, color_id, size_id, grade),
  foreign key (company_id, warehouse_id) references ccm.warehouse (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, color_id) references ccm.color (company_id, id),
  foreign key (company_id, size_id) references ccm.size (company_id, id)
);
create index on mes2.finished_stock (company_id, order_id);
select apply_tenant_policy('mes2.finished_stock');

create table mes2.finished_ledger (
  like tenant_row including all,
  work_date date not null,
  warehouse_id bigint not null,
  order_id bigint not null,
  color_id bigint not null,
  size_id bigint not null,
  grade int not null check (grade in (1, 2)),
  bill_id bigint not null,
  num int not null check (num <> 0),
  balance_num int not null check (balance_num >= 0),
  foreign key (company_id, warehouse_id) references ccm.warehouse (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, color_id) references ccm.color (company_id, id),
  foreign key (company_id, size_id) references ccm.size (company_id, id),
  foreign key (company_id, bill_id) references mes2.warehouse_bill (company_id, id)
);
create index on mes2.finished_ledger (company_id, warehouse_id, order_id, color_id, size_id, grade, id);
create index on mes2.finished_ledger (company_id, bill_id);
create index on mes2.finished_ledger (company_id, work_date);
select apply_tenant_policy('mes2.finished_ledger');
select platform.partition_by_day('mes2.finished_ledger');
select platform.ensure_partitions('mes2.finished_ledger', (current_date - 31), (current_date + 62), 3);
drop function platform.partition_by_day(regclass);
