import { sql, type Tx } from '../../database/engine.ts';
import { matchingRows } from '../../list/matching-rows.sql.ts';
import type { Feature } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { eachAlone } from '../../records/each-alone.ts';
import { floorSettings, today } from '../settings/public.ts';
import { closeCheck, closeOrder } from './close-order.ts';
import { confirmCheck, confirmOrder } from './confirm/confirm-order.ts';
import { confirmationWaits, orderStepWaits } from './confirm/order-approval.ts';
import { importOrders } from './import/import-orders.ts';
import { orderColumns, orderRows, orderTotals } from './order-list.sql.ts';
import * as moves from './order-moves.ts';
import { reportPresence } from './order-presence.sql.ts';
import { orderState, requireOrder } from './order-record.ts';
import { lockOrderWages, unlockOrderWages } from './order-wages.ts';
import { orderCounts } from './progress/order-counts.sql.ts';
import { plannedDays, stageCells, stageDays } from './progress/order-progress.sql.ts';
import { releasedColumns, releasedRows, releasedStages } from './progress/released-orders.sql.ts';
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
  | 'getOrderConfirmCheck'
  | 'confirmOrder'
  | 'withdrawOrder'
  | 'suspendOrder'
  | 'resumeOrder'
  | 'finishOrder'
  | 'reopenOrder'
  | 'getOrderFinishCheck'
  | 'getOrderCloseCheck'
  | 'closeOrder'
  | 'uncloseOrder'
  | 'cancelOrder'
  | 'lockOrderWages'
  | 'unlockOrderWages'
  | 'listReleasedOrders'
  | 'getReleasedOrderStages'
  | 'getOrderProgress'
  | 'reportOrderPresence'
  | 'recordOrderPrint';

/** @param onOrderStopped what an order that stops ends elsewhere */
export const orders =
  (onOrderStopped: moves.OnOrderStopped): Feature<OrderOperations> =>
  (services) => {
    /** A step of an order, and where it stands afterwards. */
    const step = (
      call: Actor & { readonly body: { readonly id: string } },
      work: (tx: Tx) => Promise<void>,
    ) =>
      services.engine.tenant(call.scope, async (tx) => {
        await work(tx);
        return orderState(tx, call, call.body.id);
      });

    return {
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
        const orderNo = query.orderNo.trim().toUpperCase();
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

      getOrderConfirmCheck: (call) =>
        services.engine.tenant(call.scope, (tx) => confirmCheck(tx, call, call.query.id)),

      getOrderFinishCheck: (call) =>
        services.engine.tenant(call.scope, (tx) => moves.finishCheck(tx, call, call.query.id)),

      getOrderCloseCheck: (call) =>
        services.engine.tenant(call.scope, (tx) => closeCheck(tx, call, call.query.id)),

      confirmOrder: (call) =>
        step(call, async (tx) => {
          if (await confirmationWaits(services, tx, call, call.body)) return;
          await confirmOrder(services, tx, call, call.body);
        }),
      withdrawOrder: (call) =>
        step(call, (tx) => moves.withdrawOrder(services, tx, call, call.body)),
      suspendOrder: (call) =>
        step(call, (tx) => moves.suspendOrder(services, tx, call, call.body, onOrderStopped)),
      resumeOrder: (call) => step(call, (tx) => moves.resumeOrder(services, tx, call, call.body)),
      finishOrder: (call) => step(call, (tx) => moves.finishOrder(services, tx, call, call.body)),
      reopenOrder: (call) => step(call, (tx) => moves.reopenOrder(services, tx, call, call.body)),
      closeOrder: (call) => step(call, (tx) => closeOrder(services, tx, call, call.body)),
      uncloseOrder: (call) => step(call, (tx) => moves.uncloseOrder(services, tx, call, call.body)),
      cancelOrder: (call) => step(call, (tx) => moves.cancelOrder(services, tx, call, call.body)),
      lockOrderWages: (call) =>
        step(call, async (tx) => {
          if (await orderStepWaits(services, tx, call, 'wageLock', call.body)) return;
          await lockOrderWages(services, tx, call, call.body);
        }),
      unlockOrderWages: (call) =>
        step(call, async (tx) => {
          if (await orderStepWaits(services, tx, call, 'wageUnlock', call.body)) return;
          await unlockOrderWages(services, tx, call, call.body);
        }),

      listReleasedOrders: (call) =>
        services.engine.tenant(call.scope, async (tx) => {
          const { companyId, query = {}, can } = call;
          const day = today(call, await floorSettings(tx, call));
          return services.list.page(tx, {
            operation: 'listReleasedOrders',
            from: releasedRows(companyId, query, day),
            columns: releasedColumns,
            query,
            can,
            defaultOrder: sql`o.delivery_date, o.priority desc`,
          });
        }),

      getReleasedOrderStages: (call) =>
        services.engine.tenant(call.scope, (tx) => releasedStages(tx, call, call.query.orderId)),

      reportOrderPresence: (call) =>
        services.engine.tenant(call.scope, async (tx) => {
          await requireOrder(tx, call, call.body.orderId);
          return reportPresence(services, tx, call, call.body);
        }),

      recordOrderPrint: (call) =>
        services.engine.tenant(call.scope, (tx) => recordPrint(services, tx, call, call.body)),

      getOrderProgress: (call) =>
        services.engine.tenant(call.scope, async (tx) => {
          const { orderId } = call.query;
          await requireOrder(tx, call, orderId);
          return {
            days: await stageDays(tx, call, orderId),
            plans: await plannedDays(tx, call, orderId),
            cells: await stageCells(tx, call, orderId),
          };
        }),
    };
  };
