-- A code is the same one with or without signs nobody sees: zero widths, marks of direction, soft hyphens, byte order marks.
create or replace function code_key(code text) returns text language sql immutable strict parallel safe
  return case when octet_length(code) = length(code) then lower(btrim(code))
    else lower(btrim(translate(normalize(code, nfkc),
      e'\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff', '')))
  end;

-- The indexes hold keys that were made before: they are made again. Where a company has a code twice now, the rows behind
-- the oldest stay as they are and are named: the index leaves them out by their ids, nothing new takes such a code.
do $$
declare
  item record;
  kept text;
  twins text;
begin
  for item in
    select split_part(place, '.', 1) as schema_name, format('%s_%s_spelling_key', split_part(place, '.', 2), code) as name, *
    from (values
      ('ccm.dict_type', '', 'code'), ('ccm.dict_item', 'type_code, ', 'item_code'),
      ('ccm.color', '', 'code'), ('ccm.size_group', '', 'code'), ('ccm.size', 'size_group_id, ', 'code'),
      ('ccm.unit', '', 'code'), ('ccm.currency', '', 'code'), ('ccm.customer', '', 'code'),
      ('ccm.factory', '', 'code'), ('ccm.warehouse', '', 'code'),
      ('ccm.warehouse_location', 'warehouse_id, ', 'code'), ('ccm.category', 'kind, ', 'code'),
      ('ccm.material', '', 'code'), ('ccm.washing', '', 'code'), ('ccm.machine_type', '', 'code'),
      ('ccm.process', '', 'code'), ('ccm.machine', '', 'machine_no'), ('ccm.machine', '', 'barcode'),
      ('amc.department', '', 'code'), ('mes2.shift', '', 'code'), ('mes2.dispatch_type', '', 'code'),
      ('mes2.subcontract_group', '', 'code'), ('mes2.defect_category', '', 'code'),
      ('mes2.bad_type', '', 'code'), ('mes2.bad_item', '', 'code'), ('mes2.problem_type', '', 'code'),
      ('mes2.voice', '', 'code'), ('mes2.line_problem_set', '', 'code'), ('mes2.file_level', '', 'code'),
      ('mes2.cutting_die', '', 'mold_no'), ('amc.company_member', '', 'employee_no'),
      ('amc.company_member', '', 'badge_no'), ('amc.job', '', 'code')) as v (place, scope, code)
  loop
    execute format('drop index %I.%I', item.schema_name, item.name);
    execute format('select string_agg(id::text, '','' order by id),
        string_agg(format(''company %%s, id %%s: %%s'', company_id, id, code_key(%2$I)), ''; '' order by company_id, id)
      from (
        select id, company_id, %2$I, row_number() over (partition by company_id, %1$s code_key(%2$I) order by id) as nth
        from %3$s where del_flag = ''0'' and %2$I is not null) twin
      where nth > 1', item.scope, item.code, item.place)
    into kept, twins;
    execute format('create unique index %I on %s (company_id, %s code_key(%I)) where del_flag = ''0''%s',
      item.name, item.place, item.scope, item.code, coalesce(' and id not in (' || kept || ')', ''));
    if twins is not null then
      raise warning '% has codes twice, both stay: %', item.place, twins;
    end if;
  end loop;
end
$$;
