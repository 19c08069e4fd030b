import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { factoryToday } from '../settings/public.ts';

/** Prices of an order that nobody audited, ids ascending; only those a person may still take back if wanted. */
export const openPrices = async (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  { future }: { readonly future: boolean } = { future: false },
): Promise<string[]> => {
  const rows = await tx.all<{ id: string }>(sql`
    select r.id from mes2.order_price r
    join mes2.order_process p on p.company_id = r.company_id and p.id = r.order_process_id
    where r.company_id = ${companyId} and p.order_id = ${orderId} and r.approve_by is null and r.del_flag = '0'
      and (not ${future}::boolean or r.from_date > ${factoryToday(sql`${companyId}`)})
    order by r.id`);
  return rows.map(({ id }) => id);
};
