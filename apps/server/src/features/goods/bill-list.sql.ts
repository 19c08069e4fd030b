import { type Sql, sql } from '../../database/engine.ts';
import type { Direction } from './direction.ts';

const SOURCE = sql`(select x.bill_no from mes2.warehouse_bill x
  where x.company_id = h.company_id and x.id = h.source_bill_id)`;

/** Columns of both directions. */
const shared = {
  id: sql`h.id`,
  billNo: sql`h.bill_no`,
  billType: sql`h.bill_type`,
  orderNo: sql`o.order_no`,
  customerName: sql`o.customer_name`,
  warehouseName: sql`w.name`,
  num: sql`h.num`,
  cartonNum: sql`h.carton_num`,
  grossWeight: sql`h.gross_weight`,
  submitByName: sql`su.name`,
  submitDate: sql`h.submit_date`,
  confirmByName: sql`cu.name`,
  confirmDate: sql`h.confirm_date`,
  mirrorNo: sql`m.bill_no`,
  status: sql`h.status`,
  orderId: sql`h.order_id`,
  warehouseId: sql`h.warehouse_id`,
  mirrorId: sql`h.mirror_id`,
  approveDate: sql`h.approve_date`,
  volume: sql`h.volume`,
  remark: sql`h.remark`,
  version: sql`h.version`,
};

const pieces = (grade: 1 | 2): Sql => sql`coalesce((
  select sum(l.num)::int from mes2.warehouse_bill_line l
  where l.company_id = h.company_id and l.bill_id = h.id and l.grade = ${grade}::int), 0)`;

export const receiptColumns = {
  ...shared,
  styleNo: sql`o.style_no`,
  gradeANum: pieces(1),
  gradeBNum: pieces(2),
  customerId: sql`coalesce(h.customer_id, o.customer_id)`,
  submitBy: sql`h.submit_by`,
  sourceBillId: sql`h.source_bill_id`,
  sourceBillNo: SOURCE,
};

export const outColumns = {
  ...shared,
  shipmentNo: sql`s.shipment_no`,
  destination: sql`s.destination`,
  toWarehouseName: sql`t.name`,
  inspectionNo: sql`q.check_no`,
  driver: sql`h.driver`,
  plateNo: sql`h.plate_no`,
  shipmentId: sql`h.shipment_id`,
  toWarehouseId: sql`h.to_warehouse_id`,
  inspectionId: sql`h.inspection_id`,
};

/** A total counts what was confirmed, reversed bills too, less what reverses them. */
const counted = (figure: Sql): Sql => sql`
  sum(${figure} * case when h.bill_type in (4, 15) then -1 else 1 end) filter (where h.status in (2, 3))`;
const pieceTotal = (figure: Sql): Sql => sql`coalesce(${counted(figure)}, 0)`;

export const receiptTotals = {
  num: pieceTotal(sql`h.num`),
  gradeANum: pieceTotal(receiptColumns.gradeANum),
  gradeBNum: pieceTotal(receiptColumns.gradeBNum),
  cartonNum: counted(sql`h.carton_num`),
  grossWeight: counted(sql`h.gross_weight`),
};

export const outTotals = {
  num: receiptTotals.num,
  cartonNum: receiptTotals.cartonNum,
  grossWeight: receiptTotals.grossWeight,
  volume: counted(sql`h.volume`),
};

interface BillSearch {
  readonly orderId?: string | undefined;
  readonly warehouseId?: string | undefined;
  /** Shipments that leave on this factory day, or have left on it. */
  readonly leavingOn?: string | undefined;
  /** Bills that wait for this person to confirm them; nothing where he may not. */
  readonly waitingFor?: { readonly only: Sql } | undefined;
}

export const billRows = (companyId: string, { is }: Direction, search: BillSearch): Sql => sql`
  from mes2.warehouse_bill h
  join mes2.production_order o on o.company_id = h.company_id and o.id = h.order_id
  join ccm.warehouse w on w.company_id = h.company_id and w.id = h.warehouse_id
  left join ccm.warehouse t on t.company_id = h.company_id and t.id = h.to_warehouse_id
  left join mes2.order_shipment s on s.company_id = h.company_id and s.id = h.shipment_id
  left join mes2.qc_check_record q on q.company_id = h.company_id and q.id = h.inspection_id
  left join mes2.warehouse_bill m on m.company_id = h.company_id and m.id = h.mirror_id
  left join amc.app_user su on su.id = h.submit_by
  left join amc.app_user cu on cu.id = h.confirm_by
  where h.company_id = ${companyId} and h.direction = ${is}::int and h.del_flag = '0'
  ${search.orderId ? sql`and h.order_id = ${search.orderId}` : sql``}
  ${search.warehouseId ? sql`and h.warehouse_id = ${search.warehouseId}` : sql``}
  ${
    search.leavingOn
      ? sql`and h.bill_type = 11 and h.status <> 9 and coalesce(h.work_date, s.shipment_date) = ${search.leavingOn}::date`
      : sql``
  }
  ${search.waitingFor ? sql`and ${search.waitingFor.only}` : sql``}`;
