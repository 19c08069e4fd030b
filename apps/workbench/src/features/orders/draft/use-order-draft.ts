import { getOrder, type Order } from '@garment-mes/sdk/mes2';
import { isWhole } from '#garment/matrix/piece-matrix.tsx';
import type { DraftKind } from '#screens/merge/draft-kind.ts';
import { useRecordDraft } from '#screens/merge/use-record-draft.ts';
import { MERGEABLE } from './mergeable.ts';
import { draftOfOrder, type OrderDraft } from './order-draft.ts';
import { savedWith, savePart } from './save-part.ts';

const ORDER: DraftKind<Order, OrderDraft> = {
  load: (client, id) => getOrder(client, { query: { id } }),
  draftOf: draftOfOrder,
  parts: MERGEABLE,
  savePart,
  savedWith,
  isFaulty: ({ cells, shipments }) =>
    cells.some(({ num }) => !isWhole(num)) ||
    shipments.some(({ lines }) => lines.some(({ num, shippedNum }) => num < shippedNum)),
};

/** The grids of an order while they are changed: which of them differ, and saving those one by one. */
export const useOrderDraft = (order: Order) => useRecordDraft(ORDER, order);

export type OrderEditing = ReturnType<typeof useOrderDraft>;
