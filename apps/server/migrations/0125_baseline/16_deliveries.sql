-- Bundles on their way: from the cut-piece store to a line, and out to subcontract groups and back.

create table mes2.cut_piece_delivery (
  like tenant_row including all,
  delivery_no varchar(32) not null,
  order_id bigint not null,
  from_warehouse_id bigint,
  line_dept_id bigint not null,
  batch_range_id bigint,
  bundle_num_total int not null default 0 check (bundle_num_total >= 0),
  num int not null default 0 check (num >= 0),
  status int not null default 1 check (status in (0, 1, 2, 3, 4, 9)),
  send_by bigint,
  send_date timestamptz,
  send_reason varchar(500),
  receive_by bigint,
  receive_date timestamptz,
  agree_send_by bigint,
  agree_receive_by bigint,
  opinion varchar(500),
  end_reason varchar(500),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, from_warehouse_id) references ccm.warehouse (company_id, id),
  foreign key (company_id, line_dept_id) references amc.department (company_id, id),
  foreign key (company_id, batch_range_id) references mes2.batch_range (company_id, id)
);
create unique index cut_piece_delivery_no_key
  on mes2.cut_piece_delivery (company_id, delivery_no) where del_flag = '0';
create index on mes2.cut_piece_delivery (company_id, line_dept_id, status);
create index on mes2.cut_piece_delivery (company_id, order_id);
create index on mes2.cut_piece_delivery (company_id, send_date);
select apply_tenant_policy('mes2.cut_piece_delivery');

-- A bundle lies in one delivery that is not settled.
create table mes2.cut_piece_delivery_line (
  like tenant_row including all,
  delivery_id bigint not null,
  bundle_id bigint not null,
  send_num int not null check (send_num > 0),
  receive_num int check (receive_num >= 0),
  diff_reason varchar(500),
  is_open boolean not null default true,
  unique (company_id, delivery_id, bundle_id),
  foreign key (company_id, delivery_id) references mes2.cut_piece_delivery (company_id, id) on delete cascade,
  foreign key (company_id, bundle_id) references mes2.bundle (company_id, id)
);
create unique index cut_piece_delivery_open_key
  on mes2.cut_piece_delivery_line (company_id, bundle_id) where is_open;
create index on mes2.cut_piece_delivery_line (company_id, bundle_id);
select apply_tenant_policy('mes2.cut_piece_delivery_line');

-- What one side proposes for a line in difference; the delivery is settled when the other side says the same.
create table mes2.cut_piece_delivery_opinion (
  like tenant_row including all,
  line_id bigint not null,
  is_sender boolean not null,
  num int not null check (num >= 0),
  reason varchar(500) not null,
  by_user_id bigint not null,
  unique (company_id, line_id, is_sender),
  foreign key (company_id, line_id) references mes2.cut_piece_delivery_line (company_id, id) on delete cascade
);
select apply_tenant_policy('mes2.cut_piece_delivery_opinion');

create table mes2.subcontract_delivery (
  like tenant_row including all,
  delivery_no varchar(32) not null,
  out_group_id bigint not null,
  order_id bigint not null,
  section int not null check (section between 1 and 7),
  order_process_ids bigint[] not null check (cardinality(order_process_ids) > 0),
  bundle_num_total int not null check (bundle_num_total > 0),
  num int not null check (num > 0),
  return_num int not null default 0 check (return_num >= 0),
  due_date date,
  remark varchar(500),
  status int not null default 1 check (status in (1, 2, 3)),
  send_by bigint,
  send_date timestamptz not null,
  receive_by bigint,
  receive_date timestamptz,
  check (return_num <= num),
  foreign key (company_id, out_group_id) references mes2.subcontract_group (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id)
);
create unique index subcontract_delivery_no_key
  on mes2.subcontract_delivery (company_id, delivery_no) where del_flag = '0';
create index on mes2.subcontract_delivery (company_id, order_id);
create index on mes2.subcontract_delivery (company_id, out_group_id);
select apply_tenant_policy('mes2.subcontract_delivery');

create table mes2.subcontract_delivery_line (
  like tenant_row including all,
  delivery_id bigint not null,
  bundle_id bigint not null,
  send_num int not null check (send_num > 0),
  receive_num int check (receive_num >= 0),
  diff_reason varchar(500),
  receive_date timestamptz,
  unique (company_id, delivery_id, bundle_id),
  foreign key (company_id, delivery_id) references mes2.subcontract_delivery (company_id, id) on delete cascade,
  foreign key (company_id, bundle_id) references mes2.bundle (company_id, id)
);
create index on mes2.subcontract_delivery_line (company_id, bundle_id);
select apply_tenant_policy('mes2.subcontract_delivery_line');
