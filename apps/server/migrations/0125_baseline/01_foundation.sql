-- Schemas, the role of requests, ids, the clock, and what every row of a company carries.

create schema amc;
create schema mmc;
create schema ccm;
create schema mes2;
create schema platform;
create schema partition;

do $$
begin
  create role garment_app nologin noinherit nosuperuser nobypassrls;
exception when duplicate_object or unique_violation then
  null; -- roles belong to the cluster: another database of it was set up before or at this moment
end
$$;

do $$
begin
  execute format('grant garment_app to %I', current_user);
exception when others then
  null; -- a superuser may set any role anyway
end
$$;

grant usage on schema amc, mmc, ccm, mes2 to garment_app;
revoke create on schema public from public;

-- Under row security an index serves a condition only if its operator cannot leak a foreign row.
-- `like` on text raises on a malformed pattern alone, and patterns are ours and escaped: it leaks nothing.
-- Without superuser rights it stays as it is, and only prefix searches are fast.
do $$
begin
  alter function pg_catalog.textlike(text, text) leakproof;
exception when insufficient_privilege then
  null;
end
$$;

create sequence platform.id_sequence cycle maxvalue 1048575;

-- Milliseconds since 2023-11-14 in the high bits, 20 bits of sequence below: sorted by time, unique per database.
-- In the language that keeps its plan for the whole session: `sql` would parse and plan the expression anew in
-- every statement that gives a row its id.
create function next_id() returns bigint language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  return ((floor(extract(epoch from clock_timestamp()) * 1000)::bigint - 1700000000000) << 20)
         | nextval('platform.id_sequence');
end $$;

-- Null outside a tenant transaction.
create function current_company() returns bigint language sql stable as $$
  select nullif(current_setting('app.company_id', true), '')::bigint
$$;

create function current_person() returns bigint language sql stable as $$
  select nullif(current_setting('app.user_id', true), '')::bigint
$$;

-- The product's clock: what every business statement and default reads instead of now(). It is the time of the
-- database unless the server was started with a clock of its own, which each transaction then carries along.
-- Tables of `platform` keep the time of the machine: tokens, throttles and leases measure what has elapsed.
create function app_now() returns timestamptz language sql stable parallel safe as $$
  select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now())
$$;

-- What every tenant row carries besides its own: `like tenant_row including all` starts each tenant table.
create table tenant_row (
  id bigint not null default next_id(),
  company_id bigint not null default current_company(),
  create_by bigint default current_person(),
  create_date timestamptz not null default app_now(),
  update_by bigint default current_person(),
  update_date timestamptz not null default app_now(),
  version int not null default 0,
  del_flag char(1) not null default '0' check (del_flag in ('0', '1', '2')),
  primary key (company_id, id)
);

-- The one approved policy, and the application role's rights on the table.
create function apply_tenant_policy(tenant_table regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format('create policy tenant on %s
    using (company_id = nullif(current_setting(''app.company_id'', true), '''')::bigint)
    with check (company_id = nullif(current_setting(''app.company_id'', true), '''')::bigint)', tenant_table);
  execute format('grant select, insert, update, delete on %s to garment_app', tenant_table);
end
$$;

-- On PostgreSQL the log of scans lies in months and the ledger of finished goods in quarters, so that old ones can be
-- dropped. The embedded database is one process with one disk: it keeps both as plain tables.

-- Partitions of one table for the days from `first` to `last`, `months` long; days that already have rows
-- elsewhere stay where they are. Nobody but the owner enters a partition directly.
create function platform.ensure_partitions(parent regclass, first date, last date, months int)
returns int language plpgsql as $$
declare
  made int := 0;
  from_day date := date_trunc(case when months = 3 then 'quarter' else 'month' end, first);
  until_day date;
  part text;
  stray boolean;
begin
  if (select relkind from pg_class where oid = parent) <> 'p' then
    return 0;
  end if;
  while from_day <= last loop
    until_day := from_day + make_interval(months => months);
    part := (select relname from pg_class where oid = parent) || '_' || to_char(from_day, 'YYYY_MM');
    execute format('select exists (select 1 from partition.%I where work_date >= %L and work_date < %L)',
      (select relname from pg_class where oid = parent) || '_other', from_day, until_day) into stray;
    if to_regclass(format('partition.%I', part)) is null and not stray then
      execute format('create table partition.%I partition of %s for values from (%L) to (%L)',
        part, parent, from_day, until_day);
      execute format('alter table partition.%I enable row level security', part);
      execute format('alter table partition.%I force row level security', part);
      made := made + 1;
    end if;
    from_day := until_day;
  end loop;
  return made;
end
$$;

-- Puts a table that was just created into partitions by `work_date`, which its key then names as well; on the
-- embedded database it stays as it is. Dropped behind the last table that asks for it.
create function platform.partition_by_day(parent regclass) returns void language plpgsql as $$
declare
  schema_name text := (select relnamespace::regnamespace::text from pg_class where oid = parent);
  table_name text := (select relname from pg_class where oid = parent);
  part text := table_name || '_other';
  old_name text := table_name || '_plain';
  line text;
  definitions text[];
begin
  if version() like '%emscripten%' or version() like '%wasm%' or version() like '%emcc%' then
    return;
  end if;
  definitions := array(
    select format('alter table %I.%I add %s', schema_name, table_name, replace(pg_get_constraintdef(oid),
      'PRIMARY KEY (company_id, id)', 'PRIMARY KEY (company_id, work_date, id)'))
    from pg_constraint where conrelid = parent and contype in ('p', 'f') and confrelid <> parent
    order by contype desc)
    || array(
    select replace(pg_get_indexdef(i.indexrelid), ' ' || c.relname || ' ', ' ')
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = parent and not i.indisunique);
  execute format('alter table %s rename to %I', parent, old_name);
  execute format('create table %I.%I (like %I.%I including defaults including constraints)
    partition by range (work_date)', schema_name, table_name, schema_name, old_name);
  execute format('create table partition.%I partition of %I.%I default', part, schema_name, table_name);
  execute format('alter table partition.%I enable row level security', part);
  execute format('alter table partition.%I force row level security', part);
  foreach line in array definitions loop
    execute line;
  end loop;
  execute format('drop table %I.%I', schema_name, old_name);
  execute format('create index on %I.%I (company_id, id)', schema_name, table_name);
  perform apply_tenant_policy(format('%I.%I', schema_name, table_name)::regclass);
end
$$;
