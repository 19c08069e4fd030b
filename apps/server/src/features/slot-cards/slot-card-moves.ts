import { bundleLabel } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import {
  bindCard,
  boundBundle,
  type Card,
  CardStatus,
  endBinding,
  lockCardByNo,
  setCardStatus,
  UnbindReason,
} from './slot-card.sql.ts';

const STATES: Readonly<Record<CardStatus, { zh: string; en: string }>> = {
  0: { zh: '空闲', en: 'free' },
  1: { zh: '已绑', en: 'bound' },
  2: { zh: '已挂失', en: 'lost' },
  9: { zh: '已报废', en: 'scrapped' },
};

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
 * Puts a bundle on another card.
 * @throws {DomainError} `record-missing`, `card-not-free`
 */
export async function bindToNew(
  tx: Tx,
  companyId: string,
  cardNo: string,
  bundleId: string,
): Promise<void> {
  const card = await lockCardByNo(tx, companyId, cardNo);
  if (!card) throw new DomainError('record-missing', { what: { zh: '插卡', en: 'Slot card' } });
  if (card.status !== CardStatus.free)
    throw new DomainError('card-not-free', { cardNo, state: STATES[card.status] });
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
