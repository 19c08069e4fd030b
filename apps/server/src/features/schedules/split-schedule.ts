import { DomainError, ScheduleStatus } from '@garment-mes/domain';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../actor.ts';
import { claimRecord } from '../claim-record.sql.ts';
import { holdLines } from './line.sql.ts';
import { type LineDraft, replanLine } from './replan.ts';
import { insertSchedule, SCHEDULE, scheduleOf } from './schedule.sql.ts';
import { holdOrder } from './schedule-order.sql.ts';

/**
 * Takes garments off a schedule and puts them on a line as a second one: the sum stays, what is sewn stays
 * with the first.
 */
export async function splitSchedule(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, num, lineDeptId, startDate }: BodyOf<'splitSchedule'>,
): Promise<LineDraft[]> {
  const { companyId } = actor;
  const seen = await scheduleOf(tx, companyId, id);
  const order = await holdOrder(tx, companyId, seen.orderId);
  const lines = await holdLines(tx, companyId, [seen.lineDeptId, lineDeptId]);
  await claimRecord(tx, actor, SCHEDULE, { id, version });
  if (seen.status === ScheduleStatus.ended) throw new DomainError('schedule-ended-edit', {});
  const max = seen.num - Math.max(seen.doneNum, 1);
  if (num < 1 || num > max) throw new DomainError('schedule-split-num', { max });
  await tx.run(sql`
    update mes2.schedule set num = num - ${num}::int where company_id = ${companyId} and id = ${id}`);
  const at = startDate ?? seen.endDate;
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
    await colorsOf(tx, companyId, id),
  );
  const drafts: LineDraft[] = [];
  for (const line of lines) {
    const changedId = line.deptId === seen.lineDeptId ? id : newId;
    drafts.push(await replanLine(services, tx, actor, line, { changedId }));
  }
  await services.audit(tx, {
    bizType: 'schedule',
    bizId: id,
    action: 'split',
    diff: { newId, num },
  });
  return drafts;
}

const colorsOf = async (tx: Tx, companyId: string, id: string): Promise<string[]> =>
  (
    await tx.all<{ colorId: string }>(sql`
      select color_id from mes2.schedule_color where company_id = ${companyId} and schedule_id = ${id}`)
  ).map(({ colorId }) => colorId);
