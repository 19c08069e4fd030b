import { sql, type Tx } from '../../database/engine.ts';
import { standardDispatchTypes } from '../../new-company/lists/dispatch-types.ts';

/**
 * Adds the standard dispatch types whose code the company never had; what it changed, disabled or deleted stays so.
 *
 * @returns how many were added
 */
export function addStandardDispatchTypes(tx: Tx, companyId: string): Promise<number> {
  const types = standardDispatchTypes.map(([code, name, section, isOutsource]) => ({
    code,
    name,
    section,
    isOutsource,
  }));
  return tx.run(sql`
    insert into mes2.dispatch_type (company_id, code, name, section, is_outsource)
    select ${companyId}, s.code, s.name, s.section, s."isOutsource"
    from jsonb_to_recordset(${JSON.stringify(types)}::jsonb)
      as s (code text, name text, section int, "isOutsource" int)
    where not exists (
      select 1 from mes2.dispatch_type r
      where r.company_id = ${companyId} and code_key(r.code) = code_key(s.code))
    on conflict do nothing`);
}
