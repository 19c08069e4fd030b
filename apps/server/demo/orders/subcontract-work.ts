import { sql, type Tx } from '../../src/database/engine.ts';
import {
  receiveSubcontract,
  sendSubcontract,
} from '../../src/features/deliveries/subcontract-delivery.ts';
import { issueDispatch } from '../../src/features/dispatch/dispatch-moves.ts';
import { createDispatch } from '../../src/features/dispatch/save-dispatch.ts';
import { recordScan } from '../../src/features/scans/intake/record-scan.ts';
import type { Services } from '../../src/operations.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import type { DemoActor } from '../demo-services.ts';
import type { Staff } from '../people/people.ts';
import { findSeconds } from './second-check.ts';
import { STORY_ORDER_NO } from './story-order.ts';

const SEWING = 3;
/** A third kind of target: a subcontract group. */
const OUT_GROUP = 3;
/** The dispatch type that leaves the house for sewing. */
const TYPE = 'OUT-SEW';
/** Bundles of a delivery. */
const BUNDLES = 3;

/** A delivery of the demo. */
interface Trip {
  /** Working day it goes, before today or, of work of last month, before the end of that. */
  readonly out: number;
  readonly isLastMonth?: true;
  /** Working days until it is due. */
  readonly due: number;
  /** Working days until it is counted back, all of it or its first bundles; it is outside without. */
  readonly back?: number;
  readonly bundles?: number;
  /** Garments that are missing then. */
  readonly missing?: number;
  /** Garments that a check of what came back keeps as seconds. */
  readonly seconds?: number;
}

interface Work {
  readonly group: string;
  readonly price: string;
  /** Working day by which all of it is planned to be done. */
  readonly end: number;
  readonly trips: readonly Trip[];
}

/**
 * What the two groups that sew were given: deliveries that came back in time, late, short and in part, one that should
 * be back by now and ones that have time.
 */
const WORK: readonly Work[] = [
  {
    group: 'WF05',
    price: '5.2000',
    end: -1,
    trips: [
      { isLastMonth: true, out: -5, due: 3, back: 2 },
      { isLastMonth: true, out: -4, due: 3, back: 3, seconds: 1 },
      { out: -7, due: 3, back: 2 },
      { out: -2, due: 4 },
    ],
  },
  {
    group: 'WF03',
    price: '6.8000',
    end: 3,
    trips: [
      { out: -8, due: 2, back: 2, seconds: 1 },
      { out: -7, due: 2, back: 4, seconds: 2 },
      { out: -6, due: 3, back: 2, missing: 2 },
      { out: -5, due: 3 },
      { out: -4, due: 5, back: 3, bundles: 2 },
      { out: -1, due: 5 },
    ],
  },
];

type ActorAt = (username: string, moment: string) => DemoActor;

/** What the work outside is written with. */
interface Desk {
  readonly services: Services;
  readonly tx: Tx;
  readonly actorAt: ActorAt;
  readonly staff: Staff;
  readonly calendar: DemoCalendar;
  /** How much the cutters have reported so far, by day: nobody reports twice at once. */
  readonly reported: Map<number, number>;
}

/**
 * Hands the sewing of orders to groups outside, and sends bundles there and back, by the same workings that answer the
 * calls.
 */
export async function seedSubcontractWork(
  services: Services,
  tx: Tx,
  actorAt: ActorAt,
  staff: Staff,
  calendar: DemoCalendar,
): Promise<void> {
  const desk = { services, tx, actorAt, staff, calendar, reported: new Map() };
  const taken: string[] = [];
  for (const work of WORK) {
    const bundles = await waitingBundles(desk, work, taken);
    const [first] = bundles;
    if (!first) continue;
    taken.push(first.orderId);
    await sewOutside(desk, work, bundles);
  }
}

interface Waiting {
  readonly id: string;
  readonly orderId: string;
  readonly num: number;
  readonly cutDate: string;
}

