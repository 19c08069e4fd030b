import { BundleStatus } from '@garment-mes/domain/bundles';
import type { BundleRow } from '@garment-mes/sdk/mes2';
import { t } from '#app/i18n.ts';

const HELD: ReadonlySet<number> = new Set([
  BundleStatus.hold,
  BundleStatus.split,
  BundleStatus.void,
]);

/** Void and split bundles and those on hold get no label. */
export const isPrintable = ({ status }: Pick<BundleRow, 'status'>): boolean => !HELD.has(status);

/** Why a bundle gets no label; with the parts of a split one, where they are known. */
export function unprintableText(bundle: BundleRow, all: readonly BundleRow[]): string {
  const { bundleLabel: label, status, bundleNo, orderId } = bundle;
  if (status !== BundleStatus.split)
    return status === BundleStatus.hold
      ? t('{bundle}已冻结，未打印', { bundle: label })
      : t('{bundle}已作废，未打印', { bundle: label });
  const parts = all.filter(
    (one) => one.orderId === orderId && one.bundleNo === bundleNo && one.splitSeq > 0,
  );
  return parts.length === 0
    ? t('{bundle}已拆扎，未打印', { bundle: label })
    : t('{bundle}已拆扎，未打印，请打印{parts}', {
        bundle: label,
        parts: parts.map((part) => part.bundleLabel).join('、'),
      });
}
