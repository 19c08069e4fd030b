-- The rest of the basic data: money, approval flows, places in a store, and the papers of a machine.

create table ccm.currency (
  like tenant_row including all,
  code varchar(3) not null,
  name varchar(64) not null,
  symbol varchar(8),
  is_base smallint not null default 0 check (is_base in (0, 1))
);
create unique index on ccm.currency (company_id, code) where del_flag = '0';
create unique index currency_base_key on ccm.currency (company_id) where is_base = 1 and del_flag = '0';

-- A rate holds from its day until the next one.
create table ccm.exchange_rate (
  like tenant_row including all,
  currency_code varchar(3) not null,
  rate_date date not null,
  rate numeric(18, 8) not null check (rate > 0)
);
create unique index on ccm.exchange_rate (company_id, currency_code, rate_date) where del_flag = '0';

create table ccm.workflow (
  like tenant_row including all,
  biz_type varchar(32) not null,
  name varchar(64) not null,
  nodes jsonb not null check (jsonb_typeof(nodes) = 'array'),
  is_enabled smallint not null default 1 check (is_enabled in (0, 1))
);
create unique index workflow_enabled_key on ccm.workflow (company_id, biz_type)
  where is_enabled = 1 and del_flag = '0';

create table ccm.warehouse_location (
  like tenant_row including all,
  warehouse_id bigint not null,
  code varchar(32) not null,
  zone varchar(64),
  capacity int check (capacity >= 0),
  foreign key (company_id, warehouse_id) references ccm.warehouse (company_id, id)
);
create unique index warehouse_location_code_key on ccm.warehouse_location (company_id, warehouse_id, code)
  where del_flag = '0';

alter table ccm.warehouse add column keeper_ids bigint[] not null default '{}';
alter table ccm.size add column name_en varchar(64);
alter table ccm.factory
  add foreign key (company_id, manager_id) references amc.company_member (company_id, id);
alter table ccm.customer alter column short_name type varchar(64);
alter table ccm.customer
  add check (aql_major > 0), add check (aql_minor > 0);
alter table ccm.unit alter column code type varchar(32);
create index on ccm.category (company_id, parent_id);
alter table ccm.category add column sort int not null default 0;

alter table ccm.machine
  add column motor varchar(64),
  add column buy_date date,
  add column buy_price numeric(12, 4) check (buy_price >= 0),
  add column warranty_date date check (warranty_date >= buy_date),
  add column supplier_name varchar(64),
  add column maintain_cycle_days int check (maintain_cycle_days between 1 and 3650),
  add column last_maintain_date date,
  add column next_maintain_date date,
  add column image_url varchar(255),
  add column doc_ids bigint[] not null default '{}';
create index on ccm.machine (company_id, dept_id);
create index on ccm.machine (company_id, machine_type_id);

select apply_tenant_policy(name::regclass) from unnest(array[
  'ccm.currency', 'ccm.exchange_rate', 'ccm.workflow', 'ccm.warehouse_location']) as name;
