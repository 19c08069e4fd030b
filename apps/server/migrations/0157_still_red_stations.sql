-- A station that was looked at again may still be red. Only a red one is looked at again.
alter table mes2.qc_patrol_line drop constraint qc_patrol_line_recheck_check;
alter table mes2.qc_patrol_line add check (recheck between 0 and 3);
update mes2.qc_patrol_line set recheck = 0 where light <> 3 and recheck <> 0;
alter table mes2.qc_patrol_line add constraint patrol_recheck_of_red check (light = 3 or recheck = 0);
