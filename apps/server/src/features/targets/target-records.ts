import { DomainError } from '@garment-mes/domain/refusals';
import { cutoffOn } from '@garment-mes/domain/time';
import { andWithinReach } from '../../access/within-reach.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord, type RecordKind } from '../../records/claim-record.sql.ts';
import { clockText } from '../../records/clock-text.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { floorSettings } from '../settings/public.ts';
import { countWindows, isScanned } from './count-windows.sql.ts';
import { secondOfFactoryDay, secondsSince } from './factory-clock.ts';
import { spanOf } from './output-of-windows.ts';
import { publishTargets } from './save-targets.ts';
import { targetsOfWindows } from './window-targets.ts';
import { windowsOn } from './windows-of-day.sql.ts';

const kind: RecordKind = {
  table: 'mes2.target_record',
  no: 'window_from',
  what: { zh: '达成记录', en: 'Attainment record' },
};

/** Whether a window ends before it begins within its factory day; the day ends where the next one begins. */
const isReversed = (from: string, to: string, dayCutoff: string): boolean =>
  from === to ||
  (to !== dayCutoff && secondOfFactoryDay(to, dayCutoff) < secondOfFactoryDay(from, dayCutoff));

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Adds a window by hand. @throws {DomainError} `already-used` when the line has it already */
export async function createRecord(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'createTargetRecord'>,
): Promise<string> {
  const { windowFrom, windowTo } = body;
  if (!CLOCK.test(windowFrom) || !CLOCK.test(windowTo))
    throw new DomainError('invalid-value', { field: '时段' });
  const { dayCutoff } = await floorSettings(tx, actor);
  if (isReversed(windowFrom, windowTo, cutoffOn(dayCutoff, body.workDate)))
    throw new DomainError('dates-reversed', { to: '结束', from: '开始' });
  const id = await insertRow(tx, kind.table, {
    deptId: body.deptId,
    workDate: body.workDate,
    windowFrom,
    windowTo,
    orderId: body.orderId ?? null,
    targetNum: body.targetNum,
    actualNum: body.actualNum ?? null,
    lossReason: body.lossReason ?? null,
    fillBy: actor.user.id,
  });
  if (id === undefined) throw new DomainError('already-used', { field: '时段' });
  if (body.actualNum !== undefined && body.actualNum !== null)
    await requireUnscanned(tx, actor, id);
  const { companyId, now } = actor;
  await countWindows(tx, { companyId, from: body.workDate, to: body.workDate, dayCutoff, now });
  await publishTargets(services, tx, [id]);
  return id;
}

/** Notes why a window was missed, or corrects what was done in it. */
export async function fillRecord(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, lossReason, actualNum, remark }: BodyOf<'updateTargetRecord'>,
): Promise<void> {
  const record = await claimRecord<Window>(tx, actor, kind, { id, version });
  const { dayCutoff } = await floorSettings(tx, actor);
  const window = { from: record.windowFrom, to: record.windowTo };
  const ends = spanOf(window, cutoffOn(dayCutoff, record.workDate)).to;
  const second = secondsSince(record.workDate, clockText(actor.now, actor.scope.timeZone));
  if (lossReason !== undefined && lossReason !== null && second < ends)
    throw new DomainError('window-running', {});
  if (actualNum !== undefined && actualNum !== null) await requireUnscanned(tx, actor, id);
  await updateRow(tx, actor, kind.table, id, {
    ...(lossReason !== undefined && { lossReason }),
    ...(actualNum !== undefined && actualNum !== null && { actualNum }),
    ...(remark !== undefined && { remark }),
    fillBy: actor.user.id,
  });
  await services.audit(tx, { bizType: 'targetRecord', bizId: id, action: 'update' });
  await publishTargets(services, tx, [id]);
}

interface Window {
  readonly workDate: string;
  readonly windowFrom: string;
  readonly windowTo: string;
}

/** @throws {DomainError} `output-is-scanned` */
async function requireUnscanned(tx: Tx, { companyId }: Actor, id: string): Promise<void> {
  const scanned = await tx.one(sql`
    select 1 from mes2.target_record t
    where t.company_id = ${companyId} and t.id = ${id} and ${isScanned(sql`t`)}`);
  if (scanned) throw new DomainError('output-is-scanned', {});
}

/**
 * Makes the windows of a day: the hours of its targets, or the windows of the order's customer where he has
 * his own. A repetition adds what is missing and counts the output again; a window with a reason keeps its target.
 *
 * @returns ids of the windows of the day
 */
export async function buildRecords(
  services: Services,
  tx: Tx,
  actor: Actor,
  { workDate, deptIds }: BodyOf<'buildTargetRecords'>,
): Promise<string[]> {
  const { companyId, now } = actor;
  const { dayCutoff } = await floorSettings(tx, actor);
  const targets = await tx.all<DayTarget>(sql`
    select t.dept_id, t.order_id, t.hour_targets as hours,
      ${windowsOn(sql`o.company_id`, sql`o.customer_id`, sql`t.work_date`)} as windows
    from mes2.output_target t
    left join mes2.production_order o on o.company_id = t.company_id and o.id = t.order_id
    where t.company_id = ${companyId} and t.work_date = ${workDate}::date and t.del_flag = '0'
    ${deptIds ? sql`and t.dept_id = any(${deptIds}::bigint[])` : sql``}
    ${andWithinReach(tx.reach, 'mes2.output_target', sql`t`)}`);
  const asked = targets.flatMap(({ deptId, orderId, hours, windows }) =>
    targetsOfWindows(hours, windows ?? hours, cutoffOn(dayCutoff, workDate)).map((window) => ({
      ...window,
      deptId,
      orderId,
    })),
  );
  const rows = await tx.all<{ id: string }>(sql`
    insert into mes2.target_record (company_id, dept_id, order_id, work_date, window_from, window_to, target_num)
    select ${companyId}, x."deptId", x."orderId", ${workDate}::date, x."from", x."to", x."targetNum"
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x
      ("deptId" bigint, "orderId" bigint, "from" varchar, "to" varchar, "targetNum" int)
    on conflict (company_id, dept_id, work_date, window_from, window_to, order_id) do update
      set target_num = case when target_record.loss_reason is null then excluded.target_num
        else target_record.target_num end
    returning id`);
  await countWindows(tx, { companyId, from: workDate, to: workDate, dayCutoff, now });
  const ids = rows.map(({ id }) => id);
  await publishTargets(services, tx, ids);
  return ids;
}

interface DayTarget {
  readonly deptId: string;
  readonly orderId: string | null;
  readonly hours: readonly { readonly from: string; readonly to: string; readonly num: number }[];
  readonly windows: readonly { readonly from: string; readonly to: string }[] | null;
}
