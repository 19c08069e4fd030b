import { BundleStatus, bundleLabel } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import type { FloorSettings } from '../settings/public.ts';
import type { PayTerms } from '../wages/public.ts';
import type { ScannedBundle, ScannedProcess } from './scan-target.sql.ts';

const SUSPENDED = 5;

/**
 * @param children labels of the bundles that it was split into
 * @throws {DomainError} when the bundle, its order or its pay takes no reports now
 */
export function requireReportable(
  bundle: ScannedBundle,
  terms: PayTerms,
  children: readonly string[],
): void {
  const bundleNo = bundleLabel(bundle.bundleNo, bundle.splitSeq);
  const { orderNo } = terms;
  if (bundle.status === BundleStatus.hold) {
    throw new DomainError('bundle-on-hold', { bundleNo, reason: bundle.holdReason ?? '' });
  }
  if (bundle.status === BundleStatus.split) {
    throw new DomainError('bundle-split', { bundleNo, children: children.join('/') });
  }
  if (bundle.status === BundleStatus.void) throw new DomainError('bundle-void', { bundleNo });
  if (terms.wageLocked) throw new DomainError('scan-order-locked', { orderNo });
  const untouched = bundle.status < BundleStatus.inProcess;
  if (terms.orderStatus === SUSPENDED && untouched) {
    throw new DomainError('order-suspended', {
      orderNo,
      action: { zh: '报工', en: 'report work' },
    });
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
