import { sql, type Tx } from '../../src/database/engine.ts';
import { agreeOnDelivery } from '../../src/features/deliveries/agree-delivery.ts';
import { receiveDelivery } from '../../src/features/deliveries/receive-delivery.ts';
import { sendDelivery } from '../../src/features/deliveries/send-delivery.ts';
import {
  recallDelivery,
  returnDelivery,
} from '../../src/features/deliveries/take-back-delivery.ts';
import type { Services } from '../../src/operations.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import type { DemoActor } from '../demo-services.ts';
import { STORY_ORDER_NO } from '../orders/story-order.ts';

interface StoredBundle {
  readonly id: string;
  readonly orderId: string;
  readonly num: number;
}

/** How far each delivery came, the days before today on which it was sent, and the pieces its first bundle lacked. */
const DELIVERIES = [
  { until: 'returned', day: -3, lacks: 0 },
  { until: 'found', day: -2, lacks: 2 },
  { until: 'void', day: -2, lacks: 0 },
  { until: 'difference', day: -1, lacks: 1 },
  { until: 'sent', day: -1, lacks: 0 },
] as const;
/** Bundles of one delivery. */
const BUNDLES = 2;

type ActorAt = (username: string, moment: string) => DemoActor;

/** Sends bundles that lie in the store, one delivery for each state, by the same workings that answer the calls. */
export async function seedCutPieceDeliveries(
  services: Services,
  tx: Tx,
  actorAt: ActorAt,
  companyId: string,
  calendar: DemoCalendar,
): Promise<void> {
  const stored = await tx.all<StoredBundle>(sql`
    select b.id, b.order_id, b.num from mes2.bundle b
    join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id and o.status in (1, 2)
    join mes2.cutting_bed d on d.company_id = b.company_id and d.id = b.cutting_bed_id and d.status = 4 and d.bed_type = 1
    where b.company_id = ${companyId} and b.status in (0, 1) and b.num > 2 and b.del_flag = '0'
      and b.order_no not in (${STORY_ORDER_NO}, 'SO2404001')
      and not exists (select 1 from mes2.cutting_bed_qc q where q.company_id = b.company_id and q.bundle_id = b.id)
      and not exists (select 1 from mes2.slot_card_binding k where k.company_id = b.company_id and k.bundle_id = b.id)
      and not exists (select 1 from mes2.cut_piece_delivery_line l
        where l.company_id = b.company_id and l.bundle_id = b.id)
      and not exists (select 1 from mes2.subcontract_delivery_line l
        where l.company_id = b.company_id and l.bundle_id = b.id)
    order by b.status desc, b.order_id, b.bundle_no limit 40`);
  // A line whose leader has an account: what is sent to it can be received.
  const [line] = await tx.all<{ id: string }>(sql`
    select d.id from amc.department d
    join amc.company_member m on m.company_id = d.company_id and m.dept_id = d.id and m.user_id is not null
    join amc.user_job u on u.company_id = m.company_id and u.employee_id = m.id
    join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.code = 'lineLeader'
    where d.company_id = ${companyId} and d.dept_type = 5 and d.del_flag = '0' order by d.id limit 1`);
  const userOf = (username: string) =>
    actorAt(username, calendar.workdayAt(-1, '09:00:00')).user.id;
  // Who sends does not count what comes; a company with few accounts has its planner do it.
  const receiver = userOf('line') === userOf('panels') ? 'zhou' : 'line';
  const left = [...stored];
  for (const delivery of DELIVERIES) {
    const orderId = left[0]?.orderId;
    const taken = left.filter((bundle) => bundle.orderId === orderId).slice(0, BUNDLES);
    if (line === undefined || orderId === undefined) return;
    for (const bundle of taken) left.splice(left.indexOf(bundle), 1);
    const on = (username: string, time: string) =>
      actorAt(username, calendar.workdayAt(delivery.day, time));
    await seedDelivery(services, tx, on, { ...delivery, receiver, lineDeptId: line.id }, taken);
  }
}

async function seedDelivery(
  services: Services,
  tx: Tx,
  on: ActorAt,
  given: (typeof DELIVERIES)[number] & { readonly receiver: string; readonly lineDeptId: string },
  bundles: readonly StoredBundle[],
): Promise<void> {
  const { until, lacks, receiver, lineDeptId } = given;
  const id = await sendDelivery(services, tx, on('panels', '09:10:00'), {
    requestId: `demo-send-${bundles[0]?.id}`,
    ...{ orderId: bundles[0]?.orderId ?? '', lineDeptId, reason: '提前备料' },
    lines: bundles.map((bundle) => ({ bundleId: bundle.id, sendNum: bundle.num })),
  });
  const claim = async () => {
    const [row] = await tx.all<{ version: number }>(sql`
      select version from mes2.cut_piece_delivery where id = ${id}`);
    return { id, version: row?.version ?? 0 };
  };
  if (until === 'sent') return;
  if (until === 'void')
    return recallDelivery(services, tx, on('panels', '09:25:00'), {
      ...(await claim()),
      reason: '发错产线',
    });
  await receiveDelivery(services, tx, on(receiver, '09:40:00'), {
    ...(await claim()),
    requestId: `demo-count-${id}`,
    lines: bundles.map((bundle, at) => {
      const lost = at === 0 ? lacks : 0;
      return {
        ...{ bundleId: bundle.id, receiveNum: bundle.num - lost },
        ...(lost > 0 && { diffReason: 'short' as const }),
      };
    }),
  });
  if (until === 'returned')
    return returnDelivery(services, tx, on(receiver, '10:30:00'), {
      ...(await claim()),
      reason: '改线生产',
    });
  const open = await tx.all<{ lineId: string; num: number }>(sql`
    select id as line_id, send_num as num from mes2.cut_piece_delivery_line where delivery_id = ${id} and is_open`);
  const lines = open.map((line) => ({ ...line, reason: '找到了' }));
  // The line says that they were found; where the store says so too, the difference is settled.
  for (const username of until === 'found' ? [receiver, 'panels'] : [receiver])
    await agreeOnDelivery(services, tx, on(username, '11:00:00'), { ...(await claim()), lines });
}
