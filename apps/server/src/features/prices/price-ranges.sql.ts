import type { StoredPrice } from '@garment-mes/domain/orders';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { changedAt } from '../../records/claim-record.sql.ts';

export interface PricedProcess {
  readonly id: string;
  readonly processName: string;
  readonly orderId: string;
}

/**
 * Locks an operation while its prices change. Of two people who saw the same prices one gets through.
 *
 * @param version as the person saw it; left out, the last write wins
 * @throws {DomainError} `record-missing` or `price-moved`
 */
export async function claimProcess(
  tx: Tx,
  { companyId, user, now }: Actor,
  id: string,
  version: number | null | undefined,
): Promise<PricedProcess> {
  const claimed = await tx.one<PricedProcess>(sql`
    update mes2.order_process set version = version + 1, update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and id = ${id} and del_flag = '0'
      and version = coalesce(${version ?? null}::int, version)
    returning id, process_name, order_id`);
  if (claimed) return claimed;
  const found = await tx.one<{ process: string; name: string; time: string }>(sql`
    select p.process_name as process, coalesce(u.name, '系统') as name, ${changedAt(sql`p.update_date`)} as time
    from mes2.order_process p left join amc.app_user u on u.id = p.update_by
    where p.company_id = ${companyId} and p.id = ${id} and p.del_flag = '0'`);
  if (!found) throw new DomainError('record-missing', { what: '工序' });
  throw new DomainError('price-moved', found);
}

interface Range extends StoredPrice {
  readonly id: string;
  readonly approveBy: string | null;
}

export const rangesOf = (tx: Tx, { companyId }: Actor, processId: string): Promise<Range[]> =>
  tx.all(sql`
    select id, price, from_date, to_date, approve_by from mes2.order_price
    where company_id = ${companyId} and order_process_id = ${processId} and del_flag = '0' order by from_date`);

/** Writes what changed between two states of an operation's prices; what is new waits for its audit. */
export async function writeRanges(
  tx: Tx,
  { companyId, user, now }: Actor,
  processId: string,
  before: readonly StoredPrice[],
  after: readonly StoredPrice[],
  reason: string | undefined,
): Promise<void> {
  const kept = new Map(after.flatMap((range) => (range.id ? [[range.id, range] as const] : [])));
  const gone = before.flatMap(({ id }) => (id && !kept.has(id) ? [id] : []));
  await tx.run(sql`
    delete from mes2.order_price where company_id = ${companyId} and id = any(${gone}::bigint[])`);
  // Ranges are shortened before others take their days: two of them may never share a day.
  for (const { id, price, toDate } of before) {
    const next = id ? kept.get(id) : undefined;
    if (!next) continue;
    const samePrice = Number(next.price) === Number(price);
    if (samePrice && (next.toDate ?? null) === (toDate ?? null)) continue;
    await tx.run(sql`
      update mes2.order_price set price = ${String(next.price)}::numeric, to_date = ${next.toDate ?? null}::date,
        version = version + 1, update_by = ${user.id}, update_date = ${now},
        approve_by = case when ${samePrice} then approve_by end,
        approve_date = case when ${samePrice} then approve_date end,
        create_by = case when ${samePrice} then create_by else ${user.id}::bigint end,
        reason = case when ${samePrice} then reason else ${reason ?? null} end
      where company_id = ${companyId} and id = ${id}`);
  }
  for (const { id, price, fromDate, toDate } of after)
    if (!id)
      await tx.run(sql`
        insert into mes2.order_price (company_id, order_process_id, price, from_date, to_date, reason)
        values (${companyId}, ${processId}, ${String(price)}::numeric, ${fromDate}::date, ${toDate ?? null}::date,
          ${reason ?? null})`);
}

/** Keeps the wages of the order from being locked, as scans do, and reads the flag (I41, H10). */
export async function requirePricesOpen(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
): Promise<void> {
  await tx.run(sql`
    select pg_advisory_xact_lock_shared(hashtextextended(
      'wage order ' || ${companyId}::text || ' ' || ${orderId}::text, 0))`);
  const order = await tx.one<{ orderNo: string; wageLocked: number }>(sql`
    select order_no, wage_locked from mes2.production_order
    where company_id = ${companyId} and id = ${orderId} and del_flag = '0'`);
  if (!order) throw new DomainError('record-missing', { what: '订单' });
  if (order.wageLocked === 1)
    throw new DomainError('price-order-locked', { orderNo: order.orderNo });
}
