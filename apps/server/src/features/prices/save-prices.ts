import { priceFrom, withdrawPrice } from '@garment-mes/domain/orders';
import { DomainError } from '@garment-mes/domain/refusals';
import { addDays } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import { message } from '../../messages/message-texts.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { AGREED, askApproval, REFUSED, settleApproval } from '../approvals/public.ts';
import { recordOrder, requireOrder } from '../orders/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import { requireOpenPeriod } from '../wages/public.ts';
import { openPrices } from './open-prices.sql.ts';
import { claimProcess, rangesOf, requirePricesOpen, writeRanges } from './price-ranges.sql.ts';

/** First day that may be priced: scans of the running day keep what they were paid (H9). */
const earliestDay = async (tx: Tx, actor: Actor): Promise<string> =>
  addDays(today(actor, await floorSettings(tx, actor)), 1);

/**
 * Keeps the wage periods of days open whose prices change: once wages of a day are locked, its prices stay. The keys of
 * periods are taken before those of orders (H10, H17).
 *
 * @throws {DomainError} `period-locked`
 */
async function requireDaysOpen(tx: Tx, actor: Actor, days: readonly string[]): Promise<void> {
  for (const day of [...new Set(days)].sort()) await requireOpenPeriod(tx, actor, day);
}

/**
 * Sets prices from a day on and takes pending ones back.
 *
 * @returns the operations that changed
 * @throws {DomainError} `period-locked` where the wages of the day are locked, `price-order-locked` for those of the order
 */
export async function savePrices(
  services: Services,
  tx: Tx,
  actor: Actor,
  { orderId, rows, fromDate, reason, withdrawIds }: BodyOf<'saveOrderPrice'>,
): Promise<string[]> {
  const withdrawn = await daysOf(tx, actor, withdrawIds ?? []);
  await requireDaysOpen(tx, actor, [...(rows.length > 0 ? [fromDate] : []), ...withdrawn]);
  await requirePricesOpen(tx, actor, orderId);
  const earliest = await earliestDay(tx, actor);
  const why = reason.trim();
  if (why === '') throw new DomainError('required', { field: '调价原因' });
  const sorted = [...rows].sort((a, b) => byId(a.orderProcessId, b.orderProcessId));
  const changed: string[] = [];
  for (const { orderProcessId, price, version } of sorted) {
    const process = await claimProcess(tx, actor, orderProcessId, version);
    if (process.orderId !== orderId) throw new DomainError('record-missing', { what: '工序' });
    const before = await rangesOf(tx, actor, orderProcessId);
    const after = priceFrom(before, { price, fromDate }, earliest);
    await writeRanges(tx, actor, orderProcessId, before, after, why);
    changed.push(orderProcessId);
  }
  for (const id of [...(withdrawIds ?? [])].sort(byId))
    changed.push(await withdraw(tx, actor, orderId, id, earliest));
  await recordOrder(services, tx, orderId, { action: 'savePrices', reason: why });
  if (rows.length > 0) await askForAudit(services, tx, actor, orderId, why);
  return changed;
}

async function withdraw(
  tx: Tx,
  actor: Actor,
  orderId: string,
  id: string,
  earliest: string,
): Promise<string> {
  const { orderProcessId: found } = await requirePrice(tx, actor, id);
  const process = await claimProcess(tx, actor, found, undefined);
  if (process.orderId !== orderId) throw new DomainError('record-missing', { what: '工价' });
  const before = await rangesOf(tx, actor, found);
  await writeRanges(tx, actor, found, before, withdrawPrice(before, id, earliest), undefined);
  return found;
}

async function askForAudit(
  services: Services,
  tx: Tx,
  actor: Actor,
  orderId: string,
  why: string,
): Promise<void> {
  const { orderNo } = await requireOrder(tx, actor, orderId);
  await askApproval(services, tx, actor, {
    bizType: 'priceAudit',
    bizId: orderId,
    matter: message('priceAudit', { orderNo, reason: why }),
    link: `/makingCenter/order/orderDetail/${orderId}`,
  });
}

/**
 * Audits one price; a refused one goes while it is not in force.
 *
 * @throws {DomainError} `own-work` for whoever set it
 */
export async function auditPrice(
  services: Services,
  tx: Tx,
  actor: Actor,
  id: string,
  { agree, opinion }: BodyOf<'auditOrderPrice'>,
): Promise<void> {
  const { orderProcessId: processId, createBy, fromDate } = await requirePrice(tx, actor, id);
  if (agree && createBy === actor.user.id)
    throw new DomainError('own-work', { action: { zh: '审核', en: 'audit' }, what: PRICE });
  if (!agree) await requireDaysOpen(tx, actor, [fromDate]);
  const { orderId } = await claimProcess(tx, actor, processId, undefined);
  await requirePricesOpen(tx, actor, orderId);
  if (agree)
    await tx.run(sql`
      update mes2.order_price set approve_by = ${actor.user.id}, approve_date = ${actor.now},
        opinion = ${opinion ?? null}, version = version + 1
      where company_id = ${actor.companyId} and id = ${id} and approve_by is null`);
  else {
    const before = await rangesOf(tx, actor, processId);
    const after = withdrawPrice(before, id, await earliestDay(tx, actor));
    await writeRanges(tx, actor, processId, before, after, undefined);
  }
  const action = agree ? 'auditPrice' : 'refusePrice';
  await recordOrder(services, tx, orderId, { action, reason: opinion });
  if ((await openPrices(tx, actor, orderId)).length === 0) {
    const biz = { bizType: 'priceAudit', bizId: orderId } as const;
    await settleApproval(services, tx, actor, biz, agree ? AGREED : REFUSED, opinion ?? '');
  }
}

const PRICE = { zh: '工价', en: 'Piece price' };

async function requirePrice(tx: Tx, { companyId }: Actor, priceId: string) {
  const found = await tx.one<{
    orderProcessId: string;
    createBy: string | null;
    fromDate: string;
  }>(sql`
    select order_process_id, create_by, from_date from mes2.order_price
    where company_id = ${companyId} and id = ${priceId} and del_flag = '0'`);
  if (!found) throw new DomainError('record-missing', { what: PRICE });
  return found;
}

/** First days of prices. */
const daysOf = async (
  tx: Tx,
  { companyId }: Actor,
  ids: readonly string[],
): Promise<readonly string[]> => {
  const rows = await tx.all<{ fromDate: string }>(sql`
    select from_date from mes2.order_price
    where company_id = ${companyId} and id = any(${ids}::bigint[]) and del_flag = '0'`);
  return rows.map(({ fromDate }) => fromDate);
};

const byId = (a: string, b: string): number => (BigInt(a) < BigInt(b) ? -1 : 1);
