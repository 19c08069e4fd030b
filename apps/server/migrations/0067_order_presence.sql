-- Pages that have an order open, for a minute at most: nothing of it has to outlive a crash.

create unlogged table mes2.order_presence (
  company_id bigint not null default current_company(),
  order_id bigint not null,
  page_id varchar(40) not null,
  user_id bigint not null,
  place varchar(120),
  seen_date timestamptz not null,
  primary key (company_id, order_id, page_id)
);

select apply_tenant_policy('mes2.order_presence');
