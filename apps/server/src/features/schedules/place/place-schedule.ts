import { OrderStatus, orderStatusName } from '@garment-mes/domain/orders';
import { DomainError } from '@garment-mes/domain/refusals';
import { requireDaySum, requirePlan } from '@garment-mes/domain/schedule';
import { ScheduleStatus } from '@garment-mes/domain/states';
import type { Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { claimRecord } from '../../../records/claim-record.sql.ts';
import { clockText } from '../../../records/clock-text.ts';
import { calendarReader } from '../../calendar/public.ts';
import { lockLines, sewingLineOf } from '../../lines/public.ts';
import { replanLine, type SavedLine } from '../line/replan.ts';
import {
  foreignColors,
  forgetSetHeads,
  insertSchedule,
  SCHEDULE,
  type ScheduleRecord,
  scheduleOf,
  setColors,
  updatePlace,
} from '../schedule.sql.ts';
import { lockScheduleOrder, type ScheduleOrder } from '../schedule-order.sql.ts';
import { daysOfRest } from './day-plan.ts';
import { putPushedBack } from './pushed.sql.ts';
import { isElsewhere, putAt } from './put-at.ts';
import { bringBackDays } from './set-days.sql.ts';

/** Where a schedule is to lie and what it takes. */
export interface Place {
  readonly lineDeptId: string;
  readonly num: number;
  readonly startDate: string;
  readonly headcount: number;
  readonly efficiencySetId: string;
  readonly changeoverMin: number;
  readonly isFixed: 0 | 1;
  /** Colours; `undefined` leaves those it has. */
  readonly colorIds?: readonly string[] | undefined;
  /** End of a locked bar; the plan decides it otherwise. */
  readonly endDate?: string | undefined;
}

export interface Placed {
  readonly id: string;
  readonly drafts: readonly SavedLine[];
  /** Notes for the planner, such as a start moved off a holiday. */
  readonly texts: readonly { readonly zh: string; readonly en: string }[];
}

const RUNNING: readonly OrderStatus[] = [OrderStatus.confirmed, OrderStatus.producing];

/** Puts a quantity of an order on a line. Order first, then the line: the order in which locks are taken. */
export async function placeSchedule(
  services: Services,
  tx: Tx,
  actor: Actor,
  orderId: string,
  place: Place,
): Promise<Placed> {
  const order = await lockScheduleOrder(tx, actor.companyId, orderId);
  requireRunning(order);
  requirePlace(place);
  const left = order.planNum - order.scheduledNum;
  if (place.num < 1 || place.num > left) throw new DomainError('schedule-over', { left });
  await requireColors(tx, actor, orderId, place.colorIds ?? []);
  const line = sewingLineOf(
    await lockLines(tx, actor.companyId, [place.lineDeptId]),
    place.lineDeptId,
  );
  const calendar = await calendarReader(tx, actor.companyId)(line.calendarId);
  const { startDate, endDate, texts } = putAt(undefined, place, calendar);
  const id = await insertSchedule(
    tx,
    actor,
    {
      ...place,
      startDate,
      endDate,
      orderId,
      sam: order.sam,
      isManual: 1,
    },
    place.colorIds ?? [],
  );
  const draft = await replanLine(services, tx, actor, line, { changedId: id, calendar });
  await services.audit(tx, { bizType: 'schedule', bizId: id, action: 'create' });
  await services.publish(tx, { topic: 'order', keys: [orderId] });
  return { id, drafts: [draft], texts };
}

/**
 * Moves or changes a schedule; the bars behind it on the old and the new line are put in a row again.
 *
 * @param undone of a change that is taken back: days that schedules of these lines gave up, and bars that it pushed
 */
export async function moveSchedule(
  services: Services,
  tx: Tx,
  actor: Actor,
  claim: { readonly id: string; readonly version: number },
  place: Place,
  { setDays, pushed }: Omit<BodyOf<'updateSchedule'>, 'rows'> = {},
): Promise<Placed> {
  requirePlace(place);
  const before = await scheduleOf(tx, actor.companyId, claim.id);
  const order = await lockScheduleOrder(tx, actor.companyId, before.orderId);
  const lines = await lockLines(tx, actor.companyId, [before.lineDeptId, place.lineDeptId]);
  await claimRecord(tx, actor, SCHEDULE, claim);
  const moves = isElsewhere(before, place);
  requireMovable(before, place, moves);
  if (place.num !== before.num) {
    requirePlan(before, place.num, order.planNum - order.scheduledNum);
    if (!moves) await requireSetDays(tx, actor, before, place.num);
  }
  if (place.colorIds) await requireColors(tx, actor, before.orderId, place.colorIds);
  const line = sewingLineOf(lines, place.lineDeptId);
  const calendar = await calendarReader(tx, actor.companyId)(line.calendarId);
  const { texts, ...put } = putAt(before, place, calendar);
  await updatePlace(tx, actor.companyId, claim.id, { ...place, ...put });
  if (place.headcount !== before.headcount) await forgetSetHeads(tx, actor.companyId, claim.id);
  if (place.colorIds) await setColors(tx, actor.companyId, claim.id, place.colorIds);
  if (setDays && setDays.length > 0) {
    const lineDeptIds = lines.map(({ deptId }) => deptId);
    const today = clockText(actor.now, actor.scope.timeZone).slice(0, 10);
    await bringBackDays(tx, actor.companyId, { lineDeptIds, today }, setDays);
  }
  const putBack = await putPushedBack(
    tx,
    actor.companyId,
    lines.map(({ deptId }) => deptId),
    pushed ?? [],
  );
  const drafts: SavedLine[] = [];
  for (const held of lines) {
    // Bars that were put back keep their place: the row is not drawn up behind the changed one.
    const isChained = held.deptId === place.lineDeptId && putBack === 0;
    const changedId = isChained ? claim.id : undefined;
    drafts.push(await replanLine(services, tx, actor, held, changedId ? { changedId } : {}));
  }
  await services.audit(tx, {
    bizType: 'schedule',
    bizId: claim.id,
    action: moves ? 'move' : 'update',
    diff: { from: before, to: place },
  });
  return { id: claim.id, drafts, texts };
}

/** Days set by hand stay: the quantity does not fall below them. @throws {DomainError} `day-plan-sum` */
export async function requireSetDays(
  tx: Tx,
  { companyId, now, scope }: Actor,
  schedule: ScheduleRecord,
  num: number,
): Promise<void> {
  const days = await daysOfRest(
    tx,
    companyId,
    schedule,
    clockText(now, scope.timeZone).slice(0, 10),
  );
  requireDaySum(days, '', num - schedule.sewnBefore);
}

/** A bar that runs keeps its place; one that ended keeps everything. */
function requireMovable(
  before: Awaited<ReturnType<typeof scheduleOf>>,
  place: Place,
  moves: boolean,
): void {
  if (before.status === ScheduleStatus.ended) throw new DomainError('schedule-ended-edit', {});
  if (before.status === ScheduleStatus.started) {
    if (moves) throw new DomainError('schedule-started', {});
    const touches =
      place.efficiencySetId !== before.efficiencySetId ||
      place.changeoverMin !== before.changeoverMin ||
      place.colorIds !== undefined;
    if (touches) throw new DomainError('schedule-running-fields', {});
  }
  if (moves && before.isFixed === 1 && place.isFixed === 1)
    throw new DomainError('schedule-fixed', { scheduleNo: before.scheduleNo });
}

function requirePlace({ headcount, changeoverMin }: Place): void {
  if (headcount < 1)
    throw new DomainError('invalid-value', { field: { zh: '人数', en: 'Headcount' } });
  if (changeoverMin > 1440)
    throw new DomainError('out-of-range', {
      field: { zh: '换款时间', en: 'Changeover' },
      min: 0,
      max: 1440,
    });
}

/** @throws {DomainError} `schedule-order-suspended` or `schedule-order-state` */
export function requireRunning({
  orderNo,
  status,
}: Pick<ScheduleOrder, 'orderNo' | 'status'>): void {
  if (RUNNING.includes(status)) return;
  if (status === OrderStatus.suspended)
    throw new DomainError('schedule-order-suspended', { orderNo });
  throw new DomainError('schedule-order-state', { orderNo, state: orderStatusName[status] });
}

async function requireColors(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  colorIds: readonly string[],
): Promise<void> {
  const foreign = await foreignColors(tx, companyId, orderId, colorIds);
  if (foreign.length > 0)
    throw new DomainError('invalid-value', { field: { zh: '颜色', en: 'Colour' } });
}
