import { bundleLabel } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { bundleOnCard, putOnCard, takeOffCard } from '../../records/cards/card-bindings.sql.ts';
import { type Card, CardStatus, lockNamedCard } from '../../records/cards/named-card.sql.ts';
import { UnbindReason } from '../../records/cards/unbind-reason.ts';
import { lockBoth, lockCard, setCardStatus } from './slot-card.sql.ts';

/**
 * Takes a card off its bundle, and puts the bundle on another card where one is named by its number or its chip. A lost
 * card stays lost; any other is free again.
 *
 * @returns the bundle
 * @throws {DomainError} `record-missing`, `card-free` when it rides with nothing, `card-unregistered` and those of
 *   `putOnCard`
 */
export async function unbind(
  tx: Tx,
  actor: Actor,
  id: string,
  reason: UnbindReason,
  newCard?: string,
): Promise<string> {
  const { companyId } = actor;
  if (newCard) await lockBoth(tx, companyId, id, newCard);
  const card = await lockCard(tx, companyId, id);
  if (!card) throw new DomainError('record-missing', { what: { zh: '插卡', en: 'Slot card' } });
  const bundle = await bundleOnCard(tx, companyId, card.cardNo);
  if (!bundle) throw new DomainError('card-free', { cardNo: card.cardNo });
  await takeOffCard(tx, actor, card, bundle.id, reason);
  const isLost = reason === UnbindReason.lost;
  await setCardStatus(tx, companyId, id, isLost ? CardStatus.lost : CardStatus.free);
  if (newCard) await putOnCard(tx, actor, await lockNamedCard(tx, companyId, newCard), bundle);
  return bundle.id;
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
  actor: Actor,
  card: Card,
  to: CardStatus,
): Promise<CardStatus> {
  const { cardNo, status } = card;
  if (status === to) return status;
  if (status === CardStatus.scrapped) throw new DomainError('card-scrapped', { cardNo });
  const bound = await bundleOnCard(tx, actor.companyId, cardNo);
  if (to === CardStatus.lost) {
    if (bound) await takeOffCard(tx, actor, card, bound.id, UnbindReason.lost);
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
