import {
  BillType,
  checkLeaving,
  checkReceipt,
  checkReturn,
  checkShipLimit,
  checkStock,
} from '@garment-mes/domain/goods';
import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { type BilledOrder, type BillRow, type Cell, cellsOf, linesOf } from './bill.sql.ts';
import { requirePacked } from './cartons.ts';
import { requireInspected } from './gate.sql.ts';
import { requireGoodsStore } from './order-parts.sql.ts';
import { requireSource } from './save-bill.ts';
import { type StandingCell, standingOf } from './standing.sql.ts';
import { requirePassedBundles } from './stored-bundles.ts';

/**
 * What keeps a bill from being submitted, and again from being confirmed (I33, I34, I35). The order's colour-sizes
 * are locked, so what was counted stays true until the end of the transaction.
 *
 * @returns what the bill says of each colour, size and grade
 */
export async function checkBill(
  tx: Tx,
  actor: Actor,
  order: BilledOrder,
  bill: BillRow,
): Promise<Cell[]> {
  const lines = await linesOf(tx, actor, bill.id);
  const cells = cellsOf(lines);
  const grades = [...new Set(cells.map(({ grade }) => grade))];
  const { orderId, warehouseId, shipmentId, sourceBillId } = bill;
  const standing = await standingOf(tx, actor, {
    ...{ orderId, warehouseId, shipmentId, sourceBillId, own: bill.id },
  });
  const stand = cells.map((cell) => ({ ...cell, ...standingAt(standing, cell), num: cell.num }));
  if (bill.direction === 1) {
    await requireGoodsStore(tx, actor, warehouseId, grades);
    if (bill.billType === BillType.returned) {
      const { billNo } = await requireSource(tx, actor, orderId, sourceBillId);
      refuseFirst(
        checkReturn(
          billNo,
          stand.map((cell) => ({ ...cell, shipped: cell.sent })),
        ),
      );
    } else {
      refuseFirst(checkReceipt(stand));
      await requirePassedBundles(tx, actor, bill, lines);
    }
    return cells;
  }
  refuseFirst(checkLeaving(bill, grades));
  await requireInspected(tx, actor, order, bill);
  if (bill.billType === BillType.shipment) {
    const shipped = standing.reduce((sum, cell) => sum + cell.shipped, 0);
    const { orderNum, shipTolUpPct: tolerancePct } = order;
    refuseFirst(checkShipLimit({ orderNum, tolerancePct, shipped, num: bill.num }));
  }
  if (bill.billType === BillType.transfer)
    await requireGoodsStore(tx, actor, bill.toWarehouseId ?? '0', grades);
  await requirePacked(tx, actor, bill, cells, (cell) => standingAt(standing, cell));
  refuseFirst(checkStock(stand.map((cell) => ({ ...cell, free: cell.stock - cell.locked }))));
  return cells;
}

/** The names and figures of a colour, size and grade; of a colour and size those of its first grade. */
function standingAt(
  standing: readonly StandingCell[],
  { colorId, sizeId, grade = 1 }: Pick<Cell, 'colorId' | 'sizeId'> & Partial<Pick<Cell, 'grade'>>,
): StandingCell & { readonly color: string; readonly size: string } {
  const found = standing.find(
    (cell) => cell.colorId === colorId && cell.sizeId === sizeId && cell.grade === grade,
  );
  if (!found) throw new DomainError('record-missing', { what: '颜色尺码' });
  return { ...found, color: found.colorName, size: found.sizeName };
}
