import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Feature, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { eachAlone } from '../../records/each-alone.ts';
import { floorSettings, today } from '../settings/public.ts';
import { previewRepricing } from './preview-repricing.ts';
import {
  type PriceSearch,
  priceColumns,
  priceRows,
  rangeColumns,
  rangeRows,
} from './price-list.sql.ts';
import { auditPrice, savePrices } from './save-prices.ts';

type PriceOperations =
  | 'listOrderPrices'
  | 'listOrderPriceRanges'
  | 'saveOrderPrice'
  | 'auditOrderPrice'
  | 'previewRepricing';

/** Piece prices by effective day. */
export const prices: Feature<PriceOperations> = (services) => ({
  listOrderPrices: (call) =>
    services.engine.tenant(call.scope, (tx) =>
      page(services, tx, call, call.query ?? {}, call.query ?? {}),
    ),

  listOrderPriceRanges: ({ scope, companyId, query, can }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listOrderPriceRanges',
        from: rangeRows(companyId, query.orderProcessId),
        columns: rangeColumns,
        query,
        can,
        defaultOrder: sql`r.from_date desc`,
      }),
    ),

  saveOrderPrice: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const orderProcessIds = await savePrices(services, tx, call, call.body);
      const all = { pageSize: 2_000 };
      const { list } = await page(services, tx, call, { orderProcessIds }, all);
      return list;
    }),

  auditOrderPrice: (call) =>
    eachAlone(services, call, call.body.ids, (tx, id) =>
      auditPrice(services, tx, call, id, call.body),
    ),

  previewRepricing: (call) =>
    services.engine.tenant(call.scope, (tx) => previewRepricing(tx, call, call.body)),
});

async function page(
  { list }: Services,
  tx: Tx,
  actor: Actor,
  search: PriceSearch & { readonly onDate?: string | undefined },
  query: object,
): Promise<DataOf<'listOrderPrices'>> {
  const day = search.onDate ?? today(actor, await floorSettings(tx, actor));
  return list.page(tx, {
    operation: 'listOrderPrices',
    from: priceRows(actor.companyId, search, day),
    columns: priceColumns,
    query,
    can: actor.can,
    defaultOrder: sql`o.create_date desc, p.seq_no`,
  });
}
