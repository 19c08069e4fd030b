import { sql, type Tx } from '../src/database/engine.ts';
import { saveVersion } from '../src/features/order-versions/save-version.ts';
import type { Services } from '../src/operations.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import type { DemoActor } from './demo-services.ts';
import { STORY_ORDER_NO } from './orders/story-order.ts';

/** Garments that the customer adds to one cell. */
const MORE = 12;

/** A change of an order that waits for the administrator's consent, asked for as the merchandiser asks. */
export async function seedOpenApprovals(
  services: Services,
  tx: Tx,
  actorAt: (username: string, moment: string) => DemoActor,
  companyId: string,
  calendar: DemoCalendar,
): Promise<void> {
  const cell = await tx.one<{ orderId: string; colorId: string; sizeId: string; num: number }>(sql`
    select s.order_id, s.color_id, s.size_id, s.num from mes2.order_color_size s
    join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id and o.status = 1
    where s.company_id = ${companyId} and o.order_no <> ${STORY_ORDER_NO}
    order by o.order_no desc, s.color_id, s.size_id limit 1`);
  if (!cell) return;
  const { orderId, colorId, sizeId, num } = cell;
  await saveVersion(
    services,
    tx,
    { ...actorAt('merch', calendar.workdayAt(-1, '17:10:00')), language: 'zh-CN' },
    {
      orderId,
      reason: `客户加单${MORE}件`,
      changes: { colorSizes: [{ colorId, sizeId, num: num + MORE }] },
    },
  );
}
