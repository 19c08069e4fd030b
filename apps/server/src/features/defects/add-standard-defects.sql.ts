import { ident, type Sql, sql, type Tx } from '../../database/engine.ts';
import { standardCategories, standardItems, standardTypes } from './standard-defects.ts';

/**
 * Adds the standard items whose code the company does not have in any spelling, with the types and categories
 * that they need. What is there stays as the company named it; what it disabled stays so, with nothing new below it.
 *
 * @param sections only items of these sections; all when `undefined`
 * @returns how many items were added
 */
export async function addStandardDefects(
  tx: Tx,
  companyId: string,
  sections?: readonly number[],
): Promise<number> {
  const categories = standardCategories
    .map(([code, name, section], sort) => ({ code, name, section, sort }))
    .filter(({ section }) => !sections || sections.includes(section));
  const types = standardTypes
    .map(([code, name, category], sort) => ({ code, name, category, sort }))
    .filter(({ category }) => categories.some(({ code }) => code === category));
  const items = standardItems
    .map(([code, name, nameEn, type, severity, blame]) => ({
      code,
      name,
      nameEn,
      type,
      severity,
      blame,
      disposition: severity === 1 ? 3 : 1,
    }))
    .filter(({ type }) => types.some(({ code }) => code === type));

  await tx.run(sql`
    insert into mes2.defect_category (company_id, code, name, section, sort)
    select ${companyId}, s.code, s.name, s.section, s.sort
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb)
      as s (code text, name text, section int, sort int)
    where ${isMissing('mes2.defect_category', companyId)}
    on conflict do nothing`);
  await tx.run(sql`
    insert into mes2.bad_type (company_id, code, name, defect_category_id, sort)
    select ${companyId}, s.code, s.name, c.id, s.sort
    from jsonb_to_recordset(${JSON.stringify(types)}::jsonb)
      as s (code text, name text, category text, sort int)
    join mes2.defect_category c
      on c.company_id = ${companyId} and code_key(c.code) = code_key(s.category) and c.del_flag = '0'
    where ${isMissing('mes2.bad_type', companyId)}
    on conflict do nothing`);
  return tx.run(sql`
    insert into mes2.bad_item
      (company_id, code, name, name_en, bad_type_id, severity, blame, default_disposition)
    select ${companyId}, s.code, s.name, s."nameEn", t.id, s.severity, s.blame, s.disposition
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as s (code text, name text, "nameEn" text, type text, severity int, blame int, disposition int)
    join mes2.bad_type t
      on t.company_id = ${companyId} and code_key(t.code) = code_key(s.type) and t.del_flag = '0'
    where ${isMissing('mes2.bad_item', companyId)}
    on conflict do nothing`);
}

/** The company has no record with the code of `s`, in use or not. */
const isMissing = (table: string, companyId: string): Sql => sql`not exists (
  select 1 from ${ident(table)} r
  where r.company_id = ${companyId} and r.del_flag <> '2' and code_key(r.code) = code_key(s.code))`;
