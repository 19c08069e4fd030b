import type { CurvePoint } from '@garment-mes/domain/schedule';
import { sql, type Tx } from '../../src/database/engine.ts';
import { calendarReader } from '../../src/features/calendar/line-calendar.ts';
import {
  type CurveFacts,
  curveFacts,
  curvePoints,
  customerCurve,
} from '../../src/features/curves/public.ts';
import { lockLines } from '../../src/features/lines/line.sql.ts';
import { backScheduleOrder } from '../../src/features/plans/back-schedule.ts';
import { replanLine } from '../../src/features/schedules/line/replan.ts';
import { insertSchedule } from '../../src/features/schedules/schedule.sql.ts';
import { lockScheduleOrder } from '../../src/features/schedules/schedule-order.sql.ts';
import { startOne } from '../../src/features/schedules/schedule-steps.ts';
import type { Services } from '../../src/operations.ts';
import type { DemoActor } from '../demo-services.ts';
import type { GeneratedOrder } from '../orders/generated-orders.ts';
import type { DemoTimes } from '../people/calendar-rows.ts';
import type { Staff } from '../people/people.ts';
import { type Collision, collisionsOf, setStages } from './colliding-schedules.ts';
import { type QueuedBar, queueOrders, type WaitingOrder } from './line-queue.ts';

const CHANGEOVER_MIN = 120;

/**
 * Puts the confirmed orders on the lines, one behind the other and in time, and starts the first of each
 * line. Their cutting is planned to be ready for it; a few are not, so that every kind of collision is seen.
 */
export async function seedSchedules(
  services: Services,
  tx: Tx,
  actor: DemoActor,
  staff: Staff,
  times: DemoTimes,
  orders: readonly GeneratedOrder[],
  startDate: string,
): Promise<void> {
  const { companyId } = actor;
  const calendarOf = calendarReader(tx, companyId);
  const lines = await lockLines(
    tx,
    companyId,
    staff.lines.map(({ id }) => id),
  );
  const { shiftOf } = await calendarOf(lines[0]?.calendarId ?? '');
  const open = orders.filter(({ status }) => status === 1 || status === 2);
  for (const { id, deliveryDate } of open)
    if (deliveryDate > startDate) await backScheduleOrder(services, tx, actor, id, { calendarOf });

  const waiting = await waitingOrders(tx, companyId, times.efficiencySetId, open);
  const first = startedFirst(open, waiting, staff.lines.length);
  const rules = {
    lines: staff.lines.length,
    headcount: times.lineHeads,
    changeoverMin: CHANGEOVER_MIN,
    startAt: startDate,
    shiftOf,
  };
  const rest = waiting.filter((order) => !first.includes(order));
  const bars = queueOrders(first, rest, rules);
  const collisions = collisionsOf(bars, rules);
  const started: string[] = [];
  for (const [at, bar] of bars.entries()) {
    const id = await insertBar(services, tx, actor, staff, times, bar, collisions.get(bar));
    if (at < first.length) started.push(id);
    await setStages(tx, companyId, bar, collisions.get(bar), shiftOf, () =>
      backScheduleOrder(services, tx, actor, bar.order.id, { calendarOf }),
    );
  }
  for (const id of started) await startOne(services, tx, actor, id);
  // Starting works a line out in front of what is set for those behind.
  for (const line of lines) await replanLine(services, tx, actor, line);
}

/** Orders that are cut and have most time left, one for each line. */
function startedFirst(
  open: readonly GeneratedOrder[],
  waiting: readonly WaitingOrder[],
  lines: number,
): readonly WaitingOrder[] {
  // The last of them still lies on a table.
  const cut = new Map(
    open
      .filter(({ isRunning }) => isRunning)
      .slice(0, -1)
      .map(({ id, deliveryDate }) => [id, deliveryDate]),
  );
  const dueOf = ({ id }: WaitingOrder) => cut.get(id) ?? '';
  return waiting
    .filter(({ id }) => cut.has(id))
    .toSorted((a, b) => dueOf(b).localeCompare(dueOf(a)))
    .slice(0, lines);
}

/** What deciding on a line needs to know of orders, the standard minutes and curves as planning reads them. */
async function waitingOrders(
  tx: Tx,
  companyId: string,
  efficiencySetId: string,
  orders: readonly GeneratedOrder[],
): Promise<readonly WaitingOrder[]> {
  const stages = new Map(
    (
      await tx.all<{
        orderId: string;
        latestSewing: string;
        curve: readonly CurvePoint[];
        curveFacts: CurveFacts;
      }>(sql`
        select p.order_id, p.plan_end_date as latest_sewing,
          ${curvePoints(sql`o.company_id`, sql`${efficiencySetId}`)} as curve, ${curveFacts(sql`o`)} as curve_facts
        from mes2.order_stage_plan p
        join mes2.production_order o on o.company_id = p.company_id and o.id = p.order_id
        where p.company_id = ${companyId} and p.stage = 4`)
    ).map((stage) => [stage.orderId, stage]),
  );
  const found: WaitingOrder[] = [];
  for (const order of orders) {
    const stage = stages.get(order.id);
    // What is to be cut of the order, a little above what was ordered.
    const { sam, planNum: num } = await lockScheduleOrder(tx, companyId, order.id);
    found.push({
      id: order.id,
      num,
      sam,
      curve: stage ? customerCurve(stage.curve, efficiencySetId, stage.curveFacts) : [],
      materialDate: order.materialDate,
      latestSewing: stage?.latestSewing,
    });
  }
  return found;
}

async function insertBar(
  services: Services,
  tx: Tx,
  actor: DemoActor,
  staff: Staff,
  { efficiencySetId, lineHeads }: DemoTimes,
  { order, line, num, startAt, endAt }: QueuedBar,
  collision: Collision | undefined,
): Promise<string> {
  const locked = collision?.kind === 'overlap' ? collision : undefined;
  const id = await insertSchedule(
    tx,
    actor,
    {
      orderId: order.id,
      lineDeptId: staff.lines[line]?.id ?? '',
      num,
      sam: order.sam,
      headcount: lineHeads,
      efficiencySetId,
      changeoverMin: CHANGEOVER_MIN,
      startDate: locked?.startAt ?? startAt,
      endDate: locked?.endAt ?? endAt,
      isFixed: locked ? 1 : 0,
      isManual: 1,
    },
    [],
  );
  await services.audit(tx, { bizType: 'schedule', bizId: id, action: 'create' });
  return id;
}
