import { type Sql, sql } from '../../../database/engine.ts';
import { factoryToday } from '../../settings/public.ts';
import { workdaysBetween } from './workdays.sql.ts';

/** A date of a stage in the plan of the order `o`. */
export const stageDate = (stage: number, column: Sql): Sql => sql`(
  select p.${column} from mes2.order_stage_plan p
  where p.company_id = o.company_id and p.order_id = o.id and p.stage = ${stage}::int)`;

/** When the plan of the order `o` ends its sewing. */
export const sewingEnd = stageDate(4, sql`plan_end_date`);

/** When the last of its schedules ends. */
export const scheduleEnd = sql`(
  select max(s.end_date)::date from mes2.schedule s
  where s.company_id = o.company_id and s.order_id = o.id and s.del_flag = '0')`;

/** Working days between the end of its schedules and the end of its stage; below zero when they end after it. */
export const slackDays = workdaysBetween(scheduleEnd, sewingEnd);

/** The day an order is expected to leave: the later of its own forecast and the end of its schedules. */
export const forecast = sql`greatest(o.forecast_date, (
  select max(coalesce(s.forecast_date, s.end_date))::date from mes2.schedule s
  where s.company_id = o.company_id and s.order_id = o.id and s.status in (0, 1) and s.del_flag = '0'))`;

/**
 * How sure the delivery of an order in work is: 1 in time, 2 tight, 3 late. What is on no line yet is judged
 * by the days that are left until its delivery.
 */
export function riskLight(companyId: string): Sql {
  const today = factoryToday(sql`${companyId}`);
  const daysLeft = workdaysBetween(today, sql`o.delivery_date`);
  return sql`(case
    when o.status not in (1, 2, 5) then null
    when greatest(${forecast}, ${today}) > o.delivery_date then 3
    when coalesce(${slackDays}, ${daysLeft}) < 2 then 2
    else 1 end)`;
}
