import type { OrderWork } from '@garment-mes/domain/orders';
import { sql, type Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';

/** What hangs on an order, counted from the records themselves. */
export async function orderWork(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
): Promise<Omit<OrderWork, 'versionNo'>> {
  const found = await tx.one<Omit<OrderWork, 'versionNo'>>(sql`
    select
      (select count(*)::int from mes2.cutting_bed where company_id = ${companyId} and order_id = ${orderId}
        and status <> 9 and del_flag = '0') as beds,
      (select count(*)::int from mes2.schedule where company_id = ${companyId} and order_id = ${orderId}
        and status = 1 and del_flag = '0') as started_schedules,
      (select count(*)::int from mes2.feeding_slip where company_id = ${companyId} and order_id = ${orderId}
        and status in (1, 2, 3) and del_flag = '0') as requisitions`);
  if (!found) throw new Error('a select without a table answers one row');
  return found;
}

export interface Progress {
  /** Garments in confirmed receipts. */
  readonly inNum: number;
  readonly cutNum: number;
  /** Bundles between delivery and sewing, or on hold. */
  readonly openBundles: number;
}

/** Base rows, never the lagging counters of the head. */
export async function orderProgress(
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
): Promise<Progress> {
  const found = await tx.one<Progress>(sql`
    select
      (select coalesce(sum(l.num), 0)::int from mes2.warehouse_bill_line l
        join mes2.warehouse_bill b on b.company_id = l.company_id and b.id = l.bill_id
        where b.company_id = ${companyId} and b.order_id = ${orderId} and b.bill_type in (1, 3)
          and b.status = 2) as in_num,
      (select coalesce(sum(cut_num), 0)::int from mes2.order_color_size
        where company_id = ${companyId} and order_id = ${orderId}) as cut_num,
      (select count(*)::int from mes2.bundle where company_id = ${companyId} and order_id = ${orderId}
        and status in (1, 2, 3, 7) and del_flag = '0') as open_bundles`);
  if (!found) throw new Error('a select without a table answers one row');
  return found;
}

/** Operations of bundles that nobody began are not waited for any more. */
export const skipWaiting = (tx: Tx, { companyId }: Actor, orderId: string): Promise<number> =>
  tx.run(sql`
    update mes2.bundle_process p set status = 3, version = p.version + 1
    from mes2.bundle b
    where b.company_id = p.company_id and b.id = p.bundle_id and p.company_id = ${companyId}
      and b.order_id = ${orderId} and p.status = 0`);

/** Operations of bundles that `skipWaiting` would skip. */
export const waitingOperations = async (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
): Promise<number> => {
  const found = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from mes2.bundle_process p
    join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
    where p.company_id = ${companyId} and b.order_id = ${orderId} and p.status = 0`);
  return found?.count ?? 0;
};

/** Gives back the time of resources and the rolls that were kept for the order. */
export async function releaseHoldings(
  tx: Tx,
  { companyId, user, now }: Actor,
  orderId: string,
): Promise<void> {
  await tx.run(sql`
    update mes2.resource_occupation set status = 1, version = version + 1, update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and order_id = ${orderId} and status = 0`);
  await tx.run(sql`
    update mes2.fabric_roll set status = 0, order_id = null, version = version + 1
    where company_id = ${companyId} and order_id = ${orderId} and status = 1`);
}

/** Suspicious scans of an order that nobody looked at. */
export const suspectScans = async (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
): Promise<number> => {
  const found = await tx.one<{ count: number }>(sql`
    select count(*)::int as count from mes2.scan
    where company_id = ${companyId} and order_id = ${orderId} and suspect_flag = 1 and review_status = 0
      and status = 0 and type <> 3`);
  return found?.count ?? 0;
};

/** Scans of the order hold this key shared; this waits until they have ended (H10). */
export const lockWagesOfOrder = (tx: Tx, { companyId }: Actor, orderId: string): Promise<number> =>
  tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('wage order ' || ${companyId}::text || ' ' || ${orderId}::text, 0))`);

export const hasPaidWages = async (
  tx: Tx,
  { companyId }: Actor,
  orderId: string,
): Promise<boolean> =>
  (await tx.one(sql`
    select 1 from mes2.wage_detail d
    join mes2.wage_record r on r.company_id = d.company_id and r.id = d.wage_record_id
    where d.company_id = ${companyId} and d.order_id = ${orderId} and r.status = 3 limit 1`)) !==
  undefined;
