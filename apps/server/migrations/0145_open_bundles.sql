-- Bundles that no line has and that are not finished, the newest first: what a handheld keeps for work without a
-- connection. Without it every bundle that was ever sewn is read.
create index bundle_open_without_line on mes2.bundle (company_id, id)
  where line_dept_id is null and status in (0, 1, 2, 3) and del_flag = '0';
