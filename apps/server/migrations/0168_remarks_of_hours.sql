-- What a leader adds to minutes that were not sewn, and a look-up of the problem that they came from.
alter table mes2.worked_hours add column remark varchar(500);
create index on mes2.worked_hours (company_id, problem_log_id) where problem_log_id is not null;
