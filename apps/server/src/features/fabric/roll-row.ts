import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { RowOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { fabricRollColumns, fabricRollRows } from './fabric-roll.sql.ts';

/** A roll as the list shows it. @throws {DomainError} `record-missing` */
export async function rollRow(
  services: Services,
  tx: Tx,
  { companyId, can }: Actor,
  id: string,
): Promise<RowOf<'listFabricRolls'>> {
  const { list } = await services.list.page(tx, {
    operation: 'listFabricRolls',
    from: sql`${fabricRollRows(companyId, {})} and r.id = ${id}`,
    columns: fabricRollColumns,
    query: { pageSize: 1 },
    can,
  });
  const [roll] = list;
  if (!roll) throw new DomainError('record-missing', { what: '布卷' });
  return roll;
}
