-- Work that no request asks for. A server takes what is due for a while; when it dies, another one does.

create table platform.job (
  name varchar(32) primary key,
  due_date timestamptz not null default now(),
  lease_date timestamptz,
  holder uuid,
  start_date timestamptz,
  end_date timestamptz,
  runs bigint not null default 0,
  failures int not null default 0, -- in a row
  last_error varchar(500)
);
