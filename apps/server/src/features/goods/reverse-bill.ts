import { BillType, checkStock, isMirror } from '@garment-mes/domain/goods';
import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import { moved, WarehouseBillStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import { message } from '../../messages/message-texts.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimAnyVersion, claimRecord } from '../../records/claim-record.sql.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { nextDocumentNo } from '../../records/document-number.sql.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { askApproval } from '../approvals/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import {
  type BilledOrder,
  type BillRow,
  type Cell,
  cellsOf,
  linesOf,
  lockOrder,
  movesOf,
  recordBill,
  requireOrderOpen,
} from './bill.sql.ts';
import { freeCartons } from './cartons.ts';
import { billKind, directionOf } from './direction.ts';
import { standingOf } from './standing.sql.ts';
import { appendGoods, countShipped, putGoods, takeGoods } from './stock.sql.ts';
import { releaseBundles } from './stored-bundles.ts';
import { dropBill } from './submit-bill.ts';

type Reversed = DataOf<'reverseWarehouseBill'>;

const BILL = { zh: '出入库单', en: 'Warehouse bill' };
const REVERSAL = { zh: '冲销单', en: 'reversal' };
const REVERSE = { zh: '冲销', en: 'reverse it' };
const FLOW = 'stockReverse';

/** Makes the reversal of a confirmed bill and asks for the consent that it waits for (I36). */
export async function reverseBill(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'reverseWarehouseBill'>,
): Promise<Reversed> {
  const known = await claimRequest<Reversed>(tx, actor, body.requestId, body);
  if (known) return known;
  const bill = await claimRecord<BillRow>(tx, actor, billKind({ what: BILL }), body);
  const direction = directionOf(bill);
  const { billNo: no, status } = bill;
  if (isMirror(bill.billType)) throw new DomainError('mirror-fixed', { no, action: REVERSE });
  moved(movesOf(direction), 'reverse', { no, status });
  if (bill.mirrorId !== null) await refuseMirrored(tx, actor, bill);
  const order = await lockOrder(tx, actor, bill.orderId);
  await requireReversible(tx, actor, order, bill);
  const day = today(actor, await floorSettings(tx, actor));
  const numbers = { table: 'mes2.warehouse_bill', column: 'bill_no', letters: direction.letters };
  const mirrorNo = await nextDocumentNo(tx, actor, numbers, day);
  const mirrorId = await copyBill(tx, actor, bill, mirrorNo, body.reason);
  await recordBill(services, tx, bill, {
    ...{ action: 'reverse', from: status, to: status, reason: body.reason },
  });
  const { reason } = body;
  await askApproval(services, tx, actor, {
    ...{ bizType: FLOW, bizId: mirrorId, without: bill.createBy ?? undefined },
    matter: message(FLOW, { billNo: no, orderNo: order.orderNo, reason }),
    link: linkOf(bill, mirrorId),
  });
  const task = await tx.one<{ id: string }>(sql`
    select min(id) as id from ccm.workflow_task
    where company_id = ${actor.companyId} and biz_type = ${FLOW} and biz_id = ${mirrorId} and del_flag = '0'
    having count(*) > 0`);
  const answer = { id: bill.id, mirrorId, mirrorNo, workflowTaskId: task?.id ?? null };
  await keepAnswer(tx, actor, body.requestId, answer);
  return answer;
}

const linkOf = ({ direction, orderId }: BillRow, id: string): string =>
  direction === 1
    ? `/mes/packaging/addWarehouseReceipt/${orderId}?billId=${id}`
    : `/mes/packaging/addWarehouseOut/${orderId}?billId=${id}`;

async function refuseMirrored(tx: Tx, { companyId }: Actor, bill: BillRow): Promise<never> {
  const mirror = await tx.one<{ billNo: string }>(sql`
    select bill_no from mes2.warehouse_bill where company_id = ${companyId} and id = ${bill.mirrorId}`);
  const { what } = directionOf(bill);
  throw new DomainError('bill-mirrored', {
    ...{ what, no: bill.billNo, mirrorNo: mirror?.billNo ?? '' },
  });
}

/**
 * What a bill put into a store is still there, its order is open and nothing came back of it.
 *
 * @throws {DomainError} `order-state`, `out-returned`, `reversal-short`
 */
async function requireReversible(
  tx: Tx,
  actor: Actor,
  order: BilledOrder,
  bill: BillRow,
): Promise<void> {
  requireOrderOpen(order, REVERSE);
  const back = await tx.one<{ billNo: string }>(sql`
    select bill_no from mes2.warehouse_bill
    where company_id = ${actor.companyId} and source_bill_id = ${bill.id} and status in (1, 2) and del_flag = '0'
    order by id limit 1`);
  if (back) throw new DomainError('out-returned', { no: bill.billNo, returnNo: back.billNo });
  const warehouseId = bill.direction === 1 ? bill.warehouseId : bill.toWarehouseId;
  if (warehouseId === null) return;
  const cells = cellsOf(await linesOf(tx, actor, bill.id));
  const standing = await standingOf(tx, actor, { orderId: order.id, warehouseId });
  const free = cells.flatMap((cell) => {
    const at = standing.find(
      ({ colorId, sizeId, grade }) =>
        colorId === cell.colorId && sizeId === cell.sizeId && grade === cell.grade,
    );
    if (!at) return [];
    const { colorName: color, sizeName: size } = at;
    return [{ ...cell, color, size, free: at.stock - at.locked }];
  });
  refuseFirst(checkStock(free, 'reversal-short'));
}

/** The reversal has the lines of its bill and waits, submitted. @returns its id */
async function copyBill(
  tx: Tx,
  actor: Actor,
  bill: BillRow,
  billNo: string,
  reason: string,
): Promise<string> {
  const { companyId, user, now } = actor;
  const made = await tx.one<{ id: string }>(sql`
    insert into mes2.warehouse_bill (company_id, bill_no, direction, bill_type, order_id, shipment_id, customer_id,
      warehouse_id, num, carton_num, gross_weight, volume, status, inspection_id, submit_by, submit_date, count_by,
      mirror_id, driver, plate_no, remark, create_by, create_date)
    select company_id, ${billNo}, direction, ${directionOf(bill).mirrorType}::int, order_id, shipment_id, customer_id,
      warehouse_id, num, carton_num, gross_weight, volume, 1, inspection_id, ${user.id}, ${now}, ${user.id}, id,
      driver, plate_no, ${reason}, ${user.id}, ${now}
    from mes2.warehouse_bill where company_id = ${companyId} and id = ${bill.id}
    returning id`);
  if (!made) throw new Error('an insert returned no row');
  await tx.run(sql`
    insert into mes2.warehouse_bill_line (company_id, bill_id, color_id, size_id, grade, num, carton_no, location_code,
      barcodes, create_by, create_date)
    select company_id, ${made.id}, color_id, size_id, grade, num, carton_no, location_code, barcodes, ${user.id}, ${now}
    from mes2.warehouse_bill_line where company_id = ${companyId} and bill_id = ${bill.id}`);
  await tx.run(sql`
    update mes2.warehouse_bill set mirror_id = ${made.id} where company_id = ${companyId} and id = ${bill.id}`);
  return made.id;
}

const mirrorOf = (tx: Tx, actor: Actor, id: string): Promise<BillRow> =>
  claimAnyVersion<BillRow>(tx, actor, billKind({ what: REVERSAL }), id);

/**
 * What the flow came to: agreed to, a reversal may be confirmed; turned down, it is void and its bill stands. Who made
 * the bill does not agree to its reversal.
 *
 * @throws {DomainError} `own-work`
 */
export async function decideReversal(
  services: Services,
  tx: Tx,
  actor: Actor,
  decision: { readonly id: string; readonly agreed: boolean; readonly opinion: string },
): Promise<void> {
  const mirror = await mirrorOf(tx, actor, decision.id);
  const direction = directionOf(mirror);
  if (mirror.status !== WarehouseBillStatus.submitted)
    moved(movesOf(direction), 'confirm', { no: mirror.billNo, status: mirror.status });
  const bill = await reversedBy(tx, actor, mirror);
  if (bill.createBy === actor.user.id)
    throw new DomainError('own-work', {
      ...{ what: directionOf(bill).what, action: { zh: '审批冲销', en: 'agree to reverse' } },
    });
  if (!decision.agreed) return dropBill(services, tx, actor, direction, mirror, decision.opinion);
  await updateRow(tx, actor, 'mes2.warehouse_bill', mirror.id, {
    ...{ approveBy: actor.user.id, approveDate: actor.now },
  });
  await services.publish(tx, { topic: 'stock', keys: [mirror.id, bill.id] });
}

async function reversedBy(tx: Tx, { companyId }: Actor, mirror: BillRow): Promise<BillRow> {
  const bill = await tx.one<BillRow>(sql`
    select * from mes2.warehouse_bill
    where company_id = ${companyId} and id = ${mirror.mirrorId} and del_flag = '0'`);
  if (!bill) throw new DomainError('record-missing', { what: BILL });
  return bill;
}

/** 2 → 3 of the bill behind a reversal: stock, ledger, counters, cartons and bundles go back to what they were. */
export async function confirmMirror(
  services: Services,
  tx: Tx,
  actor: Actor,
  mirror: BillRow,
  workDate: string,
): Promise<void> {
  await requireConsent(tx, actor, mirror);
  const bill = await claimAnyVersion<BillRow>(
    tx,
    actor,
    billKind(directionOf(mirror)),
    mirror.mirrorId ?? '0',
  );
  const { billNo: no, status: from } = bill;
  const status = moved(movesOf(directionOf(bill)), 'reverse', { no, status: from });
  const order = await lockOrder(tx, actor, bill.orderId);
  await requireReversible(tx, actor, order, bill);
  const lines = await linesOf(tx, actor, bill.id);
  const cells = cellsOf(lines);
  const move = { bill: mirror, workDate, warehouseId: bill.warehouseId };
  if (bill.direction === 1) {
    await takeGoods(tx, actor, move, cells, 'free');
    await releaseBundles(services, tx, actor, lines);
  } else {
    if (bill.toWarehouseId)
      await takeGoods(tx, actor, { ...move, warehouseId: bill.toWarehouseId }, cells, 'free');
    await putGoods(tx, actor, move, cells);
    await freeCartons(tx, actor, bill.id);
  }
  await countBack(tx, actor, bill, workDate, cells);
  await updateRow(tx, actor, 'mes2.warehouse_bill', bill.id, { status });
  await recordBill(services, tx, bill, {
    ...{ action: 'reversed', from, to: status, reason: mirror.remark ?? undefined },
  });
}

async function countBack(
  tx: Tx,
  actor: Actor,
  { billType, orderId, shipmentId }: BillRow,
  workDate: string,
  cells: readonly Cell[],
): Promise<void> {
  const less = cells.map((cell) => ({ ...cell, num: -cell.num }));
  if (billType === BillType.production || billType === BillType.opening)
    await appendGoods(tx, actor, orderId, 'in', workDate, less);
  if (billType !== BillType.shipment) return;
  await appendGoods(tx, actor, orderId, 'out', workDate, less);
  if (shipmentId) await countShipped(tx, actor, shipmentId, cells, -1);
}

/**
 * A reversal was agreed to; in a company that asks nobody, whoever confirms it made neither the bill nor the reversal.
 *
 * @throws {DomainError} `mirror-waits`, `own-work`
 */
async function requireConsent(tx: Tx, actor: Actor, mirror: BillRow): Promise<void> {
  if (mirror.approveDate !== null) return;
  const asked = await tx.one<{ id: string }>(sql`
    select id from ccm.workflow_task
    where company_id = ${actor.companyId} and biz_type = ${FLOW} and biz_id = ${mirror.id} limit 1`);
  if (asked) throw new DomainError('mirror-waits', { no: mirror.billNo });
  const bill = await reversedBy(tx, actor, mirror);
  if ([bill.createBy, mirror.createBy].includes(actor.user.id))
    throw new DomainError('own-work', {
      ...{ what: REVERSAL, action: { zh: '确认', en: 'confirm' } },
    });
}
