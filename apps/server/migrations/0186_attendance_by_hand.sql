-- Attendance is entered by people: how its minutes came about, minutes missed at the end, and what is said about it.
alter table mes2.attendance
  add column basis int not null default 2 check (basis in (1, 2, 3)),
  add column early_min int not null default 0 check (early_min >= 0),
  add column remark varchar(500),
  add constraint attendance_one_day check (normal_min + ot_min <= 1440);
