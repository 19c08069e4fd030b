import { isMirror } from '@garment-mes/domain/goods';
import { DomainError } from '@garment-mes/domain/refusals';
import { moved, WarehouseBillStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { Claim } from '../../records/claim-record.sql.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { REFUSED, settleApproval } from '../approvals/public.ts';
import {
  type BillRow,
  cellsOf,
  claimBill,
  linesOf,
  lockOrder,
  movesOf,
  recordBill,
  requireOrderOpen,
} from './bill.sql.ts';
import { freeCartons } from './cartons.ts';
import { checkBill } from './check-bill.ts';
import type { Direction } from './direction.ts';
import { freeGoods, promiseGoods } from './stock.sql.ts';

const SUBMIT = { zh: '提交出入库单', en: 'submit a bill of its goods' };

/** 0 → 1: an out promises its pieces, so that no other bill takes them. */
export async function submitBill(
  services: Services,
  tx: Tx,
  actor: Actor,
  direction: Direction,
  claim: Claim,
): Promise<void> {
  const bill = await claimBill(tx, actor, direction, claim);
  const { id, billNo: no, status: from } = bill;
  const status = moved(movesOf(direction), 'submit', { no, status: from });
  const order = await lockOrder(tx, actor, bill.orderId);
  requireOrderOpen(order, SUBMIT);
  const cells = await checkBill(tx, actor, order, bill);
  if (direction.is === 2) await promiseGoods(tx, actor, bill, cells);
  await updateRow(tx, actor, 'mes2.warehouse_bill', id, {
    ...{ status, submitBy: actor.user.id, submitDate: actor.now },
  });
  await recordBill(services, tx, bill, { action: 'submit', from, to: status });
}

/** 1 → 0: what an out was promised is free again. A reversal follows its bill and goes back to nobody. */
export async function backBill(
  services: Services,
  tx: Tx,
  actor: Actor,
  direction: Direction,
  { reason, ...claim }: Claim & { readonly reason: string },
): Promise<void> {
  const bill = await claimBill(tx, actor, direction, claim);
  const { id, billNo: no, status: from } = bill;
  const status = moved(movesOf(direction), 'returnToDraft', { no, status: from });
  if (isMirror(bill.billType))
    throw new DomainError('mirror-fixed', { no, action: { zh: '退回', en: 'return it' } });
  await freePromised(tx, actor, bill);
  await updateRow(tx, actor, 'mes2.warehouse_bill', id, {
    ...{ status, submitBy: null, submitDate: null },
  });
  await recordBill(services, tx, bill, { action: 'back', from, to: status, reason });
}

/** 0, 1 → 9: what an out was promised and its cartons are free again, and so is the bill that it would have reversed. */
export async function voidBill(
  services: Services,
  tx: Tx,
  actor: Actor,
  direction: Direction,
  { reason, ...claim }: Claim & { readonly reason: string },
): Promise<void> {
  const bill = await claimBill(tx, actor, direction, claim);
  if (isMirror(bill.billType)) {
    const biz = { bizType: 'stockReverse', bizId: bill.id } as const;
    await settleApproval(services, tx, actor, biz, REFUSED, reason);
  }
  await dropBill(services, tx, actor, direction, bill, reason);
}

/** The rest of `voidBill`, for a bill that is claimed. */
export async function dropBill(
  services: Services,
  tx: Tx,
  actor: Actor,
  direction: Direction,
  bill: BillRow,
  reason: string,
): Promise<void> {
  const { id, billNo: no, status: from } = bill;
  const status = moved(movesOf(direction), 'void', { no, status: from });
  await freePromised(tx, actor, bill);
  if (isMirror(bill.billType))
    await tx.run(sql`
      update mes2.warehouse_bill set mirror_id = null, version = version + 1
      where company_id = ${actor.companyId} and id = ${bill.mirrorId} and mirror_id = ${id}`);
  else await freeCartons(tx, actor, id);
  await updateRow(tx, actor, 'mes2.warehouse_bill', id, { status });
  await recordBill(services, tx, bill, { action: 'void', from, to: status, reason });
}

async function freePromised(tx: Tx, actor: Actor, bill: BillRow): Promise<void> {
  const isPromised =
    bill.direction === 2 &&
    bill.status === WarehouseBillStatus.submitted &&
    !isMirror(bill.billType);
  if (!isPromised) return;
  await lockOrder(tx, actor, bill.orderId);
  await freeGoods(tx, actor, bill, cellsOf(await linesOf(tx, actor, bill.id)));
}
