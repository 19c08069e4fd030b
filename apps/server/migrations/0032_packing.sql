-- Finished goods: what is received and shipped, packed and on hand.

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

select apply_tenant_policy(name::regclass) from unnest(array[
  'mes2.warehouse_bill', 'mes2.warehouse_bill_line', 'mes2.carton', 'mes2.carton_content',
  'mes2.finished_stock']) as name;
