import { sql } from '../../../database/engine.ts';
import { report } from '../../../list/report.ts';
import {
  consumptionColumns,
  consumptionRatios,
  consumptionRows,
} from './consumption-report.sql.ts';
import { feedingColumns, feedingRatios, feedingRows } from './feeding-report.sql.ts';
import { remnantColumns, remnantRatios, remnantRows } from './remnant-report.sql.ts';

/** What was fed to beds, in full and in time, and what of it is still open. */
export const feedingReport = report({
  operation: 'getFeedingReport',
  scope: ['mes2.production_order', 'o'],
  range: 'issueDate',
  rows: ({ companyId, query }) => feedingRows(companyId, query),
  columns: feedingColumns,
  ratios: feedingRatios,
  rowId: sql`concat_ws('/', f.id, g.material_id, g.color_id)`,
  order: sql`f.issue_date desc nulls first, f.feeding_no desc, m.name, c.name`,
});

/** What is left of the fabric of beds, what of it can be used again, and where it lies. */
export const remnantReport = report({
  operation: 'getRemnantReport',
  scope: 'rows',
  range: 'workDate',
  rows: ({ companyId, reach, query }) => remnantRows(companyId, reach, query),
  columns: remnantColumns,
  ratios: remnantRatios,
  rowId: sql`g.row_id`,
  order: sql`g.work_date desc nulls last, g.order_no, g.bed_id, g.roll_no, g.material_name, g.color_name`,
});

/** Why orders took more or less fabric than their bills of materials. */
export const consumptionReport = report({
  operation: 'getFabricConsumptionReport',
  scope: ['mes2.production_order', 'o'],
  range: 'workDate',
  rows: ({ companyId, query }) => consumptionRows(companyId, query),
  columns: consumptionColumns,
  ratios: consumptionRatios,
  rowId: sql`concat_ws('/', g.order_id, g.fabric_part, g.color_id)`,
  order: sql`o.delivery_date desc, o.order_no, g.fabric_part, c.name`,
});
