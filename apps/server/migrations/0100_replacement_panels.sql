-- What one ply of a replacement bed cuts of each part, size by size. Nothing was kept per part before.

alter table mes2.cutting_bed_part
  alter column part_code type varchar(32),
  add column size_id bigint not null,
  add column ratio int not null check (ratio between 1 and 40),
  drop constraint cutting_bed_part_company_id_cutting_bed_id_part_code_key,
  add unique (company_id, cutting_bed_id, part_code, size_id),
  add foreign key (company_id, size_id) references ccm.size (company_id, id);
