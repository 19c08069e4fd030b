import {
  type BundleStatus,
  bundleLabel,
  releasedStatus,
  requireBundleFree,
} from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import { bundleMoves, moved } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimAnyVersion } from '../../records/claim-record.sql.ts';
import { childrenOf } from './bundle.sql.ts';
import { bundleKind } from './bundle-kind.ts';

interface LockedBundle {
  readonly id: string;
  readonly bundleNo: number;
  readonly splitSeq: number;
  readonly status: BundleStatus;
  readonly holdFrom: BundleStatus | null;
  readonly holdReason: string | null;
}

/** Why bundles are put on hold, 2 to 200 signs. @throws {DomainError} `reason-required` or `out-of-range` */
export function requireHoldReason(reason: string | null | undefined): string {
  const text = reason?.trim() ?? '';
  if (text === '')
    throw new DomainError('reason-required', { action: { zh: '冻结', en: 'hold it' } });
  if (text.length < 2 || text.length > 200) {
    throw new DomainError('out-of-range', { field: '冻结原因', min: 2, max: 200 });
  }
  return text;
}

/** 0–5 → 7: neither scans nor deliveries touch it until it is released. */
export async function holdBundle(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
  reason: string,
): Promise<void> {
  const bundle = await claimAnyVersion<LockedBundle>(tx, actor, bundleKind, id);
  const no = await requireFree(tx, actor, bundle);
  const { status } = bundle;
  const next = moved(bundleMoves, 'hold', { no, status });
  await tx.run(sql`
    update mes2.bundle set status = ${next}::int, hold_from = ${status}::int, hold_reason = ${reason}
    where company_id = ${actor.companyId} and id = ${id}`);
  await services.audit(tx, {
    bizType: 'bundle',
    bizId: id,
    action: 'hold',
    from: status,
    to: next,
    reason,
  });
  await services.publish(tx, { topic: 'bundle', keys: [id] });
}

/** 7 → the status it had before. */
export async function releaseBundle(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<void> {
  const bundle = await claimAnyVersion<LockedBundle>(tx, actor, bundleKind, id);
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  const next = releasedStatus({ ...bundle, bundleNo });
  const open = await tx.one<{ deliveryNo: string }>(sql`
    select d.delivery_no from mes2.cut_piece_delivery_line l
    join mes2.cut_piece_delivery d on d.company_id = l.company_id and d.id = l.delivery_id
    where l.company_id = ${actor.companyId} and l.bundle_id = ${id} and d.status = 3
      and l.receive_num <> l.send_num limit 1`);
  if (open) throw new DomainError('bundle-in-difference', { bundleNo, ...open });
  await tx.run(sql`
    update mes2.bundle set status = ${next}::int, hold_from = null, hold_reason = null
    where company_id = ${actor.companyId} and id = ${id}`);
  await services.audit(tx, {
    bizType: 'bundle',
    bizId: id,
    action: 'releaseHold',
    from: bundle.status,
    to: next,
  });
  await services.publish(tx, { topic: 'bundle', keys: [id] });
}

async function requireFree(tx: Tx, actor: Actor, bundle: LockedBundle): Promise<string> {
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  const children = (await childrenOf(tx, actor, bundle.id)).map((child) =>
    bundleLabel(child.bundleNo, child.splitSeq),
  );
  requireBundleFree({ ...bundle, bundleNo, children });
  return bundleNo;
}
