import type { Bilingual, Language } from '@garment-mes/domain/refusals';
import { type Sql, sql } from '../../../database/engine.ts';
import type { QueryOf } from '../../../generated/operations.ts';
import { wordOf } from '../../../messages/words.sql.ts';
import { factoryToday } from '../../settings/public.ts';
import { forecast, riskLight, scheduleEnd, slackDays } from './risk-light.sql.ts';
import { delayDays, workdaysBetween } from './workdays.sql.ts';

type ScheduleSearch = NonNullable<QueryOf<'getProductionScheduleReport'>>;

/** Stages of an order as its plan numbers them, but for prints, which no order counts pieces of. */
const STAGES: Readonly<Record<number, Bilingual>> = {
  1: { zh: '面料', en: 'Fabric' },
  2: { zh: '裁剪', en: 'Cutting' },
  4: { zh: '缝制', en: 'Sewing' },
  5: { zh: '后整', en: 'Finishing' },
  6: { zh: '终检', en: 'Final inspection' },
  7: { zh: '走货', en: 'Shipment' },
};

/** The first stage that not all pieces of the order `o` are through. */
const stage = sql`(case
  when o.cut_num = 0 and not exists (
    select 1 from mes2.cutting_bed b
    where b.company_id = o.company_id and b.order_id = o.id and b.status <> 9 and b.del_flag = '0') then 1
  when o.cut_num < o.order_num then 2
  when o.sew_num + o.scrap_num < o.cut_num then 4
  when o.qc_pass_num + o.second_num < o.sew_num then 5
  when o.in_num < o.qc_pass_num then 6
  else 7 end)`;

const hasSchedule = sql`exists (
  select 1 from mes2.schedule s where s.company_id = o.company_id and s.order_id = o.id and s.del_flag = '0')`;

export const scheduleColumns = (companyId: string, language: Language) => ({
  orderNo: sql`o.order_no`,
  customerName: sql`o.customer_name`,
  styleNo: sql`o.style_no`,
  priority: sql`o.priority`,
  orderNum: sql`o.order_num`,
  cutNum: sql`o.cut_num`,
  deliverNum: sql`o.deliver_num`,
  sewNum: sql`o.sew_num`,
  qcPassNum: sql`o.qc_pass_num`,
  inNum: sql`o.in_num`,
  outNum: sql`o.out_num`,
  scrapNum: sql`o.scrap_num`,
  stageName: wordOf(STAGES, stage, language),
  planEndDate: sql`(
    select p.plan_end_date from mes2.order_stage_plan p
    where p.company_id = o.company_id and p.order_id = o.id and p.stage = ${stage})`,
  forecastDate: sql`(case when ${hasSchedule} then ${forecast} end)`,
  deliveryDate: sql`o.delivery_date`,
  // What is on no line yet has the days that are left until its delivery.
  slackDays: sql`coalesce(case when ${scheduleEnd} is not null then ${slackDays} end,
    ${workdaysBetween(factoryToday(sql`${companyId}`), sql`o.delivery_date`)})`,
  delayDays: delayDays(forecast),
  risk: riskLight(companyId),
  orderId: sql`o.id`,
});

/** Released orders, suspended and finished ones too. */
export const scheduleRows = (companyId: string, search: ScheduleSearch): Sql => {
  const { customerId, orderNo, styleNo, priority, lineDeptId, inProduction } = search;
  const { deliveryDateFrom: from, deliveryDateTo: to } = search;
  return sql`
  from mes2.production_order o
  where o.company_id = ${companyId} and o.del_flag = '0' and o.status in (1, 2, 3, 5)
    ${search.risk ? sql`and ${riskLight(companyId)} = ${search.risk}::int` : sql``}
    ${from ? sql`and o.delivery_date >= ${from}::date` : sql``}
    ${to ? sql`and o.delivery_date <= ${to}::date` : sql``}
    ${customerId ? sql`and o.customer_id = ${customerId}` : sql``}
    ${orderNo ? sql`and o.order_no = ${orderNo}` : sql``}
    ${styleNo ? sql`and o.style_no = ${styleNo}` : sql``}
    ${priority === undefined ? sql`` : sql`and o.priority = ${priority}::int`}
    ${inProduction ? sql`and o.status in (1, 2, 5)` : sql``}
    ${
      lineDeptId
        ? sql`and exists (
            select 1 from mes2.schedule s where s.company_id = o.company_id and s.order_id = o.id
              and s.line_dept_id = ${lineDeptId} and s.del_flag = '0')`
        : sql``
    }`;
};
