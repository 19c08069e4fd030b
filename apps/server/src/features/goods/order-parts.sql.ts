import type { GoodsGrade } from '@garment-mes/domain/goods';
import { requireStoreOf } from '@garment-mes/domain/goods';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

/** Colours and sizes are those of the order. @throws {DomainError} `record-missing` */
export async function requireOrderCells(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  cells: readonly { readonly colorId: string; readonly sizeId: string }[],
): Promise<void> {
  const known = await tx.all<{ colorId: string; sizeId: string }>(sql`
    select color_id, size_id from mes2.order_color_size
    where company_id = ${companyId} and order_id = ${orderId} and del_flag = '0'`);
  const keys = new Set(known.map(({ colorId, sizeId }) => `${colorId} ${sizeId}`));
  if (cells.some(({ colorId, sizeId }) => !keys.has(`${colorId} ${sizeId}`)))
    throw new DomainError('record-missing', { what: '颜色尺码' });
}

/** @throws {DomainError} `record-missing` */
export async function requireShipment(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  id: string,
): Promise<void> {
  const found = await tx.one<{ id: string }>(sql`
    select id from mes2.order_shipment
    where company_id = ${companyId} and id = ${id} and order_id = ${orderId} and del_flag = '0'`);
  if (!found) throw new DomainError('record-missing', { what: { zh: '走货批', en: 'Shipment' } });
}

/** A store that takes goods of these grades. @throws {DomainError} `record-missing`, `grade-store` */
export async function requireGoodsStore(
  tx: Tx,
  { companyId }: Actor,
  id: string,
  grades: readonly GoodsGrade[],
): Promise<void> {
  const store = await tx.one<{ kind: number }>(sql`
    select warehouse_type as kind from ccm.warehouse
    where company_id = ${companyId} and id = ${id} and del_flag = '0'`);
  if (!store) throw new DomainError('record-missing', { what: '仓库' });
  requireStoreOf(grades, store.kind);
}
