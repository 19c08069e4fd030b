-- On PostgreSQL the log of scans lies in months and the ledger of finished goods in quarters, so that old
-- ones can be dropped. The embedded database is one process with one disk: it keeps both as plain tables.

create schema partition;

create table mes2.finished_ledger (
  like tenant_row including all,
  work_date date not null,
  warehouse_id bigint not null,
  order_id bigint not null,
  color_id bigint not null,
  size_id bigint not null,
  grade int not null check (grade in (1, 2)),
  bill_id bigint not null,
  num int not null check (num <> 0),
  balance_num int not null check (balance_num >= 0),
  foreign key (company_id, warehouse_id) references ccm.warehouse (company_id, id),
  foreign key (company_id, order_id) references mes2.production_order (company_id, id),
  foreign key (company_id, color_id) references ccm.color (company_id, id),
  foreign key (company_id, size_id) references ccm.size (company_id, id),
  foreign key (company_id, bill_id) references mes2.warehouse_bill (company_id, id)
);
create index on mes2.finished_ledger (company_id, warehouse_id, order_id, color_id, size_id, grade, id);
create index on mes2.finished_ledger (company_id, bill_id);
create index on mes2.finished_ledger (company_id, work_date);
select apply_tenant_policy('mes2.finished_ledger');

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

create function platform.partition_by_day(parent regclass) returns void language plpgsql as $$
declare
  schema_name text := (select n.nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = parent);
  table_name text := (select relname from pg_class where oid = parent);
  part text;
  old_name text := table_name || '_plain';
  line text;
  definitions text[];
begin
  definitions := array(
    select format('alter table %I.%I add %s', schema_name, table_name, replace(pg_get_constraintdef(oid),
      'PRIMARY KEY (company_id, id)', 'PRIMARY KEY (company_id, work_date, id)'))
    from pg_constraint where conrelid = parent and contype in ('p', 'f') and confrelid <> parent
    order by contype desc)
    || array(
    select replace(replace(indexdef, 'CREATE UNIQUE INDEX', 'CREATE INDEX'), ' ' || old_index || ' ', ' ')
    from (select pg_get_indexdef(i.indexrelid) as indexdef, c.relname as old_index, i.indisunique
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = parent and not i.indisprimary) d where not indisunique);
  execute format('alter table %s rename to %I', parent, old_name);
  execute format('create table %I.%I (like %I.%I including defaults including constraints) partition by range (work_date)',
    schema_name, table_name, schema_name, old_name);
  part := table_name || '_other';
  execute format('create table partition.%I partition of %I.%I default', part, schema_name, table_name);
  execute format('alter table partition.%I enable row level security', part);
  execute format('alter table partition.%I force row level security', part);
  foreach line in array definitions loop
    execute line;
  end loop;
  execute format('insert into %I.%I select * from %I.%I', schema_name, table_name, schema_name, old_name);
  execute format('drop table %I.%I', schema_name, old_name);
  execute format('create index on %I.%I (company_id, id)', schema_name, table_name);
  perform apply_tenant_policy(format('%I.%I', schema_name, table_name)::regclass);
end
$$;

do $$
begin
  if version() like '%emscripten%' or version() like '%wasm%' or version() like '%emcc%' then
    return;
  end if;
  perform platform.partition_by_day('mes2.scan');
  -- A row that takes another back bears its day, so both keys may name the day.
  create unique index scan_reversed_key on mes2.scan (company_id, work_date, reversed_id) where reversed_id is not null;
  alter table mes2.scan add constraint scan_reversed_fkey foreign key (company_id, work_date, reversed_id)
    references mes2.scan (company_id, work_date, id);
  perform platform.partition_by_day('mes2.finished_ledger');
  perform platform.ensure_partitions('mes2.scan', (current_date - 31), (current_date + 62), 1);
  perform platform.ensure_partitions('mes2.finished_ledger', (current_date - 31), (current_date + 62), 3);
end
$$;
drop function platform.partition_by_day(regclass);
