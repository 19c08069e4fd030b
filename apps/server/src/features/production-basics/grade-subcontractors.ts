import { subcontractGrade } from '@garment-mes/domain/quality';
import { sql, type Tx } from '../../database/engine.ts';
import { type CompanyMoment, eachCompany } from '../../jobs/each-company.ts';
import type { Services } from '../../operations.ts';
import { factoryToday } from '../settings/public.ts';
import { onTimePct, secondPct } from './subcontract-figures.sql.ts';

/**
 * Gives the groups that nobody graded the grade of the month before, once a month. A month in which nothing came back
 * leaves the grade as it was; a grade that a person chose stays.
 *
 * @returns groups that have another grade now
 */
export const gradeSubcontractors = (services: Services): Promise<number> =>
  eachCompany(
    services,
    sql`exists (select 1 from mes2.subcontract_group r
      where r.company_id = c.id and r.del_flag = '0' and (r.grade is null or r.grade_month is not null))`,
    (tx, moment) => gradeIn(services, tx, moment),
  );

interface Ungraded {
  readonly id: string;
  readonly grade: string | null;
  readonly month: string;
  readonly onTimePct: string | null;
  readonly secondPct: string | null;
}

const running = sql`date_trunc('month', ${factoryToday(sql`r.company_id`)}::timestamp)`;
const lastMonth = {
  from: sql`(${running} - interval '1 month')::date`,
  to: sql`${running}::date`,
};

async function gradeIn(
  { publish }: Services,
  tx: Tx,
  { companyId, now }: CompanyMoment,
): Promise<number> {
  const groups = await tx.all<Ungraded>(sql`
    select r.id, r.grade, ${lastMonth.from} as month, ${onTimePct(lastMonth)} as on_time_pct,
      ${secondPct(lastMonth)} as second_pct
    from mes2.subcontract_group r
    where r.company_id = ${companyId} and r.del_flag = '0'
      and (r.grade is null or r.grade_month < ${lastMonth.from})
    order by r.id for update`);
  const changed: string[] = [];
  for (const group of groups) {
    if (group.onTimePct === null || group.secondPct === null) continue;
    const grade = subcontractGrade(group.onTimePct, group.secondPct);
    await tx.run(sql`
      update mes2.subcontract_group set grade = ${grade}, grade_month = ${group.month}::date, version = version + 1,
        update_by = null, update_date = ${now}
      where company_id = ${companyId} and id = ${group.id}`);
    if (grade !== group.grade) changed.push(group.id);
  }
  if (changed.length > 0) await publish(tx, { topic: 'dict', keys: changed });
  return changed.length;
}
