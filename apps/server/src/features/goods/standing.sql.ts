import type { GoodsGrade } from '@garment-mes/domain/goods';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

/** Where an order stands in one colour, size and grade: what decides how much may come in or go out. */
export interface StandingCell {
  readonly colorId: string;
  readonly colorName: string;
  readonly sizeId: string;
  readonly sizeName: string;
  readonly grade: GoodsGrade;
  /** Passed by checks, of seconds those that checks found. */
  readonly passed: number;
  /** In confirmed receipts out of production and of opening stock, those reversed left out. */
  readonly received: number;
  /** In receipts that wait for their confirmation. */
  readonly receiptsPending: number;
  readonly stock: number;
  /** Promised to submitted outs. */
  readonly locked: number;
  /** In confirmed shipments, those reversed left out. */
  readonly shipped: number;
  readonly outsPending: number;
  /** Planned and left with the shipment that was asked for; of grade A alone. */
  readonly planned: number | null;
  readonly leftWithShipment: number | null;
  /** Shipped by the bill that goods come back from, and come back of it so far. */
  readonly sent: number;
  readonly returned: number;
  readonly returnsPending: number;
}

/**
 * Every colour, size and grade of an order in the order of its grid. Figures of progress are those that were folded
 * and those that still wait to be: one statement sees each piece once.
 *
 * @param own a bill whose own pieces neither wait nor are promised
 */
export const standingOf = (
  tx: Tx,
  { companyId }: Pick<Actor, 'companyId'>,
  asked: {
    readonly orderId: string;
    readonly own?: string | null | undefined;
    /** Stock of this store alone. */
    readonly warehouseId?: string | null | undefined;
    readonly shipmentId?: string | null | undefined;
    readonly sourceBillId?: string | null | undefined;
  },
): Promise<StandingCell[]> => {
  const { orderId, own = null, warehouseId = null, shipmentId = null, sourceBillId = null } = asked;
  return tx.all(sql`
    with progress as (
      select color_id, size_id, coalesce(sum(num) filter (where stage = 'qcPass'), 0)::int as passed,
        coalesce(sum(num) filter (where stage = 'second'), 0)::int as seconds
      from (
        select color_id, size_id, stage, num from mes2.order_stage_day
        where company_id = ${companyId} and order_id = ${orderId} and stage in ('qcPass', 'second')
        union all
        select color_id, size_id, stage, num from mes2.progress_delta
        where company_id = ${companyId} and order_id = ${orderId} and stage in ('qcPass', 'second')) f
      group by 1, 2),
    billed as (
      select h.id, h.direction, h.bill_type as type, h.status, h.warehouse_id, h.shipment_id, h.source_bill_id,
        l.color_id, l.size_id, l.grade, l.num, h.id is not distinct from ${own}::bigint as is_own
      from mes2.warehouse_bill h
      join mes2.warehouse_bill_line l on l.company_id = h.company_id and l.bill_id = h.id
      where h.company_id = ${companyId} and h.order_id = ${orderId} and h.status in (1, 2) and h.del_flag = '0'),
    moved as (
      select color_id, size_id, grade,
        coalesce(sum(num) filter (where type in (1, 3) and status = 2), 0)::int as received,
        coalesce(sum(num) filter (where type in (1, 3) and status = 1 and not is_own), 0)::int as receipts_pending,
        coalesce(sum(num) filter (where type = 11 and status = 2), 0)::int as shipped,
        coalesce(sum(num) filter (where type between 11 and 14 and status = 1 and not is_own), 0)::int as outs_pending,
        coalesce(sum(num) filter (where type between 11 and 14 and status = 1 and is_own
          and warehouse_id = coalesce(${warehouseId}::bigint, warehouse_id)), 0)::int as own_locked,
        coalesce(sum(num) filter (where type = 11 and status = 2 and shipment_id = ${shipmentId}::bigint), 0)::int
          as left_with,
        coalesce(sum(num) filter (where id = ${sourceBillId}::bigint and status = 2), 0)::int as sent,
        coalesce(sum(num) filter (where type = 2 and source_bill_id = ${sourceBillId}::bigint and status = 2), 0)::int
          as returned,
        coalesce(sum(num) filter (where type = 2 and source_bill_id = ${sourceBillId}::bigint and status = 1
          and not is_own), 0)::int as returns_pending
      from billed group by 1, 2, 3),
    stock as (
      select color_id, size_id, grade, sum(num)::int as num, sum(locked_num)::int as locked from mes2.finished_stock
      where company_id = ${companyId} and order_id = ${orderId}
        and warehouse_id = coalesce(${warehouseId}::bigint, warehouse_id) group by 1, 2, 3),
    planned as (
      select l.color_id, l.size_id, 1 as grade, l.num from mes2.order_shipment_line l
      where l.company_id = ${companyId} and l.shipment_id = ${shipmentId}::bigint)
    select s.color_id, c.color_name, s.size_id, z.size_name, g.grade,
      coalesce(case g.grade when 1 then p.passed else p.seconds end, 0) as passed,
      coalesce(m.received, 0) as received, coalesce(m.receipts_pending, 0) as receipts_pending,
      coalesce(k.num, 0) as stock, coalesce(k.locked, 0) - coalesce(m.own_locked, 0) as locked,
      coalesce(m.shipped, 0) as shipped, coalesce(m.outs_pending, 0) as outs_pending,
      case when ${shipmentId}::bigint is not null then coalesce(n.num, 0) end as planned,
      case when ${shipmentId}::bigint is not null then coalesce(m.left_with, 0) end as left_with_shipment,
      coalesce(m.sent, 0) as sent, coalesce(m.returned, 0) as returned,
      coalesce(m.returns_pending, 0) as returns_pending
    from mes2.order_color_size s
    join mes2.order_color c on c.company_id = s.company_id and c.order_id = s.order_id and c.color_id = s.color_id
    join mes2.order_size z on z.company_id = s.company_id and z.order_id = s.order_id and z.size_id = s.size_id
    cross join (values (1), (2)) g (grade)
    left join progress p on p.color_id = s.color_id and p.size_id = s.size_id
    left join moved m on m.color_id = s.color_id and m.size_id = s.size_id and m.grade = g.grade
    left join stock k on k.color_id = s.color_id and k.size_id = s.size_id and k.grade = g.grade
    left join planned n on n.color_id = s.color_id and n.size_id = s.size_id and n.grade = g.grade
    where s.company_id = ${companyId} and s.order_id = ${orderId} and s.del_flag = '0'
    order by g.grade, c.seq_no, z.seq_no, s.id`);
};
