-- What an order asks for and holds: machines of a type, and the time of lines, machines, dies and tables.

create table mes2.order_machine (
  like tenant_row including all,
  order_id bigint not null,
  machine_type_id bigint not null,
  need_num int not null check (need_num > 0),
  line_dept_id bigint,
  machine_ids jsonb not null default '[]',
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id) on delete cascade,
  foreign key (company_id, machine_type_id) references ccm.machine_type (company_id, id),
  foreign key (company_id, line_dept_id) references amc.department (company_id, id)
);
create index on mes2.order_machine (company_id, order_id);
create index on mes2.order_machine (company_id, machine_type_id, from_date);

-- Dies and tables serve one order at a time; lines and machines are shared, their load is shown instead.
create table mes2.resource_occupation (
  like tenant_row including all,
  resource_type int not null check (resource_type between 1 and 4),
  resource_id bigint not null,
  order_id bigint not null,
  schedule_id bigint,
  from_date timestamptz not null,
  to_date timestamptz not null check (to_date > from_date),
  status int not null default 0 check (status in (0, 1)),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  constraint resource_occupied_once exclude using gist (
    int8range(resource_id, resource_id, '[]') with &&,
    tstzrange(from_date, to_date) with &&
  ) where (status = 0 and resource_type in (3, 4) and del_flag = '0')
);
create index on mes2.resource_occupation (company_id, order_id);
create index on mes2.resource_occupation (company_id, resource_id, status);

select apply_tenant_policy(name::regclass) from unnest(array[
  'mes2.order_machine', 'mes2.resource_occupation']) as name;
