import { sql, type Tx } from '../../database/engine.ts';
import type { Card, CardStatus } from '../../records/cards/named-card.sql.ts';

/** Why a card left its bundle. */
export const UnbindReason = { finished: 1, moved: 2, wrong: 3, lost: 4 } as const;
export type UnbindReason = (typeof UnbindReason)[keyof typeof UnbindReason];

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

export const cardWithRfid = (
  tx: Tx,
  companyId: string,
  rfid: string,
): Promise<{ id: string; cardNo: string } | undefined> =>
  tx.one(sql`
    select id, card_no from mes2.slot_card
    where company_id = ${companyId} and rfid = ${rfid} and del_flag = '0'`);

/** The bundle a card rides with now. */
export const boundBundle = (
  tx: Tx,
  companyId: string,
  cardNo: string,
): Promise<{ bundleId: string; bundleNo: number; splitSeq: number } | undefined> =>
  tx.one(sql`
    select b.id as bundle_id, b.bundle_no, coalesce(b.split_seq, 0) as split_seq
    from mes2.slot_card_binding k
    join mes2.bundle b on b.company_id = k.company_id and b.id = k.bundle_id
    where k.company_id = ${companyId} and k.card_no = ${cardNo} and k.unbind_date is null`);

export async function endBinding(
  tx: Tx,
  companyId: string,
  { cardNo }: Card,
  reason: UnbindReason,
): Promise<void> {
  await tx.run(sql`
    update mes2.slot_card_binding set unbind_date = app_now(), unbind_reason = ${reason}::int,
      version = version + 1, update_by = current_person(), update_date = app_now()
    where company_id = ${companyId} and card_no = ${cardNo} and unbind_date is null`);
}

export async function bindCard(
  tx: Tx,
  companyId: string,
  { cardNo }: Card,
  bundleId: string,
): Promise<void> {
  await tx.run(sql`
    insert into mes2.slot_card_binding (company_id, card_no, bundle_id, bind_by)
    values (${companyId}, ${cardNo}, ${bundleId}, current_person())`);
}

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
