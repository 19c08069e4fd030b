import { type Sql, sql } from '../../database/engine.ts';

/** One row per operation: the price of today, and the next one that waits for its day. */
export const priceColumns = {
  id: sql`coalesce(n.id, c.id, p.id)`,
  orderNo: sql`o.order_no`,
  seqNo: sql`p.seq_no`,
  processName: sql`p.process_name`,
  section: sql`p.section`,
  partCode: sql`p.part_code`,
  machineTypeName: sql`t.name`,
  grade: sql`p.grade`,
  payScope: sql`p.pay_scope`,
  sam: sql`p.sam`,
  price: sql`c.price`,
  pricePerMin: sql`round(c.price / nullif(p.sam, 0), 4)`,
  fromDate: sql`c.from_date`,
  toDate: sql`c.to_date`,
  nextPrice: sql`n.price`,
  nextFromDate: sql`n.from_date`,
  doneNum: sql`(select coalesce(sum(b.done_num), 0)::int from mes2.bundle_process b
    join mes2.bundle l on l.company_id = b.company_id and l.id = b.bundle_id and l.status < 8
    where b.company_id = p.company_id and b.order_process_id = p.id)`,
  reason: sql`coalesce(n.reason, c.reason)`,
  approveByName: sql`u.name`,
  orderId: sql`o.id`,
  orderProcessId: sql`p.id`,
  status: sql`(case when coalesce(n.id, c.id) is null or x.approve_by is not null then 1 else 0 end)`,
  styleNo: sql`o.style_no`,
  version: sql`p.version`,
};

export interface PriceSearch {
  readonly orderId?: string | undefined;
  /** With a price that waits for its day. */
  readonly pending?: boolean | undefined;
  /** With a price nobody audited. */
  readonly unaudited?: boolean | undefined;
  readonly processIds?: readonly string[] | undefined;
}

/** Operations of confirmed orders with their prices; `today` is the factory day. */
export const priceRows = (
  companyId: string,
  { orderId, pending, unaudited, processIds }: PriceSearch,
  today: string,
): Sql => sql`
  from mes2.order_process p
  join mes2.production_order o on o.company_id = p.company_id and o.id = p.order_id and o.del_flag = '0'
    and o.status <> 0
  left join ccm.machine_type t on t.company_id = p.company_id and t.id = p.machine_type_id
  left join mes2.order_price c on c.company_id = p.company_id and c.order_process_id = p.id and c.del_flag = '0'
    and daterange(c.from_date, c.to_date, '[]') @> ${today}::date
  left join lateral (select r.id, r.price, r.from_date, r.reason from mes2.order_price r
    where r.company_id = p.company_id and r.order_process_id = p.id and r.del_flag = '0'
      and r.from_date > ${today}::date order by r.from_date limit 1) n on true
  left join mes2.order_price x on x.company_id = p.company_id and x.id = coalesce(n.id, c.id)
  left join amc.app_user u on u.id = x.approve_by
  where p.company_id = ${companyId} and p.del_flag = '0'
  ${orderId ? sql`and p.order_id = ${orderId}` : sql``}
  ${pending ? sql`and n.id is not null` : sql``}
  ${unaudited ? sql`and coalesce(n.id, c.id) is not null and x.approve_by is null` : sql``}
  ${processIds ? sql`and p.id = any(${processIds}::bigint[])` : sql``}`;
