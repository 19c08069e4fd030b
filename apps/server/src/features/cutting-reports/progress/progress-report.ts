import { addDays } from '@garment-mes/domain/time';
import { sql } from '../../../database/engine.ts';
import { report } from '../../../list/report.ts';
import { floorSettings, today } from '../../settings/public.ts';
import { progressColumns, progressRows, tableHours } from './progress-report.sql.ts';

/** Days that are shown of a report of which nobody said the first and the last. */
const DAYS_BEFORE = 62;
const DAYS_AFTER = 31;

/** Where each bed waits between two milestones. */
export const progressReport = report({
  operation: 'getCuttingProgressReport',
  scope: ['mes2.cutting_bed', 'b'],
  range: 'planDate',
  ask: async (tx, call) => {
    const day = today(call, await floorSettings(tx, call));
    const { planDateFrom, planDateTo } = call.query ?? {};
    const from = planDateFrom ?? addDays(planDateTo ?? day, -DAYS_BEFORE);
    return {
      planDateFrom: from,
      planDateTo: planDateTo ?? addDays(laterOf(from, day), DAYS_AFTER),
    };
  },
  // What is late of these days was worked until today.
  know: async (tx, { companyId, query, call }) => {
    const day = today(call, await floorSettings(tx, call));
    const { planDateFrom: from = day, planDateTo: to = day } = query;
    return tableHours(tx, companyId, { from: addDays(from, -DAYS_AFTER), to: laterOf(to, day) });
  },
  rows: ({ companyId, query, known }) => progressRows(companyId, query, known),
  columns: ({ call, known }) => progressColumns(call.language, known),
  rowId: sql`b.id`,
  order: sql`b.plan_date desc, b.order_no, b.bed_no, b.replacement_no`,
});

const laterOf = (one: string, other: string): string => (one > other ? one : other);
