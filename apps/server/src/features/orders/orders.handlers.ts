import { sql } from '../../database/engine.ts';
import { matchingRows } from '../../list/matching-rows.sql.ts';
import type { Feature } from '../../operations.ts';
import { eachAlone } from '../../records/each-alone.ts';
import { importOrders } from './import/import-orders.ts';
import { storedNo } from './order-body.ts';
import { orderColumns, orderRows, orderTotals } from './order-list.sql.ts';
import { reportPresence } from './order-presence.sql.ts';
import { requireOrder } from './order-record.ts';
import { orderCounts } from './progress/order-counts.sql.ts';
import { recordPrint } from './record-print.ts';
import { createOrder, deleteOrder, orderNoTaken, updateOrder } from './save-order.ts';
import { patchOrder, requireFewOrders } from './update-orders.ts';
import { wholeOrder } from './whole-order.ts';

type OrderOperations =
  | 'listOrders'
  | 'countOrdersByStatus'
  | 'getOrder'
  | 'checkOrderNo'
  | 'createOrder'
  | 'updateOrder'
  | 'updateOrders'
  | 'deleteOrder'
  | 'importOrders'
  | 'reportOrderPresence'
  | 'recordOrderPrint';

/** Orders as they are listed, read and saved. */
export const orders: Feature<OrderOperations> = (services) => ({
  listOrders: ({ scope, companyId, query = {}, can, employee, long }) =>
    services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listOrders',
        long,
        last: true,
        from: orderRows(companyId, query, employee?.id),
        columns: orderColumns,
        totals: orderTotals,
        query,
        can,
        defaultOrder: sql`o.create_date desc`,
      }),
    ),

  countOrdersByStatus: ({ scope, companyId, query = {}, can, employee }) =>
    services.engine.tenant(scope, (tx) =>
      orderCounts(
        tx,
        matchingRows(tx, {
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

  checkOrderNo: ({ scope, companyId, query }) => {
    const orderNo = storedNo(query.orderNo);
    return services.engine.tenant(scope, async (tx) => ({
      orderNo,
      isFree: !(await orderNoTaken(tx, companyId, orderNo, query.id ?? null)),
    }));
  },

  createOrder: (call) =>
    services.engine.tenant(call.scope, async (tx) =>
      wholeOrder(tx, call, await createOrder(services, tx, call, call.body)),
    ),

  updateOrder: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await updateOrder(services, tx, call, call.body);
      return wholeOrder(tx, call, call.body.id);
    }),

  updateOrders: async (call) => {
    requireFewOrders(call.body);
    const ids = call.body.orders.map(({ id }) => id);
    return eachAlone(services, call, ids, (tx, id) =>
      patchOrder(services, tx, call, call.body, id),
    );
  },

  deleteOrder: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await deleteOrder(services, tx, call, call.query);
      return true as const;
    }),

  importOrders: (call) =>
    services.engine.tenant(call.scope, (tx) => importOrders(services, tx, call, call.body)),

  reportOrderPresence: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await requireOrder(tx, call, call.body.orderId);
      return reportPresence(services, tx, call, call.body);
    }),

  recordOrderPrint: (call) =>
    services.engine.tenant(call.scope, (tx) => recordPrint(services, tx, call, call.body)),
});
