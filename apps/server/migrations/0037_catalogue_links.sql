-- Defects and problems are those of the company's catalogues; an archive of inspections lies in a group.

alter table mes2.qc_check_bad
  add foreign key (company_id, bad_item_id) references mes2.bad_item (company_id, id);
alter table mes2.qc_patrol_defect
  add foreign key (company_id, bad_item_id) references mes2.bad_item (company_id, id);
alter table mes2.problem_log
  add foreign key (company_id, problem_set_id) references mes2.line_problem_set (company_id, id);
alter table mes2.site_archive
  add foreign key (company_id, file_level_id) references mes2.file_level (company_id, id);
