import type { Order } from '@garment-mes/sdk/mes2';
import { MergePanel } from '#screens/merge/merge-panel.tsx';
import { useNamedRecords } from '#screens/references/use-named-records.ts';
import { MERGEABLE } from './mergeable.ts';
import type { OrderEditing } from './use-order-draft.ts';

interface OrderMergeProps {
  readonly editing: OrderEditing & { readonly collision: NonNullable<OrderEditing['collision']> };
  /** Names the colours and sizes of figures. */
  readonly order: Pick<Order, 'colors' | 'sizes'>;
}

/** The cells of an order somebody else saved meanwhile, figures shown by their colours and sizes. */
export function OrderMerge({ editing, order }: OrderMergeProps) {
  const values = editing.collision.conflicts.flatMap(({ base, theirs, mine }) =>
    [base, theirs, mine].filter((value) => typeof value === 'string'),
  );
  const palette = useNamedRecords('listColors', { ids: values });
  const names = new Map([
    ...values.map((id) => [id, palette.nameOf(id) ?? id] as const),
    ...order.colors.map(({ colorId, colorName }) => [colorId, colorName] as const),
    ...order.sizes.map(({ sizeId, sizeName }) => [sizeId, sizeName] as const),
  ]);
  return <MergePanel {...editing} parts={MERGEABLE} names={names} />;
}
