import { scannedCode } from '@garment-mes/domain/bundles';
import { BillType, checkDraftOut, type GoodsGrade, plateNo } from '@garment-mes/domain/goods';
import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import { WarehouseBillStatus, warehouseBillMoves } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import { insertRows } from '../../database/insert-rows.sql.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { Claim } from '../../records/claim-record.sql.ts';
import { claimRequest, keepAnswer } from '../../records/claim-request.sql.ts';
import { nextDocumentNo } from '../../records/document-number.sql.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { floorSettings, today } from '../settings/public.ts';
import {
  type BilledOrder,
  type BillRow,
  claimBill,
  orderOf,
  recordBill,
  requireOrderOpen,
} from './bill.sql.ts';
import { freeCartons, placeCartons } from './cartons.ts';
import type { Direction } from './direction.ts';
import { requireGoodsStore, requireOrderCells, requireShipment } from './order-parts.sql.ts';

type Line = BodyOf<'createWarehouseReceipt'>['lines'][number];

/** What a person fills in of a receipt or an out; what a direction has not is missing. */
interface Draft {
  readonly billType: number;
  readonly warehouseId: string;
  readonly sourceBillId?: string | null | undefined;
  readonly shipmentId?: string | null | undefined;
  readonly inspectionId?: string | null | undefined;
  readonly toWarehouseId?: string | null | undefined;
  readonly cartonNum?: number | null | undefined;
  readonly grossWeight?: string | null | undefined;
  readonly volume?: string | null | undefined;
  readonly driver?: string | null | undefined;
  readonly plateNo?: string | null | undefined;
  readonly remark?: string | null | undefined;
  readonly lines: readonly Line[];
  readonly cartonIds?: readonly string[] | null | undefined;
}

const numbersOf = ({ letters }: Direction) => ({
  ...{ table: 'mes2.warehouse_bill', column: 'bill_no', letters },
});
const ENTER = { zh: '出入库', en: 'move its goods' };
const EDIT = { zh: '修改', en: 'change it' };

/** Makes a draft. @returns its id, the same one for the same request */
export async function createBill(
  services: Services,
  tx: Tx,
  actor: Actor,
  direction: Direction,
  body: Draft & { readonly requestId: string; readonly orderId: string },
): Promise<string> {
  const known = await claimRequest<{ id: string }>(tx, actor, body.requestId, body);
  if (known) return known.id;
  const order = await orderOf(tx, actor, body.orderId);
  requireOrderOpen(order, ENTER);
  const lines = await checkDraft(tx, actor, direction, order, body);
  const day = today(actor, await floorSettings(tx, actor));
  const billNo = await nextDocumentNo(tx, actor, numbersOf(direction), day);
  const id = await insertRow(tx, 'mes2.warehouse_bill', {
    ...{ companyId: actor.companyId, billNo, direction: direction.is, orderId: order.id },
    ...headOf(actor, body, lines),
    ...{ customerId: order.customerId, createBy: actor.user.id, createDate: actor.now },
  });
  if (id === undefined) throw new DomainError('already-used', { field: direction.what });
  await writeLines(tx, actor, id, lines);
  const shipmentId = body.shipmentId ?? null;
  await writeCartons(tx, actor, { id, orderId: order.id, shipmentId }, body);
  await recordBill(services, tx, { id, direction: direction.is }, { action: 'create', to: 0 });
  await keepAnswer(tx, actor, body.requestId, { id });
  return id;
}

/** Replaces what a draft says; who typed it last is who counted. */
export async function updateBill(
  services: Services,
  tx: Tx,
  actor: Actor,
  direction: Direction,
  body: Draft & Claim,
): Promise<void> {
  const bill = await claimBill(tx, actor, direction, body);
  requireDraft(direction, bill);
  const order = await orderOf(tx, actor, bill.orderId);
  requireOrderOpen(order, ENTER);
  const lines = await checkDraft(tx, actor, direction, order, body);
  await updateRow(tx, actor, 'mes2.warehouse_bill', bill.id, headOf(actor, body, lines));
  await tx.run(sql`
    delete from mes2.warehouse_bill_line where company_id = ${actor.companyId} and bill_id = ${bill.id}`);
  await writeLines(tx, actor, bill.id, lines);
  const shipmentId = body.shipmentId ?? null;
  await writeCartons(tx, actor, { ...bill, shipmentId }, body);
  await recordBill(services, tx, bill, { action: 'update', from: 0, to: 0 });
}

