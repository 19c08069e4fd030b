import { DomainError } from '@garment-mes/domain/refusals';
import { daysBetween, eachDay } from '@garment-mes/domain/time';
import { OrderStageLabels } from '@garment-mes/sdk/labels';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf, RowOf } from '../../generated/operations.ts';
import type { Call, Feature, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { changedAt } from '../../records/claim-record.sql.ts';
import { calendarReader, isWorkingKind } from '../calendar/public.ts';
import { backScheduleOrder } from './back-schedule.ts';
import { boardColumns, boardRows, planColumns, planRows, stagesOf } from './plan-list.sql.ts';
import { planOrder } from './plan-order.sql.ts';

type PlanOperations =
  | 'listPlans'
  | 'backSchedulePlans'
  | 'updatePlan'
  | 'restorePlanAuto'
  | 'getOrderPlanBoard';

type PlanRow = RowOf<'listPlans'>;
type Board = DataOf<'getOrderPlanBoard'>;

/** The stages of every order, reckoned back from its shipment or set by hand. */
export const plans: Feature<PlanOperations> = (services) => ({
  listPlans: (call) =>
    services.engine.tenant(
      call.scope,
      (tx) => planPage(services, tx, call, call.query ?? {}, call.language),
      { readOnly: true },
    ),

  backSchedulePlans: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { orderIds, keepManual } = call.body;
      if (orderIds.length > 500) throw new DomainError('too-many-ids', { max: 500 });
      const wanted = [...new Set(orderIds)].sort();
      for (const id of wanted)
        await backScheduleOrder(services, tx, call, id, { keepManual: keepManual !== false });
      return Promise.all(wanted.map((id) => planOf(services, tx, call, id)));
    }),

  updatePlan: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await setStage(services, tx, call);
      return planOf(services, tx, call, call.body.orderId);
    }),

  restorePlanAuto: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { orderId, stages } = call.body;
      await planOrder(tx, call.companyId, orderId);
      await tx.run(sql`
        update mes2.order_stage_plan set is_manual = 0, version = version + 1
        where company_id = ${call.companyId} and order_id = ${orderId} and is_manual = 1
          and (${stages ?? null}::int[] is null or stage = any(${stages ?? null}::int[]))`);
      await backScheduleOrder(services, tx, call, orderId);
      return planOf(services, tx, call, orderId);
    }),

  getOrderPlanBoard: (call) =>
    services.engine.tenant(call.scope, (tx) => planBoard(services, tx, call), { readOnly: true }),
});

/** One stage by hand: its dates stay until somebody gives it back to the plan. */
async function setStage(services: Services, tx: Tx, call: Call<'updatePlan'>): Promise<void> {
  const { companyId, body, user } = call;
  const { orderId, stage, version, planStartDate, planEndDate } = body;
  if (planEndDate < planStartDate)
    throw new DomainError('plan-reversed', { stage: OrderStageLabels[stage] });
  const order = await planOrder(tx, companyId, orderId);
  const written = await tx.run(sql`
    insert into mes2.order_stage_plan as p
      (company_id, order_id, stage, plan_start_date, plan_end_date, num, is_manual)
    values (${companyId}, ${orderId}, ${stage}, ${planStartDate}::date, ${planEndDate}::date, ${order.num}, 1)
    on conflict (company_id, order_id, stage) do update set plan_start_date = excluded.plan_start_date,
      plan_end_date = excluded.plan_end_date, is_manual = 1, version = p.version + 1,
      update_by = ${user.id}, update_date = app_now()
    where p.version = ${version}`);
  if (written === 0) await refuseStale(tx, companyId, order.orderNo, orderId, stage);
  await services.audit(tx, { bizType: 'plan', bizId: orderId, action: 'update', diff: body });
  await services.publish(tx, { topic: 'planList', keys: [orderId] });
}

