import { DomainError } from '@garment-mes/domain/refusals';
import { daysBetween } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { clockText } from '../../records/clock-text.ts';
import { dayFigures, dhu, fpy, letterOf } from './figures.sql.ts';

const MOST_DAYS = 31;

/**
 * Grades the days of a range again, by the limits in force now. A day on which nothing was checked has no grade.
 *
 * @returns id of the entry in the log of batches
 * @throws {DomainError} `recalculate-days` or `dates-reversed`
 */
export async function recalculateLevels(
  { audit }: Services,
  tx: Tx,
  actor: Actor,
  { targetType, workDateFrom: from, workDateTo: to }: BodyOf<'recalculateQualityLevels'>,
): Promise<string> {
  const { companyId, employee, now, scope } = actor;
  if (to < from) throw new DomainError('dates-reversed', { to: '结束日期', from: '开始日期' });
  if (daysBetween(from, to) >= MOST_DAYS)
    throw new DomainError('recalculate-days', { max: MOST_DAYS });
  const figures = dayFigures(companyId, targetType, { from, to });
  const letter = await letterOf(tx, companyId);
  // One grading of a company at a time: two of them would write the same days.
  await tx.all(
    sql`select pg_advisory_xact_lock(hashtextextended('quality level ' || ${companyId}, 0))`,
  );
  await tx.run(sql`
    delete from mes2.quality_level q
    where q.company_id = ${companyId} and q.target_type = ${targetType}::int
      and q.work_date between ${from}::date and ${to}::date
      and not exists (select 1 from (${figures}) f where f.target_id = q.target_id and f.work_date = q.work_date)`);
  const written = await tx.run(sql`
    insert into mes2.quality_level as q (company_id, target_type, target_id, work_date, dhu, fpy_pct, check_num,
      defect_num, level)
    select ${companyId}, ${targetType}::int, f.target_id, f.work_date, round(${dhu}, 2), round(${fpy}, 2),
      f.check_num, f.defect_num, ${letter}
    from (${figures}) f
    on conflict (company_id, target_type, target_id, work_date) do update set dhu = excluded.dhu,
      fpy_pct = excluded.fpy_pct, check_num = excluded.check_num, defect_num = excluded.defect_num,
      level = excluded.level, version = q.version + 1, update_by = current_person(), update_date = app_now()`);
  const log = await tx.one<{ id: string }>(sql`
    insert into mes2.batch_day_log (company_id, job_code, work_date, start_date, end_date, total, ok_num, payload,
      by_employee_id)
    values (${companyId}, 'rollup', ${clockText(now, scope.timeZone).slice(0, 10)}::date, ${now},
      greatest(app_now(), ${now}::timestamptz), ${written}::int, ${written}::int,
      ${JSON.stringify({ what: 'qualityLevel', targetType, from, to })}::jsonb, ${employee?.id ?? null})
    returning id`);
  if (!log) throw new Error('no log was written');
  await audit(tx, {
    bizType: 'qualityLevel',
    bizId: log.id,
    action: 'recalculate',
    diff: { from, to },
  });
  return log.id;
}
