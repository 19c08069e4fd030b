import { type Bilingual, DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { repeatCalculation } from '../wages/public.ts';

interface Job {
  readonly id: string;
  readonly jobCode: keyof typeof NAMES;
  readonly workDate: string;
  readonly isRunning: boolean;
  readonly failNum: number;
  readonly pct: number;
  readonly periodId: string | null;
}

/** Jobs as the log calls them. */
const NAMES = {
  scheduleStart: { zh: '排程启动', en: 'Schedules started' },
  scheduleStop: { zh: '排程停止', en: 'Schedules stopped' },
  dayPlan: { zh: '日计划', en: 'Day plan' },
  rollup: { zh: '汇总', en: 'Roll-up' },
  wage: { zh: '工资', en: 'Wages' },
  reconcile: { zh: '对账', en: 'Reconciliation' },
  machineStart: { zh: '设备启用', en: 'Machines started' },
  machineStop: { zh: '设备停用', en: 'Machines stopped' },
} as const satisfies Readonly<Record<string, Bilingual>>;

/**
 * Runs what failed in a job once more, as a job with a line of its own; the old line stays as it was.
 *
 * @returns id of the new line
 * @throws {DomainError} `record-missing`, `job-running`, `job-without-failures` or `job-not-repeatable`
 */
export async function retryJob(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, itemIds }: BodyOf<'retryBatchDayLog'>,
): Promise<string> {
  const { companyId } = actor;
  const job = await tx.one<Job>(sql`
    select id, job_code, work_date::text as work_date, end_date is null as is_running, fail_num,
      case when total = 0 then 0 else (ok_num + fail_num) * 100 / total end as pct,
      payload ->> 'periodId' as period_id
    from mes2.batch_day_log where company_id = ${companyId} and id = ${id} and del_flag = '0' for update`);
  if (!job) throw new DomainError('record-missing', { what: { zh: '作业', en: 'Background job' } });
  const name = NAMES[job.jobCode];
  if (job.isRunning)
    throw new DomainError('job-running', { job: name, date: job.workDate, pct: job.pct });
  if (job.failNum === 0) throw new DomainError('job-without-failures', {});
  if (job.jobCode !== 'wage' || job.periodId === null)
    throw new DomainError('job-not-repeatable', { job: name });
  const rows = await tx.all<{ employeeId: string }>(sql`
    select record_id as employee_id from mes2.batch_day_log_item
    where company_id = ${companyId} and log_id = ${id} and not is_ok and record_id is not null
      ${itemIds ? sql`and id = any(${itemIds}::bigint[])` : sql``}
    order by seq_no`);
  const people = rows.map(({ employeeId }) => employeeId);
  const again = await repeatCalculation(services, tx, actor, job.periodId, people);
  await services.publish(tx, { topic: 'job', keys: [again] });
  return again;
}
