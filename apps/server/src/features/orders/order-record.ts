import type { OrderStatus } from '@garment-mes/domain/orders';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { AuditEntry, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { type Claim, claimRecord, type RecordKind } from '../../records/claim-record.sql.ts';

export const orderRecord: RecordKind = {
  table: 'mes2.production_order',
  no: 'order_no',
  what: { zh: '订单', en: 'Order' },
};

/** The stored head of an order. */
export interface OrderHead {
  readonly id: string;
  readonly version: number;
  readonly orderNo: string;
  readonly orderType: number;
  readonly versionNo: number;
  readonly customerId: string;
  readonly customerName: string;
  readonly styleId: string;
  readonly styleNo: string;
  readonly styleVersion: number | null;
  readonly washingId: string | null;
  readonly sourceOrderId: string | null;
  readonly packMethod: number | null;
  readonly orderNum: number;
  readonly cutTolUpPct: string;
  readonly cutTolDownPct: string;
  readonly shipTolUpPct: string;
  readonly shipTolDownPct: string;
  readonly unitPrice: string | null;
  readonly cmPrice: string | null;
  readonly currencyCode: string;
  readonly materialDate: string | null;
  readonly planCutDate: string | null;
  readonly planSewDate: string | null;
  readonly deliveryDate: string;
  readonly status: OrderStatus;
  readonly suspendFrom: OrderStatus | null;
  readonly wageLocked: number;
  readonly imageUrl: string | null;
}

export const claimOrder = (tx: Tx, actor: Actor, claim: Claim): Promise<OrderHead> =>
  claimRecord<OrderHead>(tx, actor, orderRecord, claim);

export const findOrder = (
  tx: Tx,
  { companyId }: Actor,
  id: string,
): Promise<OrderHead | undefined> =>
  tx.one(sql`
    select * from mes2.production_order where company_id = ${companyId} and id = ${id} and del_flag = '0'`);

/** @throws {DomainError} `record-missing` */
export async function requireOrder(tx: Tx, actor: Actor, id: string): Promise<OrderHead> {
  const order = await findOrder(tx, actor, id);
  if (!order) throw new DomainError('record-missing', { what: orderRecord.what });
  return order;
}

/** Locks the head of an order so that its status cannot move until the end of the transaction. */
export async function lockOrder(tx: Tx, { companyId }: Actor, id: string): Promise<OrderHead> {
  const order = await tx.one<OrderHead>(sql`
    select * from mes2.production_order
    where company_id = ${companyId} and id = ${id} and del_flag = '0' for no key update`);
  if (!order) throw new DomainError('record-missing', { what: orderRecord.what });
  return order;
}

export async function orderState(
  tx: Tx,
  { companyId }: Actor,
  id: string,
): Promise<DataOf<'confirmOrder'>> {
  const state = await tx.one<DataOf<'confirmOrder'>>(sql`
    select id, order_no, status, suspend_from, wage_locked, version from mes2.production_order
    where company_id = ${companyId} and id = ${id}`);
  if (!state) throw new DomainError('record-missing', { what: orderRecord.what });
  return state;
}

/** Logs what happened to an order and publishes the change. */
export async function recordOrder(
  { audit, publish }: Services,
  tx: Tx,
  id: string,
  entry: {
    readonly action: string;
    readonly from?: OrderStatus;
    readonly to?: OrderStatus;
    readonly reason?: string | null | undefined;
    readonly diff?: NonNullable<AuditEntry['diff']>;
  },
): Promise<void> {
  const { reason, ...rest } = entry;
  await audit(tx, { bizType: 'order', bizId: id, ...rest, ...(reason ? { reason } : {}) });
  await publish(tx, { topic: 'order', keys: [id] });
}
