import { BundleStatus, bundleLabel, DomainError } from '@garment-mes/domain';
import type { Tx } from '../../database/engine.ts';
import type { Actor } from '../actor.ts';
import type { FloorSettings } from '../settings.ts';
import { childrenOf, type ScannedBundle, type ScannedProcess } from './scan-target.sql.ts';
import type { PayTerms } from './wage-locks.sql.ts';

const SUSPENDED = 5;

/** @throws {DomainError} when the bundle, its order or its pay takes no reports now */
export async function requireReportable(
  tx: Tx,
  actor: Actor,
  bundle: ScannedBundle,
  terms: PayTerms,
): Promise<void> {
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  const { orderNo } = terms;
  if (bundle.status === BundleStatus.hold) {
    throw new DomainError('bundle-on-hold', { bundleNo, reason: bundle.holdReason ?? '' });
  }
  if (bundle.status === BundleStatus.split) {
    const children = (await childrenOf(tx, actor, bundle.id)).map((child) =>
      bundleLabel(child.bundleNo, child.splitSeq),
    );
    throw new DomainError('bundle-split', { bundleNo, children: children.join('/') });
  }
  if (bundle.status === BundleStatus.void) throw new DomainError('bundle-void', { bundleNo });
  if (terms.wageLocked) throw new DomainError('scan-order-locked', { orderNo });
  const untouched = bundle.status < BundleStatus.inProcess;
  if (terms.orderStatus === SUSPENDED && untouched) {
    throw new DomainError('order-suspended', { orderNo, action: '报工' });
  }
}

const SEWING = 3;

/**
 * Where bundles are handed over to the lines, none is sewn before it was.
 *
 * @throws {DomainError} `bundle-not-delivered`
 */
export function requireDelivered(
  bundle: ScannedBundle,
  { section }: Pick<ScannedProcess, 'section'>,
  { requireDelivery }: FloorSettings,
): void {
  if (!requireDelivery || section < SEWING || bundle.status >= BundleStatus.delivered) return;
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  throw new DomainError('bundle-not-delivered', { bundleNo });
}
