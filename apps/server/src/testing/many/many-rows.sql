-- Fills the company of this session, app.company_id, with many rows, each a copy of one that the demo wrote. Days of
-- work are spread over four weeks.
set session_replication_role = replica;

-- Texts and days of a table that a unique key names and no list of values limits: a copy has others.
create function pg_temp.is_named(source regclass, a pg_attribute) returns boolean language sql as $$
  select a.atttypid in ('varchar'::regtype, 'text'::regtype, 'date'::regtype) and exists (
    select 1 from pg_index i where i.indrelid = source and i.indisunique
      and (a.attnum = any(i.indkey::smallint[]) or 0 = any(i.indkey::smallint[]) and a.attname = 'code'))
    and not exists (
      select 1 from pg_constraint k where k.conrelid = source and k.contype = 'c' and a.attnum = any(k.conkey)
        and pg_get_constraintdef(k.oid) like '%ANY%ARRAY%')
$$;

-- Ids of a table that are all a unique key names.
create function pg_temp.is_alone(source regclass, a pg_attribute) returns boolean language sql as $$
  select a.atttypid = 'bigint'::regtype and a.attname not in ('id', 'company_id') and exists (
    select 1 from pg_index i where i.indrelid = source and i.indisunique and a.attnum = any(i.indkey::smallint[])
      and not exists (
        select 1 from pg_attribute k where k.attrelid = source and k.attnum = any(i.indkey::smallint[])
          and (k.attname = 'id' or pg_temp.is_named(source, k))))
$$;

-- What a copy has in a column: `n` is the number of the copy, `shift` what its ids differ by.
create function pg_temp.copied(source regclass, a pg_attribute, ids text) returns text language sql as $$
  select case
    when a.attname = 'work_date' and a.atttypid = 'date'::regtype then 's.work_date - n % 28'
    when a.attname = 'is_default' then '''0'''
    when a.attname = 'user_id' then 'null'
    when a.atttypid = 'date'::regtype and pg_temp.is_named(source, a) then format('s.%I - n', a.attname)
    when a.atttypid in ('varchar'::regtype, 'text'::regtype) and pg_temp.is_named(source, a)
      then case
        when a.atttypmod between 5 and 11 then 'upper(lpad(to_hex(n), 3, ''0''))'
        else format('left(s.%1$I, %2$s) || ''-'' || n', a.attname, case when a.atttypmod > 4 then a.atttypmod - 9 else 200 end) end
    when ids !~ 'picked' and pg_temp.is_alone(source, a) then format('s.%I + shift', a.attname)
    when a.atttypid = 'bigint'::regtype and a.attname <> 'company_id'
      then format('case when s.%1$I in (%2$s) then s.%1$I + shift else s.%1$I end', a.attname, ids)
    else format('s.%I', a.attname) end
$$;

create function pg_temp.copy_rows(source regclass, chosen text, ids text, copies int) returns bigint language plpgsql as $$
declare written bigint; columns text; shown text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum), string_agg(pg_temp.copied(source, a, ids), ', ' order by a.attnum)
    into columns, shown
  from pg_attribute a where a.attrelid = source and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
  execute format('insert into %1$s (%2$s) select %3$s from (select * from %1$s s where %4$s) s
    cross join (select n, n::bigint << 40 as shift from generate_series(1, %5$s) n) c on conflict do nothing',
    source, columns, shown, chosen, copies);
  get diagnostics written = row_count;
  return written;
end $$;

-- So many of each plain record.
create function pg_temp.many_of(source regclass, copies int) returns bigint language plpgsql as $$
declare one bigint;
begin
  execute format('select min(id) from %s where company_id = current_company() and del_flag = ''0''', source) into one;
  return case when one is null then 0
    else pg_temp.copy_rows(source, format('s.id = %s', one), one::text, copies) end;
end $$;

-- So many orders with all that hangs on them, scans included: copies of one order with about 600 scans.
create function pg_temp.many_orders(copies int) returns bigint language plpgsql as $$
declare t record; condition text; whole bigint := 0;
begin
  create temp table picked (id bigint primary key);
  insert into picked select order_id from mes2.scan where company_id = current_company() group by 1 order by abs(count(*) - 600) limit 1;
  create temp table tree as
    select c.oid::regclass as source, array_agg(a.attname::text) as columns,
      (select array_agg(distinct f.attname::text) from pg_constraint k
        cross join lateral unnest(k.conkey) u (num) join pg_attribute f on f.attrelid = k.conrelid and f.attnum = u.num
        where k.conrelid = c.oid and k.contype = 'f' and f.attname <> 'company_id') as refers
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'mes2'::regnamespace and c.relkind in ('r', 'p')
    group by c.oid having 'company_id' = any(array_agg(a.attname::text));
  alter table tree add chosen text;
  update tree set chosen = 's.order_id in (select id from picked)' where 'order_id' = any(columns);
  update tree set chosen = 's.id in (select id from picked)' where source = 'mes2.production_order'::regclass;
  for t in select * from tree where tree.chosen is not null and 'id' = any(columns) and source <> 'mes2.production_order'::regclass loop
    execute format('insert into picked select s.id from %s s where company_id = current_company() and s.order_id = (select min(order_id) from (select id as order_id from picked join mes2.production_order using (id)) o) on conflict do nothing', t.source);
  end loop;
  -- What refers to something of the order without naming it, twice: rows of such rows too.
  for round in 1..2 loop
    for t in select * from tree where tree.chosen is null and refers is not null and source <> 'mes2.production_order'::regclass loop
      select string_agg(format('s.%I in (select id from picked)', r), ' or ') into condition from unnest(t.refers) r;
      if 'id' = any(t.columns) then
        execute format('insert into picked select s.id from %s s where company_id = current_company() and (%s) on conflict do nothing', t.source, condition);
        condition := 's.id in (select id from picked)';
      end if;
      if round = 2 then execute 'update tree set chosen = $1 where source = $2' using condition, t.source; end if;
    end loop;
  end loop;
  for t in select * from tree where tree.chosen is not null loop
    whole := whole + pg_temp.copy_rows(t.source, format('s.company_id = current_company() and (%s)', t.chosen), 'select id from picked', copies);
  end loop;
  return whole;
end $$;
