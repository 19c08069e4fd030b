import { type Sql, sql, type Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';

type Counts = DataOf<'countOrdersByStatus'>;

/** Orders and ordered garments by status, over what the list would show. */
export async function orderCounts(tx: Tx, matching: Sql): Promise<Counts> {
  const counts = await tx.all<Counts['counts'][number]>(sql`
    select o.status, count(*)::int as order_count, coalesce(sum(o.order_num), 0)::int as order_num
    ${matching} group by o.status order by o.status`);
  const total = counts.reduce((sum, { orderCount }) => sum + orderCount, 0);
  return { total, counts };
}
