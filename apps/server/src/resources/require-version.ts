import { type Bilingual, DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../database/engine.ts';
import type { StoredRecord } from './resource.ts';
import { lastChange, lockRecord } from './stored-record.sql.ts';

/**
 * The stored record, locked for a change.
 *
 * @throws {DomainError} `record-missing`, or `changed-meanwhile` when the version moved on, or `deleted-meanwhile`; both
 *   name who was faster
 */
export async function requireVersion(
  tx: Tx,
  { table, what }: { readonly table: string; readonly what: Bilingual },
  { companyId }: { readonly companyId: string },
  id: string,
  version: number,
): Promise<StoredRecord> {
  const before = await lockRecord(tx, table, companyId, id);
  if (!before) {
    const deleted = await lastChange(tx, table, companyId, id);
    throw deleted
      ? new DomainError('deleted-meanwhile', { what, ...deleted })
      : new DomainError('record-missing', { what });
  }
  if (before.version !== version) {
    const { name = '', time = '' } = (await lastChange(tx, table, companyId, id)) ?? {};
    throw new DomainError('changed-meanwhile', { what, name, time });
  }
  return before;
}
