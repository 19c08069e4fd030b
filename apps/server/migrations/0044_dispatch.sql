-- Dispatch: parts of an order handed to a workshop, a line, a subcontractor or another factory.

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

select apply_tenant_policy(name::regclass) from unnest(array[
  'mes2.dispatch_order', 'mes2.dispatch_order_line']) as name;
