import { addDays } from '@garment-mes/domain/time';
import { sql } from '../../database/engine.ts';
import { report } from '../../list/report.ts';
import type { Feature } from '../../operations.ts';
import { columnRange, requireMonth } from '../../records/report-range.ts';
import { floorSettings, today } from '../settings/public.ts';
import {
  bedReportColumns,
  bedReportRatios,
  bedReportRows,
  bedReportSearchAs,
} from './bed-report.sql.ts';
import { dateColumns } from './date-columns.ts';
import {
  cutByDay,
  dateReportColumns,
  dateReportRatios,
  dateReportRows,
} from './date-report.sql.ts';
import { consumptionReport, feedingReport, remnantReport } from './fabric/fabric-reports.ts';
import {
  orderCount,
  orderReportColumns,
  orderReportRatios,
  orderReportRows,
} from './order-report.sql.ts';
import {
  outputByDay,
  outputByPlace,
  outputColumns,
  outputRatios,
  outputRows,
} from './output-report.sql.ts';
import { progressReport } from './progress/progress-report.ts';
import { shadeWorkColumns, shadeWorkRows } from './shade-work-report.sql.ts';
import { summaryColumns, summaryRatios, summaryRows } from './summary-report.sql.ts';
import { wipColumns, wipRows } from './wip-report.sql.ts';
import { workColumns, workRows } from './work-report.sql.ts';

/** A company with more orders than this sees its open ones until it asks for others. */
const MANY_ORDERS = 5000;
/** Days that the curve of the output goes back, and the report of which nobody said a first day. */
const OUTPUT_DAYS = 30;
const VOID = /"status"\s*:\s*\[[^\]]*\b9\b/;

/** Filters arrive as text; void beds are shown to who filters by that status. */
const asksVoid = (filter: unknown): boolean => typeof filter === 'string' && VOID.test(filter);

const bedReport = report({
  operation: 'getCuttingBedReport',
  scope: ['mes2.cutting_bed', 'b'],
  range: 'workDate',
  rows: ({ companyId, query }) => bedReportRows(companyId, query, asksVoid(query.filter)),
  columns: bedReportColumns,
  searchAs: bedReportSearchAs,
  ratios: bedReportRatios,
  rowId: sql`b.id`,
  order: sql`b.work_date desc, b.order_no, b.bed_no`,
});

const orderReport = report({
  operation: 'getCuttingOrderReport',
  scope: ['mes2.production_order', 'o'],
  range: 'workDate',
  know: async (tx, { companyId, query }) => {
    const { pageNum, pageSize, order, ...asked } = query;
    const asksNothing = Object.values(asked).every((value) => !value);
    return { isOpenOnly: asksNothing && (await orderCount(tx, companyId)) > MANY_ORDERS };
  },
  rows: ({ companyId, query, known }) => orderReportRows(companyId, query, known.isOpenOnly),
  columns: orderReportColumns,
  ratios: orderReportRatios,
  rowId: sql`s.id`,
  order: sql`o.delivery_date desc, o.order_no, k.seq_no, z.seq_no`,
  besides: async (_tx, { known }) => known,
});

const dateReport = report({
  operation: 'getCuttingDateReport',
  scope: ['mes2.production_order', 'o'],
  ask: async (tx, call) => {
    const { workDateFrom, workDateTo } = call.query ?? {};
    const day = today(call, await floorSettings(tx, call));
    const { from, to } = columnRange(workDateFrom, workDateTo, day);
    return { workDateFrom: from, workDateTo: to };
  },
  rows: ({ companyId, query }) => dateReportRows(companyId, query),
  columns: dateReportColumns,
  ratios: dateReportRatios,
  rowId: sql`k.id`,
  order: sql`o.delivery_date, o.order_no, k.seq_no`,
  besides: async (tx, { companyId, query }, matching) => {
    const { workDateFrom = '', workDateTo = '' } = query;
    const cut = await cutByDay(tx, matching);
    const search = { ...query, workDateFrom, workDateTo };
    return { days: await dateColumns(tx, companyId, search, matching, cut) };
  },
});

