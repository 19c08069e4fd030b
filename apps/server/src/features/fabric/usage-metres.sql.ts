import { type Sql, sql } from '../../database/engine.ts';

/**
 * The usage of a line of a bill as metres of its cloth: a weight over the whole width and the grams that were
 * bought (3.1), an area over the width. Null where the unit is counted, or is none of the company's, or where the
 * material does not say what such a unit takes.
 *
 * @param line the alias of a bill line, with its usage, unit and material
 */
export const usageMetres = (line: Sql): Sql => sql`(
  select round(${line}.usage_num * u.factor_to_base * case u.dimension
    when 'length' then 1
    when 'weight' then 1000 / nullif(m.gsm * m.width_cm / 100, 0)
    when 'area' then 100 / nullif(m.width_cm, 0) end, 4)
  from ccm.unit u, ccm.material m
  where u.company_id = ${line}.company_id and u.del_flag = '0'
    and upper(btrim(${line}.unit_code)) in (upper(u.code), upper(u.name))
    and m.company_id = ${line}.company_id and m.id = ${line}.material_id
  order by upper(u.code) = upper(btrim(${line}.unit_code)) desc limit 1)`;
