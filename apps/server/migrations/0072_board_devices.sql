-- Wall boards: a screen signs in as an account of its own that sees the boards of one company.

create table amc.board_device (
  like tenant_row including all,
  user_id bigint not null references amc.app_user (id),
  name varchar(64) not null,
  factory_id bigint,
  line_dept_ids bigint[] not null default '{}',
  playlist jsonb not null check (jsonb_typeof(playlist) = 'array'),
  speaker int not null default 0 check (speaker in (0, 1)),
  last_seen_date timestamptz,
  app_version varchar(32),
  foreign key (company_id) references amc.company (id),
  foreign key (company_id, factory_id) references ccm.factory (company_id, id)
);
create unique index on amc.board_device (company_id, user_id);
create index on amc.board_device (user_id);

-- A code on a screen that waits to be paired; kept as SHA-256 like every other code.
create table platform.board_pairing (
  code_hash text primary key,
  client_id varchar(64) not null unique,
  origin varchar(255) not null,
  expire_date timestamptz not null
);

select apply_tenant_policy('amc.board_device');
