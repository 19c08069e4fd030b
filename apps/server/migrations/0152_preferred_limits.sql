-- Limits and levels are named as the tables of the standard name them. A limit between two becomes the stricter one,
-- a level that the standard does not have becomes II.
create function preferred_limit(given numeric) returns text immutable language sql as $$
  select each from unnest(array['10', '6.5', '4.0', '2.5', '1.5', '1.0', '0.65', '0.40', '0.25', '0.15', '0.10']) each
  where given is not null and each::numeric <= greatest(given, 0.10) order by each::numeric desc limit 1
$$;
create function preferred_level(given text) returns text immutable language sql as $$
  select case when given is null then null
    when upper(btrim(given)) in ('I', 'II', 'III', 'S-1', 'S-2', 'S-3', 'S-4') then upper(btrim(given))
    else 'II' end
$$;

alter table ccm.customer
  drop constraint customer_aql_major_check,
  drop constraint customer_aql_minor_check,
  alter aql_major drop default,
  alter aql_minor drop default;
alter table ccm.customer
  alter aql_major type text using preferred_limit(aql_major),
  alter aql_minor type text using preferred_limit(aql_minor),
  alter inspection_level type text using preferred_level(inspection_level);
alter table ccm.customer
  alter aql_major set default '2.5',
  alter aql_minor set default '4.0';
alter table mes2.order_qualifying
  alter aql_major type text using preferred_limit(aql_major),
  alter aql_minor type text using preferred_limit(aql_minor),
  alter inspection_level type text using preferred_level(inspection_level);
-- What a lot was judged by stays as it is.
alter table mes2.qc_check_record
  alter aql_major type text using aql_major::text,
  alter aql_minor type text using aql_minor::text,
  alter inspection_level type text;

drop function preferred_limit(numeric);
drop function preferred_level(text);

alter table ccm.customer
  add check (aql_major in ('0.065', '0.10', '0.15', '0.25', '0.40', '0.65', '1.0', '1.5', '2.5', '4.0', '6.5', '10')),
  add check (aql_minor in ('0.065', '0.10', '0.15', '0.25', '0.40', '0.65', '1.0', '1.5', '2.5', '4.0', '6.5', '10')),
  add check (inspection_level in ('I', 'II', 'III', 'S-1', 'S-2', 'S-3', 'S-4'));
alter table mes2.order_qualifying
  add check (aql_major in ('0.065', '0.10', '0.15', '0.25', '0.40', '0.65', '1.0', '1.5', '2.5', '4.0', '6.5', '10')),
  add check (aql_minor in ('0.065', '0.10', '0.15', '0.25', '0.40', '0.65', '1.0', '1.5', '2.5', '4.0', '6.5', '10')),
  add check (inspection_level in ('I', 'II', 'III', 'S-1', 'S-2', 'S-3', 'S-4'));
