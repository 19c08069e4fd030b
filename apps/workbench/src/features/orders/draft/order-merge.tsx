import { listColors } from '@garment-mes/sdk/ccm';
import type { Order } from '@garment-mes/sdk/mes2';
import { useOperation } from '#app/api.tsx';
import { MergePanel } from '#screens/merge/merge-panel.tsx';
import { MERGEABLE } from './mergeable.ts';
import type { OrderEditing } from './use-order-draft.ts';

const ALL = { pageNum: 1, pageSize: 1_000 } as const;

interface OrderMergeProps {
  readonly editing: OrderEditing & { readonly collision: NonNullable<OrderEditing['collision']> };
  /** Names the colours and sizes of figures. */
  readonly order: Pick<Order, 'colors' | 'sizes'>;
}

/** The cells of an order somebody else saved meanwhile, figures shown by their colours and sizes. */
export function OrderMerge({ editing, order }: OrderMergeProps) {
  const palette = useOperation(listColors, { query: ALL }).data?.list ?? [];
  const names = new Map([
    ...palette.map(({ id, name }) => [id, name] as const),
    ...order.colors.map(({ colorId, colorName }) => [colorId, colorName] as const),
    ...order.sizes.map(({ sizeId, sizeName }) => [sizeId, sizeName] as const),
  ]);
  return <MergePanel {...editing} parts={MERGEABLE} names={names} />;
}