/** @throws {DomainError} `wrong-state` */
function requireDraft({ what }: Direction, { billNo: no, status }: BillRow): void {
  if (status === WarehouseBillStatus.draft) return;
  const state = warehouseBillMoves.names[status];
  throw new DomainError('wrong-state', { what, no, state, action: EDIT });
}
const headOf = (actor: Actor, draft: Draft, lines: readonly Line[]) => ({
  billType: draft.billType,
  warehouseId: draft.warehouseId,
  toWarehouseId: draft.billType === BillType.transfer ? (draft.toWarehouseId ?? null) : null,
  sourceBillId: draft.billType === BillType.returned ? (draft.sourceBillId ?? null) : null,
  shipmentId: draft.shipmentId ?? null,
  inspectionId: draft.inspectionId ?? null,
  num: lines.reduce((sum, { num }) => sum + num, 0),
  cartonNum: draft.cartonIds?.length || (draft.cartonNum ?? null),
  grossWeight: draft.grossWeight ?? null,
  volume: draft.volume ?? null,
  driver: draft.driver?.trim() || null,
  plateNo: draft.plateNo?.trim() ? plateNo(draft.plateNo) : null,
  remark: draft.remark?.trim() || null,
  countBy: actor.user.id,
});

/** @returns the lines that say something */
async function checkDraft(
  tx: Tx,
  actor: Actor,
  direction: Direction,
  order: BilledOrder,
  draft: Draft,
): Promise<Line[]> {
  const { billType, shipmentId, sourceBillId, cartonIds } = draft;
  if (!direction.types.includes(billType))
    throw new DomainError('invalid-value', { field: '类型' });
  const lines = draft.lines.flatMap((line) => (line.num > 0 ? [withCodes(line)] : []));
  if (lines.length === 0) throw new DomainError('required', { field: direction.quantity });
  await requireOrderCells(tx, actor, order.id, lines);
  const grades = [...new Set(lines.map(({ grade }) => grade as GoodsGrade))];
  if (direction.is === 1) await requireGoodsStore(tx, actor, draft.warehouseId, grades);
  else {
    refuseFirst(checkDraftOut(draft));
    await requireGoodsStore(tx, actor, draft.warehouseId, []);
    if (billType === BillType.transfer)
      await requireGoodsStore(tx, actor, draft.toWarehouseId ?? '0', grades);
  }
  if (shipmentId) await requireShipment(tx, actor, order.id, shipmentId);
  if (billType === BillType.returned) await requireSource(tx, actor, order.id, sourceBillId);
  const isBundled = billType === BillType.production || billType === BillType.opening;
  if (!isBundled && lines.some(({ barcodes }) => barcodes && barcodes.length > 0))
    throw new DomainError('invalid-value', { field: '扎号' });
  if (billType !== BillType.shipment && cartonIds && cartonIds.length > 0)
    throw new DomainError('invalid-value', { field: { zh: '箱', en: 'Cartons' } });
  return lines;
}

const withCodes = (line: Line): Line => ({
  ...line,
  barcodes: line.barcodes ? line.barcodes.map(scannedCode) : null,
});

/** Goods come back from a confirmed shipment of their order. @throws {DomainError} `required`, `record-missing` */
export async function requireSource(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  sourceBillId: string | null | undefined,
): Promise<{ billNo: string }> {
  const field = { zh: '原出库单', en: 'the issue they were shipped with' };
  if (!sourceBillId) throw new DomainError('required', { field });
  const source = await tx.one<{ billNo: string }>(sql`
    select bill_no from mes2.warehouse_bill
    where company_id = ${companyId} and id = ${sourceBillId} and order_id = ${orderId}
      and bill_type = ${BillType.shipment} and status = 2 and del_flag = '0'`);
  if (!source)
    throw new DomainError('record-missing', { what: { zh: '原出库单', en: 'Source issue' } });
  return source;
}

const writeLines = (
  tx: Tx,
  { companyId }: Actor,
  billId: string,
  lines: readonly Line[],
): Promise<void> =>
  insertRows(
    tx,
    'mes2.warehouse_bill_line',
    lines.map(({ colorId, sizeId, grade, num, cartonNo, locationCode, barcodes }) => ({
      ...{ companyId, billId, colorId, sizeId, grade, num },
      ...{ cartonNo: cartonNo?.trim() || null, locationCode: locationCode?.trim() || null },
      barcodes: barcodes ?? [],
    })),
  );

/** Cartons that are named take the place of those before; where none are said they stay. */
async function writeCartons(
  tx: Tx,
  actor: Actor,
  bill: Pick<BillRow, 'id' | 'orderId' | 'shipmentId'>,
  { cartonIds, billType }: Draft,
): Promise<void> {
  if (cartonIds) await placeCartons(tx, actor, bill, cartonIds);
  else if (billType !== BillType.shipment) await freeCartons(tx, actor, bill.id);
}
