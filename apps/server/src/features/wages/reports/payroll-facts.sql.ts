import { type Sql, sql } from '../../../database/engine.ts';
import { type PeriodDays, paidScans } from '../calculate/paid-scans.sql.ts';

/** Days of no period. */
const NO_DAYS: PeriodDays = { id: '0', fromDate: '0001-01-01', toDate: '0001-01-01' };

/** What stands beside a wage record `r`: `o` its reports, `e` its minutes, `j` its adjustments, each read once. */
export const payrollFacts = (companyId: string, period: PeriodDays = NO_DAYS): Sql => sql`
  left join (
    select x.employee_id, sum(x.num)::int as num from (${paidScans(companyId, period, 1)}) x group by 1
  ) o on o.employee_id = r.employee_id
  left join (
    select y.employee_id, sum(y.earned_min) as earned_min
    from mes2.employee_day y
    where y.company_id = ${companyId} and y.work_date between ${period.fromDate}::date and ${period.toDate}::date
    group by 1
  ) e on e.employee_id = r.employee_id
  left join (
    select s.employee_id, count(*)::int as num from mes2.scan s
    where s.company_id = ${companyId} and s.work_date between ${period.fromDate}::date and ${period.toDate}::date
      and s.suspect_flag = 1 and s.review_status = 0 and s.status = 0 and s.type <> 3
    group by 1
  ) q on q.employee_id = r.employee_id
  left join (
    select a.employee_id, count(*)::int as num from mes2.wage_adjust a
    where a.company_id = ${companyId} and a.period_id = ${period.id} and a.status = 0 and a.del_flag = '0'
    group by 1
  ) j on j.employee_id = r.employee_id`;

/** What is to be looked at before a record is locked. */
export const payrollAnomalies: Sql = sql`array_remove(array[
  case when r.status < 2 and coalesce(o.num, 0) <> r.piece_num then 'difference' end,
  case when r.status < 2 and q.num > 0 then 'suspect' end,
  case when j.num > 0 then 'adjust' end,
  case when r.objection is not null and r.answer_text is null then 'objection' end,
  case when r.top_up_amount > 0 then 'floor' end], null)`;

/** Minutes earned ÷ minutes there × 100; null without attendance. */
export const personEfficiency: Sql = sql`round(coalesce(e.earned_min, 0) * 100
  / nullif(r.normal_min + r.ot_weekday_min + r.ot_rest_min + r.ot_holiday_min, 0), 2)`;

/** The days of a record: pieces, money and minutes; pools, beds and hours lie on their days. */
export const daysOfRecord = (
  { fromDate, toDate }: PeriodDays,
  seesMoney: boolean,
): Sql => sql`coalesce((
  select json_agg(jsonb_build_object('workDate', z.day::text, 'num', z.num, 'attendMin', z.attend::text,
    'earnedMin', z.earned::text) || ${seesMoney ? sql`jsonb_build_object('amount', z.amount::text)` : sql`'{}'::jsonb`}
    order by z.day)
  from (
    select v.day, sum(v.num)::int as num, sum(v.amount) as amount, sum(v.attend) as attend, sum(v.earned) as earned
    from (
      select d.work_date as day, case when d.source = 1 then d.num else 0 end as num, d.amount, 0 as attend, 0 as earned
      from mes2.wage_detail d where d.company_id = r.company_id and d.wage_record_id = r.id
      union all
      select a.work_date, 0, 0, a.normal_min + a.ot_min, 0 from mes2.attendance a
      where a.company_id = r.company_id and a.employee_id = r.employee_id and a.del_flag = '0'
        and a.work_date between ${fromDate}::date and ${toDate}::date
      union all
      select y.work_date, 0, 0, 0, y.earned_min from mes2.employee_day y
      where y.company_id = r.company_id and y.employee_id = r.employee_id
        and y.work_date between ${fromDate}::date and ${toDate}::date) v
    group by v.day) z), '[]'::json)`;
