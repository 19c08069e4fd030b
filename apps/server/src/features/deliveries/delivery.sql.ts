import type { BundleStatus } from '@garment-mes/domain/bundles';
import type { OrderStatus } from '@garment-mes/domain/orders';
import type { DeliveryStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import type { RecordKind } from '../../records/claim-record.sql.ts';

export interface DeliveryRow {
  readonly id: string;
  readonly version: number;
  readonly deliveryNo: string;
  readonly orderId: string;
  readonly lineDeptId: string;
  readonly batchRangeId: string | null;
  readonly status: DeliveryStatus;
  readonly sendBy: string | null;
  readonly receiveBy: string | null;
}

export const deliveryKind: RecordKind = {
  table: 'mes2.cut_piece_delivery',
  no: 'delivery_no',
  what: { zh: '发料单', en: 'Delivery' },
};

/** A bundle on its way. */
export interface DeliveredBundle {
  readonly id: string;
  readonly bundleNo: number;
  readonly splitSeq: number;
  readonly orderId: string;
  readonly cuttingBedId: string;
  readonly colorId: string;
  readonly sizeId: string;
  readonly num: number;
  readonly plyTo: number;
  readonly status: BundleStatus;
  readonly holdFrom: BundleStatus | null;
  readonly holdReason: string | null;
  readonly printCount: number;
}

/** Bundles locked in the order of their ids, their beds before them (H17). */
export async function lockBundles(
  tx: Tx,
  { companyId }: Actor,
  ids: readonly string[],
): Promise<DeliveredBundle[]> {
  await tx.run(sql`
    select 1 from mes2.cutting_bed d where d.company_id = ${companyId} and d.id in (
      select cutting_bed_id from mes2.bundle where company_id = ${companyId} and id = any(${ids}::bigint[]))
    order by d.id for no key update`);
  return tx.all(sql`
    select id, bundle_no, split_seq, order_id, cutting_bed_id, color_id, size_id, num, ply_to, status, hold_from,
      hold_reason, print_count
    from mes2.bundle where company_id = ${companyId} and id = any(${ids}::bigint[])
    order by id for no key update`);
}

export interface DeliveryLine {
  readonly id: string;
  readonly bundleId: string;
  readonly sendNum: number;
  readonly receiveNum: number | null;
  readonly isOpen: boolean;
}

export const linesOf = (
  tx: Tx,
  { companyId }: Actor,
  deliveryId: string,
): Promise<DeliveryLine[]> =>
  tx.all(sql`
    select id, bundle_id, send_num, receive_num, is_open from mes2.cut_piece_delivery_line
    where company_id = ${companyId} and delivery_id = ${deliveryId} order by bundle_id`);

export const orderToDeliver = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one<{ orderNo: string; status: OrderStatus }>(sql`
    select order_no, status from mes2.production_order
    where company_id = ${companyId} and id = ${id} and del_flag = '0'`);

/**
 * I21: the line, or the workshop over it, has work of the order: a schedule that has not ended, a dispatch
 * that was issued or accepted, or a share of the order's workshops.
 */
export const hasWorkPlanned = async (
  tx: Tx,
  { companyId }: Actor,
  lineId: string,
  orderId: string,
): Promise<boolean> => {
  const found = await tx.one<{ planned: boolean }>(sql`
    with places as (
      select u.id from amc.department l
      join amc.department u on u.company_id = l.company_id and l.path like u.path || '%'
      where l.company_id = ${companyId} and l.id = ${lineId})
    select exists (select 1 from mes2.schedule s
        where s.company_id = ${companyId} and s.order_id = ${orderId} and s.line_dept_id = ${lineId}
          and s.status in (0, 1) and s.del_flag = '0')
      or exists (select 1 from mes2.dispatch_order a
        where a.company_id = ${companyId} and a.order_id = ${orderId} and a.section = 3 and a.status in (1, 2)
          and a.target_type in (1, 2) and a.target_id in (select id from places) and a.del_flag = '0')
      or exists (select 1 from mes2.order_workshop w
        where w.company_id = ${companyId} and w.order_id = ${orderId} and w.section = 3
          and w.dept_id in (select id from places) and w.del_flag = '0') as planned`);
  return found?.planned ?? false;
};

/** Garments at a line, as facts for the order's counters (H8). */
export const appendDelivered = (
  tx: Tx,
  { companyId }: Actor,
  bundleId: string,
  num: number,
  workDate: string,
): Promise<number> =>
  tx.run(sql`
    insert into mes2.progress_delta (company_id, order_id, color_id, size_id, stage, num, work_date)
    select company_id, order_id, color_id, size_id, 'deliver', ${num}::int, ${workDate}
    from mes2.bundle where company_id = ${companyId} and id = ${bundleId} and ${num}::int <> 0`);

/**
 * A batch is planned again only when the last of its deliveries is back. Of two that come back at once the second sees
 * the first behind the lock of the batch; without it each would find the other one out.
 */
export const setBatchStatus = async (
  tx: Tx,
  { companyId }: Actor,
  batchId: string,
  status: 0 | 1,
): Promise<number> => {
  await tx.run(sql`
    select 1 from mes2.batch_range where company_id = ${companyId} and id = ${batchId} for no key update`);
  return tx.run(sql`
    update mes2.batch_range r set status = ${status}::int, version = version + 1
    where r.company_id = ${companyId} and r.id = ${batchId} and r.status in (0, 1)
      and (${status}::int = 1 or not exists (select 1 from mes2.cut_piece_delivery d
        where d.company_id = r.company_id and d.batch_range_id = r.id and d.status in (1, 2, 3)
          and d.del_flag = '0'))`);
};
