-- Sign-in: codes and tokens are kept as SHA-256 only; the application role sees none of this.

create table platform.oauth_code (
  code_hash text primary key,
  user_id bigint not null references amc.app_user (id),
  callback_origin varchar(255) not null,
  expire_date timestamptz not null,
  used_date timestamptz,
  family_id bigint,
  -- What the page that asked for the code can prove, where it offered a proof: SHA-256 of a secret it keeps.
  code_challenge text
);

-- One sign-in and everything refreshed from it. The secret derives successors, so that a repeated
-- refresh answers the same pair without any token being stored readable.
create table platform.token_family (
  id bigint primary key default next_id(),
  user_id bigint not null references amc.app_user (id),
  secret text not null,
  create_date timestamptz not null default now(),
  expire_date timestamptz not null,
  revoked_date timestamptz,
  revoked_reason varchar(32)
);
create index on platform.token_family (user_id) where revoked_date is null;

create table platform.access_token (
  token_hash text primary key,
  family_id bigint not null references platform.token_family (id) on delete cascade,
  expire_date timestamptz not null
);
create index on platform.access_token (expire_date);
create index on platform.access_token (family_id);

create table platform.refresh_token (
  token_hash text primary key,
  family_id bigint not null references platform.token_family (id) on delete cascade,
  expire_date timestamptz not null,
  replaced_date timestamptz,
  replaced_by text
);
create index on platform.refresh_token (family_id);

-- One row a name and address, and one an address.
create table platform.login_attempt (
  key text primary key,
  failures int not null,
  last_date timestamptz not null,
  blocked_until timestamptz
);

-- A code on a screen that waits to be paired; kept as SHA-256 like every other code.
create table platform.board_pairing (
  code_hash text primary key,
  client_id varchar(64) not null unique,
  origin varchar(255) not null,
  expire_date timestamptz not null
);
