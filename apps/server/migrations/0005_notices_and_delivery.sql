-- Notices, what is to be pushed, and the answers kept for repeated creations.

create table mmc.message (
  like tenant_row including all,
  user_id bigint not null references amc.app_user (id),
  title varchar(200) not null,
  obj_name varchar(64),
  obj_head varchar(255),
  address varchar(255),
  message_type varchar(64) not null,
  content text,
  readed int not null default 0 check (readed in (0, 1)),
  read_date timestamptz,
  cleared int not null default 0 check (cleared in (0, 1)),
  biz_type varchar(32),
  biz_id bigint,
  level int not null default 1 check (level between 1 and 3)
);
create index on mmc.message (company_id, user_id, readed, create_date desc);

-- Written with the effect, taken by the dispatcher after it: ids only, never a row's content.
create table mmc.outbox (
  company_id bigint not null default current_company(),
  id bigint not null default next_id(),
  topic varchar(32) not null,
  keys jsonb not null default '[]',
  user_ids bigint[],
  create_date timestamptz not null default now(),
  primary key (company_id, id)
);
create index on mmc.outbox (id);

create table amc.idempotency_key (
  company_id bigint not null default current_company(),
  user_id bigint not null,
  key varchar(128) not null,
  operation varchar(64) not null,
  fingerprint char(64) not null,
  response jsonb,
  create_date timestamptz not null default now(),
  primary key (company_id, user_id, key)
);
create index on amc.idempotency_key (create_date);

select apply_tenant_policy(name::regclass)
from unnest(array['mmc.message', 'mmc.outbox', 'amc.idempotency_key']) as name;
