import { andCountedWithinReach } from '../../../access/within-reach.ts';
import { type Reach, type Sql, sql } from '../../../database/engine.ts';
import type { QueryOf } from '../../../generated/operations.ts';

type WatchSearch = NonNullable<QueryOf<'getWageWatchReport'>>;

/** Days before a day among which its last worked ones are looked for. */
const LOOK_BACK = 60;
/** Worked days whose mean a day is held against. */
const MEAN_OF = 7;
/** Percent from which a day differs too much from the mean of the days before. */
const MOST_DIFFERENCE = 40;
/** Percent of efficiency above which a day cannot be. */
const MOST_EFFICIENCY = 180;

const ofOrder = (condition: Sql): Sql => sql`and exists (
  select 1 from mes2.scan s
  join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
  left join mes2.bundle b on b.company_id = s.company_id and b.id = s.bundle_id
  where s.company_id = w.company_id and s.employee_id = w.employee_id and s.work_date = w.work_date and ${condition})`;

/**
 * Days of people with what was odd about them. A day pays what the wage pays of it: its rows, each on cents, and nothing
 * that a group shares. The mean is that of the last seven days worked before the day.
 *
 * @see docs/formulas.md#piece-wage
 * @param hourlyFloor CNY an hour below which a day of piece work is below the floor
 */
export const watchRows = (
  companyId: string,
  reach: Reach | undefined,
  search: WatchSearch,
  hourlyFloor: string,
): Sql => {
  const { workDateFrom, workDateTo, deptId, lineDeptId, employeeId } = search;
  const { customerId, orderNo, styleNo, colorId, sizeId } = search;
  const days = sql`between ${workDateFrom}::date and ${workDateTo}::date`;
  const who = employeeId ? sql`and e.employee_id = ${employeeId}` : sql``;
  return sql`
    from (
      with days as materialized (
        -- Of the days before, only those are added up that a mean needs.
        select d.* from (
          select e.company_id, e.employee_id, e.work_date, e.piece_num, e.earned_min, e.attend_min,
            e.work_date < ${workDateFrom}::date as is_before,
            row_number() over (partition by e.employee_id, e.work_date < ${workDateFrom}::date
              order by e.work_date desc) as at
          from mes2.employee_day e
          where e.company_id = ${companyId} ${who}
            and e.work_date between ${workDateFrom}::date - ${LOOK_BACK}::int and ${workDateTo}::date) d
        where not d.is_before or d.at <= ${MEAN_OF}::int),
      -- As mes2.day_pay adds up one day, of all of them at once.
      paid as (
        select r.employee_id, r.work_date, sum(r.amount) as amount
        from (
          select d.employee_id, d.work_date, round(sum(s.amount), 2) as amount
          from days d
          join mes2.scan s on s.company_id = d.company_id and s.employee_id = d.employee_id and s.work_date = d.work_date
          join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id and p.pay_scope = 1
          group by d.employee_id, d.work_date, s.order_process_id, s.unit_price, s.coefficient, s.source_period_no) r
        group by 1, 2)
      select y.*, case when y.attend_min > 0 then y.earned_min * 100 / y.attend_min end as eff,
        case when y.avg7 > 0 then 100 * (y.amount - y.avg7) / y.avg7 end as diff,
        coalesce(s.suspect_num, 0) as suspect_num, coalesce(s.late_num, 0) as late_num,
        coalesce(s.manual_num, 0) as manual_num, coalesce(s.reversal_num, 0) as reversal_num, s.review_status,
        coalesce(s.open_ids, '{}') as open_ids,
        coalesce(s.line_dept_id, p.dept_id) as line_dept_id,
        (p.pay_type in (1, 5) and y.attend_min > 0
          and y.amount < y.attend_min * ${hourlyFloor}::numeric / 60) as is_below
      from (
        select e.company_id, e.employee_id, e.work_date, e.piece_num, e.earned_min,
          coalesce(e.attend_min, (select a.normal_min + a.ot_min from mes2.attendance a
            where a.company_id = e.company_id and a.employee_id = e.employee_id and a.work_date = e.work_date
              and a.del_flag = '0'), 0)::numeric as attend_min,
          e.amount, e.employee_id || '-' || e.work_date as row_id,
          round(avg(e.amount) over (partition by e.employee_id order by e.work_date
            rows between ${MEAN_OF}::int preceding and 1 preceding), 2) as avg7
        from (
          select d.*, coalesce(x.amount, 0)::numeric(14, 4) as amount
          from days d left join paid x on x.employee_id = d.employee_id and x.work_date = d.work_date) e) y
      join amc.company_member p on p.company_id = y.company_id and p.id = y.employee_id
      left join (
        select e.employee_id, e.work_date, max(e.line_dept_id) as line_dept_id,
          count(*) filter (where e.suspect_flag = 1 and e.type <> 3)::int as suspect_num,
          count(*) filter (where e.type <> 3 and (e.source_period_no is not null
            or (e.scan_date at time zone current_setting('TimeZone'))::date > e.work_date + 1))::int as late_num,
          count(*) filter (where e.type in (4, 5))::int as manual_num,
          count(*) filter (where e.type = 3)::int as reversal_num,
          array_agg(e.id::text order by e.id) filter (where e.suspect_flag = 1 and e.type <> 3
            and e.status = 0 and e.review_status = 0) as open_ids,
          min(case when e.status = 1 then 2 else e.review_status end)
            filter (where e.suspect_flag = 1 and e.type <> 3)::int as review_status
        from mes2.scan e where e.company_id = ${companyId} ${who} and e.work_date ${days}
        group by 1, 2) s on s.employee_id = y.employee_id and s.work_date = y.work_date
      where y.work_date ${days}) w
    join amc.company_member m on m.company_id = w.company_id and m.id = w.employee_id
    join amc.department l on l.company_id = w.company_id and l.id = w.line_dept_id
    where true
      ${deptId ? sql`and w.line_dept_id = ${deptId}` : sql``}
      ${lineDeptId ? sql`and w.line_dept_id = ${lineDeptId}` : sql``}
      ${customerId ? ofOrder(sql`o.customer_id = ${customerId}`) : sql``}
      ${orderNo ? ofOrder(sql`o.order_no = ${orderNo.trim().toUpperCase()}`) : sql``}
      ${styleNo ? ofOrder(sql`o.style_no = ${styleNo.trim()}`) : sql``}
      ${colorId ? ofOrder(sql`b.color_id = ${colorId}`) : sql``}
      ${sizeId ? ofOrder(sql`b.size_id = ${sizeId}`) : sql``}
      ${andCountedWithinReach(reach, 'mes2.scan', sql`w`)}`;
};

