-- From which day a customer is judged by which windows: a change counts from the day after it, so that the figures of
-- the running day stay. Without windows he goes by the hours of the shift again.
create table mes2.attainment_window_day (
  like tenant_row including all,
  customer_id bigint not null,
  valid_from date not null,
  windows jsonb check (jsonb_typeof(windows) = 'array' and jsonb_array_length(windows) > 0),
  unique (company_id, customer_id, valid_from)
);
select apply_tenant_policy('mes2.attainment_window_day');

insert into mes2.attainment_window_day (company_id, customer_id, valid_from, windows)
select company_id, customer_id, date '2000-01-01', windows from mes2.attainment_window where del_flag = '0';
