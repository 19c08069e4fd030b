import { sql } from '../../../database/engine.ts';
import { report } from '../../../list/report.ts';
import { scheduleColumns, scheduleRows } from './schedule-report.sql.ts';

/** Where each order stands in every stage, and whether it will leave in time. */
export const scheduleReport = report({
  operation: 'getProductionScheduleReport',
  scope: ['mes2.production_order', 'o'],
  range: 'deliveryDate',
  rows: ({ companyId, query }) => scheduleRows(companyId, query),
  columns: ({ companyId, call }) => scheduleColumns(companyId, call.language),
  rowId: sql`o.id`,
  order: sql`o.delivery_date, o.priority desc, o.order_no`,
});
