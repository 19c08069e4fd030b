-- Uploaded files: what they are called and whose they are; the bytes lie beside the database by their digest.

create table amc.file_object (
  like tenant_row including all,
  url varchar(64) not null,
  name varchar(128) not null,
  size int not null check (size > 0),
  mime varchar(96) not null,
  sha256 char(64) not null
);
create unique index on amc.file_object (company_id, url);
create index on amc.file_object (url);
create index on amc.file_object (company_id, sha256);
create index on amc.file_object (company_id, create_by, create_date);

select apply_tenant_policy('amc.file_object');
