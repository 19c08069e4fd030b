import { DomainError } from '@garment-mes/domain';
import { andWithinReach } from '../../access/within-reach.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../actor.ts';
import { claimRecord, type RecordKind } from '../claim-record.sql.ts';
import { insertRow, updateRow } from '../write-row.sql.ts';
import { tell } from './save-targets.ts';

const kind: RecordKind = {
  table: 'mes2.target_record',
  no: 'window_from',
  what: { zh: '达成记录', en: 'Attainment' },
};

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
  if (windowTo <= windowFrom) throw new DomainError('dates-reversed', { to: '结束', from: '开始' });
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
  await tell(services, tx, [id]);
  return id;
}

/** Notes why a window was missed, or corrects what was done in it. */
export async function fillRecord(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, version, lossReason, actualNum, remark }: BodyOf<'updateTargetRecord'>,
): Promise<void> {
  await claimRecord(tx, actor, kind, { id, version });
  await updateRow(tx, actor, kind.table, id, {
    ...(lossReason !== undefined && { lossReason }),
    ...(actualNum !== undefined && actualNum !== null && { actualNum }),
    ...(remark !== undefined && { remark }),
    fillBy: actor.user.id,
  });
  await services.audit(tx, { bizType: 'targetRecord', bizId: id, action: 'update' });
  await tell(services, tx, [id]);
}

/**
 * Makes the windows of a day: the hours of its targets, or the windows of the order's customer where he has
 * his own. A repetition adds what is missing and counts the output again; reasons stay.
 *
 * @returns ids of the windows of the day
 */
export async function buildRecords(
  services: Services,
  tx: Tx,
  { companyId }: Actor,
  { workDate, deptIds }: BodyOf<'buildTargetRecords'>,
): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    with asked as (
      select t.dept_id, t.order_id, e ->> 'from' as hour_from, e ->> 'to' as hour_to, (e ->> 'num')::int as num,
        (select w.windows from mes2.attainment_window w
          join mes2.production_order o on o.company_id = w.company_id and o.customer_id = w.customer_id
          where w.company_id = t.company_id and o.id = t.order_id and w.del_flag = '0' limit 1) as windows
      from mes2.output_target t cross join jsonb_array_elements(t.hour_targets) e
      where t.company_id = ${companyId} and t.work_date = ${workDate}::date and t.del_flag = '0'
      ${deptIds ? sql`and t.dept_id = any(${deptIds}::bigint[])` : sql``}
      ${andWithinReach(tx.reach, 'mes2.output_target', sql`t`)}),
    windowed as (
      select a.dept_id, a.order_id, coalesce(w ->> 'from', a.hour_from) as window_from,
        coalesce(w ->> 'to', a.hour_to) as window_to, sum(a.num)::int as target_num
      from asked a
      left join lateral jsonb_array_elements(a.windows) w
        on a.hour_from >= w ->> 'from' and a.hour_from < w ->> 'to'
      where a.windows is null or w is not null
      group by 1, 2, 3, 4)
    insert into mes2.target_record (company_id, dept_id, order_id, work_date, window_from, window_to, target_num,
      actual_num)
    select ${companyId}, x.dept_id, x.order_id, ${workDate}::date, x.window_from, x.window_to, x.target_num,
      (select coalesce(sum(h.num), 0)::int from mes2.line_hour_output h
        join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id and p.section = 3
          and p.is_output = 1
        where h.company_id = ${companyId} and h.line_dept_id = x.dept_id and h.work_date = ${workDate}::date
          and (x.order_id is null or h.order_id = x.order_id)
          and lpad(h.hour::text, 2, '0') || ':00' >= left(x.window_from, 2) || ':00'
          and lpad(h.hour::text, 2, '0') || ':00' < x.window_to)
    from windowed x
    on conflict (company_id, dept_id, work_date, window_from, window_to, order_id) do update
      set target_num = excluded.target_num,
        actual_num = case when target_record.fill_by is null then excluded.actual_num else target_record.actual_num end
    returning id`);
  const ids = rows.map(({ id }) => id);
  await tell(services, tx, ids);
  return ids;
}
