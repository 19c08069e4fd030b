import { SHIPMENT_LEFT } from '@garment-mes/domain/orders';
import type { OrderShipment } from '@garment-mes/sdk/mes2';

interface Cell {
  readonly colorId: string;
  readonly sizeId: string;
  readonly num: number;
}

/**
 * Shipments that leave exactly the pieces ordered: what a cell has more or less goes to the last
 * shipment that has not left, and where that has too few to give, to the ones before it. No line goes below what has
 * left of it.
 *
 * @returns the same lists when the order has no shipments
 */
export function followShipments(
  shipments: readonly OrderShipment[],
  cells: readonly Cell[],
): readonly OrderShipment[] {
  if (shipments.length === 0) return shipments;
  const next = shipments.map((shipment) => ({ ...shipment, lines: [...shipment.lines] }));
  const open = next.filter(({ status }) => status !== SHIPMENT_LEFT).toReversed();
  const wanted = new Map(cells.map((cell) => [`${cell.colorId}/${cell.sizeId}`, cell]));
  // A colour that left the order leaves its shipments too.
  for (const { lines } of shipments)
    for (const { colorId, sizeId } of lines) {
      const key = `${colorId}/${sizeId}`;
      if (!wanted.has(key)) wanted.set(key, { colorId, sizeId, num: 0 });
    }
  for (const { colorId, sizeId, num } of wanted.values()) {
    const isCell = (line: Cell) => line.colorId === colorId && line.sizeId === sizeId;
    const planned = next.reduce((sum, { lines }) => sum + (lines.find(isCell)?.num ?? 0), 0);
    let left = num - planned;
    for (const shipment of open) {
      if (left === 0) break;
      const at = shipment.lines.findIndex(isCell);
      const line = shipment.lines[at];
      const before = line?.num ?? 0;
      const after = Math.max(line?.shippedNum ?? 0, before + left);
      left -= after - before;
      if (line) shipment.lines[at] = { ...line, num: after };
      else if (after > 0)
        shipment.lines.push({ id: '', colorId, sizeId, num: after, shippedNum: 0 });
    }
  }
  return next;
}
