import { BillType, isMirror } from '@garment-mes/domain/goods';
import { DomainError } from '@garment-mes/domain/refusals';
import { moved, WarehouseBillStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type Claim, claimRecord } from '../../records/claim-record.sql.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { floorSettings, today } from '../settings/public.ts';
import {
  type BillRow,
  type Cell,
  linesOf,
  lockOrder,
  movesOf,
  recordBill,
  requireOrderOpen,
} from './bill.sql.ts';
import { shipCartons } from './cartons.ts';
import { checkBill } from './check-bill.ts';
import { billKind, type Direction } from './direction.ts';
import { confirmMirror } from './reverse-bill.ts';
import { appendGoods, countShipped, putGoods, takeGoods } from './stock.sql.ts';
import { storeBundles } from './stored-bundles.ts';

const CONFIRM = { zh: '确认出入库单', en: 'confirm a bill of its goods' };

/**
 * 1 → 2: posts a bill to stock and ledger under the locks of the order's colour-sizes (H14, H25), after everything that
 * its submission asked was asked again. A reversal posts the opposite of its bill.
 */
export async function confirmBill(
  services: Services,
  tx: Tx,
  actor: Actor,
  direction: Direction,
  claim: Claim,
): Promise<void> {
  const bill = await claimToConfirm(tx, actor, direction, claim);
  const { id, billNo: no, status: from } = bill;
  const status = moved(movesOf(direction), 'confirm', { no, status: from });
  const workDate = today(actor, await floorSettings(tx, actor));
  if (isMirror(bill.billType)) await confirmMirror(services, tx, actor, bill, workDate);
  else {
    if (direction.is === 1) await requireOtherPerson(services, tx, actor, bill);
    const order = await lockOrder(tx, actor, bill.orderId);
    requireOrderOpen(order, CONFIRM);
    const cells = await checkBill(tx, actor, order, bill);
    await (direction.is === 1 ? postReceipt : postOut)(tx, actor, bill, workDate, cells);
  }
  await updateRow(tx, actor, 'mes2.warehouse_bill', id, {
    ...{ status, workDate, confirmBy: actor.user.id, confirmDate: actor.now },
  });
  if (countsAsMade(bill))
    await storeBundles(services, tx, actor, bill, await linesOf(tx, actor, id));
  await recordBill(services, tx, bill, { action: 'confirm', from, to: status });
}

/** Goods that production made, in contrast to those that come back. */
export const countsAsMade = ({ billType }: Pick<BillRow, 'billType'>): boolean =>
  billType === BillType.production || billType === BillType.opening;

/** @throws {DomainError} `bill-confirmed-meanwhile` naming who was faster, else as `claimRecord` */
async function claimToConfirm(
  tx: Tx,
  actor: Actor,
  direction: Direction,
  claim: Claim,
): Promise<BillRow> {
  const { companyId } = actor;
  const held = await tx.one<BillRow & { readonly confirmBy: string | null }>(sql`
    select * from mes2.warehouse_bill
    where company_id = ${companyId} and id = ${claim.id} and direction = ${direction.is}::int and del_flag = '0'
    for update`);
  if (!held) throw new DomainError('record-missing', { what: direction.what });
  const { billNo: no, status, version, confirmBy } = held;
  if (status === WarehouseBillStatus.confirmed && version !== claim.version) {
    const person = await tx.one<{ name: string }>(
      sql`select name from amc.app_user where id = ${confirmBy}`,
    );
    const name = person?.name ?? '';
    throw new DomainError('bill-confirmed-meanwhile', { what: direction.what, no, name });
  }
  return claimRecord<BillRow>(tx, actor, billKind(direction), claim);
}

/** Who counted a receipt does not confirm it, where the company did not decide otherwise. */
async function requireOtherPerson(
  services: Services,
  tx: Tx,
  actor: Actor,
  { billNo: no, countBy }: BillRow,
): Promise<void> {
  if (countBy !== actor.user.id || (await mayConfirmOwn(services, tx))) return;
  throw new DomainError('receipt-own-count', { no });
}

export const mayConfirmOwn = async ({ settings }: Pick<Services, 'settings'>, tx: Tx) =>
  Number((await settings(tx, 'receiptSelfConfirm')) ?? 0) === 1;

async function postReceipt(
  tx: Tx,
  actor: Actor,
  bill: BillRow,
  workDate: string,
  cells: readonly Cell[],
): Promise<void> {
  await putGoods(tx, actor, { bill, workDate, warehouseId: bill.warehouseId }, cells);
  if (countsAsMade(bill)) await appendGoods(tx, actor, bill.orderId, 'in', workDate, cells);
}

async function postOut(
  tx: Tx,
  actor: Actor,
  bill: BillRow,
  workDate: string,
  cells: readonly Cell[],
): Promise<void> {
  const { warehouseId, toWarehouseId, shipmentId } = bill;
  await takeGoods(tx, actor, { bill, workDate, warehouseId }, cells, 'promised');
  if (toWarehouseId)
    await putGoods(tx, actor, { bill, workDate, warehouseId: toWarehouseId }, cells);
  await shipCartons(tx, actor, bill.id);
  if (bill.billType !== BillType.shipment) return;
  await appendGoods(tx, actor, bill.orderId, 'out', workDate, cells);
  if (shipmentId) await countShipped(tx, actor, shipmentId, cells, 1);
}
