import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

export interface PayTerms {
  /** Period of the work day; undefined before periods are opened. */
  readonly periodNo: string | undefined;
  readonly periodLocked: boolean;
  readonly orderNo: string;
  readonly orderStatus: number;
  readonly wageLocked: boolean;
}

/**
 * Keeps the wage period and the order from being locked, then reads both flags: who locks them
 * takes the same keys exclusively, so a scan is either before the lock or sees it (H10).
 */
export async function lockPayTerms(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  workDate: string,
): Promise<PayTerms | undefined> {
  const period = sql`
    from mes2.wage_period where company_id = ${companyId} and del_flag = '0'
      and ${workDate}::date between from_date and to_date`;
  // In one flight: a session takes its statements in the order sent, so both flags are read under both locks.
  const [, , order, found] = await Promise.all([
    tx.run(sql`
      select pg_advisory_xact_lock_shared(hashtextextended('wage period ' || ${companyId}::text || ' ' || period_no, 0))
      ${period}`),
    tx.run(sql`
      select pg_advisory_xact_lock_shared(hashtextextended('wage order ' || ${companyId}::text || ' ' || ${orderId}::text, 0))`),
    tx.one<{ orderNo: string; orderStatus: number; wageLocked: number }>(sql`
      select order_no, status as order_status, wage_locked from mes2.production_order
      where company_id = ${companyId} and id = ${orderId}`),
    tx.one<{ periodNo: string; status: number }>(sql`select period_no, status ${period}`),
  ]);
  return (
    order && {
      ...order,
      wageLocked: order.wageLocked === 1,
      periodNo: found?.periodNo,
      periodLocked: (found?.status ?? 0) >= 2,
    }
  );
}

/** Number of the first period behind one that is not locked; undefined while none was opened. */
export async function nextOpenPeriod(
  tx: Tx,
  { companyId }: Actor,
  periodNo: string,
): Promise<string | undefined> {
  const found = await tx.one<{ periodNo: string }>(sql`
    select n.period_no from mes2.wage_period p
    join mes2.wage_period n on n.company_id = p.company_id and n.from_date > p.to_date and n.status < 2
      and n.del_flag = '0'
    where p.company_id = ${companyId} and p.period_no = ${periodNo} and p.del_flag = '0'
    order by n.from_date limit 1`);
  return found?.periodNo;
}
