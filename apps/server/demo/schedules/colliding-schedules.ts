import { addWorkdays, type ShiftOf } from '@garment-mes/domain/schedule';
import { daysBetween } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../src/database/engine.ts';
import { Stage } from '../../src/features/plans/back-schedule.ts';
import { barOf, type QueuedBar, type QueueRules } from './line-queue.ts';

/** What is made to go wrong with a bar. */
export type Collision =
  /** Its pieces come after it has begun. */
  | { readonly kind: 'early' }
  /** It ends after the sewing of its order should have. */
  | { readonly kind: 'late' }
  /** It is locked where the bar in front has not ended. */
  | { readonly kind: 'overlap'; readonly startAt: string; readonly endAt: string };

/** Working days by which pieces come late, and by which a bar ends late. */
const DAYS_OFF = 3;

/** One bar for each kind of collision, among those that have not begun; a short plan has fewer. */
export function collisionsOf(
  bars: readonly QueuedBar[],
  rules: QueueRules,
): ReadonlyMap<QueuedBar, Collision> {
  const behind = bars.filter((bar) => bars.some((each) => isInFront(each, bar)));
  const [early, locked, ...others] = behind;
  const late = others.toSorted((a, b) => daysOf(b) - daysOf(a))[0];
  const found = new Map<QueuedBar, Collision>();
  if (early) found.set(early, { kind: 'early' });
  const front = locked && bars.findLast((each) => isInFront(each, locked));
  if (locked && front) found.set(locked, pulledForward(locked, front, rules));
  if (late) found.set(late, { kind: 'late' });
  return found;
}

const isInFront = (one: QueuedBar, bar: QueuedBar): boolean =>
  one.line === bar.line && one.startAt < bar.startAt;

const daysOf = ({ startAt, endAt }: QueuedBar): number => daysBetween(startAt, endAt);

/** Begins on the last morning of the bar in front. */
function pulledForward(bar: QueuedBar, front: QueuedBar, rules: QueueRules): Collision {
  const { order, line, num } = bar;
  const startAt = `${front.endAt.slice(0, 10)} 08:00:00`;
  return { kind: 'overlap', startAt, endAt: barOf(order, line, num, startAt, rules).endAt };
}

/**
 * Writes when the order of a bar is to be sewn: from where the bar begins to the day that was reckoned back
 * from its delivery, and reckons the stages in front of it again.
 */
export async function setStages(
  tx: Tx,
  companyId: string,
  { order, startAt, endAt }: QueuedBar,
  collision: Collision | undefined,
  shiftOf: ShiftOf,
  reckon: () => Promise<void>,
): Promise<void> {
  const { latestSewing } = order;
  if (latestSewing === undefined) return;
  const begins = collision?.kind === 'overlap' ? collision.startAt : startAt;
  const [from, end] = [begins.slice(0, 10), endAt.slice(0, 10)];
  const tooSoon = addWorkdays(end, -DAYS_OFF, shiftOf);
  const wanted = collision?.kind === 'late' ? tooSoon : latestSewing;
  const last = [wanted, from].toSorted().at(-1) ?? from;
  await setStage(tx, companyId, order.id, Stage.sewing, from, last);
  await reckon();
  if (collision?.kind !== 'early') return;
  const ready = addWorkdays(from, DAYS_OFF, shiftOf);
  await setStage(tx, companyId, order.id, Stage.cutting, addWorkdays(from, -1, shiftOf), ready);
}

/** A stage as a person set it. */
const setStage = (
  tx: Tx,
  companyId: string,
  orderId: string,
  stage: number,
  from: string,
  to: string,
): Promise<number> =>
  tx.run(sql`
    update mes2.order_stage_plan set plan_start_date = ${from}::date, plan_end_date = ${to}::date,
      is_manual = 1, version = version + 1
    where company_id = ${companyId} and order_id = ${orderId} and stage = ${stage}::int`);
