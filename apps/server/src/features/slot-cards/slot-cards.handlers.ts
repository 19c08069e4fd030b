import { DomainError } from '@garment-mes/domain/refusals';
import { ident, join, sql, type Tx } from '../../database/engine.ts';
import type { DataOf, QueryOf } from '../../generated/operations.ts';
import type { Feature } from '../../operations.ts';
import { requireReportRange } from '../../records/report-range.ts';
import { columnName } from '../../resources/draft-values.ts';
import { refusing } from '../../resources/refuse-database-error.ts';
import { eachOf } from '../../resources/switch-records.ts';
import { CARD, changeCard, registerCards } from './save-cards.ts';
import {
  bindingColumns,
  bindingRows,
  bindingsAlsoNamed,
  bundleSearch,
  cardsAlsoNamed,
  historyColumns,
  historyRows,
  slotCardColumns,
  slotCardRows,
} from './slot-card-list.sql.ts';
import { unbind } from './slot-card-moves.ts';

type Row = DataOf<'updateSlotCard'>;
type HistoryQuery = NonNullable<QueryOf<'listSlotCardMaintainHistories'>>;

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
> = (services) => {
  const { engine, list, audit, publish } = services;
  return {
    listSlotCards: ({ scope, companyId, query = {}, can }) =>
      engine.tenant(
        scope,
        (tx) =>
          list.page(tx, {
            operation: 'listSlotCards',
            last: true,
            from: slotCardRows(companyId, query),
            columns: slotCardColumns,
            searchAs: bundleSearch,
            alsoNamed: cardsAlsoNamed,
            query,
            can,
            defaultOrder: sql`r.card_no`,
          }),
        { readOnly: true },
      ),

    createSlotCard: ({ scope, companyId, body }) =>
      refusing(KEYS, 'createSlotCard', () =>
        engine.tenant(scope, async (tx) =>
          readCards(tx, companyId, await registerCards(services, tx, companyId, body)),
        ),
      ),

    updateSlotCard: (call) =>
      refusing(KEYS, 'updateSlotCard', () =>
        engine.tenant(call.scope, async (tx) => {
          const { body, companyId } = call;
          await changeCard(services, tx, call, body);
          const [row] = await readCards(tx, companyId, [body.id]);
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
          const bundleId = await unbind(tx, call, id, unbindReason, newCardNo ?? undefined);
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
            last: true,
            from: bindingRows(companyId, query),
            columns: bindingColumns,
            searchAs: bundleSearch,
            alsoNamed: bindingsAlsoNamed,
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
            last: true,
            from: historyRows(companyId, query),
            columns: historyColumns(scope.reach),
            searchAs: bundleSearch,
            alsoNamed: bindingsAlsoNamed,
            query,
            can,
            defaultOrder: sql`k.bind_date desc`,
          });
        },
        { readOnly: true },
      ),
  };
};

/** @throws {DomainError} `range-start-missing` for an end without a beginning, and those of `requireReportRange` */
function requireRange({ bindDateFrom, bindDateTo }: HistoryQuery): void {
  if (bindDateTo !== undefined && bindDateFrom === undefined)
    throw new DomainError('range-start-missing', {});
  requireReportRange(bindDateFrom, bindDateTo);
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
