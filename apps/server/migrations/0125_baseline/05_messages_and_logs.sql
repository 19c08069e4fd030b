-- Notices, what is to be pushed, the answers kept for repeated creations, jobs, and the logs with their chains.

-- What happened is stored as a code with its values and rendered in the language of whoever reads it; older rows keep
-- the text they were written with.
create table mmc.message (
  like tenant_row including all,
  user_id bigint not null references amc.app_user (id),
  title varchar(200),
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
  level int not null default 1 check (level between 1 and 3),
  -- { title, content?, objName? }, each { code, params }.
  messages jsonb,
  check (title is not null or messages -> 'title' is not null)
);
create index on mmc.message (company_id, user_id, readed, create_date desc);
select apply_tenant_policy('mmc.message');

-- Written with the effect, taken by the dispatcher after it: ids only, never a row's content.
create table mmc.outbox (
  company_id bigint not null default current_company(),
  id bigint not null default next_id(),
  topic varchar(32) not null,
  keys jsonb not null default '[]',
  user_ids bigint[],
  create_date timestamptz not null default app_now(),
  primary key (company_id, id)
);
create index on mmc.outbox (id);
select apply_tenant_policy('mmc.outbox');

create table amc.idempotency_key (
  company_id bigint not null default current_company(),
  user_id bigint not null,
  key varchar(128) not null,
  operation varchar(64) not null,
  fingerprint char(64) not null,
  response jsonb,
  create_date timestamptz not null default app_now(),
  primary key (company_id, user_id, key)
);
create index on amc.idempotency_key (create_date);
select apply_tenant_policy('amc.idempotency_key');

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

create table mes2.biz_log (
  company_id bigint not null default current_company(),
  id bigint not null default next_id(),
  biz_type varchar(32) not null,
  biz_id bigint not null,
  action varchar(32) not null,
  from_status int,
  to_status int,
  reason varchar(500),
  diff jsonb,
  create_by bigint default current_person(),
  create_date timestamptz not null default app_now(),
  primary key (company_id, id)
);
create index on mes2.biz_log (company_id, biz_type, biz_id, id desc);
select apply_tenant_policy('mes2.biz_log');
-- Requests add to the log and read it; nothing that a request can do changes what was written.
revoke update, delete on mes2.biz_log from garment_app;

create table platform.security_log (
  id bigint primary key default next_id(),
  user_id bigint references amc.app_user (id),
  action varchar(32) not null,
  ip varchar(64),
  user_agent varchar(255),
  client_id varchar(128),
  create_date timestamptz not null default now()
);
create index on platform.security_log (user_id, id desc);

-- A chain of digests over the logs: whoever alters, removes or slips in an entry breaks it. The links lie
-- apart, so that writing an entry costs and waits for nothing; a job seals what was committed.
create table platform.audit_chain (
  log varchar(16) not null check (log in ('business', 'security')),
  owner bigint not null, -- the company; 0 for the log of the platform
  last_seq bigint not null default 0,
  last_row bigint not null default 0,
  head char(64) not null default repeat('0', 64),
  seal_date timestamptz not null default now(),
  primary key (log, owner)
);

create table platform.audit_link (
  log varchar(16) not null,
  owner bigint not null,
  seq bigint not null,
  row_id bigint not null,
  digest char(64) not null,
  head char(64) not null,
  seal_date timestamptz not null default now(),
  primary key (log, owner, seq),
  unique (log, owner, row_id),
  foreign key (log, owner) references platform.audit_chain (log, owner)
);

create function platform.audit_digest(entry mes2.biz_log) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(entry.company_id, entry.id, entry.biz_type, entry.biz_id,
    entry.action, entry.from_status, entry.to_status, entry.reason, entry.diff, entry.create_by,
    extract(epoch from entry.create_date))::text, 'UTF8')), 'hex')
$$;

create function platform.audit_digest(entry platform.security_log) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(entry.id, entry.user_id, entry.action, entry.ip,
    entry.user_agent, entry.client_id, extract(epoch from entry.create_date))::text, 'UTF8')), 'hex')
$$;
