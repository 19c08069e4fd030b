import { sql, type Tx } from '../../src/database/engine.ts';
import { makeBatch } from '../../src/features/bundles/save-batch.ts';
import type { Services } from '../../src/operations.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import type { DemoActor } from '../demo-services.ts';
import { STORY_ORDER_NO } from '../orders/story-order.ts';

/** Cuts the bundles of an order that lie in the store into two batches: one for a line and a day, one still open. */
export async function seedBundleBatches(
  services: Services,
  tx: Tx,
  actorAt: (username: string, moment: string) => DemoActor,
  companyId: string,
  calendar: DemoCalendar,
): Promise<void> {
  const [order] = await tx.all<{ orderId: string; first: number; last: number }>(sql`
    select b.order_id, min(b.bundle_no)::int as first, max(b.bundle_no)::int as last from mes2.bundle b
    join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id and o.status in (1, 2)
    where b.company_id = ${companyId} and b.status in (0, 1) and b.batch_range_id is null and b.del_flag = '0'
      and b.order_no not in (${STORY_ORDER_NO}, 'SO2404001')
    group by b.order_id having count(*) > 3 order by count(*) desc, b.order_id limit 1`);
  const [line] = await tx.all<{ id: string }>(sql`
    select id from amc.department
    where company_id = ${companyId} and dept_type = 5 and del_flag = '0' order by id limit 1`);
  if (order === undefined || line === undefined) return;
  const { orderId, first, last } = order;
  const middle = Math.floor((first + last) / 2);
  const planner = actorAt('manager', calendar.workdayAt(-1, '15:20:00'));
  await makeBatch(services, tx, planner, {
    ...{ orderId, bundleFrom: first, bundleTo: middle, lineDeptId: line.id },
    planLoadDate: calendar.workday(2),
  });
  await makeBatch(services, tx, planner, { orderId, bundleFrom: middle + 1, bundleTo: last });
}