/**
 * Bundles of one order that nobody began to sew, of the order with most of them: none of their operations but those of
 * the cutting room is begun, and the house was given only a part of its sewing.
 */
const waitingBundles = (
  { tx, staff, calendar }: Desk,
  { trips }: Work,
  except: readonly string[],
): Promise<Waiting[]> => {
  const most = trips.length * BUNDLES;
  const [oldest] = trips;
  const cutBy = oldest?.isLastMonth ? outOf(oldest, calendar) : -3;
  return tx.all(sql`
    with waiting as (
      select b.id, b.order_id, b.num, b.bundle_no, d.work_date, o.order_no,
        o.order_num - coalesce((select sum(a.num) from mes2.dispatch_order a where a.company_id = o.company_id
          and a.order_id = o.id and a.section = ${SEWING}::int and a.status in (1, 2, 3)), 0) as room,
        sum(b.num) over (partition by b.order_id order by d.work_date, b.bundle_no) as so_far
      from mes2.bundle b
      join mes2.production_order o on o.company_id = b.company_id and o.id = b.order_id and o.status in (1, 2)
      join mes2.cutting_bed d on d.company_id = b.company_id and d.id = b.cutting_bed_id and d.status = 4
      where b.company_id = ${staff.companyId} and b.status in (0, 1) and b.num > 4 and b.order_no <> ${STORY_ORDER_NO}
        and b.order_id <> all(${except}::bigint[]) and d.work_date < ${calendar.workday(cutBy)}::date
        and not exists (select 1 from mes2.bundle_process p
          where p.company_id = b.company_id and p.bundle_id = b.id and p.section >= ${SEWING}::int and p.status <> 0)),
    fitting as (select *, count(*) over (partition by order_id) as many from waiting where so_far <= room)
    select id, order_id, num, work_date as cut_date from fitting
    where order_id = (select order_id from fitting order by least(many, ${most}::int) desc, work_date, order_no limit 1)
    order by work_date, bundle_no limit ${most}::int`);
};

const outOf = ({ out, isLastMonth }: Trip, { lastMonthEnd }: DemoCalendar): number =>
  isLastMonth ? lastMonthEnd + out : out;

async function sewOutside(desk: Desk, work: Work, bundles: readonly Waiting[]): Promise<void> {
  const { tx, staff } = desk;
  const [first] = bundles;
  const group = await tx.one<{ id: string }>(sql`
    select id from mes2.subcontract_group where company_id = ${staff.companyId} and code = ${work.group}`);
  if (!group || !first) throw new Error(`there is no group ${work.group}`);
  await dispatch(desk, work, group.id, bundles);
  const processes = await tx.all<{ id: string }>(sql`
    select id from mes2.order_process
    where company_id = ${staff.companyId} and order_id = ${first.orderId} and section = ${SEWING}::int
      and is_enabled = 1 and del_flag = '0' order by seq_no`);
  const ids = processes.map(({ id }) => id);
  for (const [at, trip] of work.trips.entries()) {
    const load = bundles.slice(at * BUNDLES, (at + 1) * BUNDLES);
    if (load.length > 0) await travel(desk, `${work.group}-${at}`, group.id, ids, load, trip);
  }
}

