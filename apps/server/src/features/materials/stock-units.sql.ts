import { type Sql, sql } from '../../database/engine.ts';

/**
 * How many units of a material, as it is kept in store, one unit of a bill line is: 12 for a dozen of what is
 * kept in pieces. 1 where the two do not meet.
 *
 * @param line the alias of a bill line, with its unit and material
 */
export const stockUnits = (line: Sql): Sql => sql`coalesce((
  select own.factor_to_base / kept.factor_to_base
  from ccm.material m
  join ccm.unit kept on kept.company_id = m.company_id and kept.del_flag = '0' and upper(kept.code) = upper(m.unit_code)
  join ccm.unit own on own.company_id = m.company_id and own.del_flag = '0' and own.dimension = kept.dimension
    and upper(btrim(${line}.unit_code)) in (upper(own.code), upper(own.name))
  where m.company_id = ${line}.company_id and m.id = ${line}.material_id
  order by upper(own.code) = upper(btrim(${line}.unit_code)) desc limit 1), 1)`;