/** Limits apply to what is not rounded; exactly 180 is not too high. */
const isTooHigh = sql`coalesce(w.eff > ${MOST_EFFICIENCY}::int, false)`;

export const watchAnomalies: Sql = sql`array_remove(array[
  case when w.is_below then 'low' end,
  case when ${isTooHigh} then 'high' end,
  case when abs(w.diff) >= ${MOST_DIFFERENCE}::int then 'jump' end,
  case when w.suspect_num > 0 then 'suspect' end,
  case when w.late_num > 0 then 'late' end,
  case when w.manual_num > 0 then 'manual' end], null)`;

export const watchColumns = {
  employeeNo: sql`m.employee_no`,
  employeeName: sql`m.employee_name`,
  workDate: sql`w.work_date`,
  lineDeptName: sql`l.name`,
  dayAmount: sql`w.amount`,
  avg7Amount: sql`w.avg7`,
  diffPct: sql`round(w.diff, 2)`,
  pieceNum: sql`w.piece_num`,
  earnedMin: sql`w.earned_min`,
  attendMin: sql`w.attend_min`,
  effPct: sql`round(w.eff, 2)`,
  suspectNum: sql`w.suspect_num`,
  lateNum: sql`w.late_num`,
  manualNum: sql`w.manual_num`,
  reversalNum: sql`w.reversal_num`,
  isBelowFloor: sql`w.is_below::int`,
  isTooHigh: sql`${isTooHigh}::int`,
  anomaly: watchAnomalies,
  reviewStatus: sql`w.review_status`,
  openScanIds: sql`w.open_ids`,
  employeeId: sql`w.employee_id`,
  lineDeptId: sql`w.line_dept_id`,
};
