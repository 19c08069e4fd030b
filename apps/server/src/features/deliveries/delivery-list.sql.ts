import { type Sql, sql } from '../../database/engine.ts';

/** @param hidden condition over `d` under which what was sent is not shown */
export const deliveryColumns = (now: Date, hidden: Sql) => ({
  id: sql`d.id`,
  deliveryNo: sql`d.delivery_no`,
  orderNo: sql`o.order_no`,
  batchNo: sql`r.batch_no`,
  fromWarehouseName: sql`w.name`,
  lineDeptName: sql`t.name`,
  bundleNumTotal: sql`d.bundle_num_total`,
  num: sql`case when ${hidden} then null else d.num end`,
  receivedNum: sql`x.received_num`,
  diffNum: sql`x.diff_num`,
  sendByName: sql`su.name`,
  sendDate: sql`d.send_date`,
  receiveByName: sql`ru.name`,
  receiveDate: sql`d.receive_date`,
  waitMin: sql`case when d.status in (1, 2, 3)
    then greatest(0, floor(extract(epoch from coalesce(d.receive_date, ${now}::timestamptz) - d.send_date) / 60))::int end`,
  status: sql`d.status`,
  orderId: sql`d.order_id`,
  lineDeptId: sql`d.line_dept_id`,
  batchRangeId: sql`d.batch_range_id`,
  version: sql`d.version`,
});

export interface DeliverySearch {
  readonly orderId?: string | undefined;
  readonly lineDeptId?: string | undefined;
  /** Only deliveries whose difference is not settled. */
  readonly open?: boolean | undefined;
}

export const deliveryRows = (companyId: string, search: DeliverySearch): Sql => sql`
  from mes2.cut_piece_delivery d
  join mes2.production_order o on o.company_id = d.company_id and o.id = d.order_id
  join amc.department t on t.company_id = d.company_id and t.id = d.line_dept_id
  left join mes2.batch_range r on r.company_id = d.company_id and r.id = d.batch_range_id
  left join ccm.warehouse w on w.company_id = d.company_id and w.id = d.from_warehouse_id
  left join amc.app_user su on su.id = d.send_by
  left join amc.app_user ru on ru.id = d.receive_by
  cross join lateral (
    select coalesce(sum(l.receive_num), 0)::int as received_num,
      coalesce(sum(l.receive_num - l.send_num), 0)::int as diff_num
    from mes2.cut_piece_delivery_line l where l.company_id = d.company_id and l.delivery_id = d.id) x
  where d.company_id = ${companyId} and d.del_flag = '0'
  ${search.orderId ? sql`and d.order_id = ${search.orderId}` : sql``}
  ${search.lineDeptId ? sql`and d.line_dept_id = ${search.lineDeptId}` : sql``}
  ${search.open ? sql`and d.status = 3` : sql``}`;
