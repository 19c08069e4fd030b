import type { BundleRow } from '@garment-mes/sdk/mes2';
import type { OrderWords } from './order-words.ts';

/** How the labels of a run follow each other. */
export type LabelOrder = 'bundle' | 'stack' | 'size';

/** By number, by stack, or by size. */
export function inLabelOrder(
  bundles: readonly BundleRow[],
  order: LabelOrder,
  words: ReadonlyMap<string, OrderWords>,
): readonly BundleRow[] {
  const sizeOf = ({ orderId, sizeId }: BundleRow) =>
    words.get(orderId)?.sizes.indexOf(sizeId) ?? Number(sizeId);
  const byNumber = (a: BundleRow, b: BundleRow) =>
    a.orderNo.localeCompare(b.orderNo) || a.bundleNo - b.bundleNo || a.splitSeq - b.splitSeq;
  return bundles.toSorted((a, b) => {
    if (order === 'stack')
      return (
        a.bedNo - b.bedNo || a.position - b.position || a.plyFrom - b.plyFrom || byNumber(a, b)
      );
    if (order === 'size') return sizeOf(a) - sizeOf(b) || byNumber(a, b);
    return byNumber(a, b);
  });
}
