import { sql, type Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';

type SetDays = NonNullable<BodyOf<'updateSchedule'>['setDays']>;

/**
 * Gives schedules of some lines days back that a change made them give up: from today on, and only as far as they
 * leave a schedule its quantity. What somebody set for a day meanwhile stays. The caller has locked the lines.
 */
export const bringBackDays = (
  tx: Tx,
  companyId: string,
  { lineDeptIds, today }: { readonly lineDeptIds: readonly string[]; readonly today: string },
  days: SetDays,
): Promise<number> =>
  tx.run(sql`
    with asked as (
      select distinct on (r."scheduleId", r."workDate") s.id, s.num, r."workDate" as work_date, r."planNum" as plan_num,
        r.headcount
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
        as r ("scheduleId" bigint, "workDate" date, "planNum" int, headcount int)
      join mes2.schedule s on s.company_id = ${companyId} and s.id = r."scheduleId" and s.status in (0, 1)
        and s.del_flag = '0' and s.line_dept_id = any(${lineDeptIds}::bigint[])
      where r."workDate" >= ${today}::date and r.headcount > 0
        and not exists (select 1 from mes2.schedule_day d
          where d.company_id = s.company_id and d.schedule_id = s.id and d.work_date = r."workDate" and d.is_manual = 1)),
    fitting as (
      select a.id from asked a group by a.id, a.num
      having coalesce(sum(a.plan_num), 0) + coalesce((select sum(d.plan_num) from mes2.schedule_day d
        where d.company_id = ${companyId} and d.schedule_id = a.id and d.is_manual = 1), 0) <= a.num)
    insert into mes2.schedule_day as d
      (company_id, schedule_id, work_date, avail_min, headcount, eff_pct, plan_num, is_manual)
    select ${companyId}, a.id, a.work_date, 0, a.headcount, 100, coalesce(a.plan_num, 0),
      case when a.plan_num is null then 0 else 1 end
    from asked a where a.id in (select id from fitting)
    on conflict (company_id, schedule_id, work_date) do update set headcount = excluded.headcount,
      is_manual = excluded.is_manual, plan_num = excluded.plan_num, version = d.version + 1`);
