import { bundleLabel } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../actor.ts';
import { isBundleFinished } from './free-cards.sql.ts';
import { type Card, CardStatus, requireInUse } from './named-card.sql.ts';
import { UnbindReason } from './unbind-reason.ts';

/** A bundle by its numbers. */
export interface NumberedBundle {
  readonly id: string;
  readonly bundleNo: number;
  readonly splitSeq: number;
}

const nameOf = ({ bundleNo, splitSeq }: NumberedBundle): string => bundleLabel(bundleNo, splitSeq);

/** The bundle a card rides with now. */
export const bundleOnCard = (
  tx: Tx,
  companyId: string,
  cardNo: string,
): Promise<NumberedBundle | undefined> =>
  tx.one(sql`
    select b.id, b.bundle_no, b.split_seq from mes2.slot_card_binding k
    join mes2.bundle b on b.company_id = k.company_id and b.id = k.bundle_id
    where k.company_id = ${companyId} and k.card_no = ${cardNo} and k.unbind_date is null`);

/** The card a bundle rides on now. */
export const cardOfBundle = (
  tx: Tx,
  companyId: string,
  bundleId: string,
): Promise<{ cardNo: string } | undefined> =>
  tx.one(sql`
    select card_no from mes2.slot_card_binding
    where company_id = ${companyId} and bundle_id = ${bundleId} and unbind_date is null`);

/**
 * Puts a bundle on a card; where it rides on it already nothing changes. The card is locked, then the bundle, so that of
 * two cards at one moment the second finds the first. A finished bundle makes way.
 *
 * @throws {DomainError} `card-out-of-use`, `bundle-card-bound`, `bundle-carded`
 */
export async function putOnCard(
  tx: Tx,
  actor: Actor,
  card: Card,
  bundle: NumberedBundle,
  lineDeptId?: string | null,
): Promise<void> {
  requireInUse(card);
  const { companyId, user, now } = actor;
  const { id, cardNo } = card;
  const bound = await bundleOnCard(tx, companyId, cardNo);
  if (bound?.id === bundle.id) return;
  if (bound) {
    if (!(await isBundleFinished(tx, companyId, bound.id)))
      throw new DomainError('bundle-card-bound', { cardNo, bundleNo: nameOf(bound) });
    await takeOffCard(tx, actor, card, bound.id, UnbindReason.finished);
  }
  const other = await cardOfBundle(tx, companyId, bundle.id);
  if (other)
    throw new DomainError('bundle-carded', { bundleNo: nameOf(bundle), cardNo: other.cardNo });
  await tx.run(sql`
    insert into mes2.slot_card_binding (company_id, card_no, bundle_id, bind_date, bind_by)
    values (${companyId}, ${cardNo}, ${bundle.id}, ${now}, ${user.id})`);
  await tx.run(sql`
    update mes2.slot_card set status = ${CardStatus.bound}::int, version = version + 1,
      line_dept_id = coalesce(${lineDeptId ?? null}::bigint, line_dept_id), update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and id = ${id}`);
  await tx.run(sql`
    update mes2.bundle set card_no = ${cardNo}, version = version + 1
    where company_id = ${companyId} and id = ${bundle.id}`);
}

/** Takes the bundle off a card that is locked. What becomes of the card is its own matter. */
export async function takeOffCard(
  tx: Tx,
  { companyId, user, now }: Actor,
  { cardNo }: Card,
  bundleId: string,
  reason: UnbindReason,
): Promise<void> {
  await tx.run(sql`
    update mes2.slot_card_binding set unbind_date = greatest(bind_date, ${now}::timestamptz),
      unbind_reason = ${reason}::int, version = version + 1, update_by = ${user.id}, update_date = ${now}
    where company_id = ${companyId} and card_no = ${cardNo} and unbind_date is null`);
  await tx.run(sql`
    update mes2.bundle set card_no = null, version = version + 1
    where company_id = ${companyId} and id = ${bundleId}`);
}