async function refuseStale(
  tx: Tx,
  companyId: string,
  orderNo: string,
  orderId: string,
  stage: number,
): Promise<never> {
  const last = await tx.one<{ name: string; time: string }>(sql`
    select coalesce(u.name, '系统') as name, ${changedAt(sql`p.update_date`)} as time
    from mes2.order_stage_plan p left join amc.app_user u on u.id = p.update_by
    where p.company_id = ${companyId} and p.order_id = ${orderId} and p.stage = ${stage}`);
  throw new DomainError('changed-meanwhile', {
    what: { zh: `计划 ${orderNo}`, en: `Plan of ${orderNo}` },
    name: last?.name ?? '',
    time: last?.time ?? '',
  });
}

async function planPage(
  { list }: Services,
  tx: Tx,
  { companyId, can }: Actor,
  query: NonNullable<Call<'listPlans'>['query']>,
  language: Call<'listPlans'>['language'],
): Promise<DataOf<'listPlans'>> {
  const page = await list.page(tx, {
    operation: 'listPlans',
    from: planRows(companyId, query),
    columns: planColumns(language),
    later: ['stages'],
    query,
    can,
    rowId: sql`o.id`,
    defaultOrder: sql`o.delivery_date, o.order_no`,
  });
  const stages = await stagesOf(
    tx,
    companyId,
    page.list.map(({ orderId }) => orderId),
  );
  return {
    ...page,
    list: page.list.map((row) => ({ ...row, stages: stages.get(row.orderId) ?? [] })),
  };
}

async function planOf(
  services: Services,
  tx: Tx,
  call: Pick<Call<'updatePlan'>, 'language'> & Actor,
  orderId: string,
): Promise<PlanRow> {
  const page = await planPage(services, tx, call, { orderId }, call.language);
  const [row] = page.list;
  if (!row) throw new DomainError('record-missing', { what: { zh: '订单', en: 'Order' } });
  return row;
}

async function planBoard(
  { list }: Services,
  tx: Tx,
  call: Call<'getOrderPlanBoard'>,
): Promise<Board> {
  const { companyId, can, employee, language, query = {} } = call;
  const { from, to } = query;
  if (from && to) requireWindow(from, to);
  const page = await list.page(tx, {
    operation: 'getOrderPlanBoard',
    from: boardRows(companyId, query, employee?.id),
    columns: boardColumns(language, companyId),
    later: ['stages', 'restDays'],
    query,
    can,
    rowId: sql`o.id`,
    defaultOrder: sql`o.delivery_date, o.order_no`,
  });
  const ids = page.list.map(({ orderId }) => orderId);
  const stages = await stagesOf(tx, companyId, ids);
  const dates = [...stages.values()]
    .flat()
    .flatMap(({ planStartDate, planEndDate }) => [planStartDate, planEndDate])
    .filter((date) => date !== null)
    .sort();
  const restDays = await restDaysBetween(tx, companyId, from ?? dates[0], to ?? dates.at(-1));
  return {
    ...page,
    list: page.list.map((row) => ({ ...row, stages: stages.get(row.orderId) ?? [], restDays })),
  };
}

const MOST_DAYS = 92;

/** @throws {DomainError} `dates-reversed` or `window-too-wide` */
function requireWindow(from: string, to: string): void {
  if (to < from) throw new DomainError('dates-reversed', { to: '结束日期', from: '开始日期' });
  if (daysBetween(from, to) >= MOST_DAYS)
    throw new DomainError('window-too-wide', { max: MOST_DAYS });
}

async function restDaysBetween(
  tx: Tx,
  companyId: string,
  from: string | undefined,
  to: string | undefined,
): Promise<string[]> {
  const calendar = await tx.one<{ id: string }>(sql`
    select id from mes2.work_calendar where company_id = ${companyId} and del_flag = '0'
    order by factory_id is null desc, year desc, id limit 1`);
  if (!calendar || !from || !to) return [];
  const { dayOf } = await calendarReader(tx, companyId)(calendar.id);
  return eachDay(from, to).filter((date) => !isWorkingKind(dayOf(date).dayType));
}
