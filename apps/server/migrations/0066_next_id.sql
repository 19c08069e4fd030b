-- As in 0001, in the language that keeps its plan for the whole session: the other one parsed and planned the
-- same expression anew in every statement that gives a row its id.
create or replace function next_id() returns bigint language plpgsql volatile security definer set search_path = pg_catalog as $$
begin
  return ((floor(extract(epoch from clock_timestamp()) * 1000)::bigint - 1700000000000) << 20)
         | nextval('platform.id_sequence');
end $$;
