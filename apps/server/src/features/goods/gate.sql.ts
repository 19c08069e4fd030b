import { BillType } from '@garment-mes/domain/goods';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { BilledOrder, BillRow } from './bill.sql.ts';

type Lot = DataOf<'getWarehouseOutRemaining'>['inspections'][number];

/**
 * Final inspections of an order that let goods leave, passed or conceded; of one shipment or of none in particular.
 * What a gated customer gets was inspected as that shipment.
 */
export const acceptedLots = (
  tx: Tx,
  { companyId }: Actor,
  { id: orderId, isGated }: Pick<BilledOrder, 'id' | 'isGated'>,
  shipmentId: string | null,
): Promise<Lot[]> =>
  tx.all(sql`
    select q.id as check_id, q.check_no, o.order_no, q.work_date, q.result
    from mes2.qc_check_record q
    join mes2.production_order o on o.company_id = q.company_id and o.id = q.order_id
    where q.company_id = ${companyId} and q.order_id = ${orderId} and q.check_type = 5 and q.status = 4
      and q.result in (1, 3) and q.del_flag = '0'
      and (${shipmentId}::bigint is null or (q.shipment_id is null and not ${isGated}::boolean)
        or q.shipment_id = ${shipmentId}::bigint)
    order by q.work_date desc, q.id desc`);

/**
 * I33: what a gated customer gets was inspected and accepted, in a lot that is no smaller than what leaves with it; an
 * inspection that is named was accepted in any case. The order is locked.
 *
 * @throws {DomainError} `shipment-uninspected`, `required` where there is one and none is named, `lot-left`
 */
export async function requireInspected(
  tx: Tx,
  actor: Actor,
  order: BilledOrder,
  bill: BillRow,
): Promise<void> {
  const { orderNo, isGated } = order;
  const { billType, shipmentId, inspectionId } = bill;
  const needsLot = isGated && billType === BillType.shipment;
  if (inspectionId === null && !needsLot) return;
  const lots = await acceptedLots(tx, actor, order, shipmentId);
  if (lots.some(({ checkId }) => checkId === inspectionId)) {
    if (needsLot) await requireLotLeft(tx, actor, bill);
    return;
  }
  if (inspectionId === null && lots.length > 0)
    throw new DomainError('required', { field: { zh: '终检单', en: 'the final inspection' } });
  const shipment = await tx.one<{ shipmentNo: string }>(sql`
    select shipment_no from mes2.order_shipment where company_id = ${actor.companyId} and id = ${shipmentId}`);
  const shipmentNo = shipment?.shipmentNo ?? '';
  throw new DomainError('shipment-uninspected', { orderNo, shipmentNo });
}

/** Garments of a lot leave once: those of other shipments, submitted or gone, are no longer in it. */
async function requireLotLeft(
  tx: Tx,
  { companyId }: Actor,
  { id, num, inspectionId }: BillRow,
): Promise<void> {
  const lot = await tx.one<{ checkNo: string; lot: number; left: number }>(sql`
    select q.check_no, coalesce(q.lot_num, 0) as lot, coalesce((
      select sum(h.num)::int from mes2.warehouse_bill h
      where h.company_id = q.company_id and h.inspection_id = q.id and h.bill_type = ${BillType.shipment}::int
        and h.status in (1, 2) and h.id <> ${id} and h.del_flag = '0'), 0) as left
    from mes2.qc_check_record q where q.company_id = ${companyId} and q.id = ${inspectionId}`);
  if (lot && lot.left + num > lot.lot) throw new DomainError('lot-left', { ...lot, num });
}
