-- Trims: what is asked for and handed out against the bill of an order, the stock by lot, and its journal.

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

select apply_tenant_policy(name::regclass) from unnest(array[
  'mes2.material_requisition', 'mes2.material_requisition_line', 'mes2.material_stock', 'mes2.material_ledger',
  'mes2.order_material_eta']) as name;
