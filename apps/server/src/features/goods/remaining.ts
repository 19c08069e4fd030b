import { shipLimit } from '@garment-mes/domain/cutting-bed';
import { BillType } from '@garment-mes/domain/goods';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf, QueryOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { orderOf } from './bill.sql.ts';
import { acceptedLots } from './gate.sql.ts';
import { type StandingCell, standingOf } from './standing.sql.ts';
import { receivableBundles } from './stored-bundles.ts';

type ReceiptRemaining = DataOf<'getWarehouseReceiptRemaining'>;
type OutRemaining = DataOf<'getWarehouseOutRemaining'>;
type Cell = ReceiptRemaining['cells'][number];
type PackMethod = ReceiptRemaining['packMethod'];

const namesOf = ({ colorId, colorName, sizeId, sizeName, grade }: StandingCell) => ({
  ...{ colorId, colorName, sizeId, sizeName, grade },
});

/** What may still come in of an order: up to what passed, or of a return up to what its bill shipped. */
export async function receiptRemaining(
  tx: Tx,
  actor: Actor,
  query: QueryOf<'getWarehouseReceiptRemaining'>,
): Promise<ReceiptRemaining> {
  const order = await orderOf(tx, actor, query.orderId);
  const bill = await billOf(tx, actor, query.billId);
  const sourceBillId =
    query.sourceBillId ?? (bill?.billType === BillType.returned ? bill.sourceBillId : null);
  const standing = await standingOf(tx, actor, {
    ...{ orderId: order.id, own: query.billId, sourceBillId },
    warehouseId: query.warehouseId,
  });
  const cells = standing.map((cell): Cell => {
    const maxNum = sourceBillId ? cell.sent : cell.passed;
    const doneNum = sourceBillId ? cell.returned : cell.received;
    return {
      ...namesOf(cell),
      ...{ maxNum, doneNum, stockNum: cell.stock, lockedNum: cell.locked },
      pendingNum: sourceBillId ? cell.returnsPending : cell.receiptsPending,
      remainNum: Math.max(0, maxNum - doneNum),
      ...{ planNum: null, shippedNum: null },
    };
  });
  const packMethod = order.packMethod as PackMethod;
  const bundles = query.bundles
    ? await receivableBundles(tx, actor, { orderId: order.id, id: query.billId })
    : [];
  return { orderId: order.id, orderNo: order.orderNo, packMethod, cells, bundles };
}

/** What may still go out of a store, what its shipment plans and has, and how far the order is from what it may ship. */
export async function outRemaining(
  tx: Tx,
  actor: Actor,
  query: QueryOf<'getWarehouseOutRemaining'>,
): Promise<OutRemaining> {
  const order = await orderOf(tx, actor, query.orderId);
  const bill = await billOf(tx, actor, query.billId);
  const shipmentId = query.shipmentId ?? bill?.shipmentId ?? null;
  const warehouseId = query.warehouseId ?? bill?.warehouseId ?? null;
  const standing = await standingOf(tx, actor, {
    ...{ orderId: order.id, own: query.billId, shipmentId, warehouseId },
  });
  const cells = standing.map(
    (cell): Cell => ({
      ...namesOf(cell),
      ...{ maxNum: cell.stock, doneNum: cell.shipped, pendingNum: cell.outsPending },
      ...{ stockNum: cell.stock, lockedNum: cell.locked },
      remainNum: Math.max(0, cell.stock - cell.locked),
      ...{ planNum: cell.planned, shippedNum: cell.leftWithShipment },
    }),
  );
  return {
    ...{ orderId: order.id, orderNo: order.orderNo },
    shipLimitNum: shipLimit(order.orderNum, order.shipTolUpPct),
    shippedNum: standing.reduce((sum, { shipped }) => sum + shipped, 0),
    needsInspection: order.isGated,
    inspections: await acceptedLots(tx, actor, order, shipmentId),
    cells,
  };
}

const billOf = (tx: Tx, { companyId }: Actor, id: string | undefined) =>
  tx.one<{
    billType: number;
    warehouseId: string;
    shipmentId: string | null;
    sourceBillId: string | null;
  }>(sql`
    select bill_type, warehouse_id, shipment_id, source_bill_id from mes2.warehouse_bill
    where company_id = ${companyId} and id = ${id ?? null}::bigint and del_flag = '0'`);
