import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

/** @throws {DomainError} `record-missing` when one of the sizes is none of the group */
export async function requireSizes(
  tx: Tx,
  { companyId }: Actor,
  sizeGroupId: string,
  sizeIds: readonly string[],
): Promise<void> {
  const known = await tx.all<{ id: string }>(sql`
    select id from ccm.size where company_id = ${companyId} and size_group_id = ${sizeGroupId} and del_flag = '0'`);
  const ids = new Set(known.map(({ id }) => id));
  if (sizeIds.some((id) => !ids.has(id))) throw new DomainError('record-missing', { what: '尺码' });
}
