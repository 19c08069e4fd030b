import { type Sql, sql } from '../../database/engine.ts';
import type { Language } from '../../operations.ts';
import { doneNum } from './line/line-bars.sql.ts';

/** Notes of a schedule in a language, the calendar's warning among them. */
export const conflictTexts = (language: Language): Sql => sql`(
  array(select jsonb_array_elements_text(coalesce(s.conflict_text -> ${language === 'en' ? 'en' : 'zh'}::text, '[]')))
  || case when s.recalc_due = 1
    then array[${language === 'en' ? 'Calendar or people changed: compute again' : '日历或人力已变，待重算'}::text]
    else '{}'::text[] end)`;

const colorNames: Sql = sql`array(
  select k.name from mes2.schedule_color c
  join ccm.color k on k.company_id = c.company_id and k.id = c.color_id
  where c.company_id = s.company_id and c.schedule_id = s.id order by k.code)`;

export const scheduleColumns = (language: Language) => ({
  id: sql`s.id`,
  scheduleNo: sql`s.schedule_no`,
  status: sql`s.status`,
  conflictText: conflictTexts(language),
  lineDeptName: sql`d.name`,
  sort: sql`s.sort`,
  orderNo: sql`o.order_no`,
  styleNo: sql`o.style_no`,
  colorNames,
  customerName: sql`o.customer_name`,
  num: sql`s.num`,
  doneNum,
  donePct: sql`round(${doneNum} * 100.0 / s.num, 2)`,
  startDate: sql`s.start_date`,
  endDate: sql`s.end_date`,
  forecastDate: sql`s.forecast_date`,
  actualStartDate: sql`s.actual_start_date`,
  actualEndDate: sql`s.actual_end_date`,
  deliveryDate: sql`o.delivery_date`,
  sam: sql`s.sam`,
  headcount: sql`s.headcount`,
  curveName: sql`e.name`,
  changeoverMin: sql`s.changeover_min`,
  isFixed: sql`s.is_fixed`,
  isManual: sql`s.is_manual`,
  stopReason: sql`s.stop_reason`,
  endReason: sql`s.end_reason`,
  updateByName: sql`u.name`,
  orderId: sql`s.order_id`,
  lineDeptId: sql`s.line_dept_id`,
  colorIds: sql`array(select c.color_id::text from mes2.schedule_color c
    where c.company_id = s.company_id and c.schedule_id = s.id order by c.color_id)`,
  efficiencySetId: sql`s.efficiency_set_id`,
  conflictFlag: sql`s.conflict_flag`,
  version: sql`s.version`,
});

export interface ScheduleSearch {
  readonly lineDeptId?: string | undefined;
  readonly orderId?: string | undefined;
  /** Only schedules with a conflict. */
  readonly conflict?: boolean | undefined;
  /** Only schedules that run. */
  readonly today?: boolean | undefined;
}

/** Every schedule has an order and a line; joined like this, what only counts leaves them out. */
export const scheduleRows = (
  companyId: string,
  { lineDeptId, orderId, conflict, today }: ScheduleSearch,
): Sql => sql`
  from mes2.schedule s
  left join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
  left join amc.department d on d.company_id = s.company_id and d.id = s.line_dept_id
  left join mes2.efficiency_set e on e.company_id = s.company_id and e.id = s.efficiency_set_id
  left join amc.app_user u on u.id = s.update_by
  where s.company_id = ${companyId} and s.del_flag = '0'
  ${lineDeptId ? sql`and s.line_dept_id = ${lineDeptId}` : sql``}
  ${orderId ? sql`and s.order_id = ${orderId}` : sql``}
  ${conflict ? sql`and (s.conflict_flag > 0 or s.recalc_due = 1)` : sql``}
  ${today ? sql`and s.status = 1` : sql``}`;
