-- Problems of lines are found by the sound of their names, as other lists that forms name.
alter table mes2.line_problem_set add column pinyin text generated always as (pinyin_of(name)) stored;
