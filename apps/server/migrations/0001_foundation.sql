-- Schemas, roles and the helpers that every later migration builds on.

create schema amc;
create schema mmc;
create schema ccm;
create schema mes2;
create schema platform;

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

create sequence platform.id_sequence cycle maxvalue 1048575;

-- Milliseconds since 2023-11-14 in the high bits, 20 bits of sequence below: sorted by time, unique per database.
create function next_id() returns bigint language sql volatile security definer set search_path = pg_catalog as $$
  select ((floor(extract(epoch from clock_timestamp()) * 1000)::bigint - 1700000000000) << 20)
         | nextval('platform.id_sequence')
$$;

-- Null outside a tenant transaction.
create function current_company() returns bigint language sql stable as $$
  select nullif(current_setting('app.company_id', true), '')::bigint
$$;

create function current_person() returns bigint language sql stable as $$
  select nullif(current_setting('app.user_id', true), '')::bigint
$$;

-- What every tenant row carries besides its own: `like tenant_row including all` starts each tenant table.
create table tenant_row (
  id bigint not null default next_id(),
  company_id bigint not null default current_company(),
  create_by bigint default current_person(),
  create_date timestamptz not null default now(),
  update_by bigint default current_person(),
  update_date timestamptz not null default now(),
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
