-- What a confirmation copied into an order; taken back with it, while what was typed by hand stays.

alter table mes2.order_bom add column from_style smallint not null default 0 check (from_style in (0, 1));
alter table mes2.order_part add column from_style smallint not null default 0 check (from_style in (0, 1));
alter table mes2.order_process add column from_style smallint not null default 0 check (from_style in (0, 1));
alter table mes2.order_fabric add column from_style smallint not null default 0 check (from_style in (0, 1));
alter table mes2.order_qualifying add column from_style smallint not null default 0 check (from_style in (0, 1));

-- The price an operation starts with, until the confirmation opens its first range in order_price.
alter table mes2.order_process add column draft_price numeric(12, 4) check (draft_price >= 0);
update mes2.order_process p set draft_price = (select r.price from mes2.order_price r
  where r.company_id = p.company_id and r.order_process_id = p.id order by r.from_date limit 1);
