import { cutLimit, DomainError } from '@garment-mes/domain';
import { sql, type Tx } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import type { Actor } from '../actor.ts';
import { matchingRows } from '../matching-rows.sql.ts';
import { floorSettings, today } from '../settings.ts';
import { orderCounts } from './order-counts.sql.ts';
import * as detail from './order-detail.sql.ts';
import { orderColumns, orderRows } from './order-list.sql.ts';

export const orders: Feature<'listOrders' | 'countOrdersByStatus' | 'getOrder'> = (services) => ({
  listOrders: ({ scope, companyId, query = {}, can, employee }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listOrders',
        from: orderRows(companyId, query, employee?.id),
        columns: orderColumns,
        query,
        can,
        defaultOrder: sql`o.create_date desc`,
      }),
    ),

  countOrdersByStatus: ({ scope, companyId, query = {}, can, employee }) =>
    services.engine.tenant(scope, (tx) =>
      orderCounts(
        tx,
        matchingRows({
          operation: 'listOrders',
          from: orderRows(companyId, query, employee?.id),
          columns: orderColumns,
          query,
          can,
        }),
      ),
    ),

  getOrder: (call) =>
    services.engine.tenant(call.scope, (tx) => wholeOrder(tx, call, call.query.id)),
});

async function wholeOrder(tx: Tx, actor: Actor, id: string) {
  const found = await detail.orderHead(tx, actor, id);
  if (!found) throw new DomainError('record-foreign', { what: '订单' });
  const { unitPrice, cmPrice, amount, priceTotal, ...head } = found;
  const seesPrices = actor.can('FIELD^order.unitPrice');
  const seesRates = actor.can('FIELD^orderProcess.price');
  const settings = await floorSettings(tx, actor);
  const processes = await detail.orderProcesses(tx, actor, id, today(actor, settings));
  const cells = await detail.orderCells(tx, actor, id);
  return {
    ...head,
    ...(seesPrices && { unitPrice, cmPrice, amount }),
    ...(seesRates && { priceTotal }),
    colors: await detail.orderColors(tx, actor, id),
    sizes: await detail.orderSizes(tx, actor, id),
    colorSizes: cells.map((cell) => ({ ...cell, limitNum: cutLimit(cell.num, head.cutTolUpPct) })),
    bom: await detail.orderBom(tx, actor, id),
    parts: await detail.orderParts(tx, actor, id),
    processes: seesRates ? processes : processes.map(({ price: _price, ...line }) => line),
    colorMatchings: await detail.orderColorMatchings(tx, actor, id),
    fabrics: await detail.orderFabrics(tx, actor, id),
    workshops: await detail.orderWorkshops(tx, actor, id),
    qualifying: (await detail.orderQualifying(tx, actor, id)) ?? null,
    shipments: await detail.orderShipments(tx, actor, id),
    cuttingBeds: await detail.orderBeds(tx, actor, id),
  };
}
