import { scannedCode } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { Card } from '../../records/cards/named-card.sql.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { requireVersion } from '../../resources/require-version.ts';
import { requireReference } from '../../resources/uses/references.sql.ts';
import { newCards } from './new-cards.ts';
import { cardsOfRequest, cardWithRfid, insertCards, lockCard } from './slot-card.sql.ts';
import { moveCard } from './slot-card-moves.ts';

export const CARD = { table: 'mes2.slot_card', what: { zh: '插卡', en: 'Slot card' } };
const LINE = { table: 'amc.department', what: { zh: '产线', en: 'Line' } };

/**
 * Registers cards; a repeated request finds those it made.
 *
 * @returns their ids
 * @throws {DomainError} `rfid-taken`, and those of `newCards`
 */
export async function registerCards(
  { publish }: Services,
  tx: Tx,
  companyId: string,
  body: BodyOf<'createSlotCard'>,
): Promise<readonly string[]> {
  const known = await cardsOfRequest(tx, companyId, body.requestId);
  if (known.length > 0) return known;
  const cards = newCards(body);
  const lines = new Set(cards.flatMap(({ lineDeptId }) => lineDeptId ?? []));
  for (const line of lines) await requireReference(tx, LINE, companyId, line);
  for (const { rfid } of cards) if (rfid) await requireFreeChip(tx, companyId, rfid);
  const ids = await insertCards(tx, companyId, body.requestId, cards);
  await publish(tx, { topic: 'bundle', keys: [] });
  return ids;
}

/** Changes chip, line or status of a card. @throws {DomainError} `rfid-taken`, and those of `moveCard` */
export async function changeCard(
  { audit, publish }: Services,
  tx: Tx,
  actor: Actor,
  { id, version, rfid, lineDeptId, status, reason }: BodyOf<'updateSlotCard'>,
): Promise<void> {
  const { companyId } = actor;
  await requireVersion(tx, CARD, actor, id, version);
  const card = await requireCard(tx, companyId, id);
  if (lineDeptId) await requireReference(tx, LINE, companyId, lineDeptId);
  const chip = scannedCode(rfid ?? '') || null;
  if (chip !== null) await requireFreeChip(tx, companyId, chip, id);
  const to = status ?? card.status;
  await updateRow(tx, actor, CARD.table, id, {
    ...(rfid !== undefined && { rfid: chip }),
    ...(lineDeptId !== undefined && { lineDeptId }),
    status: await moveCard(tx, actor, card, to),
    version: card.version + 1,
    updateBy: actor.user.id,
    updateDate: actor.now,
  });
  await audit(tx, {
    bizType: 'slot_card',
    bizId: id,
    action: 'update',
    from: card.status,
    to,
    ...(reason && { reason }),
  });
  await publish(tx, { topic: 'bundle', keys: [id] });
}

/** The card, locked. @throws {DomainError} `record-missing` */
export async function requireCard(tx: Tx, companyId: string, id: string): Promise<Card> {
  const card = await lockCard(tx, companyId, id);
  if (!card) throw new DomainError('record-missing', { what: CARD.what });
  return card;
}

async function requireFreeChip(tx: Tx, companyId: string, rfid: string, id?: string) {
  const holder = await cardWithRfid(tx, companyId, rfid);
  if (holder && holder.id !== id) throw new DomainError('rfid-taken', { cardNo: holder.cardNo });
}
