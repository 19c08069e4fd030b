import { DomainError } from '@garment-mes/domain/refusals';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

export interface PayTerms {
  /** Period of the work day; undefined before periods are opened. */
  readonly periodNo: string | undefined;
  /** The period, or the wage of those in it who were asked for: departments are locked one by one. */
  readonly periodLocked: boolean;
  readonly orderNo: string;
  readonly orderStatus: number;
  readonly wageLocked: boolean;
}

/** Whose pay a piece of work is: its person's, or that of the group of its line. */
export interface PaidWork {
  readonly employeeId: string;
  readonly lineDeptId: string;
  readonly orderProcessId: string;
}

/**
 * Keeps the wage period and the order from being locked, then reads both flags: who locks them
 * takes the same keys exclusively, so a scan is either before the lock or sees it (H10).
 *
 * @param work of whom the wage in that period is looked at too
 */
export async function lockPayTerms(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
  workDate: string,
  work?: PaidWork,
): Promise<PayTerms | undefined> {
  const period = periodOf(companyId, workDate);
  // In one flight: a session takes its statements in the order sent, so both flags are read under both locks.
  const [, , order, found] = await Promise.all([
    tx.run(keepOpen(companyId, period)),
    tx.run(sql`
      select pg_advisory_xact_lock_shared(hashtextextended('wage order ' || ${companyId}::text || ' ' || ${orderId}::text, 0))`),
    tx.one<{ orderNo: string; orderStatus: number; wageLocked: number }>(sql`
      select order_no, status as order_status, wage_locked from mes2.production_order
      where company_id = ${companyId} and id = ${orderId}`),
    tx.one<{ periodNo: string; isLocked: boolean }>(sql`
      select w.period_no, w.status >= ${LOCKED}::int or ${work ? isSettled(companyId, work) : sql`false`} as is_locked
      ${period}`),
  ]);
  return (
    order && {
      ...order,
      wageLocked: order.wageLocked === 1,
      periodNo: found?.periodNo,
      periodLocked: found?.isLocked ?? false,
    }
  );
}

/** A wage period under its exclusive lock. */
export interface LockedPeriod {
  readonly id: string;
  readonly periodNo: string;
  readonly fromDate: string;
  readonly toDate: string;
  readonly status: number;
  readonly version: number;
}

/**
 * Locks a period's wages against its scans, then its row: the exclusive form of what {@link lockPayTerms} takes.
 * Reports under way end first, and those that come later see what this transaction wrote (H10).
 *
 * @returns undefined when the company has no such period
 */
export async function lockPeriodForWages(
  tx: Tx,
  { companyId }: Actor,
  periodId: string,
): Promise<LockedPeriod | undefined> {
  const period = sql`
    from mes2.wage_period where company_id = ${companyId} and id = ${periodId} and del_flag = '0'`;
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('wage period ' || ${companyId}::text || ' ' || period_no, 0))
    ${period}`);
  return tx.one<LockedPeriod>(sql`
    select id, period_no, from_date, to_date, status, version ${period} for update`);
}

/**
 * Keeps the wage period of a day, or those of all days up to another one, from being locked until the end of the
 * transaction, as {@link lockPayTerms} does where an order is named.
 *
 * @param people whose wages in that period must be open too: departments are locked one by one
 * @param until last day, the day itself unless said
 * @throws {DomainError} `period-locked`
 */
export async function requireOpenPeriod(
  tx: Tx,
  { companyId }: Actor,
  workDate: string,
  people: readonly string[] = [],
  until: string = workDate,
): Promise<void> {
  const period = periodOf(companyId, workDate, until);
  const [, found] = await Promise.all([
    tx.run(keepOpen(companyId, period)),
    tx.one<{ periodNo: string; isLocked: boolean }>(sql`
      select w.period_no, w.status >= ${LOCKED}::int or exists (
        select 1 from mes2.wage_record r
        where r.company_id = ${companyId} and r.period_id = w.id and r.employee_id = any(${people}::bigint[])
          and r.status >= ${LOCKED}::int) as is_locked
      ${period} order by is_locked desc, w.from_date limit 1`),
  ]);
  if (found?.isLocked) throw new DomainError('period-locked', { periodNo: found.periodNo });
}

const LOCKED = 2;

const periodOf = (companyId: string, workDate: string, until: string = workDate): Sql => sql`
  from mes2.wage_period w where w.company_id = ${companyId} and w.del_flag = '0'
    and w.from_date <= ${until}::date and w.to_date >= ${workDate}::date`;

/** Whether what a piece of work pays in the period `w` is locked already: by a record, or by one of the group's. */
const isSettled = (
  companyId: string,
  { employeeId, lineDeptId, orderProcessId }: PaidWork,
): Sql => sql`
  exists (
    select 1 from mes2.wage_record r
    join mes2.order_process p on p.company_id = r.company_id and p.id = ${orderProcessId}
    where r.company_id = ${companyId} and r.period_id = w.id and r.status >= ${LOCKED}::int
      and case when p.pay_scope = 3
        then r.employee_id in (
          select g.employee_id from mes2.group_wage h
          join mes2.group_wage_share g on g.company_id = h.company_id and g.group_wage_id = h.id
          where h.company_id = ${companyId} and h.period_id = w.id and h.dept_id = ${lineDeptId} and h.del_flag = '0')
        else r.employee_id = ${employeeId} end)`;

const keepOpen = (companyId: string, period: Sql): Sql => sql`
  select pg_advisory_xact_lock_shared(hashtextextended('wage period ' || ${companyId}::text || ' ' || period_no, 0))
  ${period}`;

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
