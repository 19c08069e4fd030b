import { sql, type Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { clockText } from '../../records/clock-text.ts';
import type { BatchOutcome } from '../../records/each-alone.ts';

/** Keeps what a batch of steps did: how many records, which failed and why. */
export async function logBatch(
  { publish }: Pick<Services, 'publish'>,
  tx: Tx,
  { companyId, employee, now, scope }: Actor,
  jobCode: 'scheduleStart' | 'scheduleStop',
  { okIds, fails }: BatchOutcome,
): Promise<void> {
  const log = await tx.one<{ id: string }>(sql`
    insert into mes2.batch_day_log (company_id, job_code, work_date, start_date, end_date, total, ok_num, fail_num,
      by_employee_id)
    values (${companyId}, ${jobCode}, ${clockText(now, scope.timeZone).slice(0, 10)}::date, ${now}, greatest(app_now(), ${now}::timestamptz),
      ${okIds.length + fails.length}, ${okIds.length}, ${fails.length}, ${employee?.id ?? null}) returning id`);
  if (!log) return;
  await publish(tx, { topic: 'job', keys: [log.id] });
  await insertRows(
    tx,
    'mes2.batch_day_log_item',
    fails.map(({ id, text }, at) => ({
      logId: log.id,
      seqNo: at + 1,
      label: id,
      isOk: false,
      text: text.slice(0, 500),
      recordId: id,
    })),
  );
}
