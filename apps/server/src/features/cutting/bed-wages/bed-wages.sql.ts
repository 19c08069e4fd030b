import { type Sql, sql, type Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';

export interface PricedShare {
  readonly id: string;
  readonly orderProcessId: string;
  readonly employeeNo: string;
  readonly sharePct: string;
  /** CNY a garment on the day; before the first price there is it. */
  readonly price: string | null;
}

/**
 * CNY a garment of an operation on a day; before its first price there is it. Looked up row by row: joined, the
 * prices of all orders are gone through.
 */
export const priceOn = (companyId: Sql, orderProcessId: Sql, workDate: string): Sql => sql`(
      select priced.price from mes2.order_price priced
      where priced.company_id = ${companyId} and priced.order_process_id = ${orderProcessId} and priced.del_flag = '0'
        and daterange(priced.from_date, priced.to_date, '[]') @> greatest(${workDate}::date, (
          select min(first.from_date) from mes2.order_price first
          where first.company_id = ${companyId} and first.order_process_id = ${orderProcessId} and first.del_flag = '0'))
      order by priced.from_date limit 1)`;

/** Shares of a bed with the price of a day. */
export const pricedShares = (
  tx: Tx,
  { companyId }: Actor,
  bedId: string,
  workDate: string,
): Promise<PricedShare[]> =>
  tx.all(sql`
    select w.id, w.order_process_id, m.employee_no, w.share_pct,
      ${priceOn(sql`w.company_id`, sql`w.order_process_id`, workDate)} as price
    from mes2.cutting_bed_employee w
    join amc.company_member m on m.company_id = w.company_id and m.id = w.employee_id
    where w.company_id = ${companyId} and w.cutting_bed_id = ${bedId} order by w.id`);

export interface PaidShare {
  readonly id: string;
  readonly unitPrice: string;
  readonly amount: string;
}

export const writeAmounts = (
  tx: Tx,
  { companyId }: Actor,
  bedId: string,
  paid: readonly PaidShare[],
): Promise<number> =>
  tx.run(sql`
    update mes2.cutting_bed_employee e set unit_price = x.unit_price, amount = x.amount, source_period_no = null
    from unnest(${paid.map(({ id }) => id)}::bigint[], ${paid.map(({ unitPrice }) => unitPrice)}::numeric[],
      ${paid.map(({ amount }) => amount)}::numeric[]) as x (id, unit_price, amount)
    where e.company_id = ${companyId} and e.cutting_bed_id = ${bedId} and e.id = x.id`);

export const clearAmounts = (tx: Tx, { companyId }: Actor, bedId: string): Promise<number> =>
  tx.run(sql`
    update mes2.cutting_bed_employee set unit_price = null, amount = null, source_period_no = null
    where company_id = ${companyId} and cutting_bed_id = ${bedId}`);

/** The period of a day in which what a bed pays is settled: the period itself, or the record of one of its people. */
export const settledPeriod = (
  tx: Tx,
  { companyId }: Actor,
  bedId: string,
  workDate: string,
): Promise<{ periodNo: string } | undefined> =>
  tx.one(sql`
    select p.period_no from mes2.wage_period p
    where p.company_id = ${companyId} and p.del_flag = '0' and ${workDate}::date between p.from_date and p.to_date
      and exists (
        select 1 from mes2.cutting_bed_employee e
        left join mes2.wage_record r on r.company_id = e.company_id and r.period_id = p.id
          and r.employee_id = e.employee_id
        where e.company_id = p.company_id and e.cutting_bed_id = ${bedId} and e.amount is not null
          and greatest(p.status, r.status) >= 2)`);

/** Whether the wage of somebody of a bed's team is locked in the period of a day. */
export async function isTeamSettled(
  tx: Tx,
  { companyId }: Actor,
  bedId: string,
  workDate: string,
): Promise<boolean> {
  const found = await tx.one(sql`
    select 1 from mes2.wage_period p
    join mes2.wage_record r on r.company_id = p.company_id and r.period_id = p.id and r.status >= 2
    join mes2.cutting_bed_employee e on e.company_id = p.company_id and e.cutting_bed_id = ${bedId}
      and e.employee_id = r.employee_id
    where p.company_id = ${companyId} and p.del_flag = '0' and ${workDate}::date between p.from_date and p.to_date
    limit 1`);
  return found !== undefined;
}
