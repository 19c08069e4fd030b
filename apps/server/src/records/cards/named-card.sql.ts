import { scannedCode } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import { type Sql, sql, type Tx } from '../../database/engine.ts';

/** 0 free, 1 bound, 2 lost, 9 scrapped. */
export const CardStatus = { free: 0, bound: 1, lost: 2, scrapped: 9 } as const;
export type CardStatus = (typeof CardStatus)[keyof typeof CardStatus];

export const cardStates: Readonly<Record<CardStatus, { zh: string; en: string }>> = {
  0: { zh: '空闲', en: 'free' },
  1: { zh: '已绑', en: 'bound' },
  2: { zh: '已挂失', en: 'lost' },
  9: { zh: '已报废', en: 'scrapped' },
};

/** A slot card. */
export interface Card {
  readonly id: string;
  readonly cardNo: string;
  readonly status: CardStatus;
  readonly version: number;
}

/** Number of the card that a text names by its number or, where no card has that, by its chip; else the text itself. */
export const cardNoOf = (companyId: string, text: string): Sql => {
  const code = scannedCode(text);
  return sql`coalesce(
    (select own_n.card_no from mes2.slot_card own_n
      where own_n.company_id = ${companyId} and own_n.card_no = ${code} and own_n.del_flag = '0'),
    (select own_n.card_no from mes2.slot_card own_n
      where own_n.company_id = ${companyId} and own_n.rfid = ${code} and own_n.del_flag = '0'),
    ${code}::text)`;
};

/** Chip of the card with a number; `null` for none, and for a card without a chip. */
export const chipOf = (companyId: Sql, cardNo: Sql): Sql => sql`(
  select chip.rfid from mes2.slot_card chip
  where chip.company_id = ${companyId} and chip.card_no = ${cardNo} and chip.del_flag = '0')`;

/** The card that was read or typed, locked. @throws {DomainError} `card-unregistered` */
export async function lockNamedCard(tx: Tx, companyId: string, text: string): Promise<Card> {
  const card = await tx.one<Card>(sql`
    select id, card_no, status, version from mes2.slot_card
    where company_id = ${companyId} and card_no = ${cardNoOf(companyId, text)} and del_flag = '0' for update`);
  if (!card) throw new DomainError('card-unregistered', { cardNo: scannedCode(text) });
  return card;
}

/** What the text of a card that is out of use means, for a refusal. */
export const cardOutOfUse = (tx: Tx, companyId: string, text: string) =>
  tx.one<Pick<Card, 'cardNo' | 'status'>>(sql`
    select card_no, status from mes2.slot_card
    where company_id = ${companyId} and card_no = ${cardNoOf(companyId, text)} and del_flag = '0'
      and status in (${CardStatus.lost}::int, ${CardStatus.scrapped}::int)`);

/** @throws {DomainError} `card-out-of-use` for a card that was declared lost or scrapped */
export function requireInUse({ cardNo, status }: Pick<Card, 'cardNo' | 'status'>): void {
  if (status !== CardStatus.lost && status !== CardStatus.scrapped) return;
  throw new DomainError('card-out-of-use', { cardNo, state: cardStates[status] });
}
