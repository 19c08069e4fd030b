import { DomainError } from '@garment-mes/domain/refusals';
import { ident, sql, type Tx } from '../../database/engine.ts';
import { columnName } from '../draft-values.ts';
import type { AnyResource, Reference, StoredRecord } from '../resource.ts';

/**
 * Every record that the body newly names exists in the company and is in use. It is locked so that it
 * cannot be deleted before this transaction ends. What was named before may have been disabled since.
 *
 * @throws {DomainError} `record-missing`; a foreign record reads the same
 */
export async function requireReferences(
  tx: Tx,
  { references = {}, stored = {} }: AnyResource,
  companyId: string,
  body: Readonly<Record<string, unknown>>,
  before: StoredRecord | undefined,
): Promise<void> {
  for (const [field, reference] of Object.entries(references)) {
    const value = body[field];
    if (!reference || value === null || value === undefined) continue;
    const held = before?.[stored[field] ?? field];
    const fresh = [value].flat().filter((each) => ![held].flat().includes(each));
    for (const each of fresh) await requireReference(tx, reference, companyId, String(each));
  }
}

/** @throws {DomainError} `record-missing` */
export async function requireReference(
  tx: Tx,
  { table, what, by = 'id', kind }: Reference,
  companyId: string,
  value: string,
): Promise<void> {
  const found = await tx.one(sql`
    select 1 from ${ident(table)} t
    where t.company_id = ${companyId} and t.${ident(columnName(by))} = ${value} and t.del_flag = '0'
      ${kind === undefined ? sql`` : sql`and t.kind = ${kind}`}
    for key share`);
  if (!found) throw new DomainError('record-missing', { what });
}
