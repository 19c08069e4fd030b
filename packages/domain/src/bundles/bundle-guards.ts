import { DomainError } from '../domain-error.ts';
import { BundleStatus, bundleStatusName } from './bundle-status.ts';

export interface BundleState {
  /** As a person calls it: `B0047`. */
  readonly bundleNo: string;
  readonly status: BundleStatus;
  readonly holdReason?: string | null | undefined;
  /** Labels of the children of a split bundle. */
  readonly children?: readonly string[] | undefined;
  readonly cardNo?: string | null | undefined;
}

/** A bundle on hold, split or void takes part in nothing. */
export const isBundleFree = (bundle: BundleState): boolean => refusalOf(bundle) === undefined;

/** @throws {DomainError} `bundle-on-hold`, `bundle-split` or `bundle-void` */
export function requireBundleFree(bundle: BundleState): void {
  const refusal = refusalOf(bundle);
  if (refusal) throw refusal;
}

const UNDELIVERED: readonly BundleStatus[] = [BundleStatus.generated, BundleStatus.printed];

/** Work at sewing is reported on bundles that reached a line, unless the company delivers none. */
export const canSew = (bundle: BundleState, requireDelivery: boolean): boolean =>
  isBundleFree(bundle) && !(requireDelivery && UNDELIVERED.includes(bundle.status));

/** @throws {DomainError} as `requireBundleFree`, or `bundle-not-delivered` */
export function requireSewable(bundle: BundleState, requireDelivery: boolean): void {
  requireBundleFree(bundle);
  const { bundleNo } = bundle;
  if (!canSew(bundle, requireDelivery)) throw new DomainError('bundle-not-delivered', { bundleNo });
}

/**
 * A bundle leaves the store of cut pieces while nobody took it and nothing holds it.
 *
 * @throws {DomainError} as `requireBundleFree`, `bundle-held-delivery` or `bundle-state`
 */
export function requireInStore(bundle: BundleState): void {
  const { bundleNo, status, holdReason } = bundle;
  if (status === BundleStatus.hold)
    throw new DomainError('bundle-held-delivery', { bundleNo, reason: holdReason ?? '' });
  requireBundleFree(bundle);
  if (UNDELIVERED.includes(status)) return;
  throw new DomainError('bundle-state', {
    bundleNo,
    status: bundleStatusName[status],
    action: { zh: '发料', en: 'deliver' },
  });
}

/**
 * Goods come into the warehouse in bundles that passed their check and are not there yet.
 *
 * @throws {DomainError} `bundle-unpassed`
 */
export function requirePassed({
  bundleNo,
  status,
}: Pick<BundleState, 'bundleNo' | 'status'>): void {
  if (status !== BundleStatus.passed)
    throw new DomainError('bundle-unpassed', { bundleNo, status: bundleStatusName[status] });
}

const ON_THE_WAY: readonly BundleStatus[] = [
  ...UNDELIVERED,
  BundleStatus.delivered,
  BundleStatus.inProcess,
];

/**
 * A card rides with a bundle until it is sewn.
 *
 * @throws {DomainError} as `requireBundleFree`, or `bundle-state`
 */
export function requireCardable(bundle: BundleState): void {
  requireBundleFree(bundle);
  const { bundleNo, status } = bundle;
  if (ON_THE_WAY.includes(status)) return;
  const action = { zh: '绑插卡', en: 'bind a card' };
  throw new DomainError('bundle-state', { bundleNo, status: bundleStatusName[status], action });
}

/** A bundle may be deleted with its bed while it is new and no card rides with it. */
export const canDeleteBundle = (bundle: BundleState): boolean =>
  UNDELIVERED.includes(bundle.status) && !bundle.cardNo;

/** @throws {DomainError} as `requireBundleFree`, `bundle-carded` or `bundle-delivered` */
export function requireDeletable(bundle: BundleState): void {
  requireBundleFree(bundle);
  const { bundleNo, cardNo } = bundle;
  if (cardNo) throw new DomainError('bundle-carded', { bundleNo, cardNo });
  if (!canDeleteBundle(bundle)) throw new DomainError('bundle-delivered', { bundleNo });
}

/**
 * The status a bundle goes back to when its hold ends.
 *
 * @throws {DomainError} `bundle-state` when it is not on hold
 */
export function releasedStatus(
  bundle: BundleState & { readonly holdFrom?: BundleStatus | null | undefined },
): BundleStatus {
  const { bundleNo, status, holdFrom } = bundle;
  if (status !== BundleStatus.hold) {
    const action = { zh: '解冻', en: 'release it' };
    throw new DomainError('bundle-state', { bundleNo, status: bundleStatusName[status], action });
  }
  return holdFrom ?? BundleStatus.generated;
}

function refusalOf(bundle: BundleState): DomainError | undefined {
  const { bundleNo, status, holdReason, children = [] } = bundle;
  if (status === BundleStatus.hold) {
    return new DomainError('bundle-on-hold', { bundleNo, reason: holdReason ?? '' });
  }
  if (status === BundleStatus.split) {
    return new DomainError('bundle-split', { bundleNo, children: children.join('/') });
  }
  return status === BundleStatus.void ? new DomainError('bundle-void', { bundleNo }) : undefined;
}
