-- An employee number, a badge and the code of a job are one in any case and width, as other codes are: two people
-- cannot be told apart by capitals only. Where a company has one in several spellings already, the rows behind the oldest
-- stay as they are: the index leaves them out by their ids. Nothing new takes such a number.
do $$
declare
  item record;
  kept text;
begin
  for item in
    select * from (values
      ('amc.company_member', 'employee_no'), ('amc.company_member', 'badge_no'), ('amc.job', 'code')) as v (place, code)
  loop
    execute format('select string_agg(id::text, '','' order by id) from (
      select id, row_number() over (partition by company_id, code_key(%I) order by id) as nth
      from %s where del_flag = ''0'' and %1$I is not null) twin where nth > 1', item.code, item.place)
    into kept;
    execute format('create unique index %I on %s (company_id, code_key(%I)) where del_flag = ''0''%s',
      format('%s_%s_spelling_key', split_part(item.place, '.', 2), item.code),
      item.place, item.code, coalesce(' and id not in (' || kept || ')', ''));
  end loop;
end
$$;
