import { BillType } from '@garment-mes/domain/goods';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { BilledOrder, BillRow } from './bill.sql.ts';

type Lot = DataOf<'getWarehouseOutRemaining'>['inspections'][number];

/** Final inspections of an order that let goods leave, passed or conceded; of one shipment or of none in particular. */
export const acceptedLots = (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  shipmentId: string | null,
): Promise<Lot[]> =>
  tx.all(sql`
    select q.id as check_id, q.check_no, o.order_no, q.work_date, q.result
    from mes2.qc_check_record q
    join mes2.production_order o on o.company_id = q.company_id and o.id = q.order_id
    where q.company_id = ${companyId} and q.order_id = ${orderId} and q.check_type = 5 and q.status = 4
      and q.result in (1, 3) and q.del_flag = '0'
      and (${shipmentId}::bigint is null or q.shipment_id is null or q.shipment_id = ${shipmentId}::bigint)
    order by q.work_date desc, q.id desc`);

/**
 * I33: what a gated customer gets was inspected and accepted; an inspection that is named was accepted in any case.
 *
 * @throws {DomainError} `shipment-uninspected`, `required` where there is one and none is named
 */
export async function requireInspected(
  tx: Tx,
  actor: Actor,
  { orderNo, isGated }: BilledOrder,
  { billType, orderId, shipmentId, inspectionId }: BillRow,
): Promise<void> {
  if (inspectionId === null && !(isGated && billType === BillType.shipment)) return;
  const lots = await acceptedLots(tx, actor, orderId, shipmentId);
  if (lots.some(({ checkId }) => checkId === inspectionId)) return;
  if (inspectionId === null && lots.length > 0)
    throw new DomainError('required', { field: { zh: '终检单', en: 'the final inspection' } });
  const shipment = await tx.one<{ shipmentNo: string }>(sql`
    select shipment_no from mes2.order_shipment where company_id = ${actor.companyId} and id = ${shipmentId}`);
  const shipmentNo = shipment?.shipmentNo ?? '';
  throw new DomainError('shipment-uninspected', { orderNo, shipmentNo });
}
