-- A stored message is put into words row by row: the catalogue of sentences is one value of a statement, not a branch
-- of it for each sentence. `sentences` holds the pieces of each code, `within` the sentences that stand in the hole of
-- another by the name of the hole, `joint` what stands between the members of a list.
create function mmc.said(pieces jsonb, params jsonb, within jsonb, joint text) returns text
  immutable parallel safe language plpgsql as $$
declare
  piece jsonb;
  name text;
  given jsonb;
  said text := '';
begin
  for piece in select each from jsonb_array_elements(pieces) as each loop
    if jsonb_typeof(piece) = 'string' then
      said := said || (piece #>> '{}');
    elsif piece ? 'where' then
      if coalesce(params ->> (piece ->> 'where'), '') <> '' then
        said := said || mmc.said(piece -> 'pieces', params, within, joint);
      end if;
    else
      name := piece ->> 'value';
      given := params -> name;
      said := said || coalesce(
        case
          when jsonb_typeof(given) = 'object' and within ? name then
            mmc.sentence_of(given, within -> name, within, joint)
          when jsonb_typeof(given) = 'array' then
            (select string_agg(each, joint) from jsonb_array_elements_text(given) as each)
          else given #>> '{}'
        end, '');
    end if;
  end loop;
  return said;
end
$$;

create function mmc.sentence_of(stored jsonb, sentences jsonb, within jsonb, joint text) returns text
  immutable parallel safe language plpgsql as $$
declare
  pieces jsonb := sentences -> (stored ->> 'code');
begin
  if pieces is null then
    return null;
  end if;
  return mmc.said(pieces, stored -> 'params', within, joint);
end
$$;
