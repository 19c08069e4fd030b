import { type Sql, sql } from '../database/engine.ts';

/**
 * Metres of its cloth that one unit of a bill line is: a weight over the whole width and the grams that were
 * bought (3.1), an area over the width. Null where the unit is counted, or is none of the company's, or where the
 * material does not say what such a unit takes.
 *
 * @param line the alias of a bill line, with its unit and material
 */
export const metresOfUnit = (line: Sql): Sql => sql`(
  select u.factor_to_base * case u.dimension
    when 'length' then 1
    when 'weight' then 1000 / nullif(m.gsm * m.width_cm / 100, 0)
    when 'area' then 100 / nullif(m.width_cm, 0) end
  from ccm.unit u, ccm.material m
  where u.company_id = ${line}.company_id and u.del_flag = '0'
    and upper(btrim(${line}.unit_code)) in (upper(u.code), upper(u.name))
    and m.company_id = ${line}.company_id and m.id = ${line}.material_id
  order by upper(u.code) = upper(btrim(${line}.unit_code)) desc limit 1)`;

/** The usage of a line of a bill as metres of its cloth, to four places. @param line as above, with its usage */
export const usageMetres = (line: Sql): Sql =>
  sql`round(${line}.usage_num * ${metresOfUnit(line)}, 4)`;
