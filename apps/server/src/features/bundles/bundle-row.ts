import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { RowOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { bundleColumns, bundleRows } from './bundle-list.sql.ts';

/** A bundle as the list shows it. @throws {DomainError} `record-missing` */
export async function bundleRow(
  services: Services,
  tx: Tx,
  { companyId, can }: Actor,
  id: string,
): Promise<RowOf<'listBundles'>> {
  const { list } = await services.list.page(tx, {
    operation: 'listBundles',
    beyondReach: true,
    from: sql`${bundleRows(companyId, {})} and b.id = ${id}`,
    columns: bundleColumns,
    query: { pageSize: 1 },
    can,
  });
  const [row] = list;
  if (!row) throw new DomainError('record-missing', { what: '扎号' });
  return row;
}
