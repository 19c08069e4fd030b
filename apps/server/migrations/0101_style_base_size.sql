-- The size that the sample of a style is made in: the others are graded from it.

alter table mes2.style
  add column base_size_id bigint,
  add foreign key (company_id, base_size_id) references ccm.size (company_id, id);
