import { sql, type Tx } from '../../src/database/engine.ts';
import type { DemoCalendar } from '../demo-calendar.ts';

/** Nights back to which the log of jobs reaches. */
const NIGHTS = 7;

/**
 * What ran in the last nights, and a calculation of wages in which two people were left without a price: it can be run
 * again as long as the period is open.
 */
export async function seedBatchLogs(
  tx: Tx,
  companyId: string,
  calendar: DemoCalendar,
): Promise<void> {
  const days = Array.from({ length: NIGHTS }, (_, at) => calendar.workday(-at - 1));
  await tx.run(sql`
    insert into mes2.batch_day_log (company_id, job_code, work_date, start_date, end_date, total, ok_num, fail_num)
    select ${companyId}, j.code, d.day, d.day + interval '1 day 2 hours' + j.after, d.day + interval '1 day 2 hours' + j.after + j.took,
      j.total, j.total, 0
    from unnest(${days}::date[]) as d (day)
    cross join (values ('rollup', interval '0', interval '48 seconds', 6),
      ('dayPlan', interval '10 minutes', interval '7 seconds', 12)) as j (code, after, took, total)`);
  const log = await tx.one<{ id: string }>(sql`
    insert into mes2.batch_day_log (company_id, job_code, work_date, start_date, end_date, total, ok_num, fail_num,
      payload)
    select ${companyId}, 'wage', ${days[0]}::date, ${days[0]}::date + time '18:10', ${days[0]}::date + time '18:10:21',
      n.total, n.total - 2, 2, jsonb_build_object('periodId', p.id::text)
    from mes2.wage_period p
    cross join (select count(*)::int as total from amc.company_member m
      where m.company_id = ${companyId} and m.del_flag = '0' and m.status = 0) n
    where p.company_id = ${companyId} and p.del_flag = '0' and n.total > 2
      and ${days[0]}::date between p.from_date and p.to_date
    returning id`);
  if (!log) return;
  await tx.run(sql`
    insert into mes2.batch_day_log_item (company_id, log_id, seq_no, label, is_ok, text, record_id)
    select ${companyId}, ${log.id}, row_number() over (order by m.employee_no), m.employee_no || ' ' || m.employee_name,
      m.place > 2, case when m.place <= 2 then '合肩 当日没有工价' end, m.id
    from (select e.*, row_number() over (order by e.employee_no desc) as place from amc.company_member e
      where e.company_id = ${companyId} and e.del_flag = '0' and e.status = 0) m`);
}
