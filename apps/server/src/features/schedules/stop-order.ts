import { sql, type Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { lockLines } from '../lines/public.ts';
import { replanLine } from './line/replan.ts';
import { releaseLine } from './schedule.sql.ts';

/**
 * Stops what runs of an order; its lines are locked, freed and planned again, so that what waits behind it
 * moves up. The caller has locked the order, lines come after it.
 *
 * @returns how many schedules stopped
 */
export async function stopOrderSchedules(
  services: Services,
  tx: Tx,
  actor: Actor,
  orderId: string,
  reason: string,
): Promise<number> {
  const { companyId, user, now } = actor;
  const running = await tx.all<{ id: string; lineDeptId: string }>(sql`
    select id, line_dept_id from mes2.schedule
    where company_id = ${companyId} and order_id = ${orderId} and status = 1 and del_flag = '0' order by id`);
  if (running.length === 0) return 0;
  const lines = await lockLines(
    tx,
    companyId,
    running.map(({ lineDeptId }) => lineDeptId),
  );
  const stopped = await tx.all<{ id: string }>(sql`
    update mes2.schedule set status = 0, stop_reason = ${reason}, version = version + 1, update_by = ${user.id},
      update_date = ${now}
    where company_id = ${companyId} and order_id = ${orderId} and status = 1 and del_flag = '0'
      and line_dept_id = any(${lines.map(({ deptId }) => deptId)}::bigint[])
    returning id`);
  for (const { id } of stopped) await releaseLine(tx, companyId, id);
  for (const line of lines) await replanLine(services, tx, actor, line);
  return stopped.length;
}
