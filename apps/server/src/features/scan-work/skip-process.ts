import {
  BundleProcessStatus,
  bundleLabel,
  bundleProcessStatusName,
  requireBundleFree,
} from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { bundleOfProcess, lockBundle, moveBundle, processesOf } from '../scans/public.ts';

/** 0 → 3, or back: an operation of one bundle that nobody will report (H11, H23 by the bundle's row). */
export async function skipProcess(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
  { isSkipped, reason }: { readonly isSkipped: boolean; readonly reason: string },
): Promise<void> {
  const target = await bundleOfProcess(tx, actor, id);
  const bundle = target && (await lockBundle(tx, actor, target.bundleId));
  if (!bundle) throw new DomainError('record-missing', { what: '扎号工序' });
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  requireBundleFree({ ...bundle, bundleNo });
  const process = (await processesOf(tx, actor, bundle.id)).find((each) => each.id === id);
  if (!process) throw new DomainError('record-missing', { what: '扎号工序' });
  const { waiting, skipped } = BundleProcessStatus;
  const [from, to] = isSkipped ? [waiting, skipped] : [skipped, waiting];
  if (process.status !== from) {
    throw new DomainError('process-skip', {
      bundleNo,
      process: process.processName,
      status: bundleProcessStatusName[process.status],
      action: isSkipped ? { zh: '跳过', en: 'skip it' } : { zh: '恢复', en: 'take it up again' },
    });
  }
  await tx.run(sql`
    update mes2.bundle_process set status = ${to}::int, skip_reason = ${isSkipped ? reason : null},
      version = version + 1, update_by = ${actor.user.id}, update_date = ${actor.now}
    where company_id = ${actor.companyId} and id = ${id}`);
  await restate(tx, actor, bundle.id);
  await services.audit(tx, {
    bizType: 'bundle',
    bizId: bundle.id,
    action: isSkipped ? 'skipProcess' : 'unskipProcess',
    from,
    to,
    reason: `${process.processName}：${reason}`,
  });
  await services.publish(tx, { topic: 'bundle', keys: [bundle.id] });
}

/** Where the bundle stands follows from its operations; nothing was scanned, so its last scan stays. */
async function restate(tx: Tx, actor: Actor, bundleId: string): Promise<void> {
  const before = await tx.one<{ seqNo: number | null; lastScanDate: string | null }>(sql`
    select current_seq_no as seq_no, last_scan_date from mes2.bundle
    where company_id = ${actor.companyId} and id = ${bundleId}`);
  await moveBundle(tx, actor, bundleId, before?.seqNo ?? 0);
  await tx.run(sql`
    update mes2.bundle set current_seq_no = ${before?.seqNo ?? null}::int,
      last_scan_date = ${before?.lastScanDate ?? null}::timestamptz
    where company_id = ${actor.companyId} and id = ${bundleId}`);
}
