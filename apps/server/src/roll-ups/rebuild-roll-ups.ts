import { type Engine, sql } from '../database/engine.ts';
import {
  checkDay,
  defectDay,
  employeeDay,
  lineHourOutput,
  orderStageDay,
} from '../invariants/roll-up-facts.sql.ts';
import { rebuild, rebuildStages, type Span } from './rebuild.sql.ts';

const STATEMENT_MS = 600_000;
const BY_DAY = [lineHourOutput, employeeDay, checkDay, defectDay];

/**
 * Counts every roll-up of a company again from the facts of the days, each in a transaction of its own,
 * and keeps a line about it in the log of jobs, which counts a roll-up that differed as failed.
 *
 * @returns rows that differed, by table
 */
export async function rebuildRollUps(
  engine: Engine,
  span: Span,
): Promise<Readonly<Record<string, number>>> {
  const started = engine.clock();
  const wrong: Record<string, number> = {};
  const options = { statementMs: STATEMENT_MS };
  for (const rollUp of BY_DAY)
    wrong[rollUp.table] = await engine.system((tx) => rebuild(tx, rollUp, span), options);
  wrong[orderStageDay.table] = await engine.system(
    (tx) => rebuildStages(tx, orderStageDay, span),
    options,
  );
  const total = Object.keys(wrong).length;
  const failed = Object.values(wrong).filter((rows) => rows > 0).length;
  await engine.system((tx) =>
    tx.run(sql`
      insert into mes2.batch_day_log (company_id, job_code, work_date, start_date, end_date, total, ok_num, fail_num,
        payload)
      values (${span.companyId}::bigint, 'rollup', ${span.to}::date, ${started}, greatest(${started}::timestamptz, app_now()),
        ${total}::int, ${total - failed}::int, ${failed}::int, ${JSON.stringify(wrong)}::jsonb)`),
  );
  return wrong;
}
