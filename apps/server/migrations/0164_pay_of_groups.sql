-- Pieces that a pool pays, so that they can be compared with what was reported (I37).
alter table mes2.group_wage_process add column num int not null default 0;
-- A pool that is computed stands once a department and period; those entered by hand name no period.
create unique index group_wage_computed_key on mes2.group_wage (company_id, period_id, dept_id)
  where period_id is not null and del_flag = '0';
-- What a deduction leaves over waits once in the period behind.
create unique index wage_adjust_carried_key on mes2.wage_adjust (company_id, ref_id, employee_id)
  where ref_type = 'wagePeriod' and kind = 3 and del_flag = '0';
-- A period is calculated once at a time.
create unique index batch_day_log_wage_running on mes2.batch_day_log (company_id, (payload ->> 'periodId'))
  where job_code = 'wage' and end_date is null;
create index batch_day_log_item_waiting on mes2.batch_day_log_item (company_id, log_id, seq_no)
  where not is_ok and text is null;
-- Reports of locked periods wait for the next open one.
create index scan_late on mes2.scan (company_id, employee_id) where source_period_no is not null;
-- The days named by the law alone are holidays; the others of a break were filled in as if they were.
update mes2.work_calendar_day set day_type = 2
where source = 1 and day_type = 3 and date = any (array[
    '2024-02-13', '2024-02-14', '2024-02-15', '2024-02-16', '2024-02-17', '2024-04-05', '2024-04-06',
    '2024-05-02', '2024-05-03', '2024-05-04', '2024-05-05', '2024-09-15', '2024-09-16', '2024-10-04',
    '2024-10-05', '2024-10-06', '2024-10-07', '2025-02-01', '2025-02-02', '2025-02-03', '2025-02-04',
    '2025-04-05', '2025-04-06', '2025-05-03', '2025-05-04', '2025-05-05', '2025-06-01', '2025-06-02',
    '2025-10-04', '2025-10-05', '2025-10-07', '2025-10-08', '2026-01-02', '2026-01-03', '2026-02-15',
    '2026-02-20', '2026-02-21', '2026-02-22', '2026-02-23', '2026-04-04', '2026-04-06', '2026-05-03',
    '2026-05-04', '2026-05-05', '2026-06-20', '2026-06-21', '2026-09-26', '2026-09-27', '2026-10-04',
    '2026-10-05', '2026-10-06', '2026-10-07']::date[]);
