import { sql, type Tx } from '../../src/database/engine.ts';
import { printTickets } from '../../src/features/bundles/print-tickets.ts';
import { savePanelCheck } from '../../src/features/cutting/panel-checks/save-panel-check.ts';
import type { Services } from '../../src/operations.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import type { DemoActor } from '../demo-services.ts';
import { STORY_ORDER_NO } from '../orders/story-order.ts';

/** Bundles whose labels were printed, and how many of them were looked at. */
const PRINTED = 12;
const CHECKED = 6;
/** What the cut-panel checks found: faulty panels, how many of them were replaced, garments lost. */
const FINDINGS = [
  [0, 0, 0],
  [2, 2, 0],
  [1, 0, 0],
  [0, 0, 0],
  [3, 2, 1],
  [1, 1, 0],
] as const;

interface FreshBundle {
  readonly id: string;
  readonly num: number;
  readonly plyFrom: number;
}

/**
 * Prints the labels of one bed of the week and checks some of its bundles, by the same workings that
 * answer the calls. The story's own bundles stay as they were cut.
 */
export async function seedCuttingRoomPapers(
  services: Services,
  tx: Tx,
  actorAt: (username: string, moment: string) => DemoActor,
  companyId: string,
  calendar: DemoCalendar,
): Promise<void> {
  const bundles = await tx.all<FreshBundle>(sql`
    select b.id, b.num, b.ply_from from mes2.bundle b
    join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id and o.status in (1, 2)
    join mes2.cutting_bed d on d.company_id = b.company_id and d.id = b.cutting_bed_id and d.status = 4
    where b.company_id = ${companyId} and b.status = 0 and b.order_no <> ${STORY_ORDER_NO}
    order by d.work_date desc, b.cutting_bed_id, b.bundle_no limit ${PRINTED}::int`);
  if (bundles.length === 0) return;
  await printTickets(services, tx, actorAt('admin', calendar.workdayAt(-1, '16:05:00')), {
    requestId: `demo-print-${companyId}`,
    ids: bundles.map(({ id }) => id),
    layout: 'label',
  });
  const items = await tx.all<{ id: string }>(sql`
    select i.id from mes2.bad_item i
    join mes2.bad_type t on t.company_id = i.company_id and t.id = i.bad_type_id
    join mes2.defect_category c on c.company_id = t.company_id and c.id = t.defect_category_id
    where i.company_id = ${companyId} and c.section = 1 order by i.code limit 3`);
  for (const [at, { id, num, plyFrom }] of bundles.slice(0, CHECKED).entries()) {
    const [faults = 0, replaceNum = 0, scrapNum = 0] = FINDINGS[at] ?? [];
    const item = items[at % Math.max(1, items.length)];
    await savePanelCheck(
      services,
      tx,
      actorAt('admin', calendar.workdayAt(-1, `16:${20 + at * 4}:00`)),
      {
        requestId: `demo-check-${companyId}-${at}`,
        bundleId: id,
        checkNum: Math.min(num, 12),
        bads:
          faults > 0 && item
            ? [{ badItemId: item.id, partCode: null, num: faults, plyNo: plyFrom }]
            : [],
        replaceNum: item ? replaceNum : 0,
        scrapNum: item ? scrapNum : 0,
        ...(scrapNum > 0 && item && { scrapReason: '无布补片' }),
      },
    );
  }
}
