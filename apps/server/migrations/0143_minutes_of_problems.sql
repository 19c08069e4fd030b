-- What a problem took in minutes of its line's shifts, kept at the moment it was answered and solved: the calendar may
-- change later. What was answered before this came is not known in them and counts in no mean.
alter table mes2.problem_log
  add column respond_shift_min numeric(12, 4) check (respond_shift_min >= 0),
  add column resolve_shift_min numeric(12, 4) check (resolve_shift_min >= 0);
