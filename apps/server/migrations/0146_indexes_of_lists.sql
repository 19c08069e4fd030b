-- What lists count and show of other records, row by row: each look at them was a look at the whole table.
create index on mes2.cutting_bed (company_id, cut_plan_id);
create index on mes2.schedule (company_id, efficiency_set_id);
create index on mes2.line_problem_set (company_id, problem_type_id);
create index on mes2.style (company_id, category_id);
create index on mes2.efficiency_set (company_id, category_id);
create index on mes2.customer_efficiency_set (company_id, category_id);
create index on mes2.customer_efficiency_set (company_id, efficiency_set_id);
create index on ccm.machine_type (company_id, category_id);

-- Scans of an order that wait for somebody to look at them: a handful of hundreds of thousands.
create index scan_unreviewed on mes2.scan (company_id, order_id)
  where suspect_flag = 1 and review_status = 0 and status = 0;
