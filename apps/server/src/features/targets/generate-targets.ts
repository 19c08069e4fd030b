import { decimalText, sum } from '@garment-mes/domain/decimal';
import { dayCapacity } from '@garment-mes/domain/schedule';
import { spreadTarget } from '@garment-mes/domain/work-study';
import { andWithinReach } from '../../access/within-reach.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { lineDay } from './line-day.ts';
import { publishTargets } from './save-targets.ts';

interface PlannedDay {
  readonly deptId: string;
  readonly orderId: string;
  readonly shiftId: string | null;
  readonly headcount: number;
  readonly effPct: string;
  readonly sam: string;
  readonly planNum: number;
  readonly targetId: string | null;
  readonly source: number | null;
}

const SCHEDULED = 1;

/**
 * Makes the targets of a day out of its schedules: what people, minutes and curve give (3.10), but no more
 * than is planned. A target somebody typed stays unless it is to be overwritten.
 *
 * @returns ids of the targets that were made
 */
export async function generateTargets(
  services: Services,
  tx: Tx,
  actor: Actor,
  { workDate, deptIds, overwrite }: BodyOf<'generateTargets'>,
): Promise<string[]> {
  const planned = await plannedDays(tx, actor, workDate, deptIds ?? undefined);
  const ids: string[] = [];
  for (const { deptId, orderId, headcount, effPct, sam, planNum, ...rest } of planned) {
    if (rest.source === 2 && overwrite !== true) continue;
    const day = await lineDay(tx, actor, deptId, workDate);
    const shiftId = rest.shiftId ?? day.shiftId;
    if (!shiftId || headcount < 1 || day.windows.length === 0) continue;
    const minutes = sum(day.windows.map((window) => window.minutes));
    const targetNum = Math.min(planNum, dayCapacity(headcount, minutes, effPct, sam));
    const shares = spreadTarget(
      targetNum,
      day.windows.map((window) => window.minutes),
    );
    const columns = {
      shiftId,
      headcount,
      availMin: decimalText(minutes.times(headcount), 4),
      effPct,
      targetNum,
      hourTargets: day.windows.map(({ from, to }, at) => ({ from, to, num: shares[at] ?? 0 })),
      source: SCHEDULED,
    };
    if (rest.targetId) {
      await updateRow(tx, actor, 'mes2.output_target', rest.targetId, columns);
      ids.push(rest.targetId);
    } else {
      const id = await insertRow(tx, 'mes2.output_target', {
        deptId,
        orderId,
        workDate,
        ...columns,
      });
      if (id) ids.push(id);
    }
  }
  await publishTargets(services, tx, ids);
  return ids;
}

const plannedDays = (
  tx: Tx,
  { companyId }: Actor,
  workDate: string,
  deptIds: readonly string[] | undefined,
): Promise<PlannedDay[]> =>
  tx.all(sql`
    select s.line_dept_id as dept_id, s.order_id, d.shift_id, d.headcount, d.eff_pct, s.sam, d.plan_num,
      t.id as target_id, t.source
    from mes2.schedule_day d
    join mes2.schedule s on s.company_id = d.company_id and s.id = d.schedule_id and s.status in (0, 1)
      and s.del_flag = '0'
    left join mes2.output_target t on t.company_id = s.company_id and t.dept_id = s.line_dept_id
      and t.order_id = s.order_id and t.work_date = d.work_date and t.del_flag = '0'
    where d.company_id = ${companyId} and d.work_date = ${workDate}::date and d.plan_num > 0
    ${deptIds ? sql`and s.line_dept_id = any(${deptIds}::bigint[])` : sql``}
    ${andWithinReach(tx.reach, 'mes2.schedule', sql`s`)}
    order by s.line_dept_id, s.sort`);
