import { DomainError } from '@garment-mes/domain/refusals';
import { ScheduleStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { claimRecord } from '../../../records/claim-record.sql.ts';
import { lockLines, sewingLineOf } from '../../lines/public.ts';
import { type LineDraft, replanLine } from '../line/replan.ts';
import { insertSchedule, SCHEDULE, scheduleOf, setColors } from '../schedule.sql.ts';
import { lockScheduleOrder } from '../schedule-order.sql.ts';
import { colorsOf } from './day-plan.ts';
import { requireSetDays } from './place-schedule.ts';

/**
 * Takes garments off a schedule and puts them on a line as a second one: the sum stays, what is sewn stays
 * with the first.
 */
export async function splitSchedule(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, num, lineDeptId, startDate, colorIds }: BodyOf<'splitSchedule'>,
): Promise<LineDraft[]> {
  const { companyId } = actor;
  const seen = await scheduleOf(tx, companyId, id);
  const order = await lockScheduleOrder(tx, companyId, seen.orderId);
  const lines = await lockLines(tx, companyId, [seen.lineDeptId, lineDeptId]);
  await claimRecord(tx, actor, SCHEDULE, { id, version });
  if (seen.status === ScheduleStatus.ended) throw new DomainError('schedule-ended-edit', {});
  const to = sewingLineOf(lines, lineDeptId);
  const max = seen.num - Math.max(seen.doneNum, 1);
  if (num < 1 || num > max) throw new DomainError('schedule-split-num', { max });
  await requireSetDays(tx, actor, seen, seen.num - num);
  const colors = await partedColors(tx, companyId, id, colorIds ?? undefined);
  if (colors.first !== undefined) await setColors(tx, companyId, id, colors.first);
  await tx.run(sql`
    update mes2.schedule set num = num - ${num}::int where company_id = ${companyId} and id = ${id}`);
  const held = (deptId: string) => lines.find((line) => line.deptId === deptId);
  const drafts = new Map<string, LineDraft>();
  const from = held(seen.lineDeptId);
  if (from) drafts.set(from.deptId, await replanLine(services, tx, actor, from, { changedId: id }));
  // Behind the rest of the first, where nobody says otherwise.
  const { endDate: restEnd } = await scheduleOf(tx, companyId, id);
  const at = startDate ?? restEnd;
  const newId = await insertSchedule(
    tx,
    actor,
    {
      ...seen,
      num,
      lineDeptId,
      sam: order.sam,
      startDate: at,
      endDate: at,
      isFixed: 0,
      isManual: 1,
    },
    colors.second,
  );
  drafts.set(to.deptId, await replanLine(services, tx, actor, to, { changedId: newId }));
  await services.audit(tx, {
    bizType: 'schedule',
    bizId: id,
    action: 'split',
    diff: { newId, num },
  });
  return [...drafts.values()];
}

interface PartedColors {
  /** Colours the first schedule is limited to from now on; `undefined` leaves it as it is. */
  readonly first?: readonly string[];
  readonly second: readonly string[];
}

/**
 * @param wanted colours that go with the second; `undefined` leaves both with those of the schedule
 * @throws {DomainError} `invalid-value` for no colour, for all of them, or for one that the schedule does not have
 */
async function partedColors(
  tx: Tx,
  companyId: string,
  id: string,
  wanted: readonly string[] | undefined,
): Promise<PartedColors> {
  if (wanted === undefined) return { second: await limitsOf(tx, companyId, id) };
  const all = (await colorsOf(tx, companyId, id)).map(({ colorId }) => colorId);
  const first = all.filter((colorId) => !wanted.includes(colorId));
  const isPart = wanted.length > 0 && first.length > 0;
  if (!isPart || wanted.some((colorId) => !all.includes(colorId)))
    throw new DomainError('invalid-value', { field: { zh: '颜色', en: 'Colour' } });
  return { first, second: wanted };
}

/** Colours a schedule is limited to; none where it takes them all. */
const limitsOf = async (tx: Tx, companyId: string, id: string): Promise<string[]> =>
  (
    await tx.all<{ colorId: string }>(sql`
      select color_id from mes2.schedule_color where company_id = ${companyId} and schedule_id = ${id}`)
  ).map(({ colorId }) => colorId);
