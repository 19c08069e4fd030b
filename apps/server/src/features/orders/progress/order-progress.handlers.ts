import { sql } from '../../../database/engine.ts';
import type { Feature } from '../../../operations.ts';
import { floorSettings, today } from '../../settings/public.ts';
import { requireOrder } from '../order-record.ts';
import { plannedDays, stageCells, stageDays } from './order-progress.sql.ts';
import { releasedColumns, releasedRows, releasedStages } from './released-orders.sql.ts';
import { scheduleReport } from './schedule-report.ts';

type ProgressOperations =
  | 'listReleasedOrders'
  | 'getReleasedOrderStages'
  | 'getOrderProgress'
  | 'getProductionScheduleReport';

/** How far released orders have come. */
export const orderProgress: Feature<ProgressOperations> = (services) => ({
  ...scheduleReport(services),

  listReleasedOrders: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { companyId, query = {}, can } = call;
      const day = today(call, await floorSettings(tx, call));
      return services.list.page(tx, {
        operation: 'listReleasedOrders',
        last: true,
        from: releasedRows(companyId, query, day),
        columns: releasedColumns,
        query,
        can,
        defaultOrder: sql`o.delivery_date, o.priority desc`,
      });
    }),

  getReleasedOrderStages: (call) =>
    services.engine.tenant(call.scope, (tx) => releasedStages(tx, call, call.query.orderId)),

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
});
