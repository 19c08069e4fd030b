import { sql } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import { report } from '../../../list/report.ts';
import type { Feature } from '../../../operations.ts';
import { requireOrder } from '../../orders/public.ts';
import { defectShares, qualityColumns, qualityRatios, qualityRows } from './order-quality.sql.ts';

/** One line an order through all gates. */
const orderQualityReport = report({
  operation: 'getOrderQualityReport',
  scope: ['mes2.production_order', 'o'],
  range: 'workDate',
  rows: ({ companyId, query }) => qualityRows(companyId, query),
  columns: qualityColumns,
  ratios: qualityRatios,
  rowId: sql`o.id`,
  order: sql`${qualityColumns.rtyPct} nulls last, o.order_no`,
});

type Shares = DataOf<'getOrderDefectPareto'>;

/** Quality of orders, and what was wrong with one of them. */
export const orderQuality: Feature<'getOrderQualityReport' | 'getOrderDefectPareto'> = (
  services,
) => ({
  ...orderQualityReport(services),

  getOrderDefectPareto: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      await requireOrder(tx, call, call.query.orderId);
      return tx.all<Shares[number]>(defectShares(call.companyId, call.query));
    }),
});
