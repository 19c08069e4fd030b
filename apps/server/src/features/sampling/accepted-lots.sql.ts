import { type Sql, sql, type Tx } from '../../database/engine.ts';

/** A lot that passed its final inspection, or was let go with the consent of those who decide. */
interface AcceptedLot {
  readonly checkId: string;
  readonly checkNo: string;
  /** Garments. */
  readonly lotNum: number;
}

/** Inspections `q` of lots that may leave. */
export const isAccepted: Sql = sql`
  q.check_type = 5 and q.status = 4 and q.result in (1, 3) and q.del_flag = '0'`;

/**
 * Accepted lots of a shipment, the earliest confirmed first; without a shipment those of the whole order. A customer
 * whose shipments are gated gets goods only out of one that is no smaller than what leaves.
 */
export const acceptedLots = (
  tx: Tx,
  companyId: string,
  orderId: string,
  shipmentId: string | null,
): Promise<AcceptedLot[]> =>
  tx.all(sql`
    select q.id as check_id, q.check_no, q.lot_num from mes2.qc_check_record q
    where q.company_id = ${companyId} and q.order_id = ${orderId} and ${isAccepted}
      and (${shipmentId}::bigint is null or q.shipment_id = ${shipmentId})
    order by q.confirm_date, q.id`);
