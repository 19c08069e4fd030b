-- An open problem keeps the limits it was reported with, whatever its kind says later. Rows without them follow
-- their kind.
alter table mes2.problem_log
  add column escalate_to jsonb check (jsonb_typeof(escalate_to) = 'array'),
  add column responsible_dept_type int check (responsible_dept_type between 1 and 10);

create index on mes2.problem_log (company_id, problem_set_id, report_date);
