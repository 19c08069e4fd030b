import { scannedCode } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import type { BodyOf } from '../../generated/operations.ts';
import { tidy } from '../../resources/draft-values.ts';
import type { NewCard } from './slot-card.sql.ts';

const MOST_CARDS = 2_000;
const LONGEST_NO = 32;
const DIGITS = 4;

/**
 * The cards that a registration asks for: those that were read one by one, or a run of numbers behind a
 * prefix.
 *
 * @throws {DomainError} `required`, `too-many-ids`, `card-number-form`, `already-used`
 */
export function newCards(sent: BodyOf<'createSlotCard'>): NewCard[] {
  const { prefix, startNo, count, cards, lineDeptId } = tidy(sent) as BodyOf<'createSlotCard'>;
  const run = Array.from({ length: Math.min(count ?? 0, MOST_CARDS + 1) }, (_, at) => ({
    cardNo: `${prefix ?? ''}${String((startNo ?? 1) + at).padStart(DIGITS, '0')}`,
    lineDeptId,
  }));
  const all = [
    ...(cards ?? []).map((card) => ({ ...card, lineDeptId: card.lineDeptId ?? lineDeptId })),
    ...run,
  ].map(({ rfid, ...card }: NewCard) => ({
    ...card,
    cardNo: scannedCode(card.cardNo),
    rfid: scannedCode(rfid ?? '') || null,
  }));
  if (all.length === 0)
    throw new DomainError('required', { field: { zh: '插卡号', en: 'the card number' } });
  if (all.length > MOST_CARDS) throw new DomainError('too-many-ids', { max: MOST_CARDS });
  if (all.some(({ cardNo }) => !/^[0-9A-Z]+$/.test(cardNo) || cardNo.length > LONGEST_NO))
    throw new DomainError('card-number-form', {});
  if (new Set(all.map(({ cardNo }) => cardNo)).size < all.length)
    throw new DomainError('already-used', { field: { zh: '插卡号', en: 'Slot card number' } });
  return all;
}
