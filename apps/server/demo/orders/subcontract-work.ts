import { sql, type Tx } from '../../src/database/engine.ts';
import {
  receiveSubcontract,
  sendSubcontract,
} from '../../src/features/deliveries/subcontract-delivery.ts';
import { issueDispatch } from '../../src/features/dispatch/dispatch-moves.ts';
import { createDispatch } from '../../src/features/dispatch/save-dispatch.ts';
import type { Services } from '../../src/operations.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import type { DemoActor } from '../demo-services.ts';
import { STORY_ORDER_NO } from './story-order.ts';

const SEWING = 3;
/** A third kind of target: a subcontract group. */
const OUT_GROUP = 3;
/** The group that sews, and the dispatch type that leaves the house for it. */
const [GROUP, TYPE] = ['WF03', 'OUT-SEW'];
const PRICE = '6.8000';
/** Bundles of a delivery. */
const BUNDLES = 3;
/**
 * Deliveries of the demo: days until they are due and until they are back, `undefined` while they are outside, and
 * garments that are missing then.
 */
const TRIPS = [
  { due: 1, back: 1, missing: 0 },
  { due: 1, back: 2, missing: 0 },
  { due: 1, back: 1, missing: 2 },
  { due: 3, back: undefined, missing: 0 },
] as const;

interface Outside {
  readonly id: string;
  readonly orderId: string;
  readonly num: number;
  readonly day: number;
}

/**
 * Hands the sewing of an order of the week to a group outside, and sends bundles there and back, by the same workings
 * that answer the calls: one delivery comes late, one comes short, one is still away.
 */
export async function seedSubcontractWork(
  services: Services,
  tx: Tx,
  actorAt: (username: string, moment: string) => DemoActor,
  companyId: string,
  calendar: DemoCalendar,
): Promise<void> {
  const group = await tx.one<{ id: string }>(sql`
    select id from mes2.subcontract_group where company_id = ${companyId} and code = ${GROUP}`);
  const type = await tx.one<{ id: string }>(sql`
    select id from mes2.dispatch_type where company_id = ${companyId} and code = ${TYPE}`);
  const bundles = await waitingBundles(tx, companyId, calendar);
  const [first] = bundles;
  if (!group || !type || !first) return;
  const num = bundles.reduce((sum, bundle) => sum + bundle.num, 0);
  await dispatch(services, tx, actorAt('admin', calendar.at(first.day, '08:30:00')), calendar, {
    ...{ orderId: first.orderId, pgdTypeId: type.id, targetId: group.id, num, day: first.day },
  });
  const processes = await tx.all<{ id: string }>(sql`
    select id from mes2.order_process
    where company_id = ${companyId} and order_id = ${first.orderId} and section = ${SEWING}::int and is_enabled = 1
      and del_flag = '0' order by seq_no`);
  for (const [at, trip] of TRIPS.entries()) {
    const load = bundles.slice(at * BUNDLES, (at + 1) * BUNDLES);
    // Nothing comes back before it went, nor after today.
    const out = Math.min(first.day + 1 + at, -1);
    if (load.length < BUNDLES) return;
    const sent = await sendSubcontract(
      services,
      tx,
      actorAt('admin', calendar.at(out, '09:10:00')),
      {
        requestId: `demo-out-${companyId}-${at}`,
        outGroupId: group.id,
        orderId: first.orderId,
        orderProcessIds: processes.map(({ id }) => id),
        lines: load.map((bundle) => ({ bundleId: bundle.id, sendNum: bundle.num })),
        dueDate: calendar.day(out + trip.due),
      },
    );
    if (trip.back === undefined || out + trip.back > -1) continue;
    const lines = load.map((bundle, nth) => {
      const missing = nth === 0 ? trip.missing : 0;
      return {
        bundleId: bundle.id,
        receiveNum: bundle.num - missing,
        ...(missing > 0 && { diffReason: '少片' }),
      };
    });
    await receiveSubcontract(
      services,
      tx,
      actorAt('admin', calendar.at(out + trip.back, '16:40:00')),
      { id: sent.id, version: sent.version, requestId: `demo-back-${companyId}-${at}`, lines },
    );
  }
}

/**
 * Bundles of the order with the most of them that passed the checkpoints before the sewing and were not begun there,
 * with the day they were cut.
 */
const waitingBundles = (tx: Tx, companyId: string, calendar: DemoCalendar): Promise<Outside[]> =>
  tx.all(sql`
    with waiting as (
      select b.id, b.order_id, b.num, b.bundle_no, d.work_date,
        count(*) over (partition by b.order_id, d.work_date) as many
      from mes2.bundle b
      join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id and o.status in (1, 2)
      join mes2.cutting_bed d on d.company_id = b.company_id and d.id = b.cutting_bed_id and d.status = 4
      where b.company_id = ${companyId} and b.status in (0, 1) and b.num > 4 and b.order_no <> ${STORY_ORDER_NO}
        and d.work_date < ${calendar.day(-2)}::date
        and not exists (select 1 from mes2.bundle_process p
          where p.company_id = b.company_id and p.bundle_id = b.id and case when p.section < ${SEWING}::int
            then p.is_checkpoint = 1 and p.done_num < p.num else p.status <> 0 end))
    select id, order_id, num, (work_date - ${calendar.today}::date)::int as day from waiting
    where (order_id, work_date) = (select order_id, work_date from waiting order by many desc, work_date, order_id limit 1)
    order by bundle_no limit ${BUNDLES * TRIPS.length}::int`);

async function dispatch(
  services: Services,
  tx: Tx,
  actor: DemoActor,
  calendar: DemoCalendar,
  work: {
    readonly orderId: string;
    readonly pgdTypeId: string;
    readonly targetId: string;
    readonly num: number;
    readonly day: number;
  },
): Promise<void> {
  const { day, ...body } = work;
  const id = await createDispatch(services, tx, actor, {
    ...body,
    section: SEWING,
    targetType: OUT_GROUP,
    lines: [],
    planStartDate: calendar.day(day + 1),
    planEndDate: calendar.day(3),
    unitPrice: PRICE,
  });
  await issueDispatch(services, tx, actor, id);
}
