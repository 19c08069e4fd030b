import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../actor.ts';
import { UnbindReason } from './unbind-reason.ts';

/**
 * Whether a bundle needs its card no longer: it is beyond its line, or its last paid operation is reported. One of which
 * nothing is tracked is not finished.
 */
const isFinished = (bundle: Sql): Sql => sql`(
  ${bundle}.status in (5, 6)
  or exists (select 1 from mes2.bundle_process p
    where p.company_id = ${bundle}.company_id and p.bundle_id = ${bundle}.id and p.status = 2)
  and not exists (select 1 from mes2.bundle_process p
    join mes2.order_process o on o.company_id = p.company_id and o.id = p.order_process_id
    where p.company_id = ${bundle}.company_id and p.bundle_id = ${bundle}.id and p.status in (0, 1) and o.pay_scope <> 4))`;

/** Whether the bundle with this id needs its card no longer. */
export async function isBundleFinished(
  tx: Tx,
  companyId: string,
  bundleId: string,
): Promise<boolean> {
  const found = await tx.one<{ finished: boolean }>(sql`
    select ${isFinished(sql`b`)} as finished from mes2.bundle b
    where b.company_id = ${companyId} and b.id = ${bundleId}`);
  return found?.finished === true;
}

/**
 * Takes bundles that are finished, or leave their line, off their cards: the cards are free. The caller has locked the
 * bundles, others lock a card first: a card somebody holds at this moment is not waited for, and comes off when it is
 * laid on another bundle.
 */
export const freeCards = (
  tx: Tx,
  { companyId, user, now }: Pick<Actor, 'companyId' | 'user' | 'now'>,
  bundleIds: readonly string[],
  why: 'finished' | 'moved',
): Promise<number> =>
  tx.run(sql`
    with ended as (
      select k.id, k.card_no, k.bundle_id from mes2.slot_card_binding k
      join mes2.bundle b on b.company_id = k.company_id and b.id = k.bundle_id
      where k.company_id = ${companyId} and k.bundle_id = any(${bundleIds}::bigint[]) and k.unbind_date is null
        and (${why === 'moved'}::boolean or ${isFinished(sql`b`)})
    ), mine as (
      select c.id, c.card_no from mes2.slot_card c
      where c.company_id = ${companyId} and c.card_no in (select card_no from ended) and c.del_flag = '0'
      order by c.id for update skip locked
    ), freed as (
      update mes2.slot_card_binding k set unbind_date = greatest(k.bind_date, ${now}::timestamptz),
        unbind_reason = ${UnbindReason[why]}::int, version = k.version + 1, update_by = ${user.id}, update_date = ${now}
      from ended e join mine m on m.card_no = e.card_no
      where k.company_id = ${companyId} and k.id = e.id
      returning k.bundle_id, m.id as card_id
    ), cards as (
      update mes2.slot_card c set status = 0, version = c.version + 1, update_by = ${user.id}, update_date = ${now}
      from freed f where c.company_id = ${companyId} and c.id = f.card_id and c.status = 1
    )
    update mes2.bundle b set card_no = null, version = b.version + 1
    from freed f where b.company_id = ${companyId} and b.id = f.bundle_id`);
