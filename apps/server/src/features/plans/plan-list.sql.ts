import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { RowOf } from '../../generated/operations.ts';
import type { Language } from '../../operations.ts';
import {
  delayDays,
  forecast,
  riskLight,
  scheduleEnd,
  sewingEnd,
  slackDays,
  stageDate,
} from '../orders/public.ts';

type Stage = RowOf<'listPlans'>['stages'][number];

/** The first shipment that has not left, else the delivery date. */
export const shipmentDate = sql`coalesce((
  select min(s.shipment_date) from mes2.order_shipment s
  where s.company_id = o.company_id and s.order_id = o.id and s.status < 2 and s.del_flag = '0'), o.delivery_date)`;

/** What collides, in a language: fabric after cutting, sewing after its stage, stages over each other. */
const conflicts = (language: Language): Sql => {
  const text = (zh: Sql, en: Sql) => (language === 'en' ? en : zh);
  return sql`array_remove(array[
    case when ${stageDate(2, sql`plan_start_date`)} < o.material_date
      then ${text(sql`'裁剪早于物料到仓' || o.material_date`, sql`'Cutting before the fabric of ' || o.material_date`)} end,
    case when ${scheduleEnd} > ${sewingEnd} then ${text(
      sql`'缝制晚于最迟' || ${sewingEnd} || '，晚' || ${slackDays} * -1 || '个工作日'`,
      sql`'Sewing ends ' || ${slackDays} * -1 || ' working days after ' || ${sewingEnd}`,
    )} end,
    case when exists (
      select 1 from mes2.order_stage_plan a join mes2.order_stage_plan b on b.company_id = a.company_id
        and b.order_id = a.order_id and b.stage > a.stage and a.stage > 1 and b.plan_start_date < a.plan_end_date
      where a.company_id = o.company_id and a.order_id = o.id)
      then ${text(sql`'阶段重叠'`, sql`'Stages overlap'`)} end], null)`;
};

export const planColumns = (language: Language) => ({
  orderId: sql`o.id`,
  orderNo: sql`o.order_no`,
  customerName: sql`o.customer_name`,
  styleNo: sql`o.style_no`,
  orderNum: sql`o.order_num`,
  priority: sql`o.priority`,
  shipmentDate,
  bufferDays: sql`(select sum(p.buffer_days)::int from mes2.order_stage_plan p
    where p.company_id = o.company_id and p.order_id = o.id)`,
  slackDays,
  conflictText: conflicts(language),
  isManual: sql`coalesce((select max(p.is_manual) from mes2.order_stage_plan p
    where p.company_id = o.company_id and p.order_id = o.id), 0)`,
});

export interface PlanSearch {
  readonly orderId?: string | undefined;
  readonly customerId?: string | undefined;
  readonly conflict?: boolean | undefined;
}

/** Confirmed orders that are not closed. */
export const planRows = (
  companyId: string,
  { orderId, customerId, conflict }: PlanSearch,
): Sql => sql`
  from mes2.production_order o
  where o.company_id = ${companyId} and o.del_flag = '0' and o.status in (1, 2, 3, 5)
  ${orderId ? sql`and o.id = ${orderId}` : sql``}
  ${customerId ? sql`and o.customer_id = ${customerId}` : sql``}
  ${conflict ? sql`and cardinality(${conflicts('zh-CN')}) > 0` : sql``}`;

const currentStage = sql`(case
  when o.out_num > 0 then 7 when o.in_num > 0 then 6 when o.qc_pass_num > 0 then 5
  when o.sew_num > 0 then 4 when o.cut_num > 0 then 2 else 1 end)`;

/** Words of the three lights. */
const RISKS: Readonly<Record<Language, readonly string[]>> = {
  'zh-CN': ['正常', '紧张', '延误'],
  en: ['On time', 'Tight', 'Late'],
};

export const boardColumns = (language: Language, companyId: string) => ({
  orderId: sql`o.id`,
  orderNo: sql`o.order_no`,
  imageUrl: sql`o.image_url`,
  customerName: sql`o.customer_name`,
  styleNo: sql`o.style_no`,
  orderNum: sql`o.order_num`,
  currentStage,
  donePct: sql`round(o.sew_num * 100.0 / nullif(o.order_num, 0), 2)`,
  deliveryDate: sql`o.delivery_date`,
  forecastDate: forecast,
  delayDays: delayDays(forecast),
  riskLight: sql`array[(${RISKS[language]}::text[])[${riskLight(companyId)}]]`,
});

/** Running orders; `mine` are those the employee follows as merchandiser. */
export interface BoardSearch {
  readonly customerId?: string | undefined;
  readonly mine?: boolean | undefined;
  /** Window of the board; both ends or none. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const boardRows = (
  companyId: string,
  { customerId, mine, from, to }: BoardSearch,
  employeeId: string | undefined,
): Sql => sql`
  from mes2.production_order o
  where o.company_id = ${companyId} and o.del_flag = '0' and o.status in (1, 2, 5)
  ${
    from && to
      ? sql`and (o.delivery_date between ${from}::date and ${to}::date or exists (
          select 1 from mes2.order_stage_plan p where p.company_id = o.company_id and p.order_id = o.id
            and p.plan_start_date <= ${to}::date and p.plan_end_date >= ${from}::date))`
      : sql``
  }
  ${customerId ? sql`and o.customer_id = ${customerId}` : sql``}
  ${mine ? sql`and o.merchandiser_id = ${employeeId ?? null}::bigint` : sql``}`;

/** The seven stages of orders; a stage that was never planned has no dates. */
export const stagesOf = async (
  tx: Tx,
  companyId: string,
  orderIds: readonly string[],
): Promise<Map<string, Stage[]>> => {
  const rows = await tx.all<Stage & { orderId: string }>(sql`
    select o.id as order_id, p.id, g.stage, p.plan_start_date, p.plan_end_date,
      coalesce(p.actual_start_date, d.first_date) as actual_start_date, p.actual_end_date,
      coalesce(p.num, 0) as num, coalesce(p.buffer_days, 0) as buffer_days, coalesce(p.is_manual, 0) as is_manual,
      coalesce(p.version, 0) as version
    from mes2.production_order o
    cross join generate_series(1, 7) as g (stage)
    left join mes2.order_stage_plan p on p.company_id = o.company_id and p.order_id = o.id and p.stage = g.stage
    left join lateral (
      select min(s.work_date) as first_date from mes2.order_stage_day s
      where s.company_id = o.company_id and s.order_id = o.id and s.num > 0
        and s.stage = case g.stage when 2 then 'cut' when 4 then 'sew' when 5 then 'qcPass' when 6 then 'in'
          when 7 then 'out' end) d on true
    where o.company_id = ${companyId} and o.id = any(${orderIds}::bigint[])
    order by o.id, g.stage`);
  const byOrder = new Map<string, Stage[]>();
  for (const { orderId, ...stage } of rows)
    byOrder.set(orderId, [...(byOrder.get(orderId) ?? []), stage]);
  return byOrder;
};
