import type { FeedingSlipRow } from '@garment-mes/sdk/mes2';
import { Tag } from '@garment-mes/ui';

/** Shades of the rolls of a slip; more than one is said in amber. */
export function ShadeNum({ row: { shadeNum } }: { readonly row: FeedingSlipRow }) {
  return shadeNum > 1 ? <Tag tone="warn">{shadeNum}</Tag> : shadeNum;
}
