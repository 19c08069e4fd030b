import { DomainError } from '@garment-mes/domain/refusals';
import { CuttingScheduleStatus, cuttingScheduleMoves } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { nextDocumentNo } from '../../records/document-number.sql.ts';
import { CUTTING_SCHEDULE, cuttingScheduleOf } from './cutting-schedule.sql.ts';
import { lockTable, requireTime, spanOnTable } from './table-time.ts';

interface LayFacts {
  readonly orderId: string;
  readonly planStatus: number;
  readonly layNo: number;
  readonly plies: number;
  readonly num: number;
  readonly plannedOn: string | null;
  readonly plannedDate: string | null;
}

const APPROVED = 1;

/** Puts lays of an approved plan on a table and day, behind what is there. */
export async function createCuttingSchedule(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'createCuttingSchedule'>,
): Promise<string> {
  const { companyId } = actor;
  const { cutPlanId, tableId, planDate } = body;
  const wanted = [...new Set(body.layNos.map(Number))];
  if (wanted.length === 0 || wanted.some((layNo) => !Number.isInteger(layNo)))
    throw new DomainError('required', { field: { zh: '床次', en: 'the lays' } });
  // The plan is locked: one lay never gets onto two tables.
  await tx.one(sql`
    select 1 from mes2.cut_plan where company_id = ${companyId} and id = ${cutPlanId} for no key update`);
  const lays = await layFacts(tx, companyId, cutPlanId);
  const [plan] = lays;
  if (!plan) throw new DomainError('record-missing', { what: { zh: '裁剪方案', en: 'Cut plan' } });
  if (plan.planStatus < APPROVED) throw new DomainError('plan-not-approved', {});
  const chosen = wanted.map((layNo) => {
    const lay = lays.find((found) => found.layNo === layNo);
    if (!lay) throw new DomainError('lay-missing', { layNo });
    if (lay.plannedOn !== null)
      throw new DomainError('lay-planned', {
        layNo,
        table: lay.plannedOn,
        date: lay.plannedDate ?? '',
      });
    return lay;
  });
  const table = await lockTable(tx, companyId, tableId);
  const planNum = chosen.reduce((sum, { num }) => sum + num, 0);
  const planMin =
    body.planMin ??
    (await minutesOf(tx, companyId, plan.orderId, planNum, table.line.standardHeadcount));
  const span = await spanOnTable(tx, companyId, table, {
    planDate,
    planMin,
    startDate: body.startDate ?? undefined,
  });
  const row = await tx.one<{ id: string }>(sql`
    insert into mes2.cutting_schedule (schedule_no, order_id, cut_plan_id, lay_no, lay_nos, table_id, seq_no, plan_date,
      plan_start_date, plan_end_date, plan_min, plies, plan_num)
    select ${await nextDocumentNo(tx, actor, NUMBER, planDate)}, ${plan.orderId}, ${cutPlanId}, ${wanted[0]},
      ${wanted}::int[], ${tableId}, 1 + coalesce(max(seq_no), 0), ${planDate}::date, ${span.startDate}::timestamptz,
      ${span.endDate}::timestamptz, ${planMin}, ${chosen.reduce((sum, { plies }) => sum + plies, 0)}, ${planNum}
    from mes2.cutting_schedule where company_id = ${companyId} and table_id = ${tableId}
      and plan_date = ${planDate}::date and status <> 9 and del_flag = '0'
    returning id`);
  if (!row) throw new Error('no cutting schedule was written');
  await record(services, tx, row.id, tableId, 'create');
  return row.id;
}

const NUMBER = { table: 'mes2.cutting_schedule', column: 'schedule_no', letters: 'CS' } as const;

/** Moves a schedule that no bed has started. */
export async function updateCuttingSchedule(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'updateCuttingSchedule'>,
): Promise<void> {
  const { companyId } = actor;
  const before = await cuttingScheduleOf(tx, companyId, body.id);
  const tables = [...new Set([before.tableId, body.tableId])].sort();
  for (const id of tables) await lockTable(tx, companyId, id);
  await claimRecord(tx, actor, CUTTING_SCHEDULE, body);
  if (
    before.status !== CuttingScheduleStatus.planned &&
    before.status !== CuttingScheduleStatus.submitted
  )
    throw new DomainError('wrong-state', {
      what: CUTTING_SCHEDULE.what,
      no: before.scheduleNo,
      state: cuttingScheduleMoves.names[before.status],
      action: { zh: '修改', en: 'change it' },
    });
  const table = await lockTable(tx, companyId, body.tableId);
  const planMin = body.planMin ?? before.planMin;
  const span = await spanOnTable(tx, companyId, table, {
    planDate: body.planDate,
    planMin,
    startDate: body.startDate ?? undefined,
    butId: body.id,
  });
  await tx.run(sql`
    update mes2.cutting_schedule set table_id = ${body.tableId}, plan_date = ${body.planDate}::date,
      plan_start_date = ${span.startDate}::timestamptz, plan_end_date = ${span.endDate}::timestamptz,
      plan_min = ${planMin}, seq_no = coalesce(${body.seqNo ?? null}::int, seq_no)
    where company_id = ${companyId} and id = ${body.id}`);
  if (before.status === CuttingScheduleStatus.submitted) {
    const moved = await cuttingScheduleOf(tx, companyId, body.id);
    await requireTime(tx, companyId, moved, table);
  }
  await record(services, tx, body.id, body.tableId, 'update');
  if (before.tableId !== body.tableId)
    await services.publish(tx, { topic: 'cuttingSchedule', keys: [before.tableId] });
}

