import { DomainError } from '@garment-mes/domain/refusals';
import { ident, join, sql, type Tx } from '../../database/engine.ts';
import type { DataOf, QueryOf } from '../../generated/operations.ts';
import type { Feature } from '../../operations.ts';
import { requireReportRange } from '../../records/report-range.ts';
import { updateRow } from '../../records/write-row.sql.ts';
import { columnName } from '../../resources/draft-values.ts';
import { refusing } from '../../resources/refuse-database-error.ts';
import { requireVersion } from '../../resources/require-version.ts';
import { eachOf } from '../../resources/switch-records.ts';
import { requireReference } from '../../resources/uses/references.sql.ts';
import { newCards } from './new-cards.ts';
import { type Card, cardsOfRequest, cardWithRfid, insertCards, lockCard } from './slot-card.sql.ts';
import {
  bindingColumns,
  bindingRows,
  bundleSearch,
  historyColumns,
  historyRows,
  slotCardColumns,
  slotCardRows,
} from './slot-card-list.sql.ts';
import { bindToNew, moveCard, unbind } from './slot-card-moves.ts';

type Row = DataOf<'updateSlotCard'>;
type HistoryQuery = NonNullable<QueryOf<'listSlotCardMaintainHistories'>>;

const CARD = { table: 'mes2.slot_card', what: { zh: '插卡', en: 'Slot card' } };
const LINE = { table: 'amc.department', what: { zh: '产线', en: 'Line' } };
const KEYS = {
  table: CARD.table,
  keys: [
    {
      index: 'slot_card_company_id_card_no_idx',
      refusal: ['already-used', { field: { zh: '插卡号', en: 'Slot card number' } }],
    },
    {
      index: 'slot_card_company_id_rfid_idx',
      refusal: ['already-used', { field: { zh: '芯片号', en: 'Chip number' } }],
    },
  ],
} as const;

/** Cards that ride with bundles: registered, freed, declared lost, and what they rode with. */
export const slotCards: Feature<
  | 'listSlotCards'
  | 'createSlotCard'
  | 'updateSlotCard'
  | 'unbindSlotCard'
  | 'listSlotCardMaintains'
  | 'listSlotCardMaintainHistories'
> = ({ engine, list, audit, publish }) => ({
  listSlotCards: ({ scope, companyId, query = {}, can }) =>
    engine.tenant(
      scope,
      (tx) =>
        list.page(tx, {
          operation: 'listSlotCards',
          from: slotCardRows(companyId, query),
          columns: slotCardColumns,
          searchAs: bundleSearch,
          query,
          can,
          defaultOrder: sql`r.card_no`,
        }),
      { readOnly: true },
    ),

  createSlotCard: ({ scope, companyId, body }) =>
    refusing(KEYS, 'createSlotCard', () =>
      engine.tenant(scope, async (tx) => {
        const known = await cardsOfRequest(tx, companyId, body.requestId);
        if (known.length > 0) return readCards(tx, companyId, known);
        const cards = newCards(body);
        const lines = new Set(cards.flatMap(({ lineDeptId }) => lineDeptId ?? []));
        for (const line of lines) await requireReference(tx, LINE, companyId, line);
        for (const { rfid } of cards) if (rfid) await requireFreeChip(tx, companyId, rfid);
        const ids = await insertCards(tx, companyId, body.requestId, cards);
        await publish(tx, { topic: 'bundle', keys: [] });
        return readCards(tx, companyId, ids);
      }),
    ),

  updateSlotCard: (call) =>
    refusing(KEYS, 'updateSlotCard', () =>
      engine.tenant(call.scope, async (tx) => {
        const { companyId } = call;
        const { id, version, rfid, lineDeptId, status, reason } = call.body;
        await requireVersion(tx, CARD, call, id, version);
        const card = await requireCard(tx, companyId, id);
        if (lineDeptId) await requireReference(tx, LINE, companyId, lineDeptId);
        const chip = rfid?.trim() || null;
        if (chip !== null) await requireFreeChip(tx, companyId, chip, id);
        const to = status ?? card.status;
        await updateRow(tx, call, CARD.table, id, {
          ...(rfid !== undefined && { rfid: chip }),
          ...(lineDeptId !== undefined && { lineDeptId }),
          status: await moveCard(tx, companyId, card, to),
          version: card.version + 1,
          updateBy: call.user.id,
          updateDate: call.now,
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
        const [row] = await readCards(tx, companyId, [id]);
        if (!row) throw new DomainError('record-missing', { what: CARD.what });
        return row;
      }),
    ),

  unbindSlotCard: (call) => {
    const { ids, unbindReason, newCardNo } = call.body;
    if (newCardNo && ids.length > 1)
      throw new DomainError('invalid-value', { field: { zh: '新卡号', en: 'The new card' } });
    return eachOf(ids, call, (id) =>
      engine.tenant(call.scope, async (tx) => {
        const { companyId } = call;
        const card = await requireCard(tx, companyId, id);
        const bundleId = await unbind(tx, companyId, card, unbindReason);
        if (newCardNo) await bindToNew(tx, companyId, newCardNo.trim(), bundleId);
        await audit(tx, { bizType: 'slot_card', bizId: id, action: 'unbind' });
        await publish(tx, { topic: 'bundle', keys: [bundleId] });
      }),
    );
  },

  listSlotCardMaintains: ({ scope, companyId, query = {}, can }) =>
    engine.tenant(
      scope,
      (tx) =>
        list.page(tx, {
          operation: 'listSlotCardMaintains',
          from: bindingRows(companyId, query),
          columns: bindingColumns,
          searchAs: bundleSearch,
          query,
          can,
          defaultOrder: sql`k.bind_date desc`,
        }),
      { readOnly: true },
    ),

  listSlotCardMaintainHistories: ({ scope, companyId, query = {}, can }) =>
    engine.tenant(
      scope,
      (tx) => {
        requireRange(query);
        return list.page(tx, {
          operation: 'listSlotCardMaintainHistories',
          from: historyRows(companyId, query),
          columns: historyColumns,
          searchAs: bundleSearch,
          query,
          can,
          defaultOrder: sql`k.bind_date desc`,
        });
      },
      { readOnly: true },
    ),
});

/** @throws {DomainError} `range-start-missing` for an end without a beginning, and those of `requireReportRange` */
function requireRange({ bindDateFrom, bindDateTo }: HistoryQuery): void {
  if (bindDateTo !== undefined && bindDateFrom === undefined)
    throw new DomainError('range-start-missing', {});
  requireReportRange(bindDateFrom, bindDateTo);
}

async function requireCard(tx: Tx, companyId: string, id: string): Promise<Card> {
  const card = await lockCard(tx, companyId, id);
  if (!card) throw new DomainError('record-missing', { what: CARD.what });
  return card;
}

async function requireFreeChip(tx: Tx, companyId: string, rfid: string, id?: string) {
  const holder = await cardWithRfid(tx, companyId, rfid);
  if (holder && holder.id !== id) throw new DomainError('rfid-taken', { cardNo: holder.cardNo });
}

const columns = join(
  Object.entries(slotCardColumns).map(
    ([field, column]) => sql`${column} as ${ident(columnName(field))}`,
  ),
);

const readCards = (tx: Tx, companyId: string, ids: readonly string[]): Promise<Row[]> =>
  tx.all<Row>(sql`
    select ${columns} ${slotCardRows(companyId, {})} and r.id = any (${ids}::bigint[])
    order by r.card_no`);
