import { type BundleStatus, bundleStanding } from '@garment-mes/domain/bundles';
import { sql, type Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import { lockBundle, processesOf } from '../scan-target.sql.ts';
import { checkedGarments, isLetGo } from './checked-garments.sql.ts';

export const uncountDone = (tx: Tx, { companyId }: Actor, bundleProcessId: string, num: number) =>
  tx.one<{ doneNum: number; num: number; status: 0 | 1 | 2 }>(sql`
    update mes2.bundle_process set
      done_num = done_num - ${num}::int,
      status = case when done_num - ${num}::int <= 0 then 0 when done_num - ${num}::int >= num then 2 else 1 end,
      version = version + 1
    where company_id = ${companyId} and id = ${bundleProcessId} and done_num >= ${num}::int
    returning done_num, num, status`);

export const countRework = (tx: Tx, { companyId }: Actor, bundleProcessId: string, num: number) =>
  tx.one<{ doneNum: number; num: number; status: 0 | 1 | 2 }>(sql`
    update mes2.bundle_process set rework_num = rework_num + ${num}::int, version = version + 1
    where company_id = ${companyId} and id = ${bundleProcessId}
    returning done_num, num, status`);

/** Writes the state of a bundle from its operations; the caller has locked the bundle. */
export async function moveBundle(
  tx: Tx,
  actor: Actor,
  bundleId: string,
  seqNo: number,
): Promise<{ readonly status: BundleStatus } | undefined> {
  const { companyId, now } = actor;
  const [bundle, processes, checked] = await Promise.all([
    lockBundle(tx, actor, bundleId),
    processesOf(tx, actor, bundleId),
    checkedGarments(tx, actor, bundleId),
  ]);
  if (!bundle) return undefined;
  const isChecked = isLetGo(checked);
  const { status, doneCount } = bundleStanding({ ...bundle, isChecked }, processes);
  await tx.run(sql`
    update mes2.bundle set done_count = ${doneCount}::int, current_seq_no = ${seqNo}::int, last_scan_date = ${now},
      status = ${status}::int, version = version + 1
    where company_id = ${companyId} and id = ${bundleId}`);
  return { status };
}
