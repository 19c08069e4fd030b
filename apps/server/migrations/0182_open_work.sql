-- What is not finished is little of what there was: bundles on their way, and prices that nobody audited.
create index bundle_open on mes2.bundle (company_id, id) where status < 6;
create index order_price_unaudited on mes2.order_price (company_id, order_process_id)
  where approve_by is null and del_flag = '0';
