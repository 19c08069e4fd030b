import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { RowOf } from '../../generated/operations.ts';
import { chosenCurves } from '../curves/public.ts';
import { plannableNum, scheduledNum, sewingMinutes } from './schedule-order.sql.ts';

const stageEnd = (stage: number): Sql => sql`(
  select coalesce(case when p.stage = 2 then p.actual_end_date end, p.plan_end_date)
  from mes2.order_stage_plan p
  where p.company_id = o.company_id and p.order_id = o.id and p.stage = ${stage}::int)`;

const free = sql`(${plannableNum(sql`o`)} - ${scheduledNum(sql`o`)})`;

export const unscheduledColumns = {
  orderId: sql`o.id`,
  orderNo: sql`o.order_no`,
  styleNo: sql`o.style_no`,
  categoryName: sql`(select c.name from mes2.style y
    join ccm.category c on c.company_id = y.company_id and c.id = y.category_id
    where y.company_id = o.company_id and y.id = o.style_id)`,
  imageUrl: sql`o.image_url`,
  customerName: sql`o.customer_name`,
  colorNames: sql`array(select c.color_name from mes2.order_color c
    where c.company_id = o.company_id and c.order_id = o.id order by c.seq_no)`,
  num: free,
  deliveryDate: sql`o.delivery_date`,
  stageEndDate: stageEnd(4),
  cutReadyDate: stageEnd(2),
  sam: sewingMinutes(sql`o`),
  priority: sql`o.priority`,
  // Decided by a rule of the domain once the page is read: `withChosenCurves`.
  efficiencySetId: sql`null::bigint`,
};

/** Running orders with a quantity that is not scheduled. */
export const unscheduledRows = (companyId: string): Sql => sql`
  from mes2.production_order o
  where o.company_id = ${companyId} and o.del_flag = '0' and o.status in (1, 2) and ${free} > 0`;

/** The rows with the curve that each order is planned by. */
export async function withChosenCurves<Page extends { list: RowOf<'listUnscheduled'>[] }>(
  tx: Tx,
  companyId: string,
  page: Page,
): Promise<Page> {
  const ids = page.list.map(({ orderId }) => orderId);
  const chosen = await chosenCurves(tx, companyId, ids);
  const list = page.list.map((row) => ({
    ...row,
    efficiencySetId: chosen.get(row.orderId) ?? null,
  }));
  return { ...page, list };
}