/**
 * Puts the open schedules of a table in a new order, each behind the one before it. What runs stays where it is, and
 * what waits goes behind it.
 */
export async function reorder(
  services: Services,
  tx: Tx,
  actor: Actor,
  { tableId, ids }: BodyOf<'reorderCuttingSchedules'>,
): Promise<void> {
  const { companyId } = actor;
  const table = await lockTable(tx, companyId, tableId);
  const rows = await tx.all<Waiting>(sql`
    select id, plan_date, coalesce(plan_min, 0) as plan_min, status from mes2.cutting_schedule
    where company_id = ${companyId} and table_id = ${tableId} and id = any(${ids}::bigint[]) and del_flag = '0'
    for update`);
  if (rows.length < new Set(ids).size)
    throw new DomainError('record-missing', { what: CUTTING_SCHEDULE.what });
  const ends = await runningUntil(tx, companyId, tableId);
  for (const [at, id] of ids.entries()) {
    const row = rows.find((found) => found.id === id);
    if (!row) continue;
    const moves = row.status <= CuttingScheduleStatus.submitted;
    const span = moves
      ? await spanOnTable(tx, companyId, table, {
          planDate: row.planDate,
          planMin: row.planMin,
          startDate: ends.get(row.planDate) ?? `${row.planDate} 00:00:00`,
          butId: id,
        })
      : undefined;
    if (span) ends.set(row.planDate, span.endDate);
    await tx.run(sql`
      update mes2.cutting_schedule set seq_no = ${at + 1},
        plan_start_date = coalesce(${span?.startDate ?? null}::timestamptz, plan_start_date),
        plan_end_date = coalesce(${span?.endDate ?? null}::timestamptz, plan_end_date),
        version = version + 1, update_by = ${actor.user.id}, update_date = ${actor.now}
      where company_id = ${companyId} and id = ${id}`);
  }
  for (const { id, status } of rows)
    if (status === CuttingScheduleStatus.submitted)
      await requireTime(tx, companyId, await cuttingScheduleOf(tx, companyId, id), table);
  await services.publish(tx, { topic: 'cuttingSchedule', keys: [tableId, ...ids] });
}

interface Waiting {
  readonly id: string;
  readonly planDate: string;
  readonly planMin: number;
  readonly status: CuttingScheduleStatus;
}

/** When what runs on a table ends, by the day it is planned on. */
async function runningUntil(
  tx: Tx,
  companyId: string,
  tableId: string,
): Promise<Map<string, string>> {
  const rows = await tx.all<{ planDate: string; endDate: string }>(sql`
    select plan_date, max(plan_end_date) as end_date from mes2.cutting_schedule
    where company_id = ${companyId} and table_id = ${tableId} and status = ${CuttingScheduleStatus.running}
      and plan_end_date is not null and del_flag = '0'
    group by plan_date`);
  return new Map(rows.map(({ planDate, endDate }) => [planDate, endDate]));
}

/** Minutes a crew needs for some pieces: the standard minutes of cutting, rounded up to whole ones. */
async function minutesOf(
  tx: Tx,
  companyId: string,
  orderId: string,
  num: number,
  crew: number,
): Promise<number> {
  const row = await tx.one<{ minutes: number }>(sql`
    select ceil(${num} * coalesce(sum(sam), 0) / ${crew}::int)::int as minutes from mes2.order_process
    where company_id = ${companyId} and order_id = ${orderId} and section = 1 and is_enabled = 1`);
  return Math.max(1, row?.minutes ?? 1);
}

const layFacts = (tx: Tx, companyId: string, cutPlanId: string): Promise<LayFacts[]> =>
  tx.all(sql`
    select p.order_id, p.status as plan_status, l.lay_no,
      (select coalesce(sum(c.plies), 0)::int from mes2.cut_plan_lay_color c
        where c.company_id = l.company_id and c.lay_id = l.id) as plies,
      (select coalesce(sum(c.plies), 0) * coalesce((select sum(z.ratio) from mes2.cut_plan_marker_size z
          where z.company_id = l.company_id and z.marker_id = l.marker_id), 0) from mes2.cut_plan_lay_color c
        where c.company_id = l.company_id and c.lay_id = l.id)::int as num,
      s.table_name as planned_on, s.plan_date as planned_date
    from mes2.cut_plan p
    join mes2.cut_plan_lay l on l.company_id = p.company_id and l.cut_plan_id = p.id
    left join lateral (
      select d.name as table_name, x.plan_date from mes2.cutting_schedule x
      join amc.department d on d.company_id = x.company_id and d.id = x.table_id
      where x.company_id = p.company_id and x.cut_plan_id = p.id and l.lay_no = any(x.lay_nos)
        and x.status <> 9 and x.del_flag = '0' limit 1) s on true
    where p.company_id = ${companyId} and p.id = ${cutPlanId} and p.del_flag = '0' order by l.lay_no`);

export async function record(
  { audit, publish }: Services,
  tx: Tx,
  id: string,
  tableId: string,
  action: string,
  more: { readonly from?: number; readonly to?: number; readonly reason?: string } = {},
): Promise<void> {
  await audit(tx, { bizType: 'cuttingSchedule', bizId: id, action, ...more });
  await publish(tx, { topic: 'cuttingSchedule', keys: [id, tableId] });
  await publish(tx, { topic: 'board', keys: ['reduceBed'] });
}
