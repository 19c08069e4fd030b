import { bundleLabel } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import {
  type Card,
  CardStatus,
  cardStates,
  lockNamedCard,
  requireInUse,
} from '../../records/cards/named-card.sql.ts';
import { bindCard, boundBundle, endBinding, setCardStatus, UnbindReason } from './slot-card.sql.ts';

/**
 * Takes a card off its bundle. A lost card stays lost; any other is free again.
 * @throws {DomainError} `card-free` when it rides with nothing
 */
export async function unbind(
  tx: Tx,
  companyId: string,
  card: Card,
  reason: UnbindReason,
): Promise<string> {
  const bound = await boundBundle(tx, companyId, card.cardNo);
  if (!bound) throw new DomainError('card-free', { cardNo: card.cardNo });
  await endBinding(tx, companyId, card, reason);
  const isLost = reason === UnbindReason.lost;
  await setCardStatus(tx, companyId, card.id, isLost ? CardStatus.lost : CardStatus.free);
  return bound.bundleId;
}

/**
 * Puts a bundle on another card, which its number or its chip names.
 * @throws {DomainError} `card-unregistered`, `card-out-of-use`, `card-not-free`
 */
export async function bindToNew(
  tx: Tx,
  companyId: string,
  read: string,
  bundleId: string,
): Promise<void> {
  const card = await lockNamedCard(tx, companyId, read);
  requireInUse(card);
  if (card.status !== CardStatus.free)
    throw new DomainError('card-not-free', {
      cardNo: card.cardNo,
      state: cardStates[card.status],
    });
  await bindCard(tx, companyId, card, bundleId);
  await setCardStatus(tx, companyId, card.id, CardStatus.bound);
}

/**
 * Declares a card lost, found or scrapped. A lost card leaves its bundle; one that rides with a bundle
 * is not scrapped; a scrapped one stays so.
 *
 * @returns the status it has then
 * @throws {DomainError} `card-scrapped`, `bundle-card-bound`, `invalid-value`
 */
export async function moveCard(
  tx: Tx,
  companyId: string,
  card: Card,
  to: CardStatus,
): Promise<CardStatus> {
  const { cardNo, status } = card;
  if (status === to) return status;
  if (status === CardStatus.scrapped) throw new DomainError('card-scrapped', { cardNo });
  const bound = await boundBundle(tx, companyId, cardNo);
  if (to === CardStatus.lost) {
    if (bound) await endBinding(tx, companyId, card, UnbindReason.lost);
    return to;
  }
  if (to === CardStatus.bound)
    throw new DomainError('invalid-value', { field: { zh: '状态', en: 'The status' } });
  if (bound)
    throw new DomainError('bundle-card-bound', {
      cardNo,
      bundleNo: bundleLabel(bound.bundleNo, bound.splitSeq),
    });
  return to;
}
