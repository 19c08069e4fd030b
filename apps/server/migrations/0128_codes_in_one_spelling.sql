-- A code that people type is one code in any case and width: KB-1, kb-1, ＫＢ－１.

create function code_key(code text) returns text language sql immutable strict parallel safe
  return lower(btrim(normalize(code, nfkc)));

-- Where a company has a code in several spellings already, the rows behind the oldest stay as they are: the index
-- leaves them out by their ids. Nothing new takes such a code, every save asks for the other spellings first.
do $$
declare
  item record;
  kept text;
begin
  for item in
    select * from (values
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
      ('mes2.cutting_die', '', 'mold_no')) as v (place, scope, code)
  loop
    execute format('select string_agg(id::text, '','' order by id) from (
      select id, row_number() over (partition by company_id, %s code_key(%I) order by id) as nth
      from %s where del_flag = ''0'' and %2$I is not null) twin where nth > 1', item.scope, item.code, item.place)
    into kept;
    execute format('create unique index %I on %s (company_id, %s code_key(%I)) where del_flag = ''0''%s',
      format('%s_%s_spelling_key', split_part(item.place, '.', 2), item.code),
      item.place, item.scope, item.code, coalesce(' and id not in (' || kept || ')', ''));
  end loop;
end
$$;
