import { type Sql, sql } from '../../database/engine.ts';
import { factoryDayOf, factoryToday } from '../settings/public.ts';

// Figures of a subcontract group `r`.

/** What a check decides of a garment that is kept as a second. */
const SECOND = 2;

/** From a factory day on, and before another. */
export interface Span {
  readonly from: Sql;
  readonly to: Sql;
}

const deliveries = sql`
  from mes2.subcontract_delivery d
  where d.company_id = r.company_id and d.out_group_id = r.id and d.del_flag = '0'`;

const lines = sql`
  from mes2.subcontract_delivery d
  join mes2.subcontract_delivery_line l on l.company_id = d.company_id and l.delivery_id = d.id
  where d.company_id = r.company_id and d.out_group_id = r.id and d.del_flag = '0'`;

const dayOf = (moment: Sql): Sql => factoryDayOf(moment, sql`r.company_id`);

const within = (moment: Sql, { from, to }: Span): Sql =>
  sql`${dayOf(moment)} >= ${from} and ${dayOf(moment)} < ${to}`;

/** Garments that are with the group now. What came back short is done in the house and no longer outside. */
export const openNum: Sql = sql`(
  select coalesce(sum(l.send_num), 0)::int ${lines} and l.receive_num is null)`;

export const sentNum = (span: Span): Sql => sql`(
  select coalesce(sum(d.num), 0)::int ${deliveries} and ${within(sql`d.send_date`, span)})`;

export const returnedNum = (span: Span): Sql => sql`(
  select coalesce(sum(l.receive_num), 0)::int ${lines} and ${within(sql`l.receive_date`, span)})`;

/** Deliveries that were back whole in a span and had a day to be back by. */
const due = (span: Span): Sql => sql`
  ${deliveries} and d.status <> 1 and d.due_date is not null and ${within(sql`d.receive_date`, span)}`;

/** Percent of the deliveries that were back by their day, unrounded. */
export const onTimePct = (span: Span): Sql => sql`(
  select 100.0 * count(*) filter (where ${dayOf(sql`d.receive_date`)} <= d.due_date) / nullif(count(*), 0)
  ${due(span)})`;

/** Days that deliveries behind their day were late, in the mean. */
export const lateDays = (span: Span): Sql => sql`(
  select round(avg(b.day - b.due_date) filter (where b.day > b.due_date), 1)
  from (select ${dayOf(sql`d.receive_date`)} as day, d.due_date ${due(span)}) b)`;

/** Percent of the garments that came back which a check found seconds for an operation the group had done, unrounded. */
export const secondPct = (span: Span): Sql => sql`(
  select 100.0 * coalesce(sum(s.num), 0) / nullif(sum(l.receive_num), 0)
  from mes2.subcontract_delivery d
  join mes2.subcontract_delivery_line l on l.company_id = d.company_id and l.delivery_id = d.id
  left join lateral (
    select sum(b.num) as num from mes2.qc_check_record c
    join mes2.qc_check_bad b on b.company_id = c.company_id and b.check_id = c.id and b.del_flag = '0'
    where c.company_id = l.company_id and c.bundle_id = l.bundle_id and c.status not in (0, 9) and c.del_flag = '0'
      and b.disposition = ${SECOND}::int and b.order_process_id = any(d.order_process_ids)) s on true
  where d.company_id = r.company_id and d.out_group_id = r.id and d.del_flag = '0'
    and ${within(sql`l.receive_date`, span)})`;

/**
 * Garments of the order and section of dispatch `a` that came back, those finished dispatches had counted left out,
 * that are outside, and that are outside behind their day.
 */
export const dispatchWork: Sql = sql`(
  select greatest(coalesce(sum(l.receive_num), 0) - (
      select coalesce(sum(f.done_num), 0) from mes2.dispatch_order f
      where f.company_id = r.company_id and f.target_type = 3 and f.target_id = r.id and f.order_id = a.order_id
        and f.section = a.section and f.status = 3 and f.del_flag = '0'), 0)::int as returned,
    coalesce(sum(l.send_num) filter (where l.receive_num is null), 0)::int as outside,
    coalesce(sum(l.send_num) filter (where l.receive_num is null and d.due_date < ${factoryToday(sql`current_company()`)}), 0)::int as late
  ${lines} and d.order_id = a.order_id and d.section = a.section)`;

/** What the house pays for some operations `p` on a day. */
const houseRate = (processes: Sql, day: Sql): Sql => sql`(
  select sum(o.price) from mes2.order_process p
  join mes2.order_price o on o.company_id = p.company_id and o.order_process_id = p.id and o.del_flag = '0'
    and o.from_date <= ${day} and (o.to_date is null or o.to_date >= ${day})
  where p.company_id = r.company_id and p.is_enabled = 1 and p.del_flag = '0' and ${processes})`;

/** Of the operations that delivery `d` took out, on the day it went. */
const deliveryHouseRate: Sql = houseRate(
  sql`p.id = any(d.order_process_ids)`,
  dayOf(sql`d.send_date`),
);

/** Of the section that dispatch `a` hands out, today. */
export const dispatchHouseRate: Sql = houseRate(
  sql`p.order_id = a.order_id and p.section = a.section`,
  factoryToday(sql`current_company()`),
);

/** What was agreed for a garment of delivery `d`: the price of its dispatch, or the rule of the group. */
const agreedPrice = (house: Sql): Sql => sql`coalesce((
    select a.unit_price from mes2.dispatch_order a
    where a.company_id = d.company_id and a.target_type = 3 and a.target_id = r.id and a.order_id = d.order_id
      and a.section = d.section and a.status in (1, 2, 3) and a.unit_price is not null and a.del_flag = '0'
    order by a.create_date desc, a.id desc limit 1),
  case r.price_kind when 1 then ${house} * r.price_factor else r.price end)`;

/** Mean prices of a garment that went out in a span, `unit_price` and `house_price`, weighted by garments. */
export const meanPrices = (span: Span): Sql => sql`(
  select round(sum(x.num * x.agreed) / nullif(sum(x.num), 0), 4) as unit_price,
    round(sum(x.num * x.house) / nullif(sum(x.num), 0), 4) as house_price,
    round(100 * sum(x.num * x.agreed) / nullif(sum(x.num * x.house), 0), 2) as price_pct
  from (
    select d.num, h.house, ${agreedPrice(sql`h.house`)} as agreed
    from mes2.subcontract_delivery d
    cross join lateral (select ${deliveryHouseRate} as house) h
    where d.company_id = r.company_id and d.out_group_id = r.id and d.del_flag = '0'
      and ${within(sql`d.send_date`, span)}) x
  where x.house is not null and x.agreed is not null)`;
