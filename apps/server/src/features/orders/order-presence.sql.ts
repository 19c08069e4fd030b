import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';

/** A page that sent nothing for so long is gone: it reports three times as often. */
const GONE_SECONDS = 60;

/**
 * Notes that a page has an order open. Others who have it open are notified when the page came, went or is typed
 * into at another place; that it is still there is not published.
 *
 * @returns the pages of other people
 */
export async function reportPresence(
  { publish }: Services,
  tx: Tx,
  { companyId, user, now }: Actor,
  { orderId, pageId, place, isLeaving }: BodyOf<'reportOrderPresence'>,
): Promise<DataOf<'reportOrderPresence'>> {
  const known = await tx.one<{ place: string | null; userId: string }>(sql`
    select place, user_id from mes2.order_presence
    where company_id = ${companyId} and order_id = ${orderId} and page_id = ${pageId} for update`);
  // The id of a page is made by the page: it is nobody else's to take away or to move.
  const isOwn = known === undefined || known.userId === user.id;
  if (isOwn && isLeaving)
    await tx.run(sql`
      delete from mes2.order_presence
      where company_id = ${companyId} and order_id = ${orderId} and page_id = ${pageId}`);
  else if (isOwn)
    await tx.run(sql`
      insert into mes2.order_presence (company_id, order_id, page_id, user_id, place, seen_date)
      values (${companyId}, ${orderId}, ${pageId}, ${user.id}, ${place}, ${now})
      on conflict (company_id, order_id, page_id) do update
        set place = excluded.place, seen_date = excluded.seen_date`);
  const gone = await tx.run(sql`
    delete from mes2.order_presence
    where company_id = ${companyId} and order_id = ${orderId}
      and seen_date < ${now}::timestamptz - make_interval(secs => ${GONE_SECONDS}::int)`);
  const changed = isLeaving ? known !== undefined : known === undefined || known.place !== place;
  if ((isOwn && changed) || gone > 0)
    await publish(tx, { topic: 'orderPresence', keys: [orderId] });
  return tx.all(sql`
    select p.page_id, p.user_id, u.name as user_name, p.place from mes2.order_presence p
    join amc.app_user u on u.id = p.user_id
    where p.company_id = ${companyId} and p.order_id = ${orderId} and p.user_id <> ${user.id}
    order by u.name, p.page_id`);
}
