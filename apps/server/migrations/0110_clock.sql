-- The product's clock: what every business statement and default reads instead of now(). It is the time of the
-- database unless the server was started with a clock of its own, which each transaction then carries along.
create function app_now() returns timestamptz language sql stable parallel safe as $$
  select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now())
$$;

-- Tables of `platform` keep the time of the machine: tokens, throttles and leases measure what has elapsed.
do $$
declare
  stamp record;
begin
  for stamp in
    select d.adrelid::regclass as table_name, a.attname as column_name
    from pg_attrdef d
    join pg_class c on c.oid = d.adrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where n.nspname in ('amc', 'mmc', 'ccm', 'mes2', 'partition') and pg_get_expr(d.adbin, d.adrelid) = 'now()'
      or d.adrelid = 'tenant_row'::regclass and pg_get_expr(d.adbin, d.adrelid) = 'now()'
  loop
    execute format('alter table %s alter column %I set default app_now()', stamp.table_name, stamp.column_name);
  end loop;
end
$$;
