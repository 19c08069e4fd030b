-- People, companies and applications: rows of the platform, above any one company.

create table amc.app_user (
  id bigint primary key default next_id(),
  username varchar(64) not null unique check (username = lower(username)),
  name varchar(64) not null,
  avatar varchar(255),
  mobile varchar(32) unique,
  email varchar(128),
  password_hash varchar(255) not null,
  real_name_auth char(1) not null default '2' check (real_name_auth in ('0', '1', '2', '3')),
  deletion_date timestamptz,
  lang varchar(8) not null default 'zh-CN',
  del_flag char(1) not null default '0' check (del_flag in ('0', '1', '2')),
  create_date timestamptz not null default app_now(),
  update_date timestamptz not null default app_now(),
  version int not null default 0,
  id_card_cipher text,
  id_card_front varchar(255),
  id_card_back varchar(255),
  real_name_reason varchar(255)
);
grant select (id, username, name, avatar, real_name_auth, lang, del_flag) on amc.app_user to garment_app;

create table amc.company (
  id bigint primary key default next_id(),
  code varchar(4) not null unique check (code ~ '^[A-Z0-9]{1,4}$'),
  name varchar(128) not null unique,
  short_name varchar(32) not null,
  time_zone varchar(64) not null default 'Asia/Shanghai',
  currency_code varchar(3) not null default 'CNY',
  day_cutoff time not null default '05:00',
  scale int,
  logo varchar(255),
  address varchar(255),
  contact_name varchar(64),
  contact_phone varchar(32),
  credit_code varchar(32),
  deletion_date timestamptz,
  del_flag char(1) not null default '0' check (del_flag in ('0', '1', '2')),
  create_date timestamptz not null default app_now(),
  update_date timestamptz not null default app_now(),
  version int not null default 0
);
grant select on amc.company to garment_app;

create table amc.application (
  id bigint primary key default next_id(),
  code varchar(32) not null unique,
  name varchar(64) not null,
  name_en varchar(64) not null,
  url varchar(255),
  avatar varchar(255),
  status int not null default 0 check (status in (0, 1)),
  sort int not null default 0
);
grant select on amc.application to garment_app;

-- Kept in step with the documents at each start: a page by its address, a button by its key.
create table amc.menu (
  id bigint primary key default next_id(),
  application_id bigint not null references amc.application (id),
  parent_id bigint references amc.menu (id),
  code varchar(160) not null unique,
  name varchar(64) not null,
  name_en varchar(96) not null,
  icon varchar(64),
  url varchar(160),
  method varchar(8),
  menu_type int not null check (menu_type in (0, 1, 2)),
  sort int not null default 0
);
create index on amc.menu (parent_id);
grant select on amc.menu to garment_app;

create table amc.platform_config (
  name varchar(64) primary key,
  value varchar(500)
);
grant select on amc.platform_config to garment_app;
-- How the platform calls itself until somebody decides otherwise; there is no store.
insert into amc.platform_config (name, value) values
  ('platName', 'Garment MES'),
  ('platLogo', null),
  ('platFavicon', '/favicon.svg'),
  ('autoBuy', '0');

-- Facts about this database as a whole, such as "the demo factory was seeded".
create table platform.marker (
  name varchar(64) primary key,
  value text,
  create_date timestamptz not null default now()
);
