import { addWorkdays, planJob, ScheduleConflict } from '@garment-mes/domain/schedule';
import { addMinutes } from '@garment-mes/domain/time';
import { type Engine, sql, type Tx } from '../../src/database/engine.ts';
import { lockLines } from '../../src/features/lines/line.sql.ts';
import { Stage } from '../../src/features/plans/back-schedule.ts';
import type { StoredBar } from '../../src/features/schedules/line/line-bars.sql.ts';
import { type LineDraft, replanLine } from '../../src/features/schedules/line/replan.ts';
import { actorIn, demoServices } from '../demo-services.ts';
import type { Staff } from '../people/people.ts';

/** Working days by which a bar comes late that is to. */
const DAYS_LATE = 2;

/**
 * Works the lines of a company out once more, now that what they sewed is written: the styles a line knows
 * decide how fast it begins. Afterwards a move on a line moves what it has to, and nothing else. One bar is
 * late for its order and a locked one is overlapped, however fast the lines turned out to be.
 */
export async function settleLines(
  engine: Engine,
  staff: Staff,
  now: Date,
  at: string,
): Promise<void> {
  const services = demoServices(engine, () => now);
  const actor = actorIn(staff, () => {})('admin', at);
  await engine.tenant(actor.scope, async (tx) => {
    const lines = await lockLines(
      tx,
      staff.companyId,
      staff.lines.map(({ id }) => id),
    );
    const drafts: LineDraft[] = [];
    for (const line of lines)
      drafts.push(await replanLine(services, tx, actor, line, { edit: closed }));
    const has = (bit: number) =>
      drafts.some(({ bars }) => bars.some(({ conflicts }) => (conflicts.flag & bit) !== 0));
    const changed = [
      has(ScheduleConflict.overlap) ? undefined : await pullLocked(tx, staff.companyId, drafts),
      has(ScheduleConflict.late) ? undefined : await makeLate(tx, staff.companyId, drafts),
    ];
    for (const line of changed) if (line) await replanLine(services, tx, actor, line);
  });
}

/** Puts a locked bar on the last morning of the one in front, where it was before that became faster. */
async function pullLocked(
  tx: Tx,
  companyId: string,
  drafts: readonly LineDraft[],
): Promise<LineDraft['line'] | undefined> {
  for (const { line, calendar, bars } of drafts) {
    const at = bars.findIndex(({ bar }) => bar.isFixed === 1);
    const locked = bars[at]?.bar;
    const front = bars[at - 1]?.chained;
    if (locked === undefined || front === undefined) continue;
    const startAt = `${front.endDate.slice(0, 10)} 08:00:00`;
    if (front.startDate >= startAt) continue;
    const { endAt } = planJob({ ...locked, startAt }, calendar.shiftOf);
    await tx.run(sql`
      update mes2.schedule set start_date = ${startAt}::timestamptz, end_date = ${endAt}::timestamptz
      where company_id = ${companyId} and id = ${locked.id}`);
    return line;
  }
  return undefined;
}

/** A bar that began where the one in front ended does so again. */
const closed = (bars: readonly StoredBar[]): readonly StoredBar[] =>
  bars.map((bar, at) => {
    const front = bars[at - 1];
    const follows = front?.endDate === bar.startDate && bar.isFixed === 0 && bar.status === 0;
    return follows ? { ...bar, startDate: addMinutes(front.startDate, 1) } : bar;
  });

/** Wants an order sewn before its bar ends: the one that ends last of those that wait. */
async function makeLate(
  tx: Tx,
  companyId: string,
  drafts: readonly LineDraft[],
): Promise<LineDraft['line'] | undefined> {
  const [last] = drafts
    .flatMap((draft) => draft.bars.map((planned) => ({ draft, ...planned })))
    .filter(({ bar, conflicts }) => bar.status === 0 && bar.latestSewing && conflicts.flag === 0)
    .toSorted((a, b) => b.chained.endDate.localeCompare(a.chained.endDate));
  if (last === undefined) return undefined;
  const { draft, bar, chained } = last;
  const wanted = addWorkdays(chained.endDate.slice(0, 10), -DAYS_LATE, draft.calendar.shiftOf);
  await tx.run(sql`
    update mes2.order_stage_plan set plan_start_date = least(plan_start_date, ${wanted}::date),
      plan_end_date = ${wanted}::date, is_manual = 1, version = version + 1
    where company_id = ${companyId} and order_id = ${bar.orderId} and stage = ${Stage.sewing}::int`);
  return draft.line;
}
