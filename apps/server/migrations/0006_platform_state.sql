-- Facts about this database as a whole, such as "the demo factory was seeded".
create table platform.marker (
  name varchar(64) primary key,
  value text,
  create_date timestamptz not null default now()
);