/** One delivery there and, where it came back by now, back. */
async function travel(
  desk: Desk,
  name: string,
  outGroupId: string,
  orderProcessIds: readonly string[],
  load: readonly Waiting[],
  trip: Trip,
): Promise<void> {
  const { services, tx, actorAt, staff, calendar } = desk;
  const [first] = load;
  if (!first) return;
  // Nothing goes before it was cut, nor comes back before today is over.
  const out = Math.min(
    Math.max(outOf(trip, calendar), ...load.map(({ cutDate }) => calendar.nthWorkday(cutDate) + 1)),
    -1,
  );
  const key = `${name}-${staff.companyId}`;
  await reportCutting(desk, load, out);
  const sent = await sendSubcontract(
    services,
    tx,
    actorAt('admin', calendar.workdayAt(out, '09:10:00')),
    {
      requestId: `demo-out-${key}`,
      outGroupId,
      orderId: first.orderId,
      orderProcessIds: [...orderProcessIds],
      lines: load.map((bundle) => ({ bundleId: bundle.id, sendNum: bundle.num })),
      dueDate: calendar.workday(out + trip.due),
    },
  );
  if (trip.back === undefined || out + trip.back > -1) return;
  const { missing = 0, seconds = 0 } = trip;
  const lines = load.slice(0, trip.bundles ?? load.length).map((bundle, nth) => ({
    bundleId: bundle.id,
    receiveNum: bundle.num - (nth === 0 ? missing : 0),
    ...(nth === 0 && missing > 0 && { diffReason: 'short' as const }),
  }));
  const counted = actorAt('admin', calendar.workdayAt(out + trip.back, '16:40:00'));
  await receiveSubcontract(services, tx, counted, {
    id: sent.id,
    version: sent.version,
    requestId: `demo-back-${key}`,
    lines,
  });
  if (seconds > 0) await findSeconds(tx, counted, first.id, orderProcessIds.at(-1) ?? '', seconds);
}

/** Minutes a cutter needs at least between two reports: faster ones are taken for suspicious. */
const REPORT_MIN = 6;

/** Reports what the cutting room still has to do of bundles before they may go, one cutter after the other. */
async function reportCutting(
  { services, tx, actorAt, staff, calendar, reported }: Desk,
  bundles: readonly Waiting[],
  day: number,
): Promise<void> {
  const steps = await tx.all<{ id: string; left: number }>(sql`
    select id, num - done_num as left from mes2.bundle_process
    where company_id = ${staff.companyId} and bundle_id = any (${bundles.map(({ id }) => id)}::bigint[])
      and section < ${SEWING}::int and is_checkpoint = 1 and done_num < num and status < 2
    order by seq_no, bundle_id`);
  for (const { id, left } of steps) {
    const nth = reported.get(day) ?? 0;
    reported.set(day, nth + 1);
    const worker = staff.cutters[nth % staff.cutters.length];
    const minute = Math.floor(nth / staff.cutters.length) * REPORT_MIN;
    const clock = `${8 + Math.floor(minute / 60)}`.padStart(2, '0');
    const at = calendar.workdayAt(day, `${clock}:${`${minute % 60}`.padStart(2, '0')}:00`);
    await recordScan(services, tx, actorAt(worker?.employeeNo ?? '', at), {
      id,
      bundleProcessSubmitRecord: {
        requestId: `demo-cut-${id}`,
        type: 1,
        num: left,
        employeeId: worker?.id ?? '',
        lineDeptId: worker?.deptId ?? '',
        deviceDate: at,
        channel: 2,
        deviceId: 'CUT-PDA',
      },
    });
  }
}

async function dispatch(
  { services, tx, actorAt, staff, calendar }: Desk,
  { price, end }: Work,
  targetId: string,
  bundles: readonly Waiting[],
): Promise<void> {
  const [first] = bundles;
  const type = await tx.one<{ id: string }>(sql`
    select id from mes2.dispatch_type where company_id = ${staff.companyId} and code = ${TYPE}`);
  if (!type || !first) throw new Error('there is no type for work outside');
  const start = Math.min(calendar.nthWorkday(first.cutDate) + 1, -1);
  const actor = actorAt('admin', calendar.workdayAt(start, '08:30:00'));
  const id = await createDispatch(services, tx, actor, {
    orderId: first.orderId,
    pgdTypeId: type.id,
    targetId,
    num: bundles.reduce((sum, bundle) => sum + bundle.num, 0),
    section: SEWING,
    targetType: OUT_GROUP,
    lines: [],
    planStartDate: calendar.workday(start),
    planEndDate: calendar.workday(end),
    unitPrice: price,
  });
  await issueDispatch(services, tx, actor, id);
}