/** Output by day and table or team, the curve of thirty days, and how far each table came. */
const outputReport = report({
  operation: 'getCuttingOutputReport',
  scope: 'rows',
  range: 'workDate',
  ask: async (tx, call) => {
    const { query = {} } = call;
    const day = today(call, await floorSettings(tx, call));
    const { workDateTo = laterOf(query.workDateFrom ?? day, day) } = query;
    const { workDateFrom = addDays(workDateTo, 1 - OUTPUT_DAYS) } = query;
    return { workDateFrom, workDateTo };
  },
  know: async (tx, { call }) => today(call, await floorSettings(tx, call)),
  rows: ({ companyId, reach, query }) => {
    const { workDateFrom: from = '', workDateTo: to = '' } = query;
    return outputRows({ companyId, reach, from, to }, query);
  },
  columns: outputColumns,
  ratios: outputRatios,
  rowId: sql`concat_ws('/', r.work_date, r.place_id)`,
  order: sql`r.work_date desc, d.sort, d.code`,
  besides: async (tx, { companyId, reach, query, known: day }, matching) => {
    // What was not lived yet is no day without pieces.
    const last = earlierOf(query.workDateTo ?? day, day);
    const curve = { companyId, reach, from: addDays(last, 1 - OUTPUT_DAYS), to: last };
    return {
      days: await outputByDay(tx, curve, outputRows(curve, query)),
      places: await outputByPlace(tx, matching),
    };
  },
});

/** What people earned with beds, by person or bed by bed. */
const workReport = report({
  operation: 'getCuttingWorkReport',
  scope: ['amc.company_member', 'm'],
  range: 'workDate',
  rows: ({ companyId, query }) => workRows(companyId, query),
  columns: ({ call }) => workColumns(call.language),
  searchAs: { bedNo: sql`b.bed_no::text` },
  rowId: sql`e.id`,
  order: ({ query }) =>
    query.byBed
      ? sql`b.work_date desc, o.order_no, b.bed_no, s.seq_no, e.role, m.employee_no`
      : sql`m.employee_no, b.work_date desc, o.order_no, b.bed_no, s.seq_no`,
});

/** What people earned with beds of many shades, shade by shade. */
const shadeWorkReport = report({
  operation: 'getCuttingWorkReportByShade',
  scope: ['amc.company_member', 'm'],
  range: 'workDate',
  rows: ({ companyId, query }) => shadeWorkRows(companyId, query),
  columns: shadeWorkColumns,
  rowId: sql`g.row_key`,
  order: sql`m.employee_no, g.work_date desc, g.bed_no, g.role, c.name, g.shade`,
});

const summaryReport = report({
  operation: 'getCuttingSummaryReport',
  scope: 'rows',
  range: 'workDate',
  ask: async (_tx, { query: { month } = {} }) => {
    if (!month) return {};
    const { from, to } = requireMonth(month);
    return { workDateFrom: from, workDateTo: to };
  },
  rows: ({ companyId, reach, query }) =>
    summaryRows({ companyId, reach }, query, query.byOrder ?? false),
  columns: summaryColumns,
  ratios: summaryRatios,
  rowId: sql`g.row_id`,
  order: sql`g.customer_name, g.style_no, g.order_no`,
});

/** Where the cut pieces of orders are, and that each of them is somewhere. */
const wipReport = report({
  operation: 'getCuttingWipReport',
  scope: ['mes2.production_order', 'o'],
  know: async (tx, { call }) => today(call, await floorSettings(tx, call)),
  rows: ({ companyId, query, known: day }) => wipRows(companyId, query, day),
  columns: wipColumns,
  rowId: sql`concat_ws('/', w.order_id, w.color_id, w.size_id)`,
  order: sql`o.delivery_date desc, o.order_no, w.color_name, w.size_id`,
});

/** What was cut, by bed, by order, by day, by table and by customer. */
export const cuttingReports: Feature<
  | 'getCuttingBedReport'
  | 'getCuttingOrderReport'
  | 'getCuttingDateReport'
  | 'getCuttingOutputReport'
  | 'getCuttingProgressReport'
  | 'getCuttingSummaryReport'
  | 'getCuttingWipReport'
  | 'getCuttingWorkReport'
  | 'getCuttingWorkReportByShade'
  | 'getFabricConsumptionReport'
  | 'getFeedingReport'
  | 'getRemnantReport'
> = (services) => ({
  ...bedReport(services),
  ...orderReport(services),
  ...dateReport(services),
  ...consumptionReport(services),
  ...feedingReport(services),
  ...outputReport(services),
  ...progressReport(services),
  ...remnantReport(services),
  ...shadeWorkReport(services),
  ...summaryReport(services),
  ...wipReport(services),
  ...workReport(services),
});

const earlierOf = (one: string, other: string): string => (one < other ? one : other);
const laterOf = (one: string, other: string): string => (one > other ? one : other);
