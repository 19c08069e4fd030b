import { afterScrap, BundleStatus } from '@garment-mes/domain/bundles';
import { bundleMoves, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import {
  appendScrap,
  type CheckedBundle,
  checkedProcesses,
  LossSource,
  setProcessNum,
} from '../cutting/public.ts';
import { checkedGarments, isLetGo } from '../scans/public.ts';
import { CheckKind, type CheckRecord } from './check-record.sql.ts';

/**
 * What the figures of the line and day gain by a record, or lose when it is void: garments checked, right the first
 * time and not, and its defects. Re-inspections are in none of them.
 *
 * @param sign 1 when it is posted, -1 when it is taken back
 */
export async function countInDay(
  tx: Tx,
  { companyId }: Actor,
  id: string,
  sign: 1 | -1,
): Promise<void> {
  const counted = sql`q.company_id = ${companyId} and q.id = ${id} and q.round = 1 and q.line_dept_id is not null`;
  await tx.run(sql`
    insert into mes2.check_day as d (company_id, line_dept_id, work_date, order_id, check_type, check_num, pass_num,
      first_defective, defect_num)
    select q.company_id, q.line_dept_id, q.work_date, q.order_id, q.check_type, ${sign}::int * q.check_num,
      ${sign}::int * q.pass_num, ${sign}::int * (q.check_num - q.pass_num), ${sign}::int * q.defect_num
    from mes2.qc_check_record q where ${counted}
    on conflict (company_id, line_dept_id, work_date, order_id, check_type) do update
      set check_num = d.check_num + excluded.check_num, pass_num = d.pass_num + excluded.pass_num,
        first_defective = d.first_defective + excluded.first_defective, defect_num = d.defect_num + excluded.defect_num`);
  await tx.run(sql`
    insert into mes2.defect_day as d (company_id, line_dept_id, work_date, order_id, bad_item_id, num, pieces)
    select q.company_id, q.line_dept_id, q.work_date, q.order_id, b.bad_item_id, ${sign}::int * sum(b.num)::int,
      ${sign}::int * (count(distinct b.piece_no) + coalesce(sum(b.num) filter (where b.piece_no is null), 0))::int
    from mes2.qc_check_record q
    join mes2.qc_check_bad b on b.company_id = q.company_id and b.check_id = q.id and b.del_flag = '0'
    where ${counted} group by 1, 2, 3, 4, 5 order by 5
    on conflict (company_id, line_dept_id, work_date, order_id, bad_item_id) do update
      set num = d.num + excluded.num, pieces = d.pieces + excluded.pieces`);
}

/**
 * What a submitted check does to its bundle, which is locked: garments are lost (I31), and the bundle has passed when
 * the end of the line let all of it go. The counters of the order follow from the facts that are appended here.
 */
export async function postToBundle(
  tx: Tx,
  actor: Actor,
  bundle: CheckedBundle,
  record: CheckRecord,
): Promise<void> {
  const { companyId, user, now } = actor;
  const { scrapNum, workDate } = record;
  const isEndLine = record.checkType === CheckKind.endLine;
  const secondNum = isEndLine ? record.secondNum : 0;
  const isScanned = await shrinkProcesses(tx, actor, bundle.id, scrapNum);
  const isLost = scrapNum > 0 && scrapNum >= bundle.num && !isScanned;
  const status = isLost ? BundleStatus.void : await passedStatus(tx, actor, bundle, scrapNum);
  await tx.run(sql`
    update mes2.bundle set num = num - ${scrapNum}::int, scrap_num = scrap_num + ${scrapNum}::int,
      second_num = second_num + ${secondNum}::int, status = ${status}::int, version = version + 1,
      update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and id = ${bundle.id}`);
  if (isEndLine) await appendChecked(tx, actor, bundle, record);
  else if (scrapNum > 0)
    await appendScrap(tx, actor, bundle, { num: scrapNum, workDate, source: LossSource.check });
}

/** @returns whether anything was reported on the bundle */
async function shrinkProcesses(
  tx: Tx,
  actor: Actor,
  bundleId: string,
  scrap: number,
): Promise<boolean> {
  if (scrap === 0) return false;
  const processes = await checkedProcesses(tx, actor, bundleId);
  for (const process of processes) await setProcessNum(tx, actor, afterScrap(process, scrap));
  return processes.some(({ doneNum }) => doneNum > 0);
}

/** 4 → 5 when every garment that is left was let go at the end of the line. */
async function passedStatus(
  tx: Tx,
  actor: Actor,
  { id, num, bundleNo, status }: CheckedBundle,
  scrap: number,
): Promise<BundleStatus> {
  if (status !== BundleStatus.sewn) return status;
  const checked = await checkedGarments(tx, actor, id);
  return isLetGo({ ...checked, num: num - scrap })
    ? moved(bundleMoves, 'pass', { no: bundleNo, status })
    : status;
}

/** Facts of the order's counters (H8): what the end of the line let go, kept as seconds and scrapped. */
const appendChecked = (
  tx: Tx,
  { companyId }: Actor,
  { orderId, colorId, sizeId }: CheckedBundle,
  { passNum, secondNum, scrapNum, workDate }: CheckRecord,
): Promise<number> =>
  tx.run(sql`
    insert into mes2.progress_delta (company_id, order_id, color_id, size_id, stage, num, work_date)
    select ${companyId}, ${orderId}, ${colorId}, ${sizeId}, f.stage, f.num, ${workDate}::date
    from (values ('qcPass', ${passNum}::int), ('second', ${secondNum}::int), ('scrap', ${scrapNum}::int)) f (stage, num)
    where f.num <> 0`);
