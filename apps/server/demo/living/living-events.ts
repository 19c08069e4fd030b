import { randomUUID } from 'node:crypto';
import { sql, type Tx } from '../../src/database/engine.ts';
import {
  closeProblem,
  resolveProblem,
  respondToProblem,
} from '../../src/features/problems/problem-steps.ts';
import { reportProblem } from '../../src/features/problems/report-problem.ts';
import type { Services } from '../../src/operations.ts';
import type { Actor } from '../../src/records/actor.ts';
import type { FastRandom } from '../history/fast-random.ts';
import { checkSewnBundle } from './living-checks.ts';
import type { LivingLine } from './living-lines.sql.ts';

/** One thing that happens on a line besides sewing, in turns: a check, a problem, its end, a machine. */
export async function nextEvent(
  services: Services,
  tx: Tx,
  actor: Actor,
  line: LivingLine,
  nth: number,
  random: FastRandom,
): Promise<void> {
  if (nth === 0) await checkSewnBundle(services, tx, actor, line, random);
  else if (nth === 1) await callOut(services, tx, actor, line, random);
  else if (nth === 2) await goOnWithProblem(services, tx, actor, line);
  else await moveMachine(services, tx, actor, line);
}

/** Problems that a line of the demo has at most: nobody would come to more. */
const MOST_OPEN = 3;

async function callOut(
  services: Services,
  tx: Tx,
  actor: Actor,
  { companyId, lineDeptId }: LivingLine,
  random: FastRandom,
): Promise<void> {
  const sets = await tx.all<{ id: string }>(sql`
    select id from mes2.line_problem_set where company_id = ${companyId} and del_flag = '0' order by code`);
  const open = await tx.one<{ num: number }>(sql`
    select count(*)::int as num from mes2.problem_log
    where company_id = ${companyId} and dept_id = ${lineDeptId} and status in (0, 1, 2) and del_flag = '0'`);
  const set = sets[random.below(Math.max(1, sets.length))];
  if (!set || (open?.num ?? 0) >= MOST_OPEN) return;
  await reportProblem(services, tx, actor, {
    requestId: randomUUID(),
    lineDeptId,
    problemSetId: set.id,
    stationNo: String(random.below(20) + 1),
  });
}

interface OpenProblem {
  readonly id: string;
  readonly version: number;
  readonly status: number;
}

/** The oldest problem of the line goes one step on; who reported it closes it. */
async function goOnWithProblem(
  services: Services,
  tx: Tx,
  actor: Actor,
  { companyId, lineDeptId }: LivingLine,
): Promise<void> {
  const problem = await tx.one<OpenProblem>(sql`
    select id, version, status from mes2.problem_log
    where company_id = ${companyId} and dept_id = ${lineDeptId} and del_flag = '0' and problem_set_id is not null
      and (status in (0, 1) or (status = 2 and report_by = ${actor.employee?.id ?? null}::bigint))
    order by status desc, report_date, id limit 1`);
  if (!problem) return;
  const { id, version, status } = problem;
  if (status === 0) await respondToProblem(services, tx, actor, { id, version });
  else if (status === 1)
    await resolveProblem(services, tx, actor, { id, version, cause: '现场原因', action: '已处理' });
  else await closeProblem(services, tx, actor, { id, version, isSolved: true });
}

/** The machine of the line that was touched longest ago stops or runs again. */
async function moveMachine(
  services: Services,
  tx: Tx,
  { now }: Actor,
  { companyId, lineDeptId }: LivingLine,
): Promise<void> {
  const machine = await tx.one<{ id: string; status: number }>(sql`
    update ccm.machine set status = case when status = 1 then 0 else 1 end, version = version + 1, update_date = ${now}
    where company_id = ${companyId} and id = (
      select id from ccm.machine where company_id = ${companyId} and dept_id = ${lineDeptId} and status in (0, 1)
        and del_flag = '0' order by update_date, id limit 1)
    returning id, status`);
  if (!machine) return;
  if (machine.status === 1)
    await tx.run(sql`
      insert into mes2.machine_run (company_id, machine_id, start_date)
      values (${companyId}, ${machine.id}, ${now}) on conflict do nothing`);
  else
    await tx.run(sql`
      update mes2.machine_run set end_date = greatest(start_date, ${now}::timestamptz), stop_reason = '换款'
      where company_id = ${companyId} and machine_id = ${machine.id} and end_date is null`);
  await services.publish(tx, { topic: 'machine', keys: [machine.id] });
}
