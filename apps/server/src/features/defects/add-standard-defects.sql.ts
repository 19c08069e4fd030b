import { sql, type Tx } from '../../database/engine.ts';
import { standardCategories, standardItems, standardTypes } from './standard-defects.ts';

/**
 * Adds the standard items whose code the company does not have, with the types and categories that they
 * need. What is there stays as the company named it.
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
    on conflict (company_id, code) where del_flag = '0' do nothing`);
  await tx.run(sql`
    insert into mes2.bad_type (company_id, code, name, defect_category_id, sort)
    select ${companyId}, s.code, s.name, c.id, s.sort
    from jsonb_to_recordset(${JSON.stringify(types)}::jsonb)
      as s (code text, name text, category text, sort int)
    join mes2.defect_category c
      on c.company_id = ${companyId} and c.code = s.category and c.del_flag = '0'
    on conflict (company_id, code) where del_flag = '0' do nothing`);
  return tx.run(sql`
    insert into mes2.bad_item
      (company_id, code, name, name_en, bad_type_id, severity, blame, default_disposition)
    select ${companyId}, s.code, s.name, s."nameEn", t.id, s.severity, s.blame, s.disposition
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as s (code text, name text, "nameEn" text, type text, severity int, blame int, disposition int)
    join mes2.bad_type t on t.company_id = ${companyId} and t.code = s.type and t.del_flag = '0'
    on conflict (company_id, code) where del_flag = '0' do nothing`);
}
