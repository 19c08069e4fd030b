import type { GoodsGrade } from '@garment-mes/domain/goods';
import { OrderStatus, orderStatusName } from '@garment-mes/domain/orders';
import { type Bilingual, DomainError } from '@garment-mes/domain/refusals';
import { type WarehouseBillStatus, warehouseBillMoves } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type Claim, claimRecord } from '../../records/claim-record.sql.ts';
import { billKind, type Direction, directionOf } from './direction.ts';

/** The stored head of a receipt or an out. */
export interface BillRow {
  readonly id: string;
  readonly version: number;
  readonly billNo: string;
  readonly direction: 1 | 2;
  readonly billType: number;
  readonly orderId: string;
  readonly shipmentId: string | null;
  readonly warehouseId: string;
  readonly toWarehouseId: string | null;
  readonly num: number;
  readonly status: WarehouseBillStatus;
  readonly inspectionId: string | null;
  readonly driver: string | null;
  readonly plateNo: string | null;
  readonly remark: string | null;
  readonly mirrorId: string | null;
  readonly sourceBillId: string | null;
  readonly countBy: string | null;
  readonly createBy: string | null;
  readonly approveDate: string | null;
}

/** Pieces of one colour, size and grade. */
export interface Cell {
  readonly colorId: string;
  readonly sizeId: string;
  readonly grade: GoodsGrade;
  readonly num: number;
}

export interface BillLine extends Cell {
  readonly id: string;
  readonly cartonNo: string | null;
  readonly locationCode: string | null;
  readonly barcodes: readonly string[];
}

/** A bill of one direction in the version that a person saw. @throws {DomainError} as `claimRecord` */
export async function claimBill(
  tx: Tx,
  actor: Actor,
  direction: Direction,
  claim: Claim,
): Promise<BillRow> {
  const bill = await claimRecord<BillRow>(tx, actor, billKind(direction), claim);
  if (bill.direction !== direction.is)
    throw new DomainError('record-missing', { what: direction.what });
  return bill;
}

/** The moves of a bill, called by the name of its direction. */
export const movesOf = ({ what }: Pick<Direction, 'what'>): typeof warehouseBillMoves => ({
  ...warehouseBillMoves,
  what,
});

export const linesOf = (tx: Tx, { companyId }: Actor, billId: string): Promise<BillLine[]> =>
  tx.all(sql`
    select id, color_id, size_id, grade, num, carton_no, location_code, coalesce(barcodes, '[]') as barcodes
    from mes2.warehouse_bill_line where company_id = ${companyId} and bill_id = ${billId}
    order by color_id, size_id, grade, id`);

/** What lines say together of each colour, size and grade, in the order of the ids. */
export function cellsOf(lines: readonly Cell[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const { colorId, sizeId, grade, num } of lines) {
    const key = `${colorId} ${sizeId} ${grade}`;
    cells.set(key, { colorId, sizeId, grade, num: num + (cells.get(key)?.num ?? 0) });
  }
  return [...cells.values()].sort(byIds);
}

const byIds = (a: Cell, b: Cell): number =>
  Number(BigInt(a.colorId) - BigInt(b.colorId)) ||
  Number(BigInt(a.sizeId) - BigInt(b.sizeId)) ||
  a.grade - b.grade;

export interface BilledOrder {
  readonly id: string;
  readonly orderNo: string;
  readonly status: OrderStatus;
  readonly orderNum: number;
  readonly shipTolUpPct: string;
  readonly packMethod: number | null;
  readonly customerId: string;
  /** Whether its customer wants a final inspection before anything leaves. */
  readonly isGated: boolean;
}

const orderFacts = (companyId: string, id: string) => sql`
  select o.id, o.order_no, o.status, o.order_num, o.ship_tol_up_pct, o.pack_method, o.customer_id,
    exists (select 1 from ccm.customer c where c.company_id = o.company_id and c.id = o.customer_id
      and c.gate_shipment = 1) as is_gated
  from mes2.production_order o where o.company_id = ${companyId} and o.id = ${id} and o.del_flag = '0'`;

/** @throws {DomainError} `record-missing` */
export async function orderOf(tx: Tx, { companyId }: Actor, id: string): Promise<BilledOrder> {
  const order = await tx.one<BilledOrder>(orderFacts(companyId, id));
  if (!order) throw new DomainError('record-missing', { what: '订单' });
  return order;
}

/**
 * The order with all its colour-sizes locked, the ids ascending (H17): what was passed, received and shipped of it
 * does not move until the end of the transaction, and the order is not closed meanwhile.
 */
export async function lockOrder(tx: Tx, actor: Actor, id: string): Promise<BilledOrder> {
  const { companyId } = actor;
  await tx.run(
    sql`select 1 from mes2.production_order where company_id = ${companyId} and id = ${id} for share`,
  );
  await tx.run(sql`
    select 1 from mes2.order_color_size where company_id = ${companyId} and order_id = ${id}
    order by id for no key update`);
  return orderOf(tx, actor, id);
}

const SHUT: readonly OrderStatus[] = [OrderStatus.draft, OrderStatus.closed, OrderStatus.cancelled];

/** @throws {DomainError} `order-state` for an order that is not confirmed yet, closed or cancelled */
export function requireOrderOpen({ orderNo, status }: BilledOrder, action: Bilingual): void {
  if (SHUT.includes(status))
    throw new DomainError('order-state', { orderNo, status: orderStatusName[status], action });
}

export async function recordBill(
  { audit, publish }: Services,
  tx: Tx,
  bill: Pick<BillRow, 'id' | 'direction'>,
  step: {
    readonly action: string;
    readonly from?: WarehouseBillStatus;
    readonly to: WarehouseBillStatus;
    readonly reason?: string | undefined;
  },
): Promise<void> {
  const { action, from, to, reason } = step;
  await audit(tx, {
    ...{ bizType: directionOf(bill).bizType, bizId: bill.id, action, to },
    ...(from !== undefined && { from }),
    ...(reason && { reason }),
  });
  await publish(tx, { topic: 'stock', keys: [bill.id] });
}
