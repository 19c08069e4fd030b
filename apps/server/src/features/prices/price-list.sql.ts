import { type Sql, sql } from '../../database/engine.ts';
import { countsGarments } from '../../records/counts-garments.sql.ts';
import { isUnauditedIn } from '../wages/public.ts';

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
  status: sql`(case when w.ids is null then 1 else 0 end)`,
  openIds: sql`coalesce(w.ids, '{}')`,
  openBy: sql`coalesce(w.setters, '{}')`,
  styleNo: sql`o.style_no`,
  version: sql`p.version`,
  isEnabled: sql`p.is_enabled`,
};

export interface PriceSearch {
  readonly orderId?: string | undefined;
  readonly styleId?: string | undefined;
  /** With a price that waits for its day. */
  readonly pending?: boolean | undefined;
  /** With a price nobody audited. */
  readonly unaudited?: boolean | undefined;
  /** With a price that keeps this wage period from being locked. */
  readonly periodId?: string | undefined;
  readonly orderProcessIds?: readonly string[] | undefined;
}

/** Operations of confirmed orders with their prices; `day` is the one whose price is in force. */
export const priceRows = (
  companyId: string,
  { orderId, styleId, pending, unaudited, periodId, orderProcessIds }: PriceSearch,
  day: string,
): Sql => sql`
  from mes2.order_process p
  join mes2.production_order o on o.company_id = p.company_id and o.id = p.order_id and o.del_flag = '0'
    and o.status <> 0
  left join ccm.machine_type t on t.company_id = p.company_id and t.id = p.machine_type_id
  left join mes2.order_price c on c.company_id = p.company_id and c.order_process_id = p.id and c.del_flag = '0'
    and daterange(c.from_date, c.to_date, '[]') @> ${day}::date
  left join lateral (select r.id, r.price, r.from_date, r.reason from mes2.order_price r
    where r.company_id = p.company_id and r.order_process_id = p.id and r.del_flag = '0'
      and r.from_date > ${day}::date order by r.from_date limit 1) n on true
  left join mes2.order_price x on x.company_id = p.company_id and x.id = coalesce(n.id, c.id)
  left join amc.app_user u on u.id = x.approve_by
  left join lateral (select array_agg(r.id::text order by r.from_date) as ids,
      array_agg(distinct r.create_by::text) filter (where r.create_by is not null) as setters
    from mes2.order_price r where r.company_id = p.company_id and r.order_process_id = p.id
      and r.del_flag = '0' and r.approve_by is null) w on true
  where p.company_id = ${companyId} and p.del_flag = '0'
  ${orderId ? sql`and p.order_id = ${orderId}` : sql``}
  ${styleId ? sql`and o.style_id = ${styleId}` : sql``}
  ${pending ? sql`and n.id is not null` : sql``}
  ${unaudited ? sql`and w.ids is not null` : sql``}
  ${
    periodId
      ? sql`and exists (select 1 from mes2.order_price r where r.company_id = p.company_id
          and r.order_process_id = p.id and ${isUnauditedIn(companyId, periodId)})`
      : sql``
  }
  ${orderProcessIds ? sql`and p.id = any(${orderProcessIds}::bigint[])` : sql``}`;

/** Prices of an operation by their days, and what was scanned at each. */
export const rangeColumns = {
  id: sql`r.id`,
  fromDate: sql`r.from_date`,
  toDate: sql`r.to_date`,
  price: sql`r.price`,
  status: sql`(case when r.approve_by is null then 0 else 1 end)`,
  num: sql`coalesce(w.num, 0)`,
  amount: sql`round(coalesce(w.amount, 0), 4)`,
  reason: sql`r.reason`,
  createByName: sql`a.name`,
  approveByName: sql`u.name`,
  createBy: sql`r.create_by`,
};

export const rangeRows = (companyId: string, orderProcessId: string): Sql => sql`
  from mes2.order_price r
  left join amc.app_user a on a.id = r.create_by
  left join amc.app_user u on u.id = r.approve_by
  left join lateral (select sum(s.num)::int as num, sum(s.amount) as amount from mes2.scan s
    left join mes2.scan t on t.company_id = s.company_id and t.work_date = s.work_date and t.id = s.reversed_id
    where s.company_id = r.company_id and s.order_process_id = r.order_process_id
      and ${countsGarments(sql`s`, sql`t`)}
      and s.work_date between r.from_date and coalesce(r.to_date, 'infinity'::date)) w on true
  where r.company_id = ${companyId} and r.order_process_id = ${orderProcessId} and r.del_flag = '0'`;
