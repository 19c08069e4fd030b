import { sql, type Tx } from '../../database/engine.ts';
import { type Card, type CardStatus, cardNoOf } from '../../records/cards/named-card.sql.ts';

export interface NewCard {
  readonly cardNo: string;
  readonly rfid?: string | null | undefined;
  readonly lineDeptId?: string | null | undefined;
}

/** Cards of an earlier call with the same request id. */
export const cardsOfRequest = async (
  tx: Tx,
  companyId: string,
  requestId: string,
): Promise<string[]> => {
  const rows = await tx.all<{ id: string }>(sql`
    select id from mes2.slot_card
    where company_id = ${companyId} and request_id = ${requestId} and del_flag = '0' order by card_no`);
  return rows.map(({ id }) => id);
};

export const insertCards = async (
  tx: Tx,
  companyId: string,
  requestId: string,
  cards: readonly NewCard[],
): Promise<string[]> => {
  const rows = await tx.all<{ id: string }>(sql`
    insert into mes2.slot_card (company_id, request_id, card_no, rfid, line_dept_id)
    select ${companyId}, ${requestId}, s."cardNo", s.rfid, s."lineDeptId"
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb)
      as s ("cardNo" text, rfid text, "lineDeptId" bigint)
    returning id`);
  return rows.map(({ id }) => id);
};

export const lockCard = (tx: Tx, companyId: string, id: string): Promise<Card | undefined> =>
  tx.one<Card>(sql`
    select id, card_no, status, version from mes2.slot_card
    where company_id = ${companyId} and id = ${id} and del_flag = '0' for update`);

/** Locks a card and the one a text names, in the order of their ids: two that are exchanged crosswise wait in no ring. */
export const lockBoth = (tx: Tx, companyId: string, id: string, read: string): Promise<number> =>
  tx.run(sql`
    select 1 from mes2.slot_card
    where company_id = ${companyId} and (id = ${id} or card_no = ${cardNoOf(companyId, read)}) and del_flag = '0'
    order by id for update`);

export const cardWithRfid = (
  tx: Tx,
  companyId: string,
  rfid: string,
): Promise<{ id: string; cardNo: string } | undefined> =>
  tx.one(sql`
    select id, card_no from mes2.slot_card
    where company_id = ${companyId} and rfid = ${rfid} and del_flag = '0'`);

export async function setCardStatus(
  tx: Tx,
  companyId: string,
  id: string,
  status: CardStatus,
): Promise<void> {
  await tx.run(sql`
    update mes2.slot_card set status = ${status}::int, version = version + 1,
      update_by = current_person(), update_date = app_now()
    where company_id = ${companyId} and id = ${id}`);
}
