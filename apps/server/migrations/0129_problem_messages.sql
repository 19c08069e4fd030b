-- What the service itself opens is stored by its code and read in the language of its reader: { name, remark? },
-- each { code, params }. Rows of before keep their texts.
alter table mes2.problem_log
  add column messages jsonb,
  alter column problem_name drop not null,
  add check (problem_name is not null or messages -> 'name' is not null);
