import { ceiling, quantity } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import {
  addWorkdays,
  backSchedule,
  DEFAULT_BUFFERS,
  type ShiftOf,
  type StageBuffers,
} from '@garment-mes/domain/schedule';
import { addDays } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { clockText } from '../../records/clock-text.ts';
import { calendarReader, type LineCalendar } from '../calendar/public.ts';
import { stagesOf } from './plan-list.sql.ts';
import { type PlanOrder, planOrder } from './plan-order.sql.ts';

/** Stages of an order in the order of production. */
export const Stage = {
  fabric: 1,
  cutting: 2,
  print: 3,
  sewing: 4,
  finishing: 5,
  inspection: 6,
  shipment: 7,
} as const;

interface Span {
  readonly stage: number;
  readonly from: string;
  readonly to: string;
  readonly bufferDays: number;
}

export interface BackSchedule {
  readonly keepManual?: boolean;
  /** Stages to write; all of them when missing. */
  readonly only?: readonly number[] | undefined;
  /** Reads the calendars, for who reckons many orders back. */
  readonly calendarOf?: ReturnType<typeof calendarReader>;
}

/**
 * Reckons the stages of an order back from its first open shipment. Stages a person set stay, and the
 * stages that lead to them are reckoned from their dates.
 *
 * @throws {DomainError} `plan-past-delivery` when the shipment lies behind
 */
export async function backScheduleOrder(
  services: Services,
  tx: Tx,
  actor: Actor,
  orderId: string,
  { keepManual = true, only, calendarOf = calendarReader(tx, actor.companyId) }: BackSchedule = {},
): Promise<void> {
  const { companyId, now, scope } = actor;
  const order = await planOrder(tx, companyId, orderId);
  const today = clockText(now, scope.timeZone).slice(0, 10);
  if (order.shipmentDate < today)
    throw new DomainError('plan-past-delivery', { date: order.shipmentDate });
  if (order.calendarId === null)
    throw new DomainError('calendar-missing', { year: order.shipmentDate.slice(0, 4) });
  const calendar = await calendarOf(order.calendarId);
  const stages = (await stagesOf(tx, companyId, [orderId])).get(orderId) ?? [];
  const manual = keepManual
    ? stages.filter(({ isManual }) => isManual === 1).map(({ stage }) => stage as number)
    : [];
  const sewing = stages.find(({ stage }) => stage === Stage.sewing);
  const set =
    manual.includes(Stage.sewing) && sewing?.planStartDate && sewing.planEndDate
      ? { from: sewing.planStartDate, to: sewing.planEndDate }
      : undefined;
  const spans = spansOf(order, calendar, await buffersOf(services, tx), set).filter(
    ({ stage }) => !manual.includes(stage) && (only === undefined || only.includes(stage)),
  );
  await tx.run(sql`
    insert into mes2.order_stage_plan as p
      (company_id, order_id, stage, plan_start_date, plan_end_date, num, buffer_days, is_manual)
    select ${companyId}, ${orderId}, s.stage, s."from", s."to", ${order.num}::int, s."bufferDays", 0
    from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb)
      as s (stage int, "from" date, "to" date, "bufferDays" numeric) order by s.stage
    on conflict (company_id, order_id, stage) do update set plan_start_date = excluded.plan_start_date,
      plan_end_date = excluded.plan_end_date, num = excluded.num, buffer_days = excluded.buffer_days,
      is_manual = 0, version = p.version + 1, update_date = app_now()`);
  await services.audit(tx, { bizType: 'plan', bizId: orderId, action: 'backSchedule' });
  await services.publish(tx, { topic: 'planList', keys: [orderId] });
  await services.publish(tx, { topic: 'order', keys: [orderId] });
}

function spansOf(
  order: PlanOrder,
  { shiftOf, minutesOn }: LineCalendar,
  buffers: StageBuffers,
  sewing: { from: string; to: string } | undefined,
): Span[] {
  const cuttingDays = daysOfCutting(order, minutesOn, order.shipmentDate);
  const plan = backSchedule(
    {
      shipmentDate: order.shipmentDate,
      materialDate: order.materialDate ?? undefined,
      cuttingDays,
      buffers,
      job: { num: order.num, sam: order.sam, headcount: order.headcount, curve: order.curve },
    },
    shiftOf,
  );
  const sewingFrom = sewing?.from ?? plan.sewingStart;
  const sewingTo = sewing?.to ?? plan.sewingEnd;
  const cutting = sewing ? cuttingBefore(sewingFrom, cuttingDays, buffers, shiftOf) : plan;
  const fabricTo = order.materialDate ?? addDays(cutting.cuttingStart, -1);
  const fabricFrom = order.orderDate && order.orderDate < fabricTo ? order.orderDate : fabricTo;
  const printing = buffers.printing ?? 0;
  const print =
    printing > 0
      ? [
          {
            stage: Stage.print,
            from: addWorkdays(cutting.cuttingEnd, 1, shiftOf),
            to: addWorkdays(cutting.cuttingEnd, printing, shiftOf),
            bufferDays: printing,
          },
        ]
      : [];
  const span = (stage: number, from: string, to: string, bufferDays = 0): Span => ({
    stage,
    from: from < to ? from : to,
    to,
    bufferDays,
  });
  return [
    span(Stage.fabric, fabricFrom, fabricTo),
    span(Stage.cutting, cutting.cuttingStart, cutting.cuttingEnd, buffers.cutting),
    ...print,
    span(Stage.sewing, sewingFrom, sewingTo),
    span(
      Stage.finishing,
      addWorkdays(sewingTo, 1, shiftOf),
      plan.finishingEnd > sewingTo ? plan.finishingEnd : addWorkdays(sewingTo, 1, shiftOf),
      buffers.finishing,
    ),
    span(Stage.inspection, plan.inspection, plan.inspection, buffers.finalInspection),
    span(Stage.shipment, order.shipmentDate, order.shipmentDate),
  ];
}

/** Working days all tables need to cut the order, one at least. */
function daysOfCutting(
  order: PlanOrder,
  minutesOn: (date: string) => number,
  near: string,
): number {
  const day = Math.max(...[0, 1, 2, 3, 4, 5, 6].map((at) => minutesOn(addDays(near, -at))), 1);
  const needed = quantity(order.cuttingSam).times(order.num);
  return Math.max(1, ceiling(needed.div(quantity(order.cutters).times(day))));
}

function cuttingBefore(
  sewingStart: string,
  days: number,
  { cutting, printing = 0 }: StageBuffers,
  shiftOf: ShiftOf,
): { cuttingStart: string; cuttingEnd: string } {
  const cuttingEnd = addWorkdays(sewingStart, -(cutting + printing), shiftOf);
  return { cuttingEnd, cuttingStart: addWorkdays(cuttingEnd, -(days - 1), shiftOf) };
}

/** Days kept free after cutting, before the final inspection and for it, as the company set them. */
async function buffersOf({ settings }: Services, tx: Tx): Promise<StageBuffers> {
  const value = await settings(tx, 'backScheduleBuffers');
  const days = Array.isArray(value) ? value.map(Number) : [];
  return {
    cutting: days[0] ?? DEFAULT_BUFFERS.cutting,
    finishing: days[1] ?? DEFAULT_BUFFERS.finishing,
    finalInspection: days[2] ?? DEFAULT_BUFFERS.finalInspection,
  };
}
