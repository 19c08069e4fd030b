-- A fault keeps who is to blame as it was when it was found, and names its part as orders do. A check knows the team it is of.
alter table mes2.qc_check_bad
  add column blame int check (blame between 1 and 6),
  alter column part_code type varchar(32);
update mes2.qc_check_bad d set blame = i.blame from mes2.bad_item i
where i.company_id = d.company_id and i.id = d.bad_item_id;
alter table mes2.qc_check_record
  add column team_dept_id bigint,
  add foreign key (company_id, team_dept_id) references amc.department (company_id, id);
-- Garments are lost by checks outside the end of the line as well.
alter table mes2.piece_loss drop constraint piece_loss_source_check;
alter table mes2.piece_loss add check (source in (1, 2, 3));
-- The newest checks first, and those of a span of days.
create index on mes2.qc_check_record (company_id, work_date);
create index on mes2.qc_check_record (company_id, status) where status = 2;
