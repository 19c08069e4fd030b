import type { Client } from '@garment-mes/sdk';
import { getOrder, type Order, updateOrder } from '@garment-mes/sdk/mes2';
import { editedEntry, updateBody } from '../entry/order-entry.ts';
import type { OrderDraft } from './order-draft.ts';
import { sentCell, sentColor } from './sent-lines.ts';
import { shipmentsBody } from './shipments-body.ts';

/**
 * Saves colours, sizes and pieces of a draft order on a version. The head goes with them as it is stored, and the
 * shipments, because all of them together leave exactly the pieces ordered.
 *
 * @returns the order after it
 */
export async function savePieces(
  client: Client,
  draft: OrderDraft,
  orderId: string,
  version: number,
): Promise<Order> {
  const stored = await getOrder(client, { query: { id: orderId } });
  const colorIds = new Set(draft.colors.map(({ id }) => id));
  const sizeIds = new Set(draft.sizes.map(({ id }) => id));
  const colorSizes = draft.cells.flatMap(({ id, num, sku, barcode69 }) => {
    const [colorId = '', sizeId = ''] = id.split('/');
    if (!colorIds.has(colorId) || !sizeIds.has(sizeId)) return [];
    const codes = { sku: sku.trim(), barcode69: barcode69.trim() };
    return [sentCell({ colorId, sizeId, num: Number(num), ...codes })];
  });
  return updateOrder(client, {
    body: {
      ...updateBody(editedEntry(stored), stored),
      version,
      colors: draft.colors.map((color) => sentColor({ ...color, colorId: color.id })),
      sizes: draft.sizes.map(({ id: sizeId }) => ({ sizeId })),
      colorSizes,
      shipments: shipmentsBody(draft.shipments),
    },
  });
}
